/// Phase 3, first half: the plan of one layout section, shared by all sections of the data that use it, whatever their item counts.
///
/// It is immutable. It is a class so that readers of a section hold one reference instead of a dozen.
final class SectionPlan: Sendable {
  let section: Section
  let container: SectionContainer
  let grid: PixelGrid
  let isLegacy: Bool
  let planned: PlannedGroup
  let boundaries: [BoundaryPlan]
  /// The axes on which uniform cells share their lengths over the whole section: those of a uniform outermost group (R18.4; assumption 43,
  /// uniformScope). On others they do within their group.
  let uniformAxes: AxisSet

  /// Plans a section: its group's pattern, unless that is known, and its boundary items' sizes. O(pattern).
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

  /// The space around the top-level group (R6.2).
  func groupGaps(_ axis: Axis) -> EndGaps { EndGaps(section.group.edgeSpacing, axis) }

  /// The distance from one group's beginning to the next one's.
  func stride(of pattern: GroupPattern) -> Double {
    pattern.size[groupAxis] + groupGaps(groupAxis).total + bounded(section.interGroupSpacing)
  }

  /// The first group's origin: relative to the region's start along the scroll axis, and to the bounds' start across it.
  func groupOrigin(of pattern: GroupPattern) -> Point {
    let cross = scrollAxis.crossed
    let gaps = groupGaps(groupAxis.crossed)
    let size = pattern.size[groupAxis.crossed]
    let along = groupGaps(groupAxis).start.length
    guard isOrthogonal else {
      let across = gaps.position(of: size, in: container.groupBase[cross])
      return Point(scrollAxis, main: container.contentInsets.start(scrollAxis) + along, cross: container.crossOrigin + across)
    }
    // A flexible edge takes its minimum, since the row has no spare length to share (assumption 19, orthogonalCrossGap).
    return Point(
      scrollAxis, main: container.contentInsets.start(scrollAxis) + gaps.start.length, cross: container.crossOrigin + along)
  }
}
