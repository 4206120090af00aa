import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import Linting
import Localization
import Rendering
import Snapshots

/// Frames as a table: of every element, or of some.
package struct FramesReport: Sendable {
  package var document: Document
  package var solution: Solution
  /// The elements to list; nil for all, which are computed while printing.
  package var elements: [Element]?
  package var selectors: [Selector] = []
  package var sortsByPosition = false
  /// The scroll offsets, if they are part of the answer.
  package var viewportShown: Viewport?

  package init(
    document: Document, solution: Solution, elements: [Element]? = nil, selectors: [Selector] = [], sortsByPosition: Bool = false,
    viewportShown: Viewport? = nil
  ) {
    self.document = document
    self.solution = solution
    self.elements = elements
    self.selectors = selectors
    self.sortsByPosition = sortsByPosition
    self.viewportShown = viewportShown
  }

  package var report: Report {
    let size = solution.contentSize
    return .table(
      Table(
        Self.columns, rowsKey: "elements",
        membersBefore: [JSON.Member("contentSize", [.number(size.width), .number(size.height)])] + offsetMembers,
        membersAfter: membersAfter, linesBefore: [heading], linesAfter: notes
      ) { body in
        if sortsByPosition || elements != nil {
          for element in listed.untilCancelled { body(cells(of: element)) }
        } else {
          for element in solution.elements(at: document.viewport(on: solution)).untilCancelled where isSelected(element) {
            body(cells(of: element))
          }
        }
      })
  }

  package static let shape = JSONShape(
    rowsOf: columns, key: "elements", before: [JSONShape.Member("contentSize", .size)], after: shapesAfter)

  /// With the scroll offsets: the view's, and by section that of each orthogonal one.
  package static let visibleShape = JSONShape(
    rowsOf: columns, key: "elements",
    before: [
      JSONShape.Member("contentSize", .size), JSONShape.Member("contentOffset", .point), JSONShape.Member("offsets", .named(.number)),
    ], after: shapesAfter)

  private static let shapesAfter = [JSONShape.Member("faults", .array(Fault.shape)), .pending]

  /// The shape of a picture of the screen.
  package static let sceneShape = Scene.shape.adding(shapesAfter)

  private static let columns = [
    Table.Column("element", key: "category", shape: .cases(of: ElementCategory.self)),
    Table.Column("kind", key: "kind", shape: .optional(.string)), Table.Column(nil, key: "section", shape: .integer),
    Table.Column(nil, key: "item", shape: .optional(.integer)),
    Table.Column("section", key: "sectionIdentifier", shape: .optional(.string)),
    Table.Column("item", key: "itemIdentifier", shape: .optional(.string)),
    Table.Column("frame", key: "frame", parts: ["x", "y", "width", "height"]), Table.Column(.verbatim("z"), key: "zIndex", isNumber: true),
  ]

  /// `content 390 × 844`, and the scroll offset.
  package var heading: StyledLine { StyledLine("content \(solution.contentSize.shown)\(offsetWords)", .heading) }

  package var membersAfter: [JSON.Member] {
    [JSON.Member("faults", .array(solution.faults.map { $0.record }))] + document.pendingMember
  }

  /// Notes: faults, and pending edits.
  package var notes: [StyledLine] {
    var notes = solution.faults.prefix(20).map { StyledLine($0.sentence, .changed) }
    notes += solution.faults.prefix(20).compactMap { negativePlace(under: $0) }
    if document.view.applied.numberOfSections == 0 {
      notes.append(StyledLine("the applied snapshot is empty", .faint))
      if let line = document.fillingLine { notes.append(StyledLine("in Galley: \(line)", .faint)) }
    }
    if let note = document.pendingNote { notes.append(note) }
    return notes
  }

  /// Says that a group without room has placed cells before the content's beginning, where nothing can be seen.
  private func negativePlace(under fault: Fault) -> StyledLine? {
    guard case .noRoomForGroup(let site) = fault else { return nil }
    let cells = (0..<Self.mostSearchedCells).lazy.compactMap { solution.cell(at: $0, inSection: site.section) }
    guard let cell = cells.first(where: { $0.frame.minX < 0 || $0.frame.minY < 0 }), let index = cell.item,
      let item = document.view.applied.item(at: IndexPath(section: site.section, item: index))
    else { return nil }
    return StyledLine(
      "section \(site.section): cells stand at negative places, '\(item.name)' at (\(rounded(cell.frame.minX)), \(rounded(cell.frame.minY)))",
      .changed)
  }

  /// Groups repeat: what stands before the beginning is among the first cells.
  private static let mostSearchedCells = 1_000

  private func isSelected(_ element: Element) -> Bool { selectors.isEmpty || selectors.contains { $0.selects(element, of: solution) } }

  private var listed: [Element] {
    let all = (elements ?? Array(solution.elements(at: document.viewport(on: solution)).untilCancelled)).untilCancelled.filter(isSelected)
    guard sortsByPosition else { return all }
    return all.sortedUntilCancelled { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
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

extension FramesReport {
  /// The frames of the whole layout, or of the visible elements.
  package init(of document: Document, isWindow: Bool) throws(Diagnostic) {
    self.init(document: document, solution: try document.solution(of: document.view))
    if isWindow { elements = solution.visibleElements(in: document.viewport(on: solution)) }
  }

  private struct SectionOffset {
    var section: String
    var offset: Double
  }

  /// The resting offset of each orthogonal section.
  private var sectionOffsets: [SectionOffset] {
    guard let viewportShown else { return [] }
    return document.view.applied.sectionIdentifiers.enumerated().compactMap { index, section in
      guard let scrolling = solution.orthogonalScrolling(inSection: index) else { return nil }
      return SectionOffset(section: section, offset: viewportShown.orthogonalOffsets[index] ?? scrolling.initialOffset)
    }
  }

  private var offsetMembers: [JSON.Member] {
    guard let offset = viewportShown?.contentOffset else { return [] }
    return [
      JSON.Member("contentOffset", [.number(offset.x), .number(offset.y)]),
      JSON.Member("offsets", .object(sectionOffsets.map { JSON.Member($0.section, .number($0.offset)) })),
    ]
  }

  private var offsetWords: Phrase {
    guard let offset = viewportShown?.contentOffset else { return "" }
    let sections: [Phrase] = sectionOffsets.prefix(8).map { "; \($0.section) at \(rounded($0.offset))" }
    return ", seen from (\(rounded(offset.x)),\(rounded(offset.y)))\(sections.joined(separator: ""))"
  }
}

extension Document {
  /// The line that makes what a document without sections shows; nil if edits are pending that may make it.
  fileprivate var fillingLine: String? {
    guard !view.hasPendingEdits else { return nil }
    let layout = view.uses.isEmpty ? "template grid 3; " : ""
    return layout + "append sections main; append items a b c; apply"
  }
}
