import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import Linting
import Localization
import Rendering
import Snapshots

/// A table of the frames of all elements, or of the selected ones.
package struct FramesReport: Sendable {
  package var document: Document
  package var solution: Solution
  /// The elements to list. If nil, all of them are computed while printing.
  package var elements: [Element]?
  package var selectors: [Selector] = []
  package var sortsByPosition = false
  /// The scroll offsets, or nil to leave them out.
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

  /// The shape of a report that includes the scroll offset of the view, and of each orthogonal section by name.
  package static let visibleShape = JSONShape(
    rowsOf: columns, key: "elements",
    before: [
      JSONShape.Member("contentSize", .size), JSONShape.Member("contentOffset", .point), JSONShape.Member("offsets", .named(.number)),
    ], after: shapesAfter)

  private static let shapesAfter = [JSONShape.Member("faults", .array(Fault.shape)), .pending]

  package static let sceneShape = Scene.shape.adding(shapesAfter)

  private static let columns = [
    Table.Column("element", key: "category", omissionRank: 1, shape: .cases(of: ElementCategory.self)),
    kindColumn, Table.Column(nil, key: "section", shape: .integer),
    Table.Column(nil, key: "item", shape: .optional(.integer)),
    Table.Column("section", key: "sectionIdentifier", shape: .optional(.string)),
    Table.Column("item", key: "itemIdentifier", shape: .optional(.string)),
    Table.Column("frame", key: "frame", parts: ["x", "y", "width", "height"]),
    Table.Column(.verbatim("z"), key: "zIndex", isNumber: true, omissionRank: 2),
  ]

  private static let kindColumn: Table.Column = {
    var column = Table.Column("kind", key: "kind", shape: .optional(.string))
    column.isKnownByItsEnd = true
    return column
  }()

  /// The content size and the scroll offset: `content 390 × 844`.
  package var heading: StyledLine { StyledLine("content \(solution.contentSize.shown)\(offsetWords)", .heading) }

  package var membersAfter: [JSON.Member] {
    [JSON.Member("faults", .array(solution.faults.map { $0.record }))] + document.pendingMember
  }

  package var notes: [StyledLine] {
    var notes: [StyledLine] = []
    for fault in solution.faults.prefix(20) {
      notes.append(StyledLine(fault.sentence, .changed).hanging(at: 2))
      guard case .duplicateElementKinds = fault, let text = fault.uiKitText else { continue }
      for (index, line) in text.split(separator: "\n").enumerated() {
        notes.append(StyledLine(verbatim: "\(index == 0 ? "UIKit: " : "")\(line)", .changed))
      }
    }
    notes += solution.faults.prefix(20).compactMap { negativePlace(under: $0) }
    if document.view.applied.numberOfSections == 0 {
      notes.append(StyledLine("the applied snapshot is empty", .faint))
      if let line = document.fillingLine { notes.append(StyledLine("in Galley: \(line)", .faint)) }
    }
    if let note = document.pendingNote { notes.append(note) }
    return notes
  }

  /// A note for a group that has no space and places cells at negative positions, where they cannot be scrolled to.
  private func negativePlace(under fault: Fault) -> StyledLine? {
    guard case .noRoomForGroup(let site) = fault else { return nil }
    let cells = (0..<Self.mostSearchedCells).lazy.compactMap { solution.cell(at: $0, inSection: site.section) }
    guard let cell = cells.first(where: { $0.frame.minX < 0 || $0.frame.minY < 0 }), let index = cell.item,
      let item = document.view.applied.item(at: SnapshotIndexPath(section: site.section, item: index))
    else { return nil }
    return StyledLine(
      "section \(site.section): some cells have negative positions, such as '\(item.name)' at (\(rounded(cell.frame.minX)), \(rounded(cell.frame.minY)))",
      .changed)
  }

  /// Groups repeat, so cells at negative positions occur among the first ones.
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
    if element.category == .cell, let index = element.item {
      item = applied.item(at: SnapshotIndexPath(section: element.section, item: index))
    }
    return [
      .text(element.category.rawValue), element.kind.map(Table.Cell.text) ?? .none, .integer(element.section),
      element.item.map(Table.Cell.integer) ?? .none, section.map(Table.Cell.text) ?? .none, item.map { .name($0.name) } ?? .none,
      .numbers(element.frame.numbers), .integer(element.zIndex),
    ]
  }
}

extension FramesReport {
  /// Reports the frames of all elements, or only of those on screen.
  package init(of document: Document, isWindow: Bool) throws(Diagnostic) {
    self.init(document: document, solution: try document.solution(of: document.view))
    if isWindow { elements = solution.visibleElements(in: document.viewport(on: solution)) }
  }

  private struct SectionOffset {
    var section: String
    var offset: Double
  }

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
    return ", scrolled to (\(rounded(offset.x)),\(rounded(offset.y)))\(sections.joined(separator: ""))"
  }
}

extension Document {
  /// The line that fills a document without sections; nil if edits are pending, because applying them may fill it.
  fileprivate var fillingLine: String? {
    guard !view.hasPendingEdits else { return nil }
    let layout = view.uses.isEmpty ? "template grid 3; " : ""
    return layout + "append sections main; append items a b c; apply"
  }
}
