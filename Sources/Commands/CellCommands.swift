import CommandLanguage
import Documents
import Exports
import HashTreeCollections
import Linting
import Localization
import Rendering
import Snapshots

/// Commands about cells: registration, and which cell displays which item.
package enum CellCommands {
  static let all: [ShellCommand] = [register, present, cells]

  private static let topic = "presentation"
  private static let registered = "append sections main; append items a b to main; register cell card"

  static let register = ShellCommand(
    "register cell", "registers a cell, optionally for items of one type; it is configured each time it is used, or only once",
    details: ["A cell that is configured only once still shows its first item's content after reuse."], topic: topic, One(.newName),
    Clause("for", .text("type", accepts: "the type of the items it takes")),
    Clause(
      "configuring",
      .text(
        "once", accepts: "the word 'once'", completions: .choices([Candidate("once", "only when the cell is made, not when it is reused")]))
    ),
    examples: [Example("register cell card for course"), Example("register cell card configuring once")]
  ) { (workspace: inout Workspace, name: String, type: String?, once: String?) throws(Diagnostic) -> CommandEffect in
    guard once == nil || once == "once" else {
      throw Diagnostic(
        .unknownChoice, "only 'once' can follow 'configuring'; without it, a cell is configured each time it is used",
        at: .parameter("once"))
    }
    let registration = CellRegister.Registration(name: name, type: type, configuresOnce: once != nil)
    try workspace.edit { document throws(Diagnostic) in
      document.view.cells.registrations.put(registration)
    }
    return .edited("registered cell \(name)")
  }

  static let present = ShellCommand(
    "present", "uses a registered cell for the items of sections; the last matching line wins", topic: topic,
    Many(.word("section", accepts: "sections, or index and numbers", completions: .live(Live.section))),
    RequiredClause("as", .text("cell", accepts: "a registered cell", completions: .live(Live.cell))),
    examples: [Example("present main as card", after: registered), Example("present index 0 as card", after: registered)]
  ) { (workspace: inout Workspace, words: [Word], cell: String) throws(Diagnostic) -> CommandEffect in
    try workspace.document.view.expectRegistered(cell)
    let targets = try targets(words)
    try workspace.edit { document throws(Diagnostic) in
      for target in targets { document.view.cells.presentations.append(CellRegister.Presentation(target: target, cell: cell)) }
    }
    return .edited("\(counted(targets.count, "section")) shown as \(cell)")
  }

  private static func targets(_ words: [Word]) throws(Diagnostic) -> [CellRegister.Presentation.PresentationTarget] {
    guard words[0].text == "index", !words[0].isQuoted else { return words.map { .section($0.text) } }
    guard words.count > 1 else { throw Diagnostic(.missingWord, "a number is missing after 'index'", at: .end) }
    var targets: [CellRegister.Presentation.PresentationTarget] = []
    for word in words.dropFirst() { targets.append(.index(try ValueType<Int>.count("index", from: 0).read(word))) }
    return targets
  }

  private static let columns = [
    Table.Column("item", key: "item"), Table.Column("cell", key: "cell", shape: .optional(.string)), Table.Column("shows", key: "shows"),
    Table.Column("content", key: "content", shape: .choice(Shown.allCases.map { $0.words.english })),
  ]

  package static let shape = JSONShape(
    rowsOf: columns, key: "cells", after: [JSONShape.Member("waiting", .integer), .pending])

  static let cells = ShellCommand(
    "cells", "lists the cells on screen and what they show, once a cell has been registered", topic: topic, formats: .ofTables,
    examples: [Example("cells", after: registered + "; present main as card; apply")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    let view = workspace.document.view
    return .show(
      .table(
        Table(
          columns, rowsKey: "cells",
          membersAfter: [JSON.Member("waiting", .integer(view.cells.free.cells.count))] + workspace.document.pendingMember,
          linesAfter: (view.cells.onScreen.isEmpty ? [StyledLine("no cells are on screen", .faint)] : [])
            + (workspace.document.pendingNote.map { [$0] } ?? [])
        ) { body in
          for (item, cell) in view.cells.onScreen.sorted(by: {
            view.applied.indexPath(of: $0.key).precedes(view.applied.indexPath(of: $1.key))
          }) {
            body([
              .name(item.name), cell.name.map(Table.Cell.text) ?? .none, .text(cell.shows), .phrase(Shown(item, cell, in: view).words),
            ])
          }
        }), as: .cells)
  }

  /// The content that a cell displays, compared with its item's content.
  private enum Shown: CaseIterable {
    case current, older, another

    init(_ item: ItemIdentifier, _ cell: CellRegister.Cell, in view: View) {
      self = cell.shows != item.name ? .another : view.items.shown[item.name] == nil ? .current : .older
    }

    var words: Phrase {
      switch self {
      case .current: "current"
      case .older: "older"
      case .another: "another item's"
      }
    }
  }

  private static let requestColumns = [
    Table.Column("requested cell", key: "identifier"),
    Table.Column("at", key: "at", parts: ["section", "item"], shape: .indexPath),
    Table.Column("cell", key: "cell", shape: .optional(.string)), Table.Column("how", key: "how"),
    Table.Column("warning", key: "warning", shape: .optional(.string)),
  ]

  package static let requestsShape = JSONShape(rowsOf: requestColumns, key: "cells")

  /// The cells that an apply requested, as a separate table.
  static func report(_ requests: [CellRequest]) -> Report {
    .table(
      Table(requestColumns, rowsKey: "cells", linesAfter: requests.isEmpty ? [StyledLine("no cells are requested", .faint)] : []) { body in
        for request in requests {
          body([
            .name(request.item.name), .numbers([Double(request.at.section), Double(request.at.item)]),
            request.cell.name.map(Table.Cell.text) ?? .none, .phrase(request.way.words), request.warning.map(Table.Cell.phrase) ?? .none,
          ])
        }
      })
  }
}

extension View {
  func expectRegistered(_ cell: String) throws(Diagnostic) {
    guard cells.registrations[cell] == nil else { return }
    throw Diagnostic(
      .unknownCell, "there is no cell '\(cell.abbreviated)'", at: .parameter("cell"),
      notes: ["register it with 'register cell \(quotedIfNeeded(cell.abbreviated))'"]
    ).offering(cells.registrations.map { $0.name }, insteadOf: cell)
  }
}

extension Optional<SnapshotIndexPath> {
  /// Orders by index path. Items without one come last.
  func precedes(_ other: SnapshotIndexPath?) -> Bool {
    switch (self, other) {
    case (let left?, let right?): left < right
    case (_?, nil): true
    case (nil, _): false
    }
  }
}
