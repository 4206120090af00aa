import SwiftParsing

/// Finds members that extensions of `Optional` add.
///
/// The evaluator does not distinguish an optional from its value, so a member that the value also has is an error.
extension Evaluator {
  /// A member of an `Optional` extension; nil if no extension declares the name.
  ///
  /// - Parameter isOptional: True after `?`. It is then unclear whether a nil ends the chain or is the receiver.
  func memberOfOptional(
    _ name: String, of receiver: Value, _ scope: Scope, _ span: Span, isOptional: Bool = false
  ) throws(Refusal) -> Value? {
    guard let type = program.extensions["Optional"], type.members.declares(name) else { return nil }
    let properties = type.members.properties.filter { $0.name == name }.count
    guard !isOptional, properties + (type.members.functions[name]?.count ?? 0) == 1, !hasOwn(name, receiver, scope, span) else {
      throw Refusal(.unsupported("this member of Optional"), at: span)
    }
    return try declaredMember(name, of: receiver, type, scope, span)
  }

  /// True if an expression is an optional, by its declared type or by what the standard library returns. Its value alone does not tell.
  func isOptional(_ expression: Expression, _ scope: Scope) -> Bool {
    if let reference = typeReference(of: expression, scope) { return reference.isOptional }
    switch expression.kind {
    case .tuple(let elements) where elements.count == 1: return elements[0].value.isOptionalChain || isOptional(elements[0].value, scope)
    case .member(let base, let reference): return ["first", "last"].contains(reference.name.text) && isCollection(base, scope)
    case .subscript(let call):
      guard call.arguments.count == 1, call.arguments[0].label == nil else { return false }
      if call.callee.isVariable, case .dictionary? = try? value(call.callee, scope) { return true }
      if case .dictionary = staticPlace(of: call.callee, scope) { return true }
      return false
    case .call(let call):
      guard case .member(let base, let reference) = call.callee.kind else { return false }
      return ["first", "last", "min", "max", "randomElement", "popLast"].contains(reference.name.text) && isCollection(base, scope)
    default: return false
    }
  }

  private func isCollection(_ expression: Expression, _ scope: Scope) -> Bool {
    if expression.isVariable, let found = try? value(expression, scope) { return found.isSequence }
    return switch staticPlace(of: expression, scope) {
    case .array, .set, .dictionary, .string: true
    default: false
    }
  }

  private func hasOwn(_ name: String, _ receiver: Value, _ scope: Scope, _ span: Span) -> Bool {
    if case .nil = receiver { return false }
    let types = [sourceType(of: receiver)].compactMap { $0 } + extensionNames(of: receiver).compactMap { program.extensions[$0] }
    if types.contains(where: { has(name, $0) }) { return true }
    return ((try? systemMember(name, of: receiver, span)) ?? nil) != nil
  }

  private func has(_ name: String, _ type: SourceType) -> Bool {
    type.members.declares(name) || parents(of: type).contains { has(name, $0) }
  }
}
