import CompositionalLayout
import Documents
import HashTreeCollections
import Snapshots

/// A cell in the solved layout.
struct SolvedCell {
  /// The layout section, the groups and the item from which the cell comes.
  var components: [String]
  var frame: Rect
  /// True if the cell was displayed, which replaced its estimated lengths with measured ones.
  var isMeasured: Bool

  var item: String { components.last ?? "" }
}

extension PlacedComponents {
  /// The maximum numbers of groups, and of cells in each, that are examined.
  private static let mostGroups = 400
  private static let mostCells = 100
  /// In points. Rows of orthogonal sections extend beyond the content.
  private static let farAway = 1e6

  /// True if any size was measured.
  var isMeasured: Bool { !document.view.register.taken.isEmpty }

  func solvedCell(_ item: Int, inSection section: Int, of solution: Solution) -> SolvedCell? {
    guard let frame = solution.cell(at: item, inSection: section)?.frame,
      let path = solution.subitemPath(ofCell: item, inSection: section), let root = document.layoutSection(at: section)
    else { return nil }
    let parts = (0...path.count).compactMap { document.subitemComponent(at: Array(path.prefix($0)), inSection: section) }
    return SolvedCell(components: [root] + parts, frame: frame, isMeasured: isMeasured(item, inSection: section))
  }

  func isMeasured(_ item: Int, inSection section: Int) -> Bool {
    let identifier = document.view.applied.item(at: SnapshotIndexPath(section: section, item: item))
    return identifier.map { document.view.register.taken[.item($0)] != nil } ?? false
  }

  /// The cells directly in a group, for each of its repetitions in the solved layout. Empty if no size was measured.
  func measuredRows(of group: GroupPlace) -> [[SolvedCell]] {
    guard let solution, isMeasured else { return [] }
    let everything = Rect(x: -Self.farAway, y: -Self.farAway, width: 2 * Self.farAway, height: 2 * Self.farAway)
    let outlines = solution.groups(in: everything, atMost: Self.mostGroups).filter {
      document.subitemComponent(at: $0.path, inSection: $0.section) == group.name
    }
    return outlines.indices.map { index in
      let outline = outlines[index]
      let next = index + 1 < outlines.count && outlines[index + 1].section == outline.section ? outlines[index + 1].firstItem : .max
      let end = min(next, document.view.applied.numberOfItems(inSectionAt: outline.section), outline.firstItem + Self.mostCells)
      return (outline.firstItem..<max(end, outline.firstItem)).compactMap { item in
        guard let path = solution.subitemPath(ofCell: item, inSection: outline.section), path.dropLast() == outline.path[...] else {
          return nil
        }
        return solvedCell(item, inSection: outline.section, of: solution)
      }
    }
  }

  /// The scrolling geometry of an orthogonal section in the solved layout.
  func scrolling(of data: ServedSection) -> OrthogonalScrolling? { solution?.orthogonalScrolling(inSection: data.index) }
}
