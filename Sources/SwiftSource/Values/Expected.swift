/// What a place takes, as far as it decides the meaning of `.name`, of a literal or of a closure.
indirect enum Expected: Sendable {
  case anything
  /// `Double`, `CGFloat` and `Float`, for which `1 / 3` is a fraction.
  case double
  case int
  case bool
  case string
  case source(SourceType)
  /// A type of the system by its name.
  case system(String)
  case array(Expected)
  case dictionary(key: Expected, value: Expected)
  case tuple([Expected], labels: [String?])
  case function([Expected], result: Expected)

  var element: Expected {
    switch self {
    case .array(let element): element
    default: .anything
    }
  }

  var isDouble: Bool {
    if case .double = self { true } else { false }
  }
}
