import CompositionalLayout
import Documents
import Rendering
import Snapshots

/// A view's sections, those of them that scroll across the layout, and the items that stay in sight.
struct PageSections {
  /// The maximum number of stops of all rows together, and how many each has at least; beyond its own a row rests anywhere.
  private static let stopLimit = 400_000
  private static let fewestStops = 64
  /// The maximum number of items that stay in sight.
  static let pinLimit = 20_000

  var document: Document
  let solution: Solution
  let viewport: Viewport
  let parts: PageParts

  private var isMirrored: Bool { document.environment.direction == .rightToLeft }

  var sections: JSON { .array((0..<solution.sectionCount).map(section)) }

  private func section(at index: Int) -> JSON {
    let name = document.view.applied.sectionIdentifier(at: index) ?? ""
    guard let extent = solution.sectionExtent(at: index), let section = parts.section(at: index) else {
      return ["name": .string(name), "component": .null]
    }
    let space = section.space(in: document.view.configuration, environment: document.surroundings(of: document.view))
    return [
      "name": .string(name), "component": .optional(document.layoutSection(for: name, at: index)), "frame": extent.frame.json,
      "region": extent.region.json, "items": .integer(extent.items), "groups": .integer(extent.groups),
      "insets": section.contentInsets.sides(isMirrored), "reference": space.referenceInsets.sides(isMirrored),
      "spacing": .number(section.interGroupSpacing), "axis": .string(space.groupAxis.rawValue), "row": row(ofSection: index),
    ]
  }

  private func row(ofSection index: Int) -> JSON {
    guard let row = solution.orthogonalScrolling(inSection: index) else { return .null }
    let limit = max(Self.fewestStops, Self.stopLimit / solution.sectionCount)
    let stops = solution.stops(inSection: index, atMost: limit)
    return [
      "behavior": .string(row.behavior.rawValue), "frame": row.frame.json, "length": .number(row.contentLength),
      "minimum": .number(row.minimumOffset), "maximum": .number(row.maximumOffset),
      "offset": .number(viewport.orthogonalOffsets[index] ?? row.initialOffset),
      "stops": .array(stops.map(JSON.number)), "isWhole": .bool(stops.count < limit),
    ]
  }

  /// The items that stay in sight: each the index of its element, its track, and whether it stays before the end.
  func pins(among elements: [Element]) -> JSON {
    let pins = solution.pins(atMost: Self.pinLimit)
    guard !pins.isEmpty else { return [] }
    var indices: [Element.ID: Int] = [:]
    for (index, element) in elements.enumerated() where element.category == .supplementary { indices[element.id] = index }
    return .array(
      pins.compactMap { pin in
        indices[pin.element.id].map { ["element": .integer($0), "track": pin.track.json, "isAtEnd": .bool(pin.isAtEnd)] }
      })
  }
}
