import CompositionalLayout
import LayoutComponents
import Wording

/// Spacing that has no effect, or a larger one than it seems.
extension Check {
  static let spacing = [deadInterItem, deadInterGroup, doubleSectionGap]

  private static let deadInterItem = eachGroup("space-dead-inter-item", .info, .layout, rule: "R5.1") { group, placed, report in
    guard group.gap != 0, group.fit.count == 1 else { return nil }
    let section = placed.sections.first { $0.group?.name == group.name && $0.section.interGroupSpacing == 0 }
    return report(
      .property(group.name, .interItemSpacing),
      "\(group.name) holds one item: there is nothing for its interItemSpacing of \(group.gap) to part",
      because: "interItemSpacing is between the items of one group; between groups it is the section's interGroupSpacing",
      mend: [.unset(group.name, .interItemSpacing)]
        + (section.map { [.change($0.name, .interGroupSpacing, group.gap, .plainSpacing)] } ?? []))
  }

  private static let deadInterGroup = eachSection("space-dead-inter-group", .hint, .layoutAndSnapshot, rule: "R8.1") { section, _, report in
    let filled = section.data.filter { $0.items > 0 }
    guard section.section.interGroupSpacing != 0, !filled.isEmpty, filled.allSatisfy({ section.groupCount(of: $0.items) == 1 }) else {
      return nil
    }
    return report(
      .property(section.name, .interGroupSpacing),
      "\(section.name) has a single group: there is nothing for its interGroupSpacing of \(section.section.interGroupSpacing) to part",
      because: "interGroupSpacing is between the groups of one section; between its items it is the group's interItemSpacing",
      mend: [.unset(section.name, .interGroupSpacing)])
  }

  private static let doubleSectionGap = Check("space-double-section-gap", .hint, .layout, rule: "R8.1") { placed, report in
    let spacing = placed.input.configuration.interSectionSpacing
    let axis = placed.input.configuration.scrollDirection
    guard spacing > 0 else { return [] }
    var insets: [String: DirectionalEdgeInsets] = [:]
    for section in placed.sections { insets[section.name] = section.section.contentInsets }
    let shown = placed.input.data.filter { $0.items > 0 }.compactMap { $0.component.flatMap { insets[$0] } }
    for (before, after) in zip(shown, shown.dropFirst()) where before.end(axis) > 0 && after.start(axis) > 0 {
      let sum = before.end(axis) + spacing + after.start(axis)
      return [
        report(
          .layout, "between two sections lie \(before.end(axis)) + \(spacing) + \(after.start(axis)) = \(.points(sum))",
          because: "the insets of both sections and interSectionSpacing add up; one of them is enough",
          mend: [.unset(nil, .interSectionSpacing)])
      ]
    }
    return []
  }
}
