import Advice
import CompositionalLayout
import Testing

/// What lint says of the recorded layouts. They are corners of UIKit's behaviour, so that it has something to say of many; nothing else may
/// speak up.
@Suite struct RecordedAdviceTests {
  private struct Expected {
    var check: String
    var cases: Set<String>
    var reason: String
  }

  private static let expected = [
    Expected(check: "space-pixel-gap", cases: ["static-003"], reason: "thirds of 320 points are 106.5 at 2x, and one pixel is left"),
    Expected(
      check: "space-dead-inter-item", cases: ["static-011", "static-017", "static-023"],
      reason: "items of nine tenths stand alone in their rows, and the rows have spacing"),
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
    Expected(check: "space-dead-inter-group", cases: ["static-157"], reason: "group spacing over so few items that there is one group"),
  ]

  @Test(arguments: RecordedCases.all.static.map(Named.init))
  func nothingElseSpeaks(_ named: Named<StaticCase>) {
    let found = Set(lint(Draft(named.value)).map(\.id))
    #expect(found == Set(Self.expected.filter { $0.cases.contains(named.value.id) }.map(\.check)))
  }
}

extension Draft {
  /// A recorded layout, its parts named after where they stand.
  init(_ recorded: some RecordedLayout) {
    self.init(environment: recorded.environment)
    configuration = recorded.layout.configuration
    configuration.boundarySupplementaryItems = []
    for (index, item) in recorded.layout.configuration.boundarySupplementaryItems.enumerated() {
      boundaries["layout-boundary\(index)"] = item
    }
    for (index, section) in recorded.layout.sections.enumerated() {
      let name = "section\(index)"
      include(.group(section.group), as: "\(name)-group")
      var part = SectionPart(name: name, section: section, group: "\(name)-group")
      for (place, item) in section.boundarySupplementaryItems.enumerated() {
        boundaries["\(name)-boundary\(place)"] = item
        part.boundaries.append("\(name)-boundary\(place)")
      }
      for (place, item) in section.decorationItems.enumerated() {
        backgrounds["\(name)-background\(place)"] = item
        part.backgrounds.append("\(name)-background\(place)")
      }
      sections.append(part)
      rows.append(ProviderRow(component: name, target: .section("data\(index)"), isConditional: false))
      data.append(DataSection(identifier: "data\(index)", items: recorded.sections[index].items, component: name))
    }
  }

  private mutating func include(_ subitem: Subitem, as name: String) {
    let attached: [SupplementaryItem]
    var part: Part
    switch subitem {
    case .item(let item):
      attached = item.supplementaryItems
      part = Part(.item(item))
    case .group(var group):
      attached = group.supplementaryItems
      var names: [String] = []
      func flat(_ subitem: Subitem) -> Subitem {
        let child = "\(name)-\(names.count)"
        names.append(child)
        include(subitem, as: child)
        guard case .group(let group) = subitem else { return subitem }
        return .item(Item(layoutSize: group.layoutSize, edgeSpacing: group.edgeSpacing))
      }
      switch group.content {
      case .subitems(let axis, let subitems): group.content = .subitems(axis, subitems.map(flat))
      case .count(let axis, let subitem, let count): group.content = .count(axis, flat(subitem), count: count)
      case .repeating(let axis, let subitem, let count): group.content = .repeating(axis, flat(subitem), count: count)
      case .custom: break
      }
      part = Part(.group(group), subitems: names)
    }
    for (place, item) in attached.enumerated() {
      badges["\(name)-badge\(place)"] = item
      part.badges.append("\(name)-badge\(place)")
    }
    parts[name] = part
  }
}
