import SwiftParsing

/// Implements characters and Unicode scalars, which are represented here as one-character strings.
extension Evaluator {
  /// `Character("a")`, `UnicodeScalar(65)`, `Character(UnicodeScalar(65))`. Returns `nil` for a number that is not a scalar.
  func character(from arguments: [ArgumentValue], _ type: String, _ span: Span) throws(Refusal) -> Value {
    guard arguments.count == 1, arguments[0].label == nil else { throw Refusal(.arguments(of: type), at: span) }
    switch arguments[0].value {
    case .string(let text) where text.count == 1: return .string(text)
    case .int(let number) where type == "UnicodeScalar":
      return UInt32(exactly: number).flatMap { Unicode.Scalar($0) }.map { .string(String(Character($0))) } ?? .nil
    case .opaque(let opaque): throw opaque.refusal(at: span)
    default: throw Refusal(.arguments(of: type), at: span)
    }
  }
}

extension Library {
  /// The `value` of a scalar, or the `asciiValue` of a character.
  static func code(_ name: String, of text: String) -> Value? {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
    return name == "value" ? .int(Int(scalar.value)) : scalar.isASCII ? .int(Int(scalar.value)) : .nil
  }
}
