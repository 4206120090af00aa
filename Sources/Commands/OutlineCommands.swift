import Cancelling
import CommandLanguage
import Documents
import Exports
import HashTreeCollections
import Linting
import Localization
import Rendering
import Snapshots

/// Commands about section snapshots, in which items have child items.
package enum OutlineCommands {
  static let all: [ShellCommand] = [expand, collapse, outline, replaceChildren, insertOutline]

  private static let topic = "outlines"
  private static let tree =
    "append sections A B; append items a b to A; append items a1 a2 to A under a; append items x y to B; append items x1 to B under x"
  private static let includingParent = Flag("including-parent", "with the item itself at the top")

  static let expand = ShellCommand(
    "expand items", "shows the children of items; ignores unknown items", topic: topic, Identifiers.items, Clause("in", .section),
    examples: [Example("expand items a", after: tree), Example("expand items a in A", after: tree)]
  ) { (workspace: inout Workspace, ids: [String], section: String?) throws(Diagnostic) -> CommandEffect in
    let number = try workspace.setExpanded(ids, true, in: section)
    return .edited("expanded \(counted(number, "item"))")
  }

  static let collapse = ShellCommand(
    "collapse items", "hides the children of items; ignores unknown items", topic: topic, Identifiers.items, Clause("in", .section),
    examples: [Example("collapse items a", after: tree), Example("collapse items a in A", after: tree)]
  ) { (workspace: inout Workspace, ids: [String], section: String?) throws(Diagnostic) -> CommandEffect in
    let number = try workspace.setExpanded(ids, false, in: section)
    return .edited("collapsed \(counted(number, "item"))")
  }

  static let outline = ShellCommand(
    "outline", "shows the pending outline of a section or of an item: levels, expanded (+) or collapsed (-), visible (*)", topic: topic,
    formats: .ofAnswers, Maybe(.section), Clause("of", .item), includingParent,
    examples: [Example("outline A", after: tree), Example("outline of a --including-parent", after: tree)]
  ) { (workspace: inout Workspace, section: String?, item: String?, parent: Bool) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    if let item {
      let outline = try view.outline(below: item, includingParent: parent, parameter: "item")
      return .show(outlineReport(outline, title: item))
    }
    guard let section = section ?? view.pending.sectionIdentifiers.last else { throw Diagnostic(DocumentFault.noSections, in: view) }
    guard view.pending.contains(section: section) else {
      throw Diagnostic(DocumentFault.unknownSection(section), in: view)
    }
    return .show(outlineReport(view.outline(of: section), title: section))
  }

  static let replaceChildren = ShellCommand(
    "replace children of", "replaces the children of an item with items, or with the outline of an item or a section", topic: topic,
    One(.item.named("parent")),
    ListClause("with", .word("id", accepts: "items, or 'outline of' and an item or a section", completions: .live(Live.item))),
    includingParent,
    examples: [
      Example("replace children of a with n1 n2", after: tree),
      Example("replace children of a with outline of B", after: tree + "; delete sections B; append sections B"),
    ]
  ) { (workspace: inout Workspace, parent: String, words: [Word], includesParent: Bool) throws(Diagnostic) -> CommandEffect in
    guard !words.isEmpty else { throw Diagnostic(.missingWord, "with <id>... is missing", at: .end) }
    let view = workspace.document.view
    let graft = try view.outline(from: words, includingParent: includesParent)
    let section = try view.section(ofParent: parent)
    try workspace.editOutline(of: section, .replaceChildren(of: view.identifier(for: parent), with: graft))
    return .edited("\(parent) has \(counted(graft.rootItems.count, "child", plural: "ren")) now")
  }

  static let insertOutline = ShellCommand(
    "insert outline of", "inserts the outline of an item or a section before or after an item", topic: topic,
    One(.text("item|section", accepts: "an item or a section", completions: .live(Live.item))),
    Placement(Side.self, ValueType<String>.item), includingParent,
    examples: [Example("insert outline of B after a", after: tree)]
  ) {
    (workspace: inout Workspace, name: String, place: Placement<Side, String>.Placed, includesParent: Bool) throws(Diagnostic)
      -> CommandEffect in
    let view = workspace.document.view
    let graft = try view.outline(named: name, includingParent: includesParent, parameter: "item|section")
    let destination = view.identifier(for: place.value)
    guard let section = view.outlineSection(holding: destination) ?? view.pending.sectionIdentifier(containingItem: destination) else {
      let fault: OutlineFault =
        place.relation == .before ? .insertBeforeUnknownItem(destination) : .insertAfterUnknownItem(destination)
      throw Diagnostic(fault, in: Outline())
    }
    try workspace.editOutline(of: section, .insertOutline(graft, place.relation, destination))
    return .edited("inserted \(counted(graft.numberOfItems, "item")) \(place.relation.words) \(place.value)")
  }
}

extension View {
  /// The section for an append (by default, the last one) if it is hierarchical; otherwise nil.
  func hierarchicalSection(_ section: String?) -> String? {
    guard !pendingOutlines.isEmpty, let section = section ?? pending.sectionIdentifier(at: pending.numberOfSections - 1) else { return nil }
    return isHierarchical(section) ? section : nil
  }

  /// The hierarchical section that contains an item, whether visible or not: the named section, or else the one that displays it.
  func outlineSection(holding item: ItemIdentifier, in named: String?) -> String? {
    guard let named else { return outlineSection(holding: item) ?? pending.sectionIdentifier(containingItem: item) }
    return outline(of: named).contains(item) ? named : nil
  }

  /// The section of an item that becomes a parent.
  package func section(ofParent word: String) throws(Diagnostic) -> String {
    let parent = identifier(for: word)
    if let section = outlineSection(holding: parent) ?? pending.sectionIdentifier(containingItem: parent) { return section }
    var refusal = Diagnostic(DocumentFault.moveUnknownItem(parent), in: self)
    refusal.place = .word(word, parameter: "parent")
    refusal.uikit = OutlineFault.unknownParent(parent).uiKitText
    throw refusal
  }

  /// The descendants of an item, as an outline.
  func outline(below word: String, includingParent: Bool, parameter: String) throws(Diagnostic) -> Outline {
    let item = identifier(for: word)
    let section = outlineSection(holding: item) ?? pending.sectionIdentifier(containingItem: item)
    let whole = section.map { outline(of: $0) } ?? Outline()
    do throws(OutlineFault) {
      return try whole.snapshot(of: item, includingParent: includingParent)
    } catch {
      var refusal = Diagnostic(error, in: whole)
      refusal.place = .word(word, parameter: parameter)
      throw section == nil ? refusal.offering(pending.firstItems, insteadOf: word) : refusal
    }
  }

  /// The outline of an item, or else of a section, with this name.
  func outline(named word: String, includingParent: Bool, parameter: String) throws(Diagnostic) -> Outline {
    let item = identifier(for: word)
    if outlineSection(holding: item) == nil, pending.sectionIdentifier(containingItem: item) == nil, pending.contains(section: word) {
      return outline(of: word)
    }
    return try outline(below: word, includingParent: includingParent, parameter: parameter)
  }

  /// The outline described by the words after `with`.
  func outline(from words: [Word], includingParent: Bool) throws(Diagnostic) -> Outline {
    if words.count == 3, words[0].text == "outline", words[1].text == "of", !words[0].isQuoted {
      return try outline(named: words[2].text, includingParent: includingParent, parameter: "id")
    }
    var outline = Outline()
    var names: [String] = []
    for word in words {
      guard let range = try IdentifierRange.read(word, limit: itemLimit - names.count) else {
        names.append(word.text)
        continue
      }
      for offset in (0..<range.count).untilCancelled { names.append(range.identifier(at: offset)) }
    }
    do throws(OutlineFault) { try outline.append(identifiers(for: names)) } catch { throw Diagnostic(error, in: outline) }
    return outline
  }
}

extension Document {
  /// Edits the outline of a section of the current view, converting faults to diagnostics.
  fileprivate mutating func editOutline(of section: String, _ edit: OutlineEdit) throws(Diagnostic) {
    do throws(OutlineFault) { try view.editOutline(of: section, edit) } catch { throw Diagnostic(error, in: view.outline(of: section)) }
  }
}

/// Items grouped by their sections, in the order in which a command names the sections. Editing one section may take items from another.
private struct ItemsBySection {
  private(set) var groups: [(section: String, items: [ItemIdentifier])] = []
  private var places: [String: Int] = [:]

  mutating func append(_ item: ItemIdentifier, to section: String) {
    let place = places[section] ?? groups.count
    if place == groups.count {
      places[section] = place
      groups.append((section, []))
    }
    groups[place].items.append(item)
  }
}

extension Workspace {
  mutating func editOutline(of section: String, _ outlineEdit: OutlineEdit) throws(Diagnostic) {
    try edit { document throws(Diagnostic) in try document.editOutline(of: section, outlineEdit) }
  }

  package mutating func append(_ words: [String], under parent: String, in section: String?) throws(Diagnostic) {
    let view = document.view
    if let section, !view.pending.contains(section: section) {
      throw Diagnostic(DocumentFault.appendToUnknownSection(section), in: view)
    }
    let home: String
    if let section { home = section } else { home = try view.section(ofParent: parent) }
    try editOutline(of: home, .append(view.identifiers(for: words), to: view.identifier(for: parent)))
  }

  /// Inserts items before or after an item of a hierarchical section.
  ///
  /// - Returns: False, with nothing changed, if the section is flat.
  package mutating func insert(_ words: [String], beside place: Placement<Side, String>.Placed) throws(Diagnostic) -> Bool {
    let view = document.view
    guard !view.pendingOutlines.isEmpty, let section = view.outlineSection(holding: view.identifier(for: place.value)) else { return false }
    try editOutline(of: section, .insert(view.identifiers(for: words), place.relation, view.identifier(for: place.value)))
    return true
  }

  /// Deletes items. In outlines, their descendants are deleted too.
  ///
  /// - Returns: The number of deleted items, including descendants, and of those that are not in the snapshot.
  package mutating func delete(_ words: [String]) throws(Diagnostic) -> (deleted: Int, unknown: Int) {
    let view = document.view
    let items = view.identifiers(for: words)
    var flat: [ItemIdentifier] = []
    var hierarchical = ItemsBySection()
    for item in items.untilCancelled {
      if let section = view.pendingOutlines.isEmpty ? nil : view.outlineSection(holding: item) {
        hierarchical.append(item, to: section)
      } else {
        flat.append(item)
      }
    }
    let before = view.pending.numberOfItems
    var deleted = 0
    try edit { document throws(Diagnostic) in
      // Repeated items of flat sections are rejected before anything is deleted.
      try document.editPending { (view: inout View) throws(DocumentFault) in try view.pending.deleteItems(flat) }
      deleted = before - document.view.pending.numberOfItems
      for (section, items) in hierarchical.groups {
        let count = document.view.outline(of: section).numberOfItems
        try document.editOutline(of: section, .delete(items))
        deleted += count - document.view.outline(of: section).numberOfItems
      }
    }
    return (deleted, flat.count { !view.pending.contains(item: $0) })
  }

  /// Expands or collapses items, in the outline of the named section if it has one. Ignores unknown items.
  ///
  /// - Returns: The number of known items.
  mutating func setExpanded(_ words: [String], _ isExpanded: Bool, in named: String?) throws(Diagnostic) -> Int {
    let view = document.view
    if let named, !view.pending.contains(section: named) { throw .unknownSection(named, in: view.pending, at: .parameter("section")) }
    var bySection = ItemsBySection()
    for word in words.untilCancelled {
      let item = view.identifier(for: word)
      guard let section = view.outlineSection(holding: item, in: named) else { continue }
      bySection.append(item, to: section)
    }
    guard !bySection.groups.isEmpty else { return 0 }
    try edit { document throws(Diagnostic) in
      for (section, items) in bySection.groups {
        try document.editOutline(of: section, isExpanded ? .expand(items) : .collapse(items))
      }
    }
    return bySection.groups.reduce(0) { $0 + $1.items.count }
  }
}

extension OutlineCommands {
  package static let shape: JSONShape = [
    "of": .string, "items": .array(["identifier": .string, "level": .integer, "expanded": .bool, "visible": .bool]),
  ]
}

private func outlineReport(_ outline: Outline, title: String) -> Report {
  let record = outline.rows.untilCancelled.map { row -> JSON in
    [
      "identifier": .string(row.item.name), "level": .integer(row.level), "expanded": .bool(row.isExpanded),
      "visible": .bool(row.isVisible),
    ]
  }
  return .listing(lines(of: outline, title: title.escapingControls), record: ["of": .string(title), "items": .array(record)])
}

private func lines(of outline: Outline, title: String) -> [StyledLine] {
  let rows = outline.rows
  guard !rows.isEmpty else { return [StyledLine("\(title) has no children", .faint)] }
  return [StyledLine(verbatim: title, .heading)]
    + rows.untilCancelled.map { row in
      let marks = "\(row.isExpanded ? "+" : "-")\(row.isVisible ? "*" : " ")"
      return StyledLine(
        "  \(marks) \(String(repeating: "  ", count: row.level))\(row.item.name.escapingControls)", row.isVisible ? .plain : .faint)
    }
}
