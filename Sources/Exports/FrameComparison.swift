import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering
import Snapshots

/// Compares the frames of two states of a view: moved, new and removed elements.
///
/// Cells correspond if they show the same item. Other elements correspond if their kind, section and index are equal.
package struct FrameComparison: Sendable {
  /// The current view of a document, with its layout.
  package struct ComparedScreen: Sendable {
    package var document: Document
    /// Nil if the view has no layout or cannot be laid out.
    package var solution: Solution?

    package init(_ document: Document) {
      self.document = document
      solution = try? document.solution(of: document.view)
    }
  }

  package var before: ComparedScreen
  package var after: ComparedScreen

  package init(before: ComparedScreen, after: ComparedScreen) {
    self.before = before
    self.after = after
  }

  fileprivate struct Name: Hashable {
    var category: ElementCategory
    var kind: String?
    var section: String?
    var item: ItemIdentifier?
    /// The index among the elements of the kind, for elements without an item.
    var number: Int?
  }

  fileprivate struct FrameDifference {
    var name: Name
    /// The element's section; for a removed element, the section that it was in.
    var section: String?
    var was: Rect?
    var now: Rect?
  }

  /// - Complexity: O(elements). Names are computed only from the first element in which the two screens differ.
  package var report: Report {
    let (differing, same) = pairs
    let moved = differing.count { $0.was != nil && $0.now != nil }
    let kept = same + moved
    var sentences: [Phrase] = ["\(moved.grouped) of \(counted(kept, "frame")) \(english: moved == 1 ? "differs" : "differ")"]
    let new = differing.count { $0.was == nil }
    let gone = differing.count { $0.now == nil }
    if new > 0 { sentences.append("\(new.grouped) new") }
    if gone > 0 { sentences.append("\(gone.grouped) gone") }
    return .table(
      Table(
        Self.columns, rowsKey: "elements",
        membersBefore: [JSON.Member("contentSizeBefore", size(before)), JSON.Member("contentSize", size(after))],
        membersAfter: [JSON.Member("same", .integer(same))] + after.document.pendingMember,
        linesBefore: [StyledLine("\(sizes)\(sentences.joined(separator: ", "))", .heading)],
        linesAfter: after.document.pendingNote.map { [$0] } ?? []
      ) { body in
        for row in differing.untilCancelled { body(cells(of: row)) }
      })
  }

  /// The number of elements that are new, removed, or differ by more than a tolerance in points. O(elements).
  package func differing(beyond tolerance: Double) -> Int {
    pairs.differing.count { row in
      guard let was = row.was, let now = row.now else { return true }
      return zip(now.numbers, was.numbers).contains { abs($0 - $1) > tolerance }
    }
  }

  private static let columns = [
    Table.Column("element", key: "category", shape: .cases(of: ElementCategory.self)),
    Table.Column("kind", key: "kind", shape: .optional(.string)),
    Table.Column("section", key: "sectionIdentifier", shape: .optional(.string)),
    Table.Column("item", key: "itemIdentifier", shape: .optional(.string)),
    Table.Column("change", key: "change", shape: .choice(["new", "gone", "differs"])),
    Table.Column(nil, key: "was", parts: ["was x", "was y", "was width", "was height"], shape: .optional(.frame)),
    Table.Column("frame", key: "frame", parts: ["x", "y", "width", "height"], shape: .optional(.frame)),
    Table.Column("by", key: "by", parts: ["by x", "by y", "by width", "by height"], shape: .optional(.frame)),
  ]

  package static let shape = JSONShape(
    rowsOf: columns, key: "elements",
    before: [JSONShape.Member("contentSizeBefore", .optional(.size)), JSONShape.Member("contentSize", .optional(.size))],
    after: [JSONShape.Member("same", .integer), .pending])

  private func cells(of row: FrameDifference) -> [Table.Cell] {
    let change: Phrase = row.was == nil ? "new" : row.now == nil ? "gone" : "differs"
    var by = Table.Cell.none
    if let was = row.was, let now = row.now { by = .numbers(zip(now.numbers, was.numbers).map { $0 - $1 }) }
    return [
      .text(row.name.category.rawValue), row.name.kind.map(Table.Cell.text) ?? .none, row.section.map(Table.Cell.text) ?? .none,
      row.name.item.map { .name($0.name) } ?? .none, .phrase(change), row.was.map { .numbers($0.numbers) } ?? .none,
      row.now.map { .numbers($0.numbers) } ?? .none, by,
    ]
  }

  private func size(_ screen: ComparedScreen) -> JSON {
    guard let size = screen.solution?.contentSize else { return .null }
    return [.number(size.width), .number(size.height)]
  }

  private var sizes: Phrase {
    guard let old = before.solution?.contentSize, let new = after.solution?.contentSize else { return "" }
    return old == new ? "content \(new.shown); " : "content \(old.shown) → \(new.shown); "
  }

  /// The elements whose frames differ (current ones in order, then removed ones), and the number of the other elements.
  private var pairs: (differing: [FrameDifference], same: Int) {
    var (differing, same) = ([FrameDifference](), 0)
    let (olds, news) = (before.elements, after.elements)
    var (old, new) = (olds.next(), news.next())
    let hasSameItems = before.document.view.applied.hasTriviallyIdenticalContent(to: after.document.view.applied)
    while let was = old, let now = new, was.id == now.id, hasSameItems || before.name(of: was) == after.name(of: now) {
      if was.frame == now.frame { same += 1 } else { differing.append(after.row(of: now, was: was.frame)) }
      (old, new) = (olds.next(), news.next())
    }
    var was: [Name: Rect] = [:]
    let others = [old].compactMap { $0 } + Array(olds)
    for element in others.untilCancelled { was[before.name(of: element)] = element.frame }
    while let now = new {
      let row = after.row(of: now, was: was.removeValue(forKey: after.name(of: now)))
      if row.was == row.now { same += 1 } else { differing.append(row) }
      new = news.next()
    }
    for element in others.untilCancelled {
      let name = before.name(of: element)
      guard let frame = was.removeValue(forKey: name) else { continue }
      differing.append(FrameDifference(name: name, section: before.section(of: element), was: frame, now: nil))
    }
    return (differing, same)
  }
}

extension FrameComparison.ComparedScreen {
  /// The laid-out elements in order; empty if the view cannot be laid out.
  fileprivate var elements: AnyIterator<Element> {
    guard let solution else { return AnyIterator { nil } }
    return AnyIterator(solution.elements(at: document.viewport(on: solution)).untilCancelled.makeIterator())
  }

  fileprivate func row(of element: Element, was: Rect?) -> FrameComparison.FrameDifference {
    FrameComparison.FrameDifference(name: name(of: element), section: section(of: element), was: was, now: element.frame)
  }

  fileprivate func name(of element: Element) -> FrameComparison.Name {
    var name = FrameComparison.Name(category: element.category, kind: element.kind)
    if element.category == .cell, let index = element.item {
      name.item = document.view.applied.item(at: SnapshotIndexPath(section: element.section, item: index))
    } else {
      name.section = section(of: element)
      name.number = element.item
    }
    return name
  }

  /// The element's section, or nil for an element of the layout.
  fileprivate func section(of element: Element) -> String? {
    element.item == nil ? nil : document.view.applied.sectionIdentifier(at: element.section)
  }
}
