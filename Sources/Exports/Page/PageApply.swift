import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Rendering
import Snapshots

/// The last apply of a view, which a page can animate: the earlier frames of cells, and the items that were inserted, deleted and moved.
struct PageApply {
  /// The maximum number of items in both snapshots together.
  static let limit = 10_000

  let json: JSON

  /// Nil if nothing was applied, or the snapshots have more items than `limit`.
  init?(of document: Document, at viewport: Viewport) {
    let view = document.view
    guard let before = view.appliedBefore, before.numberOfItems + view.applied.numberOfItems <= Self.limit else { return nil }
    var old = document
    old.view.applied = before
    guard let solution = try? old.solution(of: old.view) else { return nil }
    var (names, x, y, width, height, sections) = ([JSON](), PageColumn(), PageColumn(), PageColumn(), PageColumn(), PageColumn())
    for element in solution.elements {
      guard element.category == .cell, let item = element.item,
        let name = before.item(at: SnapshotIndexPath(section: element.section, item: item))?.name
      else { break }
      let seen = solution.seen(element, in: Self.viewport(of: old, viewport)).frame
      names.append(.string(name))
      x.append(seen.minX)
      y.append(seen.minY)
      width.append(seen.width)
      height.append(seen.height)
      sections.append(element.section)
    }
    let items = difference(from: before, to: view.applied, rule: view.differenceRule).items
    json = [
      "number": .integer(view.applyCount), "contentSize": [.number(solution.contentSize.width), .number(solution.contentSize.height)],
      "inserted": .array(items.inserted.map { .string($0.identifier.name) }),
      "deleted": .array(items.deleted.map { .string($0.identifier.name) }),
      "moved": .array(items.moved.map { .string($0.identifier.name) }), "count": .integer(names.count), "names": .array(names),
      "x": x.json, "y": y.json, "width": width.json, "height": height.json, "section": sections.json,
    ]
  }

  /// The current offsets of the orthogonal sections that the earlier snapshot contains.
  private static func viewport(of old: Document, _ viewport: Viewport) -> Viewport {
    var offsets: [Int: Double] = [:]
    for (identifier, offset) in old.view.orthogonalOffsets {
      if let index = old.view.applied.indexOfSection(identifier) { offsets[index] = offset }
    }
    return Viewport(contentOffset: viewport.contentOffset, orthogonalOffsets: offsets)
  }
}
