import Cancelling
import CommandLanguage
import Documents
import Exports
import HashTreeCollections
import Linting
import Localization
import Snapshots

/// Every method of `NSDiffableDataSourceSnapshot`, applied to the pending snapshot.
enum SnapshotCommands {
  static let all: [ShellCommand] = [
    appendSections, appendItems, insertSections, insertItems, deleteSections, deleteItems, deleteAll, moveSection, moveItem, reloadSections,
    reloadItems, reconfigureItems, revert,
  ]

  private static let topic = "snapshots"
  private static let two = "append sections A B; append items a b c to A; append items d to B"

  static let appendSections = ShellCommand(
    "append sections", "adds sections at the end", topic: topic, Identifiers.newSections, examples: [Example("append sections main")]
  ) { (workspace: inout Workspace, ids: [String]) throws(Diagnostic) -> CommandEffect in
    try workspace.checkRoom(for: ids.count, in: workspace.document.view.pending.numberOfSections)
    try workspace.editPending { (view: inout View) throws(DocumentFault) in try view.appendSections(ids) }
    return .edited("appended \(counted(ids.count, "section"))")
  }

  static let appendItems = ShellCommand(
    "append items", "adds items at the end of a section, by default the last one",
    details: [
      "Items that are already in the snapshot move, as in UIKit.",
      "'under' makes the section hierarchical: its items then follow the rules of section snapshots.",
    ],
    topic: topic, Identifiers.newItems, Clause("to", .section), Clause("under", .item.named("parent")),
    examples: [
      Example("append items a b cell{1...12} to main", after: "append sections main"),
      Example("append items child to A under a", after: two),
    ]
  ) { (workspace: inout Workspace, ids: [String], section: String?, parent: String?) throws(Diagnostic) -> CommandEffect in
    try workspace.checkRoom(for: ids.count)
    if let parent {
      try workspace.append(ids, under: parent, in: section)
      return .edited("appended \(counted(ids.count, "item")) under \(parent)")
    }
    let moved = try workspace.append(ids, to: section)
    if section == nil, ids.count > 1, let last = ids.last, workspace.document.view.pending.contains(section: last) {
      return workspace.edited(
        "appended \(counted(ids.count - moved.count, "item")), including one named \(last); write 'to' before the section's name",
        moving: moved, warning: "'\(last)' was added as an item, but a section has that name; to append to the section, write 'to \(last)'")
    }
    // 'append' has no place among the items; 'insert' has.
    if section == nil, ids.count > 2, let side = ids.dropLast().last, ["before", "after"].contains(side), let last = ids.last,
      moved.contains(where: { $0.name == last })
    {
      let line = [ExpectCommands.line("insert items", ids.dropLast(2)), side, quotedIfNeeded(last)].joined(separator: " ")
      return workspace.edited(
        "appended \(counted(ids.count - moved.count, "item")), including one named \(side)", moving: moved,
        warning: "'\(side)' was added as an item; to insert beside \(last), write '\(line)'")
    }
    return workspace.edited("appended \(counted(ids.count - moved.count, "item"))", moving: moved)
  }

  static let insertSections = ShellCommand(
    "insert sections", "adds sections before or after another", topic: topic, Identifiers.newSections,
    Placement(Side.self, ValueType<String>.section),
    examples: [Example("insert sections X Y before B", after: two)]
  ) { (workspace: inout Workspace, ids: [String], place: Placement<Side, String>.Placed) throws(Diagnostic) -> CommandEffect in
    try workspace.checkRoom(for: ids.count, in: workspace.document.view.pending.numberOfSections)
    try workspace.editPending { (view: inout View) throws(DocumentFault) in
      switch place.relation {
      case .before: try view.pending.insertSections(ids, beforeSection: place.value)
      case .after: try view.pending.insertSections(ids, afterSection: place.value)
      }
    }
    return .edited("inserted \(counted(ids.count, "section")) \(place.relation.words) \(place.value)")
  }

  static let insertItems = ShellCommand(
    "insert items", "adds items before or after another", topic: topic, Identifiers.newItems,
    Placement(Side.self, ValueType<String>.item),
    examples: [Example("insert items x y after a", after: two)]
  ) { (workspace: inout Workspace, ids: [String], place: Placement<Side, String>.Placed) throws(Diagnostic) -> CommandEffect in
    try workspace.checkRoom(for: ids.count, in: workspace.document.view.pending.numberOfItems)
    if try workspace.insert(ids, beside: place) {
      return .edited("inserted \(counted(ids.count, "item")) \(place.relation.words) \(place.value)")
    }
    let moved = try workspace.editPending { (view: inout View) throws(DocumentFault) -> [ItemIdentifier] in
      let before = view.pending
      let items = view.identifiers(for: ids)
      let destination = view.identifier(for: place.value)
      defer { view.stay(items, asIn: before) }
      switch place.relation {
      case .before: return try view.pending.insertItems(items, beforeItem: destination)
      case .after: return try view.pending.insertItems(items, afterItem: destination)
      }
    }
    return workspace.edited(
      "inserted \(counted(ids.count - moved.count, "item")) \(place.relation.words) \(place.value)", moving: moved)
  }

  static let deleteSections = ShellCommand(
    "delete sections", "deletes sections with their items; ignores unknown sections", topic: topic, Identifiers.sections,
    examples: [Example("delete sections B", after: two)]
  ) { (workspace: inout Workspace, ids: [String]) throws(Diagnostic) -> CommandEffect in
    let before = workspace.document.view.pending.numberOfSections
    try workspace.editPending { (view: inout View) throws(DocumentFault) in
      try view.pending.deleteSections(ids)
      for id in ids.untilCancelled { view.pendingOutlines[id] = nil }
    }
    let deleted = before - workspace.document.view.pending.numberOfSections
    return .edited("deleted \(counted(deleted, "section"))")
  }

  static let deleteItems = ShellCommand(
    "delete items", "deletes items; ignores unknown items", topic: topic, Identifiers.items,
    examples: [Example("delete items a b", after: two)]
  ) { (workspace: inout Workspace, ids: [String]) throws(Diagnostic) -> CommandEffect in
    let (deleted, unknown) = try workspace.delete(ids)
    return .edited(
      unknown > 0
        ? "deleted \(counted(deleted, "item")); \(unknown) not in the snapshot, which UIKit ignores"
        : "deleted \(counted(deleted, "item"))")
  }

  static let deleteAll = ShellCommand(
    "delete all", "deletes all items and, like UIKit's deleteAllItems, all sections", topic: topic,
    examples: [Example("delete all", after: two)]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    try workspace.editPending { (view: inout View) throws(DocumentFault) in
      view.pending.deleteAllItems()
      view.pendingOutlines = [:]
    }
    return .edited("deleted everything, including the sections")
  }

  static let moveSection = ShellCommand(
    "move section", "moves a section with its items before or after another", topic: topic, One(.section.named("id")),
    Placement(Side.self, ValueType<String>.section), examples: [Example("move section B before A", after: two)]
  ) { (workspace: inout Workspace, id: String, place: Placement<Side, String>.Placed) throws(Diagnostic) -> CommandEffect in
    try workspace.editPending { (view: inout View) throws(DocumentFault) in
      let before = view.pending
      switch place.relation {
      case .before: try view.pending.moveSection(id, beforeSection: place.value)
      case .after: try view.pending.moveSection(id, afterSection: place.value)
      }
      if view.pending.indexOfSection(id) == before.indexOfSection(id) { view.pending = before }
    }
    return .edited("moved \(id) \(place.relation.words) \(place.value)")
  }

  static let moveItem = ShellCommand(
    "move item", "moves an item before or after another, which may be in a different section", topic: topic, One(.item.named("id")),
    Placement(Side.self, ValueType<String>.item), examples: [Example("move item c before a", after: two)]
  ) { (workspace: inout Workspace, id: String, place: Placement<Side, String>.Placed) throws(Diagnostic) -> CommandEffect in
    try workspace.editPending { (view: inout View) throws(DocumentFault) in
      let before = view.pending
      let item = view.identifier(for: id)
      let destination = view.identifier(for: place.value)
      switch place.relation {
      case .before: try view.pending.moveItem(item, beforeItem: destination)
      case .after: try view.pending.moveItem(item, afterItem: destination)
      }
      view.stay([item], asIn: before)
    }
    return .edited("moved \(id) \(place.relation.words) \(place.value)")
  }

  static let reloadSections = ShellCommand(
    "reload sections", "marks sections for reload: the next apply replaces their cells", topic: topic, Identifiers.sections,
    examples: [Example("reload sections A", after: two)]
  ) { (workspace: inout Workspace, ids: [String]) throws(Diagnostic) -> CommandEffect in
    try workspace.editPending { (view: inout View) throws(DocumentFault) in try view.pending.reloadSections(ids) }
    return .edited("marked \(counted(ids.count, "section")) to reload")
  }

  static let reloadItems = ShellCommand(
    "reload items", "marks items for reload: the next apply replaces their cells",
    details: ["The item is only a key: the cell provider receives the value that the snapshot already has, not the one in this call."],
    topic: topic, Identifiers.items,
    examples: [Example("reload items a", after: two)]
  ) { (workspace: inout Workspace, ids: [String]) throws(Diagnostic) -> CommandEffect in
    try workspace.editPending { (view: inout View) throws(DocumentFault) in
      try view.pending.reloadItems(view.identifiers(for: ids))
    }
    return .edited("marked \(counted(ids.count, "item")) to reload")
  }

  static let reconfigureItems = ShellCommand(
    "reconfigure items", "marks items for reconfiguration: the next apply updates their cells without replacing them", topic: topic,
    Identifiers.items,
    examples: [Example("reconfigure items a", after: two)]
  ) { (workspace: inout Workspace, ids: [String]) throws(Diagnostic) -> CommandEffect in
    try workspace.editPending { (view: inout View) throws(DocumentFault) in
      try view.pending.reconfigureItems(view.identifiers(for: ids))
    }
    return .edited("marked \(counted(ids.count, "item")) to reconfigure")
  }

  static let revert = ShellCommand(
    "revert", "drops the pending edits", topic: topic,
    examples: [Example("revert", after: two)]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    guard workspace.document.view.hasPendingEdits else { return .nothing("no edits are pending") }
    try workspace.edit { document throws(Diagnostic) in
      document.view.revert()
    }
    return .edited("dropped the pending edits")
  }
}

extension Workspace {
  mutating func editPending<Result>(_ body: (inout View) throws(DocumentFault) -> Result) throws(Diagnostic) -> Result {
    try edit { document throws(Diagnostic) in try document.editPending(body) }
  }

  func checkRoom(for count: Int, in present: Int) throws(Diagnostic) {
    guard present + count > itemLimit else { return }
    throw Diagnostic(
      .tooManyItems, "adding \(count.grouped) more would exceed the limit", at: .parameter("id"),
      notes: ["a snapshot holds at most \(itemLimit.grouped) items"])
  }

  func checkRoom(for count: Int) throws(Diagnostic) {
    try checkRoom(for: count, in: document.views.current.pending.numberOfItems)
  }
}

extension Document {
  /// Edits the pending snapshot of the current view, converting faults to diagnostics.
  mutating func editPending<Result>(_ body: (inout View) throws(DocumentFault) -> Result) throws(Diagnostic) -> Result {
    do throws(DocumentFault) {
      let pending = views.current.pending
      let result = try body(&views.current)
      if !views.current.pending.isTriviallyIdentical(to: pending) { views.current.hasPendingEdits = true }
      return result
    } catch {
      throw Diagnostic(error, in: view)
    }
  }
}
