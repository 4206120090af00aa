import CompositionalLayout
import Drawing
import Snapshots

/// Frames as a table: of every element, or of some.
struct FramesReport: Sendable {
  var document: Document
  var solution: Solution
  /// The elements to list; nil for all of them, which are not made until they are printed.
  var elements: [Element]?
  var selectors: [Selector] = []
  var sortsByPosition = false
  /// Members that a looking command adds, before the elements.
  var members: [JSON.Member] = []

  var report: Report {
    let view = document.view
    let size = solution.contentSize
    let pending = view.hasPendingEdits
    return .table(
      Table(
        Self.columns, rowsKey: "elements",
        membersBefore: [JSON.Member("contentSize", [.number(size.width), .number(size.height)])] + members,
        membersAfter: [JSON.Member("faults", .array(solution.faults.map(\.record)))] + (pending ? [JSON.Member("pending", true)] : []),
        linesBefore: [StyledLine("content \(size.shown)", .heading)], linesAfter: notes
      ) { body in
        if sortsByPosition || elements != nil {
          for element in listed { body(cells(of: element)) }
        } else {
          for element in solution.elements(at: document.viewport) where isSelected(element) { body(cells(of: element)) }
        }
      })
  }

  private static let columns = [
    Table.Column("element", key: "category"), Table.Column("kind", key: "kind"), Table.Column(nil, key: "section"),
    Table.Column(nil, key: "item"), Table.Column("section", key: "sectionIdentifier"), Table.Column("item", key: "itemIdentifier"),
    Table.Column("frame", key: "frame", parts: ["x", "y", "width", "height"]), Table.Column("z", key: "zIndex", isNumber: true),
  ]

  private var notes: [StyledLine] {
    var notes = solution.faults.prefix(20).map { StyledLine($0.sentence, .changed) }
    if document.view.applied.numberOfSections == 0 { notes.append(StyledLine("the applied snapshot is empty", .faint)) }
    if let note = document.pendingNote { notes.append(note) }
    return notes
  }

  private func isSelected(_ element: Element) -> Bool { selectors.isEmpty || selectors.contains { $0.selects(element) } }

  private var listed: [Element] {
    let all = (elements ?? Array(solution.elements(at: document.viewport))).filter(isSelected)
    guard sortsByPosition else { return all }
    return all.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  private func cells(of element: Element) -> [Table.Cell] {
    let applied = document.view.applied
    let section = element.item == nil ? nil : applied.sectionIdentifier(at: element.section)
    var item: ItemIdentifier?
    if element.category == .cell, let index = element.item { item = applied.item(at: IndexPath(section: element.section, item: index)) }
    return [
      .text(element.category.rawValue), element.kind.map(Table.Cell.text) ?? .none, .integer(element.section),
      element.item.map(Table.Cell.integer) ?? .none, section.map(Table.Cell.text) ?? .none, item.map { .name($0.name) } ?? .none,
      .numbers(element.frame.numbers), .integer(element.zIndex),
    ]
  }
}

extension Document {
  /// What the current view looks at.
  var viewport: Viewport { Viewport(contentOffset: view.contentOffset) }

  /// Said wherever the screen is looked at while edits are pending.
  var pendingNote: StyledLine? {
    view.hasPendingEdits ? StyledLine("edits are pending: this is the applied snapshot; 'apply' shows them", .faint) : nil
  }
}
