import CompositionalLayout
import Documents
import HashTreeCollections

/// A place of a cell in the groups of a section.
struct PagePlace: Hashable {
  var section: Int
  /// How many cells of the group are before it.
  var ordinal: Int
  /// Whether all places of the group are taken; another one may be shorter.
  var isInWholeGroup: Bool
}

/// Which cells are alike: where nothing was measured, groups of a section are, and so are the cells at one place in them.
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

  /// Nil for a cell that no other one is sure to be like.
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

/// The paths of subitems that cells come from; each place is looked up once.
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
