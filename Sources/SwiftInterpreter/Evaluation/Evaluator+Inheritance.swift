import Localization
import SwiftParsing

/// Chooses among inherited members with the same name, as Swift does: the member of the more derived protocol, or of the extension with
/// more requirements. The name is ambiguous if neither rule decides.
extension Evaluator {
  /// The types that a type inherits from. A type whose member hides the other types' members comes first.
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

  /// True if an extension of a protocol gives a type a member with this name.
  private func gives(_ name: String, _ found: SourceType, to type: SourceType) -> Bool {
    found.members.properties.contains { $0.name == name && !$0.isRequirement && meets($0.requirements, type) }
      || found.members.functions[name]?.contains { $0.body != nil && meets($0.requirements, type) } ?? false
  }

  /// The elements whose type no other element's type inherits from.
  private func mostDerived<Found>(_ all: [Found], _ type: (Found) -> SourceType?) -> [Found] {
    all.filter { one in
      guard let own = type(one) else { return false }
      return !all.contains { other in type(other).map { $0 !== own && distance(from: $0, to: own) != nil } ?? false }
    }
  }

  /// The property of a type with this name. If extensions of the type declare several, the one with the most requirements.
  func property(
    _ name: String, in members: MemberIndex, of type: SourceType, _ span: Span, receiver: Value? = nil
  ) throws(Refusal) -> MemberIndex.Property? {
    guard members.hasRequirements else { return members.property(name) }
    let fitting = members.properties.filter { $0.name == name && !$0.isRequirement && meets($0.requirements, type, receiver) }
    let most = fitting.map { $0.requirements.count }.max() ?? 0
    let best = fitting.filter { $0.requirements.count == most }
    if best.count > 1, most > 0 { throw Refusal(.severalMembers(name), at: span) }
    let isHidden = best.isEmpty && members.properties.contains { $0.name == name && !$0.isRequirement }
    return isHidden ? nil : best.first ?? members.property(name)
  }

  /// The method that Swift prefers among methods with the same arguments. Methods of the type itself and of its superclass come first.
  func preferred(_ functions: [DeclaredFunction], _ span: Span) throws(Refusal) -> DeclaredFunction {
    guard functions.count > 1, functions.allSatisfy({ $0.owner?.keyword == .protocol }) else { return functions[0] }
    let most = functions.map { $0.requirements.count }.max() ?? 0
    var found = mostDerived(functions) { $0.owner }
    if found.count > 1, found.allSatisfy({ $0.owner === found[0].owner }) { found = found.filter { $0.requirements.count == most } }
    let types = found.map { $0.signature.parameters.map { parameter in parameter.type.map { text(of: $0.span) } ?? "" } }
    if found.count > 1, types.allSatisfy({ $0 == types[0] }) { throw Refusal(.severalMembers(functions[0].name), at: span) }
    return found[0]
  }

  /// True if a type meets the requirements of an extension on `Self`, and the receiver those on its elements.
  func meets(_ requirements: [MemberRequirement], _ type: SourceType, _ receiver: Value? = nil) -> Bool {
    requirements.allSatisfy { requirement in
      if requirement.isOfElement { return receiver.map { isElement(of: $0, requirement) } ?? true }
      if requirement.isSame { return type.name == requirement.type }
      if requirement.type == "AnyObject" { return type.isReference || type.keyword == .extension }
      // A system type is known only by its extension, and may be a subclass.
      if type.keyword == .extension { return true }
      return family(of: type).contains { $0.name == requirement.type } || inheritedNames(of: type).contains(requirement.type)
        || superclass(of: type).map { SystemTypes.classes(above: $0).contains(requirement.type) } ?? false
    }
  }
}

extension Evaluator {
  /// True if the first element of a collection, or the value of an optional, has the required type. An empty one meets every requirement.
  private func isElement(of receiver: Value, _ requirement: MemberRequirement) -> Bool {
    let element: Value
    switch receiver {
    case .array(let elements), .slice(let elements, _):
      guard let first = elements.first else { return true }
      element = first
    case .set(let found):
      guard let first = found.entries.first else { return true }
      element = first.key
    case .nil: return true
    default: element = receiver
    }
    guard let type = sourceType(of: element) else {
      if element.isOpaque || !requirement.isSame { return true }
      return element.systemNames.contains(requirement.type) || extensionNames(of: element).contains(requirement.type)
    }
    return family(of: type).contains { $0.name == requirement.type } || superclass(of: type) == requirement.type
      || inheritedNames(of: type).contains(requirement.type)
  }
}

/// A requirement of an extension on the type itself or on its elements: `Self: UIView`, `Self == Grid`, `Element == CGFloat`.
struct MemberRequirement: Sendable {
  var isOfElement = false
  /// True for `==`.
  var isSame: Bool
  var type: String

  /// The requirements on `Self` and on elements in the text after `where`.
  static func all(in text: String) -> [MemberRequirement] {
    text.split(separator: ",").flatMap { part -> [MemberRequirement] in
      let words = part.split { " \n\t:=&".contains($0) }.map(String.init)
      guard words.count > 1 else { return [] }
      let isOfElement = ["Element", "Self.Element", "Iterator.Element", "Wrapped"].contains(words[0])
      guard isOfElement || words[0] == "Self" else { return [] }
      let isSame = part.contains { $0 == "=" }
      return words.dropFirst().map {
        MemberRequirement(isOfElement: isOfElement, isSame: isSame, type: $0.split(separator: ".").last.map(String.init) ?? $0)
      }
    }
  }
}
