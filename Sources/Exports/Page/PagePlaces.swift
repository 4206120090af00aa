import CompositionalLayout
import Documents
import HashTreeCollections

/// A cell's position within its group. Cells of a section with equal positions have the same size and structure.
struct PagePlace: Hashable {
  var section: Int
  /// The number of cells in the group before this one.
  var ordinal: Int
  /// Whether the group is full; the last group of a section may be shorter.
  var isInWholeGroup: Bool
}

/// Finds cells that share an explanation. Unless sizes were measured, all full groups of a section are equal, so cells at the same position
/// in them are too.
struct PagePlaces {
  private let solution: Solution
  private let isMeasured: Bool
  private var extents: [Int: SectionExtent] = [:]

  private struct SectionExtent {
    var items: Int
    var itemsPerGroup: Int
  }

  init(of document: Document, _ solution: Solution) {
    self.solution = solution
    isMeasured = !document.view.register.taken.isEmpty
  }

  /// Nil if no other cell is certain to match this one.
  mutating func place(ofCell item: Int, inSection section: Int) -> PagePlace? {
    guard !isMeasured else { return nil }
    let extent = extents[section] ?? extent(ofSection: section)
    extents[section] = extent
    guard extent.itemsPerGroup > 0 else { return nil }
    let (group, ordinal) = item.quotientAndRemainder(dividingBy: extent.itemsPerGroup)
    return PagePlace(section: section, ordinal: ordinal, isInWholeGroup: (group + 1) * extent.itemsPerGroup <= extent.items)
  }

  private func extent(ofSection section: Int) -> SectionExtent {
    let extent = solution.sectionExtent(at: section)
    return SectionExtent(items: extent?.items ?? 0, itemsPerGroup: extent?.itemsPerGroup ?? 0)
  }
}

/// The paths of the subitems that cells come from, cached by position.
struct PagePaths {
  private let solution: Solution
  private var places: PagePlaces
  private var known: [PagePlace: [Int]] = [:]

  init(of document: Document, _ solution: Solution) {
    self.solution = solution
    places = PagePlaces(of: document, solution)
  }

  mutating func path(ofCell item: Int, inSection section: Int) -> [Int] {
    let place = places.place(ofCell: item, inSection: section)
    if let place, let path = known[place] { return path }
    let path = solution.subitemPath(ofCell: item, inSection: section) ?? []
    if let place { known[place] = path }
    return path
  }
}
