import SwiftParsing

/// Implements literals of declared types: `let gap: Points = 8` calls `Points.init(integerLiteral:)`.
extension Evaluator {
  /// Converts a literal to a declared type; nil if the type has no initialiser for such literals.
  func ownLiteral(_ value: Value, _ type: SourceType, _ span: Span) throws(Refusal) -> Value? {
    let arguments: [Value]
    let label: String
    switch value {
    case .int: (label, arguments) = ("integerLiteral", [value])
    case .double: (label, arguments) = ("floatLiteral", [value])
    case .string: (label, arguments) = ("stringLiteral", [value])
    case .bool: (label, arguments) = ("booleanLiteral", [value])
    case .array(let elements): (label, arguments) = ("arrayLiteral", elements)
    case .dictionary(let found):
      label = "dictionaryLiteral"
      arguments = found.entries.map {
        .tuple([Value.TupleElement(label: nil, value: $0.key), Value.TupleElement(label: nil, value: $0.value)])
      }
    default: return nil
    }
    guard let initializer = literalInitializer(label, of: type) else { return nil }
    return try run(
      initializer, making: type,
      arguments.enumerated().map { ArgumentValue(label: $0.offset == 0 ? label : nil, value: $0.element, span: span) }, span)
  }

  private func literalInitializer(_ label: String, of type: SourceType) -> DeclaredFunction? {
    type.members.initializers.first { $0.signature.parameters.first?.label?.text == label && $0.body != nil }
  }

  /// The element type of an array or dictionary literal of a declared type; nil for other types.
  func elementPlace(ofLiteral expected: Expected, _ label: String) -> Expected? {
    guard case .source(let type, _) = expected, let initializer = literalInitializer(label, of: type) else { return nil }
    let scope = Scope(receiver: nil, owner: type, result: .anything, parent: type.scope)
    return try? self.expected(initializer.signature.parameters[0].type, scope)
  }
}
