import Cancelling
import CommandLanguage
import Documents
import Exports
import HashTreeCollections
import Linting
import Localization
import Rendering
import Snapshots

package enum InspectCommands {
  static let all: [ShellCommand] = [list, snapshot, items, sections, countCommand, whereItem, whereSection]

  private static let topic = "snapshots"
  private static let two = "append sections A B; append items a b c to A; append items d to B"

  package enum Which: String, Choice {
    case pending, applied

    package var meaning: Phrase {
      switch self {
      case .pending: "the snapshot that commands edit"
      case .applied: "the snapshot on screen"
      }
    }
  }

  static let list = ShellCommand(
    "ls", "summarises the document: sections and the number of items in each, components, and views", topic: topic, formats: .ofAnswers,
    examples: [Example("ls", after: two)]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    let pending = document.view.pending
    let sections = pending.sectionIdentifiers.enumerated().map { index, identifier in
      "\(quotedIfNeeded(identifier)) (\(pending.numberOfItems(inSectionAt: index).grouped))"
    }
    let components = document.components.bottomUp
    let views = document.views.map { $0.name }
    @Sendable func line(_ title: Phrase, _ names: [String]) -> StyledLine {
      StyledLine("\(title): \(names.isEmpty ? "–" : names.joined(separator: ", "))").hanging(at: 2)
    }
    return .show(
      .listing(
        [line("sections", sections), line("components", components), line("views", views.map(quotedIfNeeded))],
        record: [
          "sections": .array(
            pending.sectionIdentifiers.enumerated().map { index, identifier in
              ["identifier": .string(identifier), "items": .integer(pending.numberOfItems(inSectionAt: index))]
            }),
          "components": .array(components.map(JSON.string)), "views": .array(views.map(JSON.string)),
        ]))
  }

  static let snapshot = ShellCommand(
    "snapshot", "shows the pending or the applied snapshot", topic: topic, formats: .ofTables,
    Maybe(.oneOf(Which.self, named: "pending|applied")),
    Flag("all", "print every item"), examples: [Example("snapshot", after: two)]
  ) { (workspace: inout Workspace, which: Which?, all: Bool) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    let which = which ?? .pending
    return .show(snapshotReport(which == .pending ? view.pending : view.applied, showsAll: all), as: .snapshot(which))
  }

  static let items = ShellCommand(
    "items", "lists the items of the pending snapshot, or of one of its sections", topic: topic, formats: .ofTables, Maybe(.section),
    Flag("all", "print every item"), examples: [Example("items A", after: two)]
  ) { (workspace: inout Workspace, section: String?, all: Bool) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    let names = try items(of: section, in: view).untilCancelled.map { $0.name }
    return .show(
      .listing(
        names.isEmpty
          ? [StyledLine("no items", .faint)]
          : folded(names.untilCancelled.map { $0.escapingControls }, showsAll: all).untilCancelled.map { StyledLine($0) },
        record: ["items": .array(names.untilCancelled.map(JSON.string))],
        table: table(of: view.pending, in: section)), as: .items(section: section))
  }

  private static let sectionColumns = [
    Table.Column("section", key: "identifier"), Table.Column("items", key: "items", isNumber: true),
  ]

  static let sections = ShellCommand(
    "sections", "lists the sections of the pending snapshot and the number of items in each", topic: topic, formats: .ofTables,
    examples: [Example("sections", after: two)]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    let pending = workspace.document.view.pending
    return .show(
      .table(
        Table(
          sectionColumns, rowsKey: "sections",
          linesAfter: pending.numberOfSections == 0 ? [StyledLine("no sections", .faint)] : []
        ) { body in
          for (index, identifier) in pending.sectionIdentifiers.enumerated().untilCancelled {
            body([.name(identifier), .integer(pending.numberOfItems(inSectionAt: index))])
          }
        }), as: .sections)
  }

  static let countCommand = ShellCommand(
    "count", "counts the items of the pending snapshot, or of one of its sections", topic: topic, formats: .ofAnswers, Maybe(.section),
    examples: [Example("count A", after: two)]
  ) { (workspace: inout Workspace, section: String?) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    let number = try numberOfItems(in: section, of: view)
    let sections = view.pending.numberOfSections
    let answer = section == nil ? "\(counted(number, "item")) in \(counted(sections, "section"))" : counted(number, "item")
    return .show(.listing([StyledLine(answer)], record: ["count": .integer(number)]))
  }

  static let whereItem = ShellCommand(
    "where item", "shows the section and the index of an item in the pending snapshot", topic: topic, formats: .ofAnswers, One(.item),
    examples: [Example("where item b", after: two)]
  ) { (workspace: inout Workspace, word: String) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    let item = view.identifier(for: word)
    guard let path = view.pending.indexPath(of: item), let section = view.pending.sectionIdentifier(at: path.section) else {
      throw .unknownItem(word, in: view.pending, at: .parameter("item"))
    }
    let flat = view.pending.indexOfItem(item)
    return .show(
      .listing(
        [StyledLine("item \(path.item) of section \(path.section), '\(section.escapingControls)'; indexOfItem \(flat ?? 0)")],
        record: ["identifier": .string(item.name), "sectionIdentifier": .string(section), "indexPath": path.json, "index": .optional(flat)])
    )
  }

  static let whereSection = ShellCommand(
    "where section", "shows the index of a section in the pending snapshot", topic: topic, formats: .ofAnswers, One(.section),
    examples: [Example("where section B", after: two)]
  ) { (workspace: inout Workspace, section: String) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    guard let index = view.pending.indexOfSection(section) else {
      throw .unknownSection(section, in: view.pending, at: .parameter("section"))
    }
    return .show(.listing([StyledLine("section \(index)")], record: ["identifier": .string(section), "index": .integer(index)]))
  }

  // MARK: Shapes

  package static let sectionsShape = JSONShape(rowsOf: sectionColumns, key: "sections")
  package static let listShape = sectionsShape.adding([JSONShape.Member("components", .strings), JSONShape.Member("views", .strings)])
  package static let itemsShape: JSONShape = ["items": .strings]
  package static let countShape: JSONShape = ["count": .integer]
  package static let itemShape: JSONShape = [
    "identifier": .string, "sectionIdentifier": .string, "indexPath": .indexPath, "index": .optional(.integer),
  ]
  package static let sectionShape: JSONShape = ["identifier": .string, "index": .integer]
  package static let snapshotShape: JSONShape = [
    "sections": .array(["identifier": .string, "items": .strings]), "reloadedItems": .strings, "reconfiguredItems": .strings,
    "reloadedSections": .strings,
  ]

  private static func numberOfItems(in section: String?, of view: View) throws(Diagnostic) -> Int {
    guard let section else { return view.pending.numberOfItems }
    do throws(DocumentFault) { return try view.pending.numberOfItems(inSection: section) } catch { throw .unknown(error, "section", view) }
  }

  private static func items(of section: String?, in view: View) throws(Diagnostic) -> [ItemIdentifier] {
    guard let section else { return view.pending.itemIdentifiers }
    do throws(DocumentFault) { return try view.pending.itemIdentifiers(inSection: section) } catch {
      throw .unknown(error, "section", view)
    }
  }
}

extension Diagnostic {
  /// The diagnostic of a query's fault, located at a parameter.
  fileprivate static func unknown(_ fault: DocumentFault, _ parameter: String, _ view: View) -> Diagnostic {
    var diagnostic = Diagnostic(fault, in: view)
    diagnostic.place = .parameter(parameter)
    return diagnostic
  }
}

func snapshotReport(_ snapshot: DocumentSnapshot, showsAll: Bool) -> Report {
  .listing(
    lines(of: snapshot, showsAll: showsAll),
    record: [
      "sections": .array(
        snapshot.sectionIdentifiers.enumerated().untilCancelled.map { index, identifier in
          ["identifier": .string(identifier), "items": .names(snapshot.items(inSectionAt: index))]
        }),
      "reloadedItems": .names(snapshot.reloadedItemIdentifiers), "reconfiguredItems": .names(snapshot.reconfiguredItemIdentifiers),
      "reloadedSections": .array(snapshot.reloadedSectionIdentifiers.map(JSON.string)),
    ], table: table(of: snapshot, in: nil))
}

/// A row for each item in a section, or in all sections.
private func table(of snapshot: DocumentSnapshot, in wanted: String?) -> Table {
  Table(
    [
      Table.Column(nil, key: "sectionIdentifier"), Table.Column(nil, key: "item", isNumber: true),
      Table.Column(nil, key: "itemIdentifier"),
    ], rowsKey: "items"
  ) { body in
    for (index, section) in snapshot.sectionIdentifiers.enumerated().untilCancelled where section == wanted ?? section {
      for (item, identifier) in snapshot.items(inSectionAt: index).enumerated().untilCancelled {
        body([.name(section), .integer(item), .name(identifier.name)])
      }
    }
  }
}

private func lines(of snapshot: DocumentSnapshot, showsAll: Bool) -> [StyledLine] {
  var lines = [StyledLine("\(counted(snapshot.numberOfSections, "section")), \(counted(snapshot.numberOfItems, "item"))", .faint)]
  for (index, identifier) in snapshot.sectionIdentifiers.enumerated().untilCancelled {
    let number = snapshot.numberOfItems(inSectionAt: index)
    lines.append(StyledLine(verbatim: identifier.escapingControls, .heading) + StyledLine("  \(counted(number, "item"))", .faint))
    lines += folded(snapshot, section: index, count: number, showsAll: showsAll).untilCancelled.map { StyledLine("  \($0)") }
  }
  return lines + markLines(snapshot)
}

private func markLines(_ snapshot: DocumentSnapshot) -> [StyledLine] {
  let marks: [(name: String, identifiers: [String])] = [
    ("reload sections", snapshot.reloadedSectionIdentifiers),
    ("reload items", snapshot.reloadedItemIdentifiers.untilCancelled.map { $0.name }),
    ("reconfigure items", snapshot.reconfiguredItemIdentifiers.untilCancelled.map { $0.name }),
  ]
  return marks.filter { !$0.identifiers.isEmpty }.map { mark in
    StyledLine("marked: \(mark.name) \(mark.identifiers.untilCancelled.map { $0.escapingControls }.joined(separator: " "))", .changed)
  }
}

/// The names of a section's items. The middle of a long list is folded, and its names are not computed.
private func folded(_ snapshot: DocumentSnapshot, section: Int, count: Int, showsAll: Bool) -> [Phrase] {
  let shown = Folding.kept(of: count, .ofMarked, showsAll: showsAll)
  guard shown.hidden > 0 else { return snapshot.items(inSectionAt: section).untilCancelled.map { .verbatim($0.name) } }
  func name(_ item: Int) -> Phrase { .verbatim(snapshot.item(at: .init(section: section, item: item))?.name ?? "") }
  return (0..<shown.first).map(name) + [Folding.ellipsis(shown.hidden)] + (count - shown.last..<count).map(name)
}
