import SwiftParsing

/// Members that extensions of `Optional` add. An optional that holds something is that something here, so what has a member of the name
/// too is refused.
extension Evaluator {
  /// Nil if no extension adds a member of the name.
  ///
  /// - Parameter isOptional: Whether `?` stands before it, so that a nil may end the chain or be what the member is of.
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

  /// Whether what the optional holds has a member of the name.
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
