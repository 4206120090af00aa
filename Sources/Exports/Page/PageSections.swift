import CompositionalLayout
import Documents
import Rendering
import Snapshots

/// A view's sections, orthogonal sections and pinned supplementary items, as JSON.
struct PageSections {
  /// The maximum number of stops on a page. It is divided equally among the sections, but each section may list `fewestStops`. Beyond its
  /// last listed stop, a section can come to rest at any offset.
  private static let stopLimit = 400_000
  private static let fewestStops = 64
  static let pinLimit = 20_000

  /// The JSON shape of a section. A section without a layout has only a name.
  static let shape: JSONShape = {
    let row: JSONShape = [
      "behavior": .cases(of: OrthogonalScrollingBehavior.self), "frame": .frame, "length": .number, "minimum": .number, "maximum": .number,
      "offset": .number, "stops": .array(.number), "isWhole": .bool,
    ]
    return .either([
      [
        "name": .string, "component": .optional(.string), "frame": .frame, "region": .frame, "items": .integer, "groups": .integer,
        "insets": PageParts.sides, "reference": PageParts.sides, "spacing": .number, "axis": .cases(of: Axis.self), "row": .optional(row),
      ],
      ["name": .string, "component": .constant(.null)],
    ])
  }()

  static let pin: JSONShape = ["element": .integer, "track": .frame, "isAtEnd": .bool]

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

  /// The pinned elements. Each entry has the element's index, the track that the element moves in, and whether it is pinned to the end.
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
