import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Rendering
import Snapshots

/// An apply of a view, which a page can draw and animate: the items that it inserts, deletes and moves, and the frames of the cells on the
/// side of it that the page does not show.
struct PageApply {
  /// The maximum number of items in both snapshots together.
  static let limit = 10_000

  static let shape: JSONShape = [
    "number": .integer, "contentSize": .size, "inserted": .strings, "deleted": .strings, "moved": .strings, "count": .integer,
    "names": .strings, "x": PageColumn.shape, "y": PageColumn.shape, "width": PageColumn.shape, "height": PageColumn.shape,
    "section": PageColumn.shape,
  ]

  let json: JSON

  /// The last apply, with the cells before it. Nil if nothing was applied, or the snapshots have more items than `limit`.
  init?(before document: Document, at viewport: Viewport) {
    let view = document.view
    guard let before = view.appliedBefore else { return nil }
    var old = document
    old.view.applied = before
    self.init(number: view.applyCount, from: before, to: view.applied, showing: old, at: viewport)
  }

  /// The apply of the pending edits, with the cells after it. Nil without such edits, or if the snapshots have more items than `limit`.
  init?(after document: Document, at viewport: Viewport) {
    let view = document.view
    guard view.hasPendingEdits else { return nil }
    var new = document
    _ = new.view.apply()
    self.init(number: view.applyCount + 1, from: view.applied, to: new.view.applied, showing: new, at: viewport)
  }

  private init?(number: Int, from old: DocumentSnapshot, to new: DocumentSnapshot, showing document: Document, at viewport: Viewport) {
    guard old.numberOfItems + new.numberOfItems <= Self.limit, let solution = try? document.solution(of: document.view) else { return nil }
    let viewport = Self.viewport(of: document, viewport)
    var (names, x, y, width, height, sections) = ([JSON](), PageColumn(), PageColumn(), PageColumn(), PageColumn(), PageColumn())
    for element in solution.elements {
      guard element.category == .cell, let item = element.item,
        let name = document.view.applied.item(at: SnapshotIndexPath(section: element.section, item: item))?.name
      else { break }
      let seen = solution.seen(element, in: viewport).frame
      names.append(.string(name))
      x.append(seen.minX)
      y.append(seen.minY)
      width.append(seen.width)
      height.append(seen.height)
      sections.append(element.section)
    }
    let items = difference(from: old, to: new, rule: document.view.differenceRule).items
    json = [
      "number": .integer(number), "contentSize": [.number(solution.contentSize.width), .number(solution.contentSize.height)],
      "inserted": .array(items.inserted.map { .string($0.identifier.name) }),
      "deleted": .array(items.deleted.map { .string($0.identifier.name) }),
      "moved": .array(items.moved.map { .string($0.identifier.name) }), "count": .integer(names.count), "names": .array(names),
      "x": x.json, "y": y.json, "width": width.json, "height": height.json, "section": sections.json,
    ]
  }

  /// The current offsets of the orthogonal sections that a snapshot contains.
  private static func viewport(of document: Document, _ viewport: Viewport) -> Viewport {
    var offsets: [Int: Double] = [:]
    for (identifier, offset) in document.view.orthogonalOffsets {
      if let index = document.view.applied.indexOfSection(identifier) { offsets[index] = offset }
    }
    return Viewport(contentOffset: viewport.contentOffset, orthogonalOffsets: offsets)
  }
}
