import Localization
import SwiftParsing

/// Which of several inherited members of a name is meant: that of the more derived protocol, or of the extension that asks for more. Where
/// neither is more than the other, Swift calls the name ambiguous.
extension Evaluator {
  /// The types that a type inherits from, those first whose member of a name hides that of the others.
  func parents(of type: SourceType, declaring name: String, _ receiver: SourceType, _ span: Span) throws(Refusal) -> [SourceType] {
    let parents = parents(of: type)
    guard parents.count > 1, type.keyword != .extension else { return parents }
    let all = family(of: type)
    let declaring = all.dropFirst().filter { $0.keyword == .protocol && gives(name, $0, to: receiver) }
    guard declaring.count > 1, !all.contains(where: { $0 !== type && $0.isReference && $0.members.declares(name) }) else { return parents }
    let nearest = mostDerived(declaring) { $0 }
    guard nearest.count == 1 else { throw Refusal(.severalMembers(name), at: span) }
    return nearest + parents
  }

  /// Whether an extension of a protocol gives a member of a name to a type.
  private func gives(_ name: String, _ found: SourceType, to type: SourceType) -> Bool {
    found.members.properties.contains { $0.name == name && !$0.isRequirement && meets($0.requirements, type) }
      || found.members.functions[name]?.contains { $0.body != nil && meets($0.requirements, type) } ?? false
  }

  /// Those whose type inherits from all others of them, or that no other inherits from.
  private func mostDerived<Found>(_ all: [Found], _ type: (Found) -> SourceType?) -> [Found] {
    all.filter { one in
      guard let own = type(one) else { return false }
      return !all.contains { other in type(other).map { $0 !== own && distance(from: $0, to: own) != nil } ?? false }
    }
  }

  /// The property of a name that a type has: of several in extensions of one type, the one whose extension asks for the most.
  func property(
    _ name: String, in members: MemberIndex, of type: SourceType, _ span: Span
  ) throws(Refusal) -> MemberIndex.Property? {
    guard members.hasRequirements else { return members.property(name) }
    let fitting = members.properties.filter { $0.name == name && !$0.isRequirement && meets($0.requirements, type) }
    let most = fitting.map { $0.requirements.count }.max() ?? 0
    let best = fitting.filter { $0.requirements.count == most }
    if best.count > 1, most > 0 { throw Refusal(.severalMembers(name), at: span) }
    let isHidden = best.isEmpty && members.properties.contains { $0.name == name && !$0.isRequirement }
    return isHidden ? nil : best.first ?? members.property(name)
  }

  /// Of methods that take the same arguments, the one that Swift prefers: a type's own and its superclass's come first.
  func preferred(_ functions: [DeclaredFunction], _ span: Span) throws(Refusal) -> DeclaredFunction {
    guard functions.count > 1, functions.allSatisfy({ $0.owner?.keyword == .protocol }) else { return functions[0] }
    let most = functions.map { $0.requirements.count }.max() ?? 0
    var found = mostDerived(functions) { $0.owner }
    if found.count > 1, found.allSatisfy({ $0.owner === found[0].owner }) { found = found.filter { $0.requirements.count == most } }
    let types = found.map { $0.signature.parameters.map { parameter in parameter.type.map { text(of: $0.span) } ?? "" } }
    if found.count > 1, types.allSatisfy({ $0 == types[0] }) { throw Refusal(.severalMembers(functions[0].name), at: span) }
    return found[0]
  }

  /// Whether a type is what the `where` of an extension asks for, as far as it is about the type itself.
  func meets(_ requirements: [MemberRequirement], _ type: SourceType) -> Bool {
    requirements.allSatisfy { requirement in
      if requirement.isSame { return type.name == requirement.type }
      if requirement.type == "AnyObject" { return type.isReference || type.keyword == .extension }
      // The extension stands for a type of the system, which may be a class below it.
      if type.keyword == .extension { return true }
      return family(of: type).contains { $0.name == requirement.type } || inheritedNames(of: type).contains(requirement.type)
        || superclass(of: type).map { SystemTypes.classes(above: $0).contains(requirement.type) } ?? false
    }
  }
}

/// What `where` of an extension asks of the type itself: `Self: UIView`, `Self == Grid`.
struct MemberRequirement: Sendable {
  /// Whether the type has to be this one.
  var isSame: Bool
  var type: String

  /// The requirements of a text after `where` that are about `Self`.
  static func all(in text: String) -> [MemberRequirement] {
    text.split(separator: ",").flatMap { part -> [MemberRequirement] in
      let words = part.split { " \n\t:=&".contains($0) }.map(String.init)
      guard words.count > 1, words[0] == "Self" else { return [] }
      let isSame = part.contains { $0 == "=" }
      return words.dropFirst().map { MemberRequirement(isSame: isSame, type: $0.split(separator: ".").last.map(String.init) ?? $0) }
    }
  }
}
