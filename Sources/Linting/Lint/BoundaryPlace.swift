import CompositionalLayout
import Documents

struct BoundaryPlace {
  var name: String
  var item: BoundarySupplementaryItem
  var size: Size
  /// Whether the width that fractions refer to is at least one point.
  var hasRoom: Bool
}

extension PlacedComponents {
  func boundaries(of section: SectionPlace) -> [BoundaryPlace] {
    let hasRoom = section.space.container.width >= section.section.contentInsets.total(.horizontal) + 1
    return zip(section.parts.supplementaries, zip(section.section.boundarySupplementaryItems, section.space.boundarySizes)).map {
      BoundaryPlace(name: $0, item: $1.0, size: $1.1, hasRoom: hasRoom)
    }
  }

  /// The boundary items of sections, then the layout's, then unused ones.
  var allBoundaries: [BoundaryPlace] {
    let inSections = sections.flatMap { boundaries(of: $0) }
    let placed = Set(inSections.map { $0.name })
    return inSections
      + names(of: .boundary).filter { !placed.contains($0) }.compactMap { name in
        guard let item = try? document.components.boundary(named: name) else { return nil }
        let size = item.layoutSize.size(in: environment.bounds, environment)
        return BoundaryPlace(name: name, item: item, size: size, hasRoom: environment.bounds.width >= 1)
      }
  }
}
