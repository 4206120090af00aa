import CommandLanguage
import CompositionalLayout
import Documents
import Exports
import HashTreeCollections
import Localization
import Rendering
import Snapshots

/// Commands about several collection views, and the identity of their items.
package enum ViewCommands {
  static let all: [ShellCommand] = [view, views, identity, content, contentSection]

  private static let topic = "views"

  static let view = ShellCommand(
    "view", "switches to a collection view, and creates it if it does not exist; without a name, shows the current one", topic: topic,
    formats: .ofAnswers,
    Maybe(.view.named("name")), examples: [Example("view todo")]
  ) { (workspace: inout Workspace, name: String?) throws(Diagnostic) -> CommandEffect in
    guard let name else { return .show(viewReport(workspace.document.view)) }
    if let index = workspace.document.index(ofView: name) {
      guard index != workspace.document.current else { return .nothing("the current view is \(name)") }
      try workspace.edit { document throws(Diagnostic) in document.current = index }
      return .edited("switched to \(name)")
    }
    try workspace.edit { document throws(Diagnostic) in
      var view = View(name: name, bounds: document.view.bounds)
      view.identity = document.view.identity
      document.views.append(view)
      document.current = document.views.count - 1
    }
    return .edited("made \(name) and switched to it")
  }

  private static func viewReport(_ view: View) -> Report {
    let edits: Phrase = view.hasPendingEdits ? "; edits are pending" : ""
    let sentence: Phrase =
      "\(view.name.escapingControls): \(counted(view.applied.numberOfSections, "section")), \(counted(view.applied.numberOfItems, "item")) applied, bounds \(view.bounds.shown), identity \(view.identity.rawValue)\(edits)"
    return .listing([StyledLine(sentence)], record: ["view": .string(view.name)])
  }

  static let views = ShellCommand(
    "views", "lists the collection views",
    details: ["If the terminal is wide enough, their contents are printed below, side by side."], topic: topic, formats: .ofTables,
    examples: [Example("views", after: "view todo; view doing")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    return .show(.sequence([list(of: document), .sideBySide(SideBySide { document.views.map(board) })]))
  }

  private static let columns = [
    Table.Column(""), Table.Column("view", key: "name"), Table.Column("sections", key: "sections", isNumber: true),
    Table.Column("items", key: "items", isNumber: true), Table.Column("identity", key: "identity", shape: .cases(of: Identity.self)),
    Table.Column("bounds", key: "bounds", parts: ["width", "height"]),
    Table.Column("edits", key: "pending", shape: .optional(.constant("pending"))),
  ]

  package static let viewShape: JSONShape = ["view": .string]
  package static let viewsShape = JSONShape(rowsOf: columns, key: "views", before: [JSONShape.Member("current", .string)])
  package static let contentShape: JSONShape = ["item": .string, "content": .named(.string)]
  package static let sectionContentShape: JSONShape = ["sectionIdentifier": .string, "content": .named(.string)]

  private static func list(of document: Document) -> Report {
    .table(
      Table(
        columns, rowsKey: "views", membersBefore: [JSON.Member("current", .string(document.view.name))]
      ) { body in
        for (index, view) in document.views.enumerated() {
          body([
            index == document.current ? .text("→") : .none, .name(view.name), .integer(view.applied.numberOfSections),
            .integer(view.applied.numberOfItems), .text(view.identity.rawValue), .numbers([view.bounds.width, view.bounds.height]),
            view.hasPendingEdits ? .phrase("pending") : .none,
          ])
        }
      })
  }

  /// A view's content as a column: its sections, and their items below them.
  private static func board(_ view: View) -> SideBySide.Column {
    let applied = view.applied
    let lines = folded(applied.numberOfSections) { section in
      [StyledLine(verbatim: applied.sectionIdentifier(at: section) ?? "", .heading)]
        + folded(applied.numberOfItems(inSectionAt: section)) { item in
          [StyledLine(verbatim: "  " + (applied.item(at: SnapshotIndexPath(section: section, item: item))?.name ?? ""))]
        }
    }
    return SideBySide.Column(
      title: StyledLine(verbatim: view.name + (view.hasPendingEdits ? "*" : ""), .name),
      lines: lines.isEmpty ? [StyledLine("no section", .faint)] : lines)
  }

  /// The lines of `count` elements. If there are many, those in the middle are omitted.
  private static func folded(_ count: Int, _ lines: (Int) -> [StyledLine]) -> [StyledLine] {
    let shown = Folding.kept(of: count, .ofMarked, showsAll: false)
    guard shown.hidden > 0 else { return (0..<count).flatMap(lines) }
    return (0..<shown.first).flatMap(lines) + [StyledLine("  \(Folding.ellipsis(shown.hidden))", .faint)]
      + (count - shown.last..<count).flatMap(lines)
  }

  static let identity = ShellCommand(
    "identity", "chooses what makes two items equal, and what their hash includes", topic: topic,
    One(.oneOf(Identity.self, named: "identity")), examples: [Example("identity reference"), Example("identity unequalHash")]
  ) { (workspace: inout Workspace, identity: Identity) throws(Diagnostic) -> CommandEffect in
    try workspace.edit { document throws(Diagnostic) in document.view.setIdentity(identity) }
    return .edited(identity.meaning)
  }

  static let content = ShellCommand(
    "content", "sets the content of an item; without values, prints it", topic: topic, formats: .ofAnswers, One(.item), Pairs([]),
    examples: [Example("content a title=Hello type=post", after: "append sections main; append items a to main")]
  ) { (workspace: inout Workspace, word: String, pairs: [Pair]) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    let item = view.identifier(for: word)
    guard view.holds(word) else { throw .unknownItem(word, in: view.pending, at: .parameter("item")) }
    guard !pairs.isEmpty else { return .show(contentReport(item.name, view.items.content(of: item.name))) }
    let fields = fields(pairs)
    let changed = try workspace.edit { document throws(Diagnostic) in document.view.setContent(of: item, fields) }
    guard changed else { return .edited("\(item.name) already has that content") }
    let type = view.items.content(of: item.name)["type"]
    guard let type, let now = fields.last(where: { $0.key == "type" })?.value, now != type else {
      return .edited("\(item.name) has new content")
    }
    return .edited(
      "\(item.name) changed from type \(type) to type \(now), but it is still the same item, because its identifier is the same")
  }

  static let contentSection = ShellCommand(
    "content section", "sets the content that a section's header or footer shows; without values, prints it",
    details: ["A header on screen keeps its text until its section is reloaded; 'apply' and 'lint' report a missing reload."],
    topic: topic, formats: .ofAnswers, One(.section), Pairs([]),
    examples: [Example("content section main title=Inbox", after: "append sections main")]
  ) { (workspace: inout Workspace, name: String, pairs: [Pair]) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    guard view.pending.contains(section: name) || view.applied.contains(section: name) else {
      throw .unknownSection(name, in: view.pending, at: .parameter("section"))
    }
    guard !pairs.isEmpty else { return .show(contentReport(name, view.sections.content(of: name), key: "sectionIdentifier")) }
    let fields = fields(pairs)
    let changed = try workspace.edit { document throws(Diagnostic) in document.view.setContent(ofSection: name, fields) }
    return .edited(changed ? "\(name) has new content" : "\(name) already has that content")
  }

  private static func fields(_ pairs: [Pair]) -> [Content.Field] { pairs.map { Content.Field(key: $0.name.text, value: $0.value.text) } }

  private static func contentReport(_ name: String, _ content: Content, key: String = "item") -> Report {
    .listing(
      content.isEmpty
        ? [StyledLine("\(name.escapingControls) has no content", .faint)]
        : content.map { StyledLine(verbatim: "\($0.key)=\(quotedIfNeeded($0.value))".escapingControls) },
      record: .object([
        JSON.Member(key, .string(name)), JSON.Member("content", .object(content.map { JSON.Member($0.key, .string($0.value)) })),
      ]))
  }
}

extension Identity: Choice {
  package var meaning: Phrase {
    switch self {
    case .id: "two items are equal when their identifiers are"
    case .content: "two items are equal when their identifiers and contents are"
    case .reference: "two items are equal when they are the same instance"
    case .unequalHash: "two items are equal when their identifiers are, and the hash covers the content too"
    }
  }
}

extension Diagnostic {
  /// UIKit's exception for two values of an item that are equal but have different hashes.
  init(_ fault: UnequalHashes) {
    self.init(
      .unequalHash, "'\(fault.item)' equals the item on screen, but its hash differs",
      notes: ["'hash(into:)' must combine only what '==' compares; with 'identity id' it does"],
      uikit: uiKitText(unequalHashesOf: fault.applied, and: fault.pending))
  }
}

extension View {
  /// Whether the item with the given name is pending, on screen, or hidden in an outline.
  func holds(_ word: String) -> Bool {
    let item = identifier(for: word)
    return pending.contains(item: item) || outlineSection(holding: item) != nil || appliedIdentifier(for: word) != nil
  }

  /// Whether the item with the given name is in an outline on screen, or has a recorded cell or size.
  func keeps(_ word: String) -> Bool {
    let item = identifier(for: word)
    return outlines.values.contains { $0.contains(item) } || itemsWithCellOrSize.contains(item)
  }

  /// Sets an item's content. With `identity content`, this replaces the item with a different one.
  ///
  /// - Returns: Whether anything changed.
  mutating func setContent(of item: ItemIdentifier, _ fields: some Sequence<Content.Field>) -> Bool {
    let name = item.name
    guard let before = items.setContent(of: name, fields) else { return false }
    let isOnScreen = appliedIdentifier(for: name) != nil || applied.contains(item: item)
    // An item hidden by an outline is not in the flat snapshot.
    if identity == .content, pending.contains(item: item) || outlineSection(holding: item) != nil {
      replaceInOutlines(item, by: identifier(for: name))
      pending.replaceItem(item, by: identifier(for: name))
      hasPendingEdits = true
    }
    if isOnScreen {
      items.keepShowing(before, in: name)
    } else if identity == .content {
      renameOffScreen(item, to: identifier(for: name))
    }
    return true
  }

  /// Sets a section's content. A header on screen keeps the old content.
  ///
  /// - Returns: Whether anything changed.
  mutating func setContent(ofSection name: String, _ fields: some Sequence<Content.Field>) -> Bool {
    guard let before = sections.setContent(of: name, fields) else { return false }
    if applied.contains(section: name) { sections.keepShowing(before, in: name) }
    return true
  }
}
