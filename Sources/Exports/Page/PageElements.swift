import Cancelling
import CompositionalLayout
import Documents
import HashTreeCollections
import Rendering
import Snapshots

/// The elements of a view as a table of columns, which a page reads much faster than one object per element.
struct PageElements {
  /// The maximum number of elements on a page; elements beyond it are only counted.
  static let limit = 200_000

  static let shape = JSONShape(dictionaryLiteral: ("count", .integer), ("total", .integer), ("names", .strings), ("kinds", .strings))
    .adding(PageElementTable.keys.map { JSONShape.Member($0, PageColumn.shape) })

  private var document: Document
  private let solution: Solution
  private(set) var elements: [Element] = []
  private var columns: [String: PageColumn] = [:]
  private var names: [JSON] = []
  private var kinds: [String] = []

  init(of document: Document, _ solution: Solution, _ parts: inout PageParts) {
    self.document = document
    self.solution = solution
    var paths = PagePaths(of: document, solution)
    var table = PageElementTable()
    for element in solution.elements.untilCancelled {
      guard elements.count < Self.limit else { break }
      elements.append(element)
      var part = -1
      if element.category == .cell, let item = element.item {
        part = parts.index(of: paths.path(ofCell: item, inSection: element.section), inSection: element.section)
        names.append(.string(document.view.applied.item(at: SnapshotIndexPath(section: element.section, item: item))?.name ?? ""))
      }
      table.append(element, kind: index(of: element.kind), part: part, flags: flags(of: element))
    }
    columns = table.columns
  }

  private mutating func index(of kind: String?) -> Int {
    guard let kind else { return -1 }
    if let known = kinds.firstIndex(of: kind) { return known }
    kinds.append(kind)
    return kinds.count - 1
  }

  /// A bit set: 1 for elements attached to an item or group, such as badges; 2 for measured elements.
  private func flags(of element: Element) -> Int {
    let isAttached = element.category == .supplementary && solution.seen(element, in: Viewport()).isAttached
    let isMeasured = !document.view.register.taken.isEmpty && solution.isMeasured(element.id)
    return (isAttached ? 1 : 0) + (isMeasured ? 2 : 0)
  }

  var json: JSON {
    .object(
      [
        JSON.Member("count", .integer(elements.count)), JSON.Member("total", .integer(solution.elements.count)),
        JSON.Member("names", .array(names)), JSON.Member("kinds", .array(kinds.map(JSON.string))),
      ] + PageElementTable.keys.map { JSON.Member($0, (columns[$0] ?? PageColumn()).json) })
  }
}

private struct PageElementTable {
  static let keys = ["category", "section", "item", "kind", "part", "flags", "x", "y", "width", "height", "z"]

  private(set) var columns: [String: PageColumn] = [:]

  mutating func append(_ element: Element, kind: Int, part: Int, flags: Int) {
    columns["category", default: PageColumn()].append(element.category.number)
    columns["section", default: PageColumn()].append(element.item == nil ? -1 : element.section)
    columns["item", default: PageColumn()].append(element.item ?? -1)
    columns["kind", default: PageColumn()].append(kind)
    columns["part", default: PageColumn()].append(part)
    columns["flags", default: PageColumn()].append(flags)
    columns["x", default: PageColumn()].append(element.frame.minX)
    columns["y", default: PageColumn()].append(element.frame.minY)
    columns["width", default: PageColumn()].append(element.frame.width)
    columns["height", default: PageColumn()].append(element.frame.height)
    columns["z", default: PageColumn()].append(element.zIndex)
  }
}

extension ElementCategory {
  /// 0 for cells, 1 for supplementary items, 2 for decorations.
  fileprivate var number: Int {
    switch self {
    case .cell: 0
    case .supplementary: 1
    case .decoration: 2
    }
  }
}
