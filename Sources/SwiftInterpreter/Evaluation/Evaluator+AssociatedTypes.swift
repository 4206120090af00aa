import SwiftParsing

/// Resolves associated types in protocol extensions, using the type of the receiver.
extension Evaluator {
  /// The type that the receiver has for an associated type of its protocol; nil for other names.
  ///
  /// - Parameter isAssociated: Set to true if the name is an associated type, even if its type is unknown.
  func associatedType(_ name: String, _ scope: Scope, _ isAssociated: inout Bool) throws(Refusal) -> TypeValue? {
    guard let owner = scope.owner, owner.keyword == .protocol, let receiver = scope.receiver?.value else { return nil }
    let declaring = protocols(above: owner).filter { $0.members.associatedTypes[name] != nil }
    guard !declaring.isEmpty else { return nil }
    isAssociated = true
    var type = sourceType(of: receiver)
    if case .type(let found) = receiver, case .source(let asked, _) = found.kind { type = asked }
    for _ in 0..<Self.depthOfValues {
      guard let current = type else { break }
      let inside = Scope(receiver: nil, owner: current, result: .anything)
      if let found = current.members.types[name] { return TypeValue(found) }
      if let alias = current.members.aliases[name] { return try typeValue(of: alias, inside) }
      for declared in declaring {
        if let found = witness(of: name, declared, current, inside)?.type { return found }
      }
      type = parent(of: current)
    }
    guard let written = declaring.compactMap({ $0.members.associatedTypes[name] ?? nil }).first else { return nil }
    return try typeValue(of: written, Scope(receiver: nil, owner: nil, result: .anything))
  }

  private func protocols(above type: SourceType) -> [SourceType] {
    var found = [type]
    var index = 0
    while index < found.count, index < Self.depthOfValues {
      found += parents(of: found[index]).filter { parent in parent.keyword == .protocol && !found.contains { $0 === parent } }
      index += 1
    }
    return found
  }

  /// Infers an associated type by comparing the requirements of a protocol with the members of a type.
  private func witness(of name: String, _ declared: SourceType, _ type: SourceType, _ scope: Scope) -> Expected? {
    var bindings = TypeBindings([name])
    for requirement in declared.members.properties where requirement.isRequirement {
      guard let own = type.members.property(requirement.name)?.type, let place = try? expected(own, scope) else { continue }
      bindings.bind(requirement.type, to: place)
    }
    for requirement in declared.members.functions.values.joined() where requirement.body == nil {
      let labels = requirement.signature.parameters.map { $0.label?.text }
      let own = type.members.functions[requirement.name]?.first { $0.signature.parameters.map { $0.label?.text } == labels }
      guard let signature = own?.signature, signature.generics == nil else { continue }
      for (parameter, given) in zip(requirement.signature.parameters, signature.parameters) {
        if let place = try? expected(given.type, scope) { bindings.bind(parameter.type, to: place) }
      }
      if let place = try? expected(signature.result, scope) { bindings.bind(requirement.signature.result, to: place) }
    }
    return bindings.found[name]
  }
}
