/// The expected type of an expression. Determines the meaning of `.name`, literals and closures.
indirect enum Expected: Sendable {
  case anything
  /// `Any` and `AnyHashable`, which do not convert values: an integer stays an integer.
  case any
  /// `Double` or `CGFloat`, if the source does not say which; `1 / 3` is a fraction in this context.
  case fraction
  case double
  case cgFloat
  /// `Float`, which has about half as many digits as `Double`.
  case float
  case int
  case bool
  case string
  /// A declared type with its generic arguments.
  case source(SourceType, TypeArguments = [:])
  /// Any type that conforms to a declared protocol.
  case conforming(SourceType)
  case system(String)
  case array(Expected)
  case set(Expected)
  case range(Expected)
  case dictionary(key: Expected, value: Expected)
  case tuple([Expected], labels: [String?])
  case function([Expected], result: Expected)
  /// An autoclosure parameter.
  case autoclosure(Expected)
  /// `Result` with its success and failure types.
  case result(success: Expected, failure: Expected)

  var element: Expected {
    switch self {
    case .array(let element), .set(let element): element
    default: .anything
    }
  }

  /// The name of a system type; empty for other types.
  var systemName: String {
    if case .system(let name) = self { name } else { "" }
  }

  /// The name of the type in an error message about a literal.
  var typeName: String {
    switch self {
    case .fraction, .double, .cgFloat, .float: "a number"
    case .int: "Int"
    case .bool: "Bool"
    case .string: "String"
    default: systemName
    }
  }

  var functionResult: Expected { if case .function(_, let result) = self { result } else { .anything } }

  var isDouble: Bool {
    switch self {
    case .fraction, .double, .cgFloat, .float: true
    default: false
    }
  }
}
