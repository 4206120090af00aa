import Localization
import Snapshots
import SwiftParsing

extension Evaluator {
  /// Calls a mutating method of a snapshot. Exceptions of UIKit become errors and change nothing.
  func change(_ snapshot: SnapshotObject, _ name: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) {
    let isAboutSections = name.hasSuffix("Sections") || name.hasSuffix("Section")
    let identifiers = try identifiers(name, arguments, isAboutSections ? snapshot.sectionType : snapshot.itemType, in: snapshot, span)
    let beside = try beside(arguments, snapshot)
    // The section of an item that several keys append is that of the last one.
    if runsInAnyOrder, identifiers.contains(where: { snapshot.content.contains(item: $0) }) { throw Refusal(.unordered, at: span) }
    do throws(CodeSnapshot.Fault) {
      try change(&snapshot.content, name, identifiers, beside)
    } catch {
      // The items may have been deleted since the code was typed.
      if snapshot.taken?.isStandIn ?? false { return }
      var refusal = Refusal(.snapshot(error), at: span)
      if !name.hasPrefix("append") {
        refusal.unequal = try equalWithOtherHash(identifiers + [beside?.identifier].compactMap { $0 }, snapshot, span)
      }
      refusal.instanceType = (identifiers + [beside?.identifier].compactMap { $0 }).compactMap { $0.value.instance?.type.name }.first {
        applies.instanceTypes.contains($0)
      }
      throw refusal
    }
    if isMakingData { filled = snapshot }
    guard name == "deleteAllItems" || !identifiers.isEmpty else { return }
    snapshot.lines.append(line(name, identifiers.map { $0.word }.joined(separator: " "), beside, snapshot))
  }

  /// The identifiers in the arguments of a method. Too many identifiers are an error.
  private func identifiers(
    _ name: String, _ arguments: [ArgumentValue], _ type: Expected, in snapshot: SnapshotObject, _ span: Span
  ) throws(Refusal) -> [CodeIdentifier] {
    guard Self.snapshotChanges.contains(name) else { throw Refusal(.unknownMember(name, of: "NSDiffableDataSourceSnapshot"), at: span) }
    guard name != "deleteAllItems" else { return [] }
    let first = arguments.first
    let given = try Library.first(arguments, name, span)
    let found = name.hasPrefix("move") ? [given] : try elements(of: given, first?.span ?? span)
    let count = snapshot.content.numberOfItems + found.count
    guard count <= 2 * Self.elementLimit else { throw Refusal(.tooLarge(count), at: span) }
    try spend(found.count, span)
    var identifiers: [CodeIdentifier] = []
    let isAboutSections = name.hasSuffix("Sections") || name.hasSuffix("Section")
    for value in found {
      let place = first?.span ?? span
      identifiers.append(try identify(try coerce(value, to: type, place), place, isSection: isAboutSections))
    }
    return identifiers
  }

  static let snapshotChanges: Set<String> = [
    "appendSections", "appendItems", "insertItems", "moveItem", "insertSections", "moveSection", "deleteItems", "deleteSections",
    "deleteAllItems", "reloadItems", "reconfigureItems", "reloadSections",
  ]

  /// The section or item in the second argument of a method.
  private struct Neighbour {
    var label: String
    var identifier: CodeIdentifier
    var isAfter: Bool { label.hasPrefix("after") }
  }

  private func beside(_ arguments: [ArgumentValue], _ snapshot: SnapshotObject) throws(Refusal) -> Neighbour? {
    guard arguments.count > 1, let label = arguments[1].label, !arguments[1].value.isNil else { return nil }
    let argument = arguments[1]
    let isSection = label.contains(text: "Section")
    let value = try coerce(argument.value, to: isSection ? snapshot.sectionType : snapshot.itemType, argument.span)
    return Neighbour(label: label, identifier: try identify(value, argument.span, isSection: isSection))
  }

  private func change(
    _ content: inout CodeSnapshot, _ name: String, _ identifiers: [CodeIdentifier], _ beside: Neighbour?
  ) throws(CodeSnapshot.Fault) {
    switch (name, beside) {
    case ("appendSections", _): try content.appendSections(identifiers)
    case ("appendItems", _): _ = try content.appendItems(identifiers, toSection: beside?.identifier)
    case ("insertItems", let beside?) where beside.isAfter: _ = try content.insertItems(identifiers, afterItem: beside.identifier)
    case ("insertItems", let beside?): _ = try content.insertItems(identifiers, beforeItem: beside.identifier)
    case ("moveItem", let beside?) where beside.isAfter: try content.moveItem(identifiers[0], afterItem: beside.identifier)
    case ("moveItem", let beside?): try content.moveItem(identifiers[0], beforeItem: beside.identifier)
    case ("insertSections", let beside?) where beside.isAfter: try content.insertSections(identifiers, afterSection: beside.identifier)
    case ("insertSections", let beside?): try content.insertSections(identifiers, beforeSection: beside.identifier)
    case ("moveSection", let beside?) where beside.isAfter: try content.moveSection(identifiers[0], afterSection: beside.identifier)
    case ("moveSection", let beside?): try content.moveSection(identifiers[0], beforeSection: beside.identifier)
    case ("deleteItems", _): try content.deleteItems(identifiers)
    case ("deleteSections", _): try content.deleteSections(identifiers)
    case ("deleteAllItems", _): content.deleteAllItems()
    case ("reloadItems", _): try content.reloadItems(identifiers)
    case ("reconfigureItems", _): try content.reconfigureItems(identifiers)
    case ("reloadSections", _): try content.reloadSections(identifiers)
    default: break
    }
  }

  /// The command that corresponds to a method call.
  private func line(_ name: String, _ names: String, _ beside: Neighbour?, _ snapshot: SnapshotObject) -> String {
    let place = beside.map { " \($0.isAfter ? "after" : "before") \($0.identifier.word)" } ?? ""
    return switch name {
    case "appendItems": "append items \(names) to \((beside?.identifier ?? snapshot.sections.last)?.word ?? "")"
    case "deleteAllItems": "delete all"
    default: "\(Self.commands[name] ?? name) \(names)\(place)"
    }
  }

  private static let commands = [
    "appendSections": "append sections", "insertItems": "insert items", "moveItem": "move item", "insertSections": "insert sections",
    "moveSection": "move section", "deleteItems": "delete items", "deleteSections": "delete sections", "reloadItems": "reload items",
    "reconfigureItems": "reconfigure items", "reloadSections": "reload sections",
  ]

  // MARK: Queries

  func snapshotQuery(
    _ name: String, _ snapshot: SnapshotObject, _ arguments: [ArgumentValue], _ span: Span
  ) throws(Refusal) -> Value? {
    guard let first = arguments.first, Self.snapshotQueries.contains(name) else { return nil }
    let isSection = name == "indexOfSection" || first.label == "inSection"
    let value = try coerce(first.value, to: isSection ? snapshot.sectionType : snapshot.itemType, first.span)
    let identifier = try identify(value, first.span, isSection: isSection)
    // An unknown value may equal any identifier.
    if case .opaque(let opaque) = identifier.value,
      isSection ? !snapshot.content.contains(section: identifier) : !snapshot.content.contains(item: identifier),
      snapshot.content.numberOfSections > 0
    {
      throw opaque.refusal(at: first.span)
    }
    do throws(CodeSnapshot.Fault) {
      switch name {
      // iOS 13 returns an empty list for an unknown section.
      case "itemIdentifiers" where host.os == 13 && snapshot.content.indexOfSection(identifier) == nil: return .array([])
      case "itemIdentifiers": return .array(try snapshot.content.itemIdentifiers(inSection: identifier).map { $0.value })
      case "numberOfItems": return .int(try snapshot.content.numberOfItems(inSection: identifier))
      case "indexOfItem": return snapshot.content.indexOfItem(identifier).map { .int($0) } ?? .nil
      case "indexOfSection": return snapshot.content.indexOfSection(identifier).map { .int($0) } ?? .nil
      default: return snapshot.content.sectionIdentifier(containingItem: identifier)?.value ?? .nil
      }
    } catch { throw Refusal(.snapshot(error), at: span) }
  }

  private static let snapshotQueries: Set<String> = [
    "itemIdentifiers", "numberOfItems", "indexOfItem", "indexOfSection", "sectionIdentifier",
  ]

  /// A property of a snapshot, or a method as a function.
  func snapshotMember(_ name: String, _ snapshot: SnapshotObject, _ method: Value) -> Value? {
    switch name {
    case "sectionIdentifiers": .array(snapshot.sections.map { $0.value })
    // These names are also methods; calls use the method.
    case "itemIdentifiers": .array(snapshot.content.itemIdentifiers.map { $0.value })
    case "numberOfSections": .int(snapshot.content.numberOfSections)
    case "numberOfItems": .int(snapshot.content.numberOfItems)
    case "reloadedItemIdentifiers": .array(snapshot.content.reloadedItemIdentifiers.map { $0.value })
    case "reconfiguredItemIdentifiers": .array(snapshot.content.reconfiguredItemIdentifiers.map { $0.value })
    case "reloadedSectionIdentifiers": .array(snapshot.content.reloadedSectionIdentifiers.map { $0.value })
    default: SystemTypes.type("NSDiffableDataSourceSnapshot")?.methods.contains(name) ?? false ? method : nil
    }
  }

  /// Sets the identifier types of a new snapshot from its generic arguments, written directly or in a type alias.
  func specialize(_ made: Value, by callee: Expression, _ scope: Scope) throws(Refusal) {
    guard case .known(.snapshot(let snapshot)) = made, let types = try identifierTypes(callee, scope), types.count == 2 else { return }
    (snapshot.sectionType, snapshot.itemType) = (types[0], types[1])
  }

  /// The identifier types in the generic arguments of a type, written directly or in a type alias; nil without such arguments.
  func identifierTypes(_ callee: Expression, _ scope: Scope) throws(Refusal) -> [Expected]? {
    guard case .identifier(let reference) = callee.kind else { return nil }
    var arguments = reference.generics
    var inside = scope
    if arguments == nil, let alias = try alias(named: reference.name.text, scope), case .named(_, let written) = alias.type.kind {
      (arguments, inside) = (written, alias.scope)
    }
    return arguments?.types.map { identifierType($0, inside) }
  }

  /// The type of an identifier, or `.anything` if no file declares the type. Its cases are then identified by name.
  private func identifierType(_ type: TypeReference, _ scope: Scope) -> Expected {
    guard let found = try? expected(type, scope) else { return .anything }
    if case .system(let name) = found, !SystemTypes.isKnown(name) { return .anything }
    return found
  }

  // MARK: Hashes

  private func equalWithOtherHash(
    _ identifiers: [CodeIdentifier], _ snapshot: SnapshotObject, _ span: Span
  ) throws(Refusal) -> [String]? {
    let known = (snapshot.content.itemIdentifiers + snapshot.sections).prefix(Self.comparedIdentifiers)
    for identifier in identifiers where !known.contains(identifier) {
      guard try hasOwnIdentity(identifier.value, span), !countsByInstance(identifier.value) else { continue }
      for other in known where try areIdentifiersEqual(other.value, identifier.value, span) {
        // An object that was changed after it was appended.
        if case .object(let one) = other.value, case .object(let object) = identifier.value, one === object { return [other.description] }
        return [other.description, identifier.description]
      }
    }
    return nil
  }

  /// The maximum number of identifiers with custom equality that are compared with each other before an apply.
  private static let comparedIdentifiers = 300

  /// Reports identifiers that are equal but have different hashes, as UIKit does when it applies them (`diffable-rules 2.4`).
  func refuseUnequalHashes(_ snapshot: SnapshotObject, _ span: Span) throws(Refusal) {
    let lists = [
      snapshot.sections + (applies.snapshot?.sections ?? []),
      snapshot.content.itemIdentifiers + (applies.snapshot?.content.itemIdentifiers ?? []),
    ]
    let steps = self.steps
    defer { self.steps = steps }
    for identifiers in lists {
      var own: [CodeIdentifier] = []
      for identifier in identifiers {
        guard own.count < Self.comparedIdentifiers, !own.contains(identifier), !countsByInstance(identifier.value),
          try hasOwnIdentity(identifier.value, span)
        else { continue }
        for other in own where try areIdentifiersEqual(other.value, identifier.value, span) {
          throw Refusal(.unequalHashes(other.description, identifier.description), at: span)
        }
        own.append(identifier)
      }
      for identifier in own { noteHashMistake(of: identifier.value, span) }
    }
  }
}
