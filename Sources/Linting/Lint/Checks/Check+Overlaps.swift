import CompositionalLayout
import Documents
import HashTreeCollections
import Localization

/// Overlapping cells in the solved layout. Frames of custom groups are ignored, because they may overlap on purpose.
extension Check {
  static let overlaps = [cellsOverlap, boundaryCoversCells]

  private static let cellsOverlap = Check("space-cells-overlap", .warning, .layoutAndSnapshot, rule: "R5.1") { placed, report in
    let groups = placed.groups.reduce(into: [String: GroupPlace]()) { if $0[$1.name] == nil { $0[$1.name] = $1 } }
    let inSections = placed.sections.compactMap { section -> Finding? in
      let causes = section.whatMayOverlap(groups)
      guard !causes.isEmpty, let overlap = section.overlap(in: placed) else { return nil }
      return report(
        .component(section.name),
        "cells \(overlap.first) and \(overlap.second) of \(overlap.section) overlap by \(overlap.area.width) × \(overlap.area.height)",
        because: "UIKit does not check negative spacing or lengths across a group, and neighbours do not move away",
        mend: causes[0], or: causes.dropFirst() + (causes.count > 1 ? [causes.flatMap { $0 }] : []))
    }
    guard let overlap = placed.overlapOfSections else { return inSections }
    let sections = report(
      .layout,
      "the cells of \(overlap.section) and of the next section overlap by \(overlap.area.width) × \(overlap.area.height)",
      because: "UIKit does not check negative spacing, so interSectionSpacing moves a section over the previous one",
      mend: [.unset(nil, .interSectionSpacing)])
    return inSections + [sections]
  }
}

extension Check {
  /// A header or footer over the cells of its section, other than a pinned one, with the reason that `explain X with Y` gives.
  private static let boundaryCoversCells = Check("sup-covers-cells", .info, .layoutAndSnapshot, rule: "R8.4") { placed, report in
    placed.sections.flatMap { section -> [Finding] in
      let covering = placed.boundaries(of: section).filter { !$0.item.pinToVisibleBounds && !$0.item.reasonsToCover($0.name).isEmpty }
      guard !covering.isEmpty, let shown = section.data.max(by: { $0.items < $1.items }),
        let solution = section.solution(ofItems: min(shown.items, mostCells), in: placed)
      else { return [] }
      let cells = (0..<min(shown.items, mostCells)).compactMap { PlacedCell($0, inSection: 0, of: solution) }
      return covering.compactMap { boundary in
        let frame = solution.elements.first { $0.kind == boundary.item.elementKind && $0.category == .supplementary }?.frame
        let areas = cells.lazy.compactMap { cell in frame?.common(with: cell.frame).map { (cell.item, $0) } }
        guard let (cell, area) = areas.first else { return nil }
        let mend: Remedy =
          boundary.item.extendsBoundary ? .unset(boundary.name, .offset) : .unset(boundary.name, .extendsBoundary)
        return report(
          .component(boundary.name),
          "\(boundary.name) covers cell \(cell) of \(.verbatim(shown.identifier)) by \(area.width) × \(area.height)",
          because: boundary.item.reasonsToCover(boundary.name)[0], mend: [mend])
      }
    }
  }
}

private struct CellOverlap {
  var section: Phrase
  var first: Int
  var second: Int
  var area: Size
}

private struct PlacedCell {
  var item: Int
  var frame: Rect

  init?(_ item: Int, inSection section: Int, of solution: Solution) {
    guard let frame = solution.cell(at: item, inSection: section)?.frame else { return nil }
    (self.item, self.frame) = (item, frame)
  }
}

extension Check {
  /// The maximum number of cells that are compared in a group and in the group after it. Patterns repeat, so these are enough.
  fileprivate static let mostCells = 24
}

extension SectionPlace {
  /// Fixes for possible causes of overlaps: negative spacing, negative insets, and subitems that are longer across a group than the group
  /// itself.
  ///
  /// Other numbers may prevent the overlap, so only the solved layout shows whether there is an overlap.
  fileprivate func whatMayOverlap(_ groups: [String: GroupPlace]) -> [[Remedy]] {
    guard let group else { return [] }
    var causes: [[Remedy]] = section.interGroupSpacing < 0 ? [[.unset(name, .interGroupSpacing)]] : []
    var seen: Set<String> = [group.name]
    var open = [group]
    while let next = open.popLast() {
      if next.gap < 0 { causes.append([.unset(next.name, .interItemSpacing)]) }
      if let insets = next.group.contentInsets.withoutNegatives { causes.append([.inset(next.name, insets)]) }
      for child in next.distinctChildren {
        causes += child.whatMayOverlap(in: next)
        if let inner = groups[child.name], seen.insert(child.name).inserted { open.append(inner) }
      }
    }
    return causes
  }

  /// The layout of the section alone; nil if it cannot be resolved.
  fileprivate func solution(ofItems count: Int, in placed: PlacedComponents) -> Solution? {
    guard let section = try? placed.document.components.section(named: name, in: placed.environment) else { return nil }
    return solve(Layout(section: section, configuration: placed.document.view.configuration), items: [count], in: placed.environment)
  }

  /// The first two overlapping cells in the first two groups of the section with the most items.
  fileprivate func overlap(in placed: PlacedComponents) -> CellOverlap? {
    guard let shown = data.max(by: { $0.items < $1.items }), shown.items > 1, let cells = group?.cells, cells > 0 else { return nil }
    let items = min(shown.items, 2 * cells)
    guard let solution = solution(ofItems: items, in: placed) else { return nil }
    let looked = Array(0..<min(items, cells, Check.mostCells)) + Array(cells..<max(cells, min(items, cells + Check.mostCells)))
    let seen = looked.compactMap { PlacedCell($0, inSection: 0, of: solution) }
    return seen.indices.lazy.compactMap { index in
      seen[index].overlap(with: seen[(index + 1)...], in: shown.identifier)
    }.first
  }
}

extension PlacedCell {
  fileprivate func overlap(with others: some Sequence<PlacedCell>, in section: String) -> CellOverlap? {
    for other in others {
      if let area = frame.common(with: other.frame) {
        return CellOverlap(section: .verbatim(section), first: item, second: other.item, area: area)
      }
    }
    return nil
  }
}

extension PlacedComponents {
  /// The maximum number of pairs of consecutive sections that are compared.
  private static let mostSections = 8

  /// The first section whose last cells overlap the first cells of the next one, if the spacing between sections is negative.
  fileprivate var overlapOfSections: CellOverlap? {
    guard document.view.configuration.interSectionSpacing < 0 else { return nil }
    let shown = data.filter { $0.items > 0 }
    return zip(shown, shown.dropFirst()).prefix(Self.mostSections).lazy.compactMap { overlap(of: $0, and: $1) }.first
  }

  private func overlap(of one: ServedSection, and next: ServedSection) -> CellOverlap? {
    let sections = [one, next].compactMap { data in
      data.component.flatMap { try? document.components.section(named: $0, in: environment) }
    }
    guard sections.count == 2 else { return nil }
    let items = [one, next].map { min($0.items, Check.mostCells) }
    let solution = solve(
      Layout(sections: sections, choices: [0, 1], configuration: document.view.configuration), items: items, in: environment)
    let following = (0..<items[1]).compactMap { PlacedCell($0, inSection: 1, of: solution) }
    return (0..<items[0]).lazy.compactMap { PlacedCell($0, inSection: 0, of: solution)?.overlap(with: following, in: one.identifier) }.first
  }
}

extension Child {
  fileprivate func whatMayOverlap(in group: GroupPlace) -> [[Remedy]] {
    let cross = group.axis.crossed
    var causes: [[Remedy]] = []
    let edges = [edgeSpacing?.leading, edgeSpacing?.top, edgeSpacing?.trailing, edgeSpacing?.bottom]
    if edges.contains(where: { $0?.spacing ?? 0 < 0 }) { causes.append([.unset(name, .edgeSpacing)]) }
    if let insets = component.contentInsets?.withoutNegatives { causes.append([.inset(name, insets)]) }
    if size[cross] > group.fit.innerSize[cross] + Check.tolerance, !group.group.layoutSize.dimension(cross).isEstimated {
      causes.append([.resize(name, cross, .fraction(cross, 1))])
    }
    return causes
  }
}

extension DirectionalEdgeInsets {
  /// The insets, with negative values replaced with 0; nil if none are negative.
  fileprivate var withoutNegatives: DirectionalEdgeInsets? {
    let insets = DirectionalEdgeInsets(top: max(0, top), leading: max(0, leading), bottom: max(0, bottom), trailing: max(0, trailing))
    return insets == self ? nil : insets
  }
}

extension Rect {
  /// The size of the intersection; nil if the rectangles do not overlap.
  fileprivate func common(with other: Rect) -> Size? {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > Check.tolerance && height > Check.tolerance ? Size(width: width, height: height) : nil
  }
}
