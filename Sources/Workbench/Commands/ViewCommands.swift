import CommandLanguage
import CompositionalLayout
import Drawing
import Snapshots
import Wording

/// Several collection views, what makes their items equal, and dragging between them.
enum ViewCommands {
  static let all: [ShellCommand] = [view, views, identity, content, drag]

  private static let topic = "views"

  static let view = ShellCommand(
    "view", "makes a collection view and turns to it; alone, says where you are", topic: topic, formats: [.json],
    Maybe(.view.named("name")), examples: [Example("view todo")]
  ) { (workspace: inout Workspace, name: String?) throws(Diagnostic) -> Outcome in
    guard let name else { return .show(viewReport(workspace.document.view)) }
    if let index = workspace.document.index(ofView: name) {
      guard index != workspace.document.current else { return .nothing("you are in \(name)") }
      try workspace.edit { document throws(Diagnostic) in document.current = index }
      return .edited("turned to \(name)")
    }
    try workspace.edit { document throws(Diagnostic) in
      var view = View(name: name, bounds: document.view.bounds)
      view.identity = document.view.identity
      document.views.append(view)
      document.current = document.views.count - 1
    }
    return .edited("made \(name) and turned to it")
  }

  private static func viewReport(_ view: View) -> Report {
    .listing(
      Listing {
        let edits: Phrase = view.hasPendingEdits ? "; edits are pending" : ""
        return [
          StyledLine(
            "\(view.name.escapingControls): \(count(view.applied.numberOfSections, "section")), \(count(view.applied.numberOfItems, "item")) applied, bounds \(view.bounds.shown), identity \(view.identity.rawValue)\(edits)"
          )
        ]
      } record: {
        ["view": .string(view.name)]
      })
  }

  static let views = ShellCommand(
    "views", "lists the collection views",
    details: ["On a terminal that is wide enough, what they show stands side by side below."], topic: topic, formats: [.json, .csv],
    examples: [Example("views", after: "view todo; view doing")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> Outcome in
    let document = workspace.document
    return .show(.sequence([list(of: document), .sideBySide(SideBySide { document.views.map(board) })]))
  }

  private static func list(of document: Document) -> Report {
    .table(
      Table(
        [
          Table.Column(""), Table.Column("view", key: "name"), Table.Column("sections", key: "sections", isNumber: true),
          Table.Column("items", key: "items", isNumber: true), Table.Column("identity", key: "identity"),
          Table.Column("bounds", key: "bounds", parts: ["width", "height"]), Table.Column("edits", key: "pending"),
        ], rowsKey: "views", membersBefore: [JSON.Member("current", .string(document.view.name))]
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

  /// What a view shows, as a column: its sections, and their items below.
  private static func board(_ view: View) -> SideBySide.Column {
    let applied = view.applied
    let lines = folded(applied.numberOfSections) { section in
      [StyledLine(verbatim: applied.sectionIdentifier(at: section) ?? "", .heading)]
        + folded(applied.numberOfItems(inSectionAt: section)) { item in
          [StyledLine(verbatim: "  " + (applied.item(at: IndexPath(section: section, item: item))?.name ?? ""))]
        }
    }
    return SideBySide.Column(
      title: StyledLine(verbatim: view.name + (view.hasPendingEdits ? "*" : ""), .name),
      lines: lines.isEmpty ? [StyledLine("no section", .faint)] : lines)
  }

  /// The lines of so many things, those in the middle of many left out.
  private static func folded(_ count: Int, _ lines: (Int) -> [StyledLine]) -> [StyledLine] {
    guard count > Folding.longest else { return (0..<count).flatMap(lines) }
    let hidden = count - 2 * Folding.kept
    return (0..<Folding.kept).flatMap(lines) + [StyledLine("  \(Folding.ellipsis(hidden))", .faint)]
      + (count - Folding.kept..<count).flatMap(lines)
  }

  static let identity = ShellCommand(
    "identity", "what makes two items equal: the identifier, the identifier with its content, or the instance", topic: topic,
    One(.oneOf(Identity.self, named: "identity")), examples: [Example("identity reference")]
  ) { (workspace: inout Workspace, identity: Identity) throws(Diagnostic) -> Outcome in
    try workspace.edit { document throws(Diagnostic) in document.view.setIdentity(identity) }
    return .edited(identity.meaning)
  }

  static let content = ShellCommand(
    "content", "gives an item content; alone, shows it", topic: topic, formats: [.json], One(.item), Pairs([]),
    examples: [Example("content a title=Hello type=post", after: "append sections main; append items a to main")]
  ) { (workspace: inout Workspace, word: String, pairs: [Pair]) throws(Diagnostic) -> Outcome in
    let view = workspace.document.view
    let item = view.identifier(for: word)
    guard view.pending.contains(item: item) || view.appliedIdentifier(for: word) != nil else {
      throw Diagnostic(
        "unknown-item", "there is no item '\(word.abbreviated)' in the snapshot", at: .parameter("item"),
        suggestion: nearestItem(to: word, in: view.pending))
    }
    guard !pairs.isEmpty else { return .show(contentReport(item.name, view.items.content(of: item.name))) }
    let fields = pairs.map { ItemIdentifier.Field(key: $0.name.text, value: $0.value.text) }
    let changed = try workspace.edit { document throws(Diagnostic) in document.view.setContent(of: item, fields) }
    guard changed else { return .edited("\(item.name) had that content") }
    let type = view.items.content(of: item.name).first { $0.key == "type" }?.value
    guard let type, let now = fields.last(where: { $0.key == "type" })?.value, now != type else {
      return .edited("\(item.name) has new content")
    }
    return .edited("\(item.name) was of type \(type) and is of type \(now): one identifier is one item, whatever its type")
  }

  private static func contentReport(_ name: String, _ fields: [ItemIdentifier.Field]) -> Report {
    .listing(
      Listing {
        fields.isEmpty
          ? [StyledLine("\(name.escapingControls) has no content", .faint)]
          : fields.map { StyledLine(verbatim: "\($0.key)=\(quotedIfNeeded($0.value))".escapingControls) }
      } record: {
        ["item": .string(name), "content": .object(fields.map { JSON.Member($0.key, .string($0.value)) })]
      })
  }

  enum DropPlace: String, Choice {
    case before, after, at
  }

  static let drag = ShellCommand(
    "drag", "drags an item into another collection view, as two diffable data sources do it",
    details: [
      "The dropped thing arrives as a copy, is deleted from the source and inserted at the destination; both apply.",
      "With 'identity reference' the source does not recognise the copy and keeps its own.",
    ],
    topic: topic, formats: [.json], One(.item), RequiredClause("to", .view),
    MaybePlacement(DropPlace.self, ValueType<String>.text("item|section:index", accepts: "an item, or section:index")),
    Clause("as", .text("copy", accepts: "the word copy", completions: .choices([Candidate("copy")]))),
    examples: [
      Example(
        "drag t1 to doing", after: "append sections main; append items t1 t2 to main; apply; view doing; append sections main; view main")
    ]
  ) {
    (
      workspace: inout Workspace, item: String, destination: String, place: Placement<DropPlace, String>.Placed?, copy: String?
    ) throws(Diagnostic) -> Outcome in
    guard copy == nil || copy == "copy" else {
      throw Diagnostic("unknown-choice", "a thing is dropped 'as copy' or not at all as such", at: .parameter("copy"))
    }
    let drag = Drag(item: item, destination: destination, place: place, isCopy: copy != nil)
    return .changed(.sequence(try workspace.edit { document throws(Diagnostic) in try drag.carryOut(on: &document) }))
  }
}

extension Identity: Choice {
  fileprivate var meaning: Phrase {
    switch self {
    case .id: "two items are equal when their identifiers are"
    case .content: "two items are equal when their identifiers and contents are"
    case .reference: "two items are equal when they are the same instance"
    }
  }
}

extension View {
  /// Gives an item content. With `identity content` that makes it another item, in its place.
  ///
  /// - Returns: whether anything changed.
  mutating func setContent(of item: ItemIdentifier, _ fields: [ItemIdentifier.Field]) -> Bool {
    let name = item.name
    guard let before = items.setContent(of: name, fields) else { return false }
    let isOnScreen = appliedIdentifier(for: name) != nil || applied.contains(item: item)
    if identity == .content, pending.contains(item: item) {
      replaceInOutlines(item, by: identifier(for: name))
      _ = try? pending.insertItems([identifier(for: name)], afterItem: item)
      _ = try? pending.deleteItems([item])
      hasPendingEdits = true
    }
    if isOnScreen { items.keepShowing(before, in: name) }
    return true
  }
}

/// A drag and drop between two diffable data sources.
struct Drag: Sendable {
  var item: String
  var destination: String
  var place: Placement<ViewCommands.DropPlace, String>.Placed?
  var isCopy: Bool

  /// Moves the item, and applies both views.
  ///
  /// - Returns: both differences, the source's first.
  func carryOut(on document: inout Document) throws(Diagnostic) -> [Report] {
    let source = document.current
    let thing = document.view.identifier(for: item)
    guard document.view.pending.contains(item: thing) else {
      throw Diagnostic(
        "unknown-item", "there is no item '\(item.abbreviated)' in the snapshot", at: .parameter("item"),
        suggestion: nearestItem(to: item, in: document.view.pending))
    }
    guard let target = document.index(ofView: destination) else {
      throw Diagnostic(
        "unknown-view", "there is no view '\(destination.abbreviated)'", at: .parameter("view"),
        suggestion: nearestName(to: destination, among: document.views.map(\.name)), notes: ["'views' lists them"])
    }
    let content = document.view.items.content(of: thing.name)
    if target == source { return [try reorder(thing, in: &document)] }
    // The source deletes what equals the copy: with identity by reference that is nothing.
    if !isCopy && document.views[source].identity != .reference { _ = try? document.views[source].pending.deleteItems([thing]) }
    let copy = try drop(thing, content, into: &document.views[target])
    let applications = [source, target].map { document.apply(inViewAt: $0) }
    document.lastDrop.value = isCopy ? nil : LastDrop(item: thing, source: document.view.name, destination: destination, copy: copy)
    return zip([source, target], applications).map { index, application in
      return DifferenceReport(
        title: "\(document.views[index].name.escapingControls) #\(application.number)", difference: application.difference,
        old: application.old, new: application.new, rule: application.rule,
        warnings: remarks(on: application, inViewAt: index, of: document)
      ).report
    }
  }

  /// What the apply of a view has to say; of the source also that it keeps what was dragged away.
  private func remarks(on application: Application, inViewAt index: Int, of document: Document) -> [Phrase] {
    var turned = document
    turned.current = index
    let remarks = application.remarks(in: turned)
    return index == document.current ? remarks + turned.remarks(drop: turned.dropFacts).prefix(1).map { $0.remark(in: turned) } : remarks
  }

  private func reorder(_ thing: ItemIdentifier, in document: inout Document) throws(Diagnostic) -> Report {
    try insert(thing, into: &document.view)
    let application = document.apply(inViewAt: document.current)
    return DifferenceReport(
      title: "\(document.view.name.escapingControls) #\(application.number)", difference: application.difference, old: application.old,
      new: application.new, rule: application.rule, warnings: application.remarks(in: document)
    ).report
  }

  /// Puts a copy into a view.
  private func drop(_ thing: ItemIdentifier, _ content: [ItemIdentifier.Field], into view: inout View) throws(Diagnostic) -> ItemIdentifier
  {
    let name = view.stranger(like: thing.word).name
    if !content.isEmpty { _ = view.setContent(of: view.identifier(for: name), content) }
    let copy = view.identifier(for: name)
    try insert(copy, into: &view)
    return copy
  }

  /// Puts a thing where it was dropped: beside an item, at an index, or at the end of the last section.
  private func insert(_ thing: ItemIdentifier, into view: inout View) throws(Diagnostic) {
    guard view.pending.numberOfSections > 0 else {
      throw Diagnostic(
        "drop-without-section", "'\(view.name)' has no section to drop into", at: .parameter("view"),
        notes: [
          "a drop without a destination index path goes to the last section, numberOfSections - 1, and that is -1 here",
          "'view \(quotedIfNeeded(view.name)); append sections main; apply' makes one",
        ])
    }
    try expectIndex(in: view)
    do throws(DocumentFault) {
      switch place?.relation {
      case .before: _ = try view.pending.insertItems([thing], beforeItem: view.identifier(for: place?.value ?? ""))
      case .after: _ = try view.pending.insertItems([thing], afterItem: view.identifier(for: place?.value ?? ""))
      case .at, nil: try insertAtIndex(thing, into: &view)
      }
    } catch {
      var diagnostic = Diagnostic(error, in: view)
      diagnostic.place = .parameter("item|section:index")
      throw diagnostic
    }
    view.hasPendingEdits = true
  }

  private func insertAtIndex(_ thing: ItemIdentifier, into view: inout View) throws(DocumentFault) {
    guard let text = place?.value, let colon = text.lastIndex(of: ":"), let index = Int(text[text.index(after: colon)...]) else {
      if let place { throw .unknownSection(place.value) }
      _ = try view.pending.appendItems([thing], toSection: nil)
      return
    }
    let name = String(text[..<colon])
    guard let section = view.pending.indexOfSection(name) else { throw .unknownSection(name) }
    let count = view.pending.numberOfItems(inSectionAt: section)
    if index == count {
      _ = try view.pending.appendItems([thing], toSection: name)
    } else if let item = view.pending.item(at: IndexPath(section: section, item: index)), item != thing {
      _ = try view.pending.insertItems([thing], beforeItem: item)
    }
  }

  /// Refuses an index that is beyond the end of its section.
  private func expectIndex(in view: View) throws(Diagnostic) {
    guard place?.relation == .at, let text = place?.value, let colon = text.lastIndex(of: ":"),
      let index = Int(text[text.index(after: colon)...]), let section = view.pending.indexOfSection(String(text[..<colon]))
    else { return }
    let count = view.pending.numberOfItems(inSectionAt: section)
    guard index < 0 || index > count else { return }
    throw Diagnostic(
      "index-beyond-end", "section '\(text[..<colon])' has no index \(index)", at: .parameter("item|section:index"),
      notes: ["accepted: an index from 0 to \(count)"])
  }
}
