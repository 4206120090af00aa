/// Phase 3, first half: the plan of one layout section, shared by all sections of the data that use it, whatever their item counts.
///
/// Immutable; a class so that readers of a section hold one reference instead of a dozen.
final class SectionPlan: Sendable {
  let section: Section
  let container: SectionContainer
  let grid: PixelGrid
  let isLegacy: Bool
  let planned: PlannedGroup
  let boundaries: [BoundaryPlan]
  /// The axes along which all uniform cells of the section have the same length: those on which the section's group is uniform itself
  /// (R18.4; assumption 43, uniformScope). Along other axes, only cells of the same group do.
  let uniformAxes: AxisSet

  /// Plans a section: the pattern of its group, unless it is cached, and the sizes of its boundary items. O(pattern).
  init(_ section: Section, in layout: LayoutConfiguration, _ environment: Environment, groups: inout RecentGroups) {
    let grid = PixelGrid(environment)
    let container = SectionContainer(of: section, in: layout, environment)
    self.section = section
    self.container = container
    self.grid = grid
    isLegacy = grid.isExact
    planned = groups.planned(section.group, in: container, on: grid)
    boundaries = section.boundarySupplementaryItems.map { BoundaryPlan($0, of: section, in: container, environment) }
    uniformAxes = AxisSet { section.group.layoutSize.dimension($0).isUniformAcrossSiblings }
  }

  var groupPlan: GroupPlan { planned.plan }
  var pattern: GroupPattern { planned.pattern }
  var kinds: [String] { planned.kinds }
  var kindLists: [[String]] { planned.kindLists }
  var refusals: [GroupPlanner.GroupRefusal] { planned.refusals }
  var scrollAxis: Axis { container.scrollAxis }
  var groupAxis: Axis { container.groupAxis }
  var isOrthogonal: Bool { groupAxis != scrollAxis }

  /// The edge spacing of the top-level group (R6.2).
  func groupGaps(_ axis: Axis) -> EndGaps { EndGaps(section.group.edgeSpacing, axis) }

  /// The distance from the start of one group to the start of the next.
  func stride(of pattern: GroupPattern) -> Double {
    pattern.size[groupAxis] + groupGaps(groupAxis).total + bounded(section.interGroupSpacing)
  }

  /// The first group's origin, relative to the region's start along the scroll axis and to the bounds' start across it.
  func groupOrigin(of pattern: GroupPattern) -> Point {
    let cross = scrollAxis.crossed
    let gaps = groupGaps(groupAxis.crossed)
    let size = pattern.size[groupAxis.crossed]
    let along = groupGaps(groupAxis).start.length
    guard isOrthogonal else {
      let across = gaps.position(of: size, in: container.groupBase[cross])
      return Point(scrollAxis, main: container.contentInsets.start(scrollAxis) + along, cross: container.crossOrigin + across)
    }
    // Flexible edge spacing is at its minimum, because there is no leftover length to share (assumption 19, orthogonalCrossGap).
    return Point(
      scrollAxis, main: container.contentInsets.start(scrollAxis) + gaps.start.length, cross: container.crossOrigin + along)
  }
}
