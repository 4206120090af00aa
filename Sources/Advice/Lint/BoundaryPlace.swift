import CompositionalLayout

/// A boundary item with the size it comes to.
struct BoundaryPlace {
  var name: String
  var item: BoundarySupplementaryItem
  var size: Size
  /// Whether there is a point of width to take a fraction of.
  var hasRoom: Bool
}

extension Reading {
  /// The boundary items of a section.
  func boundaries(of section: SectionPlace) -> [BoundaryPlace] {
    zip(section.part.boundaries, section.space.boundarySizes).compactMap { name, size in
      draft.boundaries[name].map {
        BoundaryPlace(
          name: name, item: $0, size: size, hasRoom: section.space.container.width >= section.section.contentInsets.total(.horizontal) + 1)
      }
    }
  }

  /// Those of sections, then those of the layout and of nothing.
  var allBoundaries: [BoundaryPlace] {
    let inSections = sections.flatMap { boundaries(of: $0) }
    let placed = Set(inSections.map(\.name))
    let others = draft.boundaries.filter { !placed.contains($0.key) }.sorted { $0.key < $1.key }
    return inSections
      + others.map { name, item in
        let size = item.layoutSize.size(in: draft.environment.bounds, draft.environment)
        return BoundaryPlace(name: name, item: item, size: size, hasRoom: draft.environment.bounds.width >= 1)
      }
  }
}
