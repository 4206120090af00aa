/// What a place takes, as far as it decides the meaning of `.name`, of a literal or of a closure.
indirect enum Expected: Sendable {
  case anything
  /// `Any` and `AnyHashable`, which take a value as it is: a whole number among fractions stays one.
  case any
  /// `Double` and `CGFloat`, for which `1 / 3` is a fraction.
  case double
  /// `Float`, which holds half the digits.
  case float
  case int
  case bool
  case string
  /// A declared type, with what its generic parameters stand for.
  case source(SourceType, TypeArguments = [:])
  /// A value of any type that conforms to a declared protocol.
  case conforming(SourceType)
  /// A type of the system by its name.
  case system(String)
  case array(Expected)
  case set(Expected)
  case range(Expected)
  case dictionary(key: Expected, value: Expected)
  case tuple([Expected], labels: [String?])
  case function([Expected], result: Expected)
  /// An expression that runs when it is asked for.
  case autoclosure(Expected)
  /// `Result` with what its two cases hold.
  case result(success: Expected, failure: Expected)

  var element: Expected {
    switch self {
    case .array(let element), .set(let element): element
    default: .anything
    }
  }

  /// The name of a type of the system; empty for others.
  var systemName: String {
    if case .system(let name) = self { name } else { "" }
  }

  /// The name of a type of the library that a literal may have, as a refusal says it.
  var typeName: String {
    switch self {
    case .double, .float: "a number"
    case .int: "Int"
    case .bool: "Bool"
    case .string: "String"
    default: systemName
    }
  }

  /// What a function of the type gives.
  var functionResult: Expected { if case .function(_, let result) = self { result } else { .anything } }

  var isDouble: Bool {
    switch self {
    case .double, .float: true
    default: false
    }
  }
}
