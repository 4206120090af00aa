import CompositionalLayout
import Documents
import Localization

/// Spacing that has no effect, or has a greater effect than expected.
extension Check {
  static let spacing = [deadInterItem, deadInterGroup, doubleSectionGap, doubledInsets, tripleInsets]

  private static let deadInterItem = eachGroup("space-dead-inter-item", .info, .layout, rule: "R5.1") { group, placed, report in
    guard group.gap != 0, group.fit.count == 1 else { return nil }
    let section = placed.sections.first { $0.group?.name == group.name && $0.section.interGroupSpacing == 0 }
    return report(
      .property(group.name, .interItemSpacing),
      "\(group.name) holds one item, so its interItemSpacing of \(group.gap) has no effect",
      because: "interItemSpacing separates the items of a group; groups are separated by the section's interGroupSpacing",
      mend: [.unset(group.name, .interItemSpacing)]
        + (section.map { [.change($0.name, .interGroupSpacing, group.gap, .plainSpacing)] } ?? []))
  }

  private static let deadInterGroup = eachSection("space-dead-inter-group", .hint, .layoutAndSnapshot, rule: "R8.1") {
    section, placed, report in
    // Measured lengths determine the number of groups.
    let packed = section.group?.packedChildren.map { $0.name } ?? []
    guard !packed.contains(where: { placed.measures[$0] != nil }) else { return nil }
    let filled = section.data.filter { $0.items > 0 }
    guard section.section.interGroupSpacing != 0, !filled.isEmpty, filled.allSatisfy({ section.groupCount(of: $0.items) == 1 }) else {
      return nil
    }
    return report(
      .property(section.name, .interGroupSpacing),
      "\(section.name) has a single group, so its interGroupSpacing of \(section.section.interGroupSpacing) has no effect",
      because: "interGroupSpacing separates the groups of a section; items are separated by the group's interItemSpacing",
      mend: [.unset(section.name, .interGroupSpacing)])
  }

  private static let doubleSectionGap = Check("space-double-section-gap", .hint, .layout, rule: "R8.1") { placed, report in
    let spacing = placed.document.view.configuration.interSectionSpacing
    let axis = placed.document.view.configuration.scrollDirection
    guard spacing > 0 else { return [] }
    var insets: [String: DirectionalEdgeInsets] = [:]
    for section in placed.sections { insets[section.name] = section.section.contentInsets }
    let shown = placed.data.filter { $0.items > 0 }.compactMap { $0.component.flatMap { insets[$0] } }
    for (before, after) in zip(shown, shown.dropFirst()) where before.end(axis) > 0 && after.start(axis) > 0 {
      let sum = before.end(axis) + spacing + after.start(axis)
      return [
        report(
          .layout, "the gap between two sections is \(before.end(axis)) + \(spacing) + \(after.start(axis)) = \(.points(sum))",
          because: "the insets of both sections and interSectionSpacing add up; one of them is enough",
          mend: [.unset(nil, .interSectionSpacing)])
      ]
    }
    return []
  }

  private static let doubledInsets = eachGroup("space-doubled-insets", .hint, .layout, rule: "R5.6") { group, placed, report in
    let axis = group.axis
    guard group.fit.count > 1, let item = group.children.first, group.distinctChildren.count == 1, item.component.kind == .item,
      let insets = item.component.contentInsets, insets.start(axis) > 0, insets.end(axis) > 0, !item.dimension(axis).isEstimated
    else { return nil }
    let sections = placed.sections.filter { $0.group?.name == group.name }
    // In a nested group, the space before the first cell is not at the section's edge.
    guard group.gap > 0 || group.place.parent == nil else { return nil }
    let before = insets.start(axis) + group.group.contentInsets.start(axis) + (sections.first?.section.contentInsets.start(axis) ?? 0)
    let parts = [insets.end(axis)] + (group.gap > 0 ? [group.gap] : []) + [insets.start(axis)]
    let between = parts.reduce(0, +)
    guard before < between - tolerance else { return nil }
    return report(
      .property(item.name, .contentInsets),
      "the gap between two cells of \(group.name) is \(.sum(parts)) = \(.points(between)), but the gap before the first is only \(before)",
      because: "contentInsets are subtracted from each item's slot, so those of neighbours add up",
      mend: group.halving(insets, of: item.name, in: sections), or: [group.spacing(insets, of: item.name)], as: group.gap > 0 ? .info : nil)
  }

  private static let tripleInsets = eachSection("space-triple-insets", .hint, .layout, rule: "R6.1") { section, placed, report in
    let all = Axis.allCases.map { (axis: $0, levels: placed.startInsets(of: section, $0)) }.filter { $0.levels.count > 2 }
    guard let levels = all.first?.levels else { return nil }
    let sum = levels.reduce(0) { $0 + $1.inset }
    let insets = placed.document.components[levels[1].name]?.contentInsets ?? .zero
    return report(
      .property(levels[1].name, .contentInsets),
      "the insets before the first cell of \(section.name) add up to \(.sum(levels.map { $0.inset })) = \(.points(sum)): \(Phrase.verbatim(levels.map { $0.name }.joined(separator: ", ")))",
      because: "insets of a section, its groups and its items add up; two of them are enough for equal edges and gaps",
      mend: [.inset(levels[1].name, all.reduce(insets) { $0.without($1.axis) })])
  }
}

/// A component's inset before its content.
private struct InsetLevel {
  var name: String
  var inset: Double
}

extension PlacedComponents {
  /// The insets before a section's first cell along an axis: the insets of the section, its groups and the item, without zeros.
  fileprivate func startInsets(of section: SectionPlace, _ axis: Axis) -> [InsetLevel] {
    guard var group = section.group?.place.component, let name = section.group?.name else { return [] }
    var levels = [
      InsetLevel(name: section.name, inset: section.section.contentInsets.start(axis)),
      InsetLevel(name: name, inset: group.contentInsets?.start(axis) ?? 0),
    ]
    for _ in 0...Group.nestingLimit {
      guard let name = group.parts.subitems.first, let part = document.components[name] else { break }
      // An item that measures itself ignores its insets.
      let isIgnored = part.kind == .item && part.layoutSize?.dimension(axis).isEstimated ?? true
      levels.append(InsetLevel(name: name, inset: isIgnored ? 0 : part.contentInsets?.start(axis) ?? 0))
      guard part.kind == .group else { break }
      group = part
    }
    return levels.filter { $0.inset > 0 }
  }
}

extension GroupPlace {
  /// Moves half of an item's insets to the section, so that edges and gaps are equal. Empty unless only this group fills a single section.
  fileprivate func halving(_ insets: DirectionalEdgeInsets, of item: String, in sections: [SectionPlace]) -> [Remedy] {
    guard gap == 0, place.parent == nil, let section = sections.first, sections.count == 1, !section.isOrthogonal else { return [] }
    let half = insets.scaled(by: 0.5, .horizontal).scaled(by: 0.5, .vertical)
    return [.inset(item, half), .inset(section.name, section.section.contentInsets.plus(half))]
  }

  /// Converts an item's insets along the group to spacing between items and insets of the group.
  fileprivate func spacing(_ insets: DirectionalEdgeInsets, of item: String) -> [Remedy] {
    let along = insets.without(axis.crossed)
    let between = Spacing.fixed((insets.start(axis) + insets.end(axis)) / 2)
    return [.inset(item, insets.without(axis)), .inset(name, group.contentInsets.plus(along))]
      + (gap > 0 ? [] : [.change(name, .interItemSpacing, between, .spacing)])
  }
}

extension DirectionalEdgeInsets {
  fileprivate func plus(_ other: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom, trailing: trailing + other.trailing)
  }
}
