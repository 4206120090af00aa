import Localization
import SwiftParsing

extension Evaluator {
  /// A method of a snapshot, or a query of it.
  func snapshotCall(_ name: String, _ snapshot: SnapshotObject, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    var ids: [Value] = []
    if let first = arguments.first, name != "deleteAllItems" {
      let type = name.contains(text: "Section") && !name.contains(text: "Items") ? snapshot.sectionType : snapshot.itemType
      let found = name.hasPrefix("move") ? [first.value] : try elements(of: first.value, first.span)
      for value in found { ids.append(try coerce(value, to: type, first.span)) }
    }
    let beside = try beside(arguments, snapshot)
    let items = try items(ids, in: snapshot, span)
    let names = items.map { $0.name }.joined(separator: " ")
    switch name {
    case "appendSections":
      snapshot.append(sections: items)
      snapshot.lines.append("append sections \(names)")
    case "appendItems": try appendItems(items, names, to: beside, of: snapshot, span)
    case "insertItems", "moveItem": try placeItems(items, names, name, beside, of: snapshot, span)
    case "insertSections", "moveSection": try placeSections(items, names, name, beside, of: snapshot, span)
    case "deleteItems":
      snapshot.delete(items)
      snapshot.lines.append("delete items \(names)")
    case "deleteSections":
      try spend(ids.count * snapshot.sections.count / 4, span)
      snapshot.delete(sections: items)
      snapshot.lines.append("delete sections \(names)")
    case "deleteAllItems":
      snapshot.deleteAll()
      snapshot.lines.append("delete all")
    case "reloadItems", "reconfigureItems", "reloadSections":
      let kind = name.hasSuffix("Sections") ? "sections" : "items"
      snapshot.lines.append("\(name.hasPrefix("reload") ? "reload" : "reconfigure") \(kind) \(names)")
    default: throw Refusal(.unknownMember(name, of: "NSDiffableDataSourceSnapshot"), at: span)
    }
    if ids.isEmpty, name != "deleteAllItems" { snapshot.lines.removeLast() }
    return .void
  }

  func item(_ value: Value) -> SnapshotObject.Item { SnapshotObject.Item(value: value, name: identifier(value)) }

  /// Identifiers with their names; a refusal when there are too many, or when they take too long to tell apart.
  private func items(_ ids: [Value], in snapshot: SnapshotObject, _ span: Span) throws(Refusal) -> [SnapshotObject.Item] {
    let count = snapshot.itemCount + ids.count
    guard count <= 2 * Self.elementLimit else { throw Refusal(.tooLarge(count), at: span) }
    try spend(snapshot.itemCount / 16 + snapshot.sections.count / 4 + ids.count, span)
    var items: [SnapshotObject.Item] = []
    for value in ids {
      if value.isStructure { try spend(identifiers.count / 4, span) }
      items.append(item(value))
    }
    return items
  }

  /// The second argument: a section or an item, by its label.
  private func beside(_ arguments: [ArgumentValue], _ snapshot: SnapshotObject) throws(Refusal) -> ArgumentValue? {
    guard arguments.count > 1 else { return nil }
    var argument = arguments[1]
    let isSection = argument.label?.contains(text: "Section") ?? false
    argument.value = try coerce(argument.value, to: isSection ? snapshot.sectionType : snapshot.itemType, argument.span)
    return argument
  }

  private func appendItems(
    _ items: [SnapshotObject.Item], _ names: String, to section: ArgumentValue?, of snapshot: SnapshotObject, _ span: Span
  ) throws(Refusal) {
    var index = snapshot.sections.count - 1
    if let section {
      index = snapshot.section(identifier(section.value)) ?? -1
    }
    guard index >= 0 else {
      if snapshot.taken?.isStandIn ?? false { return }
      throw Refusal(.arguments(of: "appendItems"), at: span)
    }
    // An item is in a snapshot once.
    guard Set(items.map { $0.name }).count == items.count else { throw Refusal(.arguments(of: "appendItems"), at: span) }
    snapshot.append(items, to: index)
    snapshot.lines.append("append items \(names) to \(snapshot.sections[index].name)")
  }

  private func placeItems(
    _ items: [SnapshotObject.Item], _ names: String, _ name: String, _ beside: ArgumentValue?, of snapshot: SnapshotObject, _ span: Span
  ) throws(Refusal) {
    guard let beside, let label = beside.label else { throw Refusal(.arguments(of: name), at: span) }
    let isAfter = label.hasPrefix("after")
    guard snapshot.insert(items, beside: item(beside.value), isAfter: isAfter) || snapshot.taken?.isStandIn ?? false else {
      throw Refusal(.arguments(of: name), at: span)
    }
    let verb = name == "moveItem" ? "move item" : "insert items"
    snapshot.lines.append("\(verb) \(names) \(isAfter ? "after" : "before") \(identifier(beside.value))")
  }

  private func placeSections(
    _ ids: [SnapshotObject.Item], _ names: String, _ name: String, _ beside: ArgumentValue?, of snapshot: SnapshotObject, _ span: Span
  ) throws(Refusal) {
    let other = beside.map { identifier($0.value) } ?? ""
    guard let label = beside?.label, let index = snapshot.section(other) else {
      if snapshot.taken?.isStandIn ?? false { return }
      throw Refusal(.arguments(of: name), at: span)
    }
    let isAfter = label.hasPrefix("after")
    if name == "moveSection", let id = ids.first {
      guard let moved = snapshot.section(id.name) else { throw Refusal(.arguments(of: name), at: span) }
      snapshot.move(section: moved, beside: other, isAfter: isAfter)
      snapshot.lines.append(["move section", names, isAfter ? "after" : "before", other].joined(separator: " "))
      return
    }
    snapshot.insert(sections: ids, at: isAfter ? index + 1 : index)
    snapshot.lines.append(["insert sections", names, isAfter ? "after" : "before", other].joined(separator: " "))
  }

  func snapshotQuery(
    _ name: String, _ snapshot: SnapshotObject, _ arguments: [ArgumentValue], _ span: Span
  ) throws(Refusal) -> Value? {
    guard let first = arguments.first else { return nil }
    switch name {
    case "itemIdentifiers", "numberOfItems":
      guard let index = snapshot.section(identifier(try coerce(first.value, to: snapshot.sectionType, first.span))) else {
        throw Refusal(.arguments(of: name), at: span)
      }
      let items = snapshot.sections[index].items
      return name == "numberOfItems" ? .int(items.count) : .array(items)
    case "indexOfItem":
      return snapshot.sections.flatMap { $0.rows }.firstIndex { isSame($0, first.value) }.map { .int($0) } ?? .nil
    case "indexOfSection":
      let name = identifier(try coerce(first.value, to: snapshot.sectionType, first.span))
      return snapshot.section(name).map { .int($0) } ?? .nil
    case "sectionIdentifier":
      return snapshot.sections.first { section in section.rows.contains { isSame($0, first.value) } }?.identifier ?? .nil
    default: return nil
    }
  }

  /// Whether an item is a value: one that commands have made is a text, whatever the code's type of items.
  private func isSame(_ item: SnapshotObject.Item, _ value: Value) -> Bool {
    if item.value.isEqual(to: value) { return true }
    switch value {
    case .string, .int, .implicit: return item.name == identifier(value)
    default: return false
    }
  }

  /// A property of a snapshot, or a method as a function.
  func snapshotMember(_ name: String, _ snapshot: SnapshotObject, _ method: Value) -> Value? {
    switch name {
    case "sectionIdentifiers": .array(snapshot.sections.map { $0.identifier })
    // A property and a method: the call takes the method.
    case "itemIdentifiers": .array(snapshot.items)
    case "numberOfSections": .int(snapshot.sections.count)
    case "numberOfItems": .int(snapshot.itemCount)
    default: SystemTypes.type("NSDiffableDataSourceSnapshot")?.methods.contains(name) ?? false ? method : nil
    }
  }

  /// The name of an identifier in a command: its own text, or one that it keeps.
  func identifier(_ value: Value) -> String { quotedIfNeeded(plainIdentifier(value)) }

  /// The identifier itself, which a command may have to quote.
  func plainIdentifier(_ value: Value) -> String {
    switch value {
    case .string(let text): return text
    case .int(let number): return "\(number)"
    case .enumCase(let found) where found.payload.isEmpty: return found.name
    // A case of a type that no file read declares.
    case .implicit(let member) where member.arguments == nil: return member.name
    default: break
    }
    if let known = identifiers.first(where: { $0.value.isEqual(to: value) }) { return known.name }
    var number = identifiers.count + 1
    while appNames.contains("item\(number)") { number += 1 }
    let name = "item\(number)"
    identifiers.append(NamedIdentifier(value: value, name: name))
    return name
  }

  /// Gives a snapshot the generic arguments with which the code makes it, also those of a type alias.
  func specialize(_ made: Value, by callee: Expression, _ scope: Scope) throws(Refusal) {
    guard case .known(.snapshot(let snapshot)) = made, case .identifier(let reference) = callee.kind else { return }
    var arguments = reference.generics
    var inside = scope
    if arguments == nil, let alias = try alias(named: reference.name.text, scope), case .named(_, let written) = alias.type.kind {
      (arguments, inside) = (written, alias.scope)
    }
    guard let types = arguments?.types, types.count == 2 else { return }
    snapshot.sectionType = try identifierType(types[0], inside)
    snapshot.itemType = try identifierType(types[1], inside)
  }

  /// A type of identifiers; anything for one that no file read declares, whose cases are known by their names.
  private func identifierType(_ type: TypeReference, _ scope: Scope) throws(Refusal) -> Expected {
    let found = try expected(type, scope)
    if case .system(let name) = found, !SystemTypes.isKnown(name) { return .anything }
    return found
  }

  struct NamedIdentifier {
    var value: Value
    var name: String
  }
}
