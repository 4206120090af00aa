import CompositionalLayout
import HashTreeCollections
import Snapshots
import Linting
import Testing

@testable import Documents

/// The findings of lint in the recorded layouts. These are corner cases of UIKit's behaviour, so many have findings; no others may appear.
@Suite struct RecordedAdviceTests {
  private struct Expected {
    var check: String
    var cases: Set<String>
    var reason: String
  }

  private static let expected = [
    Expected(
      check: "space-doubled-insets", cases: ["static-045"], reason: "insets of 8 and 6 between two cells, and 2 + 6 before the first"),
    Expected(
      check: "pack-parts-stacked",
      cases: Set([106, 108, 112, 116, 120, 122, 124, 126, 128, 130, 132].map { "static-\($0)" }),
      reason: "items as wide as their horizontal group and half as high"),
    Expected(check: "sup-estimated-badge", cases: ["static-153"], reason: "one of the badges has an estimated size"),
    Expected(
      check: "space-dead-inter-item", cases: ["static-011", "static-017", "static-023"],
      reason: "items of nine tenths stand alone in their rows, and the rows have spacing"),
    Expected(
      check: "space-cells-overlap", cases: ["static-030"], reason: "items of 100 points in rows of 20 lie over those of the next row"),
    Expected(
      check: "sup-covers-cells",
      cases: Set([67, 82, 92].map { "static-0\($0)" } + [102, 103, 111, 112, 115, 116, 119, 120, 123, 124].map { "static-\($0)" }),
      reason: "headers moved by an offset over cells, or without extendsBoundary"),
    Expected(check: "dim-overwide", cases: ["static-030"], reason: "items of 100 and 80 points in a row of 20"),
    Expected(
      check: "dim-screen-row-height", cases: ["static-032", "static-035"],
      reason: "items of a part of the width in groups of half the view's height"),
    Expected(
      check: "pack-count-overrides-size", cases: ["static-042", "static-043"], reason: "30 points, and a tenth, under a count of 3"),
    Expected(check: "space-double-section-gap", cases: ["static-052"], reason: "insets of 4 and 6 beside an interSectionSpacing of 12"),
    Expected(check: "size-fractional-in-estimated", cases: ["static-057"], reason: "items as high as a row that is estimated"),
    Expected(
      check: "sup-header-inset", cases: ["static-135", "static-136", "static-137", "static-141", "static-142", "static-157"],
      reason: "headers as wide as sections with insets"),
    Expected(check: "sup-decoration-covers-header", cases: ["static-157"], reason: "a background inset by 1 behind a header of 30"),
    Expected(check: "sup-empty-section-header", cases: ["static-157"], reason: "a section with a header, and no items"),
    Expected(
      check: "pack-empty-rest", cases: ["static-035", "static-036", "static-038", "static-039"],
      reason: "items of 30 points or 0.3 in groups whose end stays empty"),
    Expected(check: "space-dead-inter-group", cases: ["static-157"], reason: "group spacing over so few items that there is one group"),
  ]

  @Test(arguments: RecordedCases.all.static.map(Named.init))
  func nothingElseSpeaks(_ named: Named<StaticCase>) throws {
    let found = Set(lint(PlacedComponents(try Document(named.value), .layoutAndSections)).map(\.id))
    #expect(found == Set(Self.expected.filter { $0.cases.contains(named.value.id) }.map(\.check)))
  }
}

extension Document {
  /// A recorded layout, with parts named after their positions.
  init(_ recorded: some RecordedLayout) throws {
    self.init()
    let surroundings = recorded.environment
    view.bounds = surroundings.bounds
    environment.scale = surroundings.displayScale
    environment.safeArea = surroundings.safeAreaInsets
    environment.layoutMargins = surroundings.layoutMargins
    environment.direction = surroundings.layoutDirection
    environment.os = surroundings.systemVersion
    environment.horizontalSizeClass = surroundings.horizontalSizeClass
    environment.verticalSizeClass = surroundings.verticalSizeClass
    view.configuration = recorded.layout.configuration
    view.configuration.boundarySupplementaryItems = []
    for (index, item) in recorded.layout.configuration.boundarySupplementaryItems.enumerated() {
      components["layout-boundary\(index)"] = Component(item)
      view.boundaries.append("layout-boundary\(index)")
    }
    for (index, section) in recorded.layout.sections.enumerated() {
      let name = "section\(index)"
      include(.group(section.group), as: "\(name)-group")
      var source = SectionSource()
      source.contentInsets = section.contentInsets
      source.contentInsetsReference = section.contentInsetsReference
      // A component's value does not contain its parts.
      var settings = section
      settings.boundarySupplementaryItems = []
      settings.decorationItems = []
      var component = Component(.section(settings, source), parts: Parts(subitems: ["\(name)-group"]))
      for (place, item) in section.boundarySupplementaryItems.enumerated() {
        components["\(name)-boundary\(place)"] = Component(item)
        component.parts.supplementaries.append("\(name)-boundary\(place)")
      }
      for (place, item) in section.decorationItems.enumerated() {
        components["\(name)-background\(place)"] = Component(.background(item))
        component.parts.backgrounds.append("\(name)-background\(place)")
      }
      components[name] = component
      view.provider.use(Use(component: name, target: .section("data\(index)")))
      let items = (0..<recorded.sections[index].items).map { view.identifier(for: "item\(index)-\($0)") }
      try view.applied.appendSections(["data\(index)"])
      try view.applied.appendItems(items, toSection: "data\(index)")
    }
  }

  private mutating func include(_ subitem: Subitem, as name: String) {
    var component: Component
    let attached: [SupplementaryItem]
    switch subitem {
    case .item(let item):
      attached = item.supplementaryItems
      component = Component(.item(item))
    case .group(let group):
      attached = group.supplementaryItems
      component = Component(.group(group, Arrangement(group.content)))
      for (place, subitem) in group.content.subitems.enumerated() {
        include(subitem, as: "\(name)-\(place)")
        component.parts.subitems.append("\(name)-\(place)")
      }
    }
    for (place, item) in attached.enumerated() {
      var badge = Component(.badge(item))
      badge.elementKind = item.elementKind
      components["\(name)-badge\(place)"] = badge
      component.parts.supplementaries.append("\(name)-badge\(place)")
    }
    components[name] = component
  }
}

extension Component {
  fileprivate init(_ item: BoundarySupplementaryItem) {
    self.init(.boundary(item, .boundary))
    elementKind = item.elementKind
  }
}

extension Arrangement {
  /// The arguments of the factory method that created the content.
  fileprivate init(_ content: Group.Content) {
    switch content {
    case .subitems(let axis, _): self.init(direction: axis == .horizontal ? .horizontal : .vertical)
    case .count(let axis, _, let count): self.init(direction: axis == .horizontal ? .horizontal : .vertical, count: count)
    case .repeating(let axis, _, let count):
      self.init(direction: axis == .horizontal ? .horizontal : .vertical, repeatingSubitem: count)
    case .custom(let frames): self.init(direction: .custom, frames: frames)
    }
  }
}

extension Group.Content {
  fileprivate var subitems: [Subitem] {
    switch self {
    case .subitems(_, let subitems): subitems
    case .count(_, let subitem, _), .repeating(_, let subitem, _): [subitem]
    case .custom: []
    }
  }
}
