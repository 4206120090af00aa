/// Phase 3, first half: the plan of one layout section, shared by all sections of the data that use it, whatever their item counts.
///
/// It is immutable. It is a class so that readers of a section hold one reference instead of a dozen.
final class SectionPlan: Sendable {
  let section: Section
  let container: SectionContainer
  let grid: PixelGrid
  let isLegacy: Bool
  let groupPlan: GroupPlan
  let pattern: GroupPattern
  /// The kinds of supplementary items of items and groups, by source.
  let kinds: [String]
  /// Each kind in a list of its own, which is the form in which `Element` keeps it.
  let kindLists: [[String]]
  let boundaries: [BoundaryPlan]
  /// The axes on which uniform cells share their lengths over the whole section: those of a uniform outermost group (R18.4).
  let uniformAxes: AxisSet
  let refusals: [GroupPlanner.Refusal]

  /// Plans a section: its group's pattern and its boundary items' sizes. O(pattern).
  init(_ section: Section, in layout: LayoutConfiguration, _ environment: Environment) {
    let grid = PixelGrid(environment)
    let container = SectionContainer(of: section, in: layout, environment)
    var planner = GroupPlanner(grid: grid, environment.layoutDirection)
    let groupPlan = planner.plan(section.group, in: container.groupBase)
    planner.checkRoom(for: section.group, groupPlan, in: container)
    var run = GroupRun(grid: grid)
    self.section = section
    self.container = container
    self.grid = grid
    self.groupPlan = groupPlan
    isLegacy = grid.isExact
    kinds = planner.kinds
    kindLists = kinds.map { [$0] }
    refusals = planner.refusals
    pattern = run.pattern(of: groupPlan, stackedAlong: container.groupAxis, kinds: kinds.count)
    boundaries = section.boundarySupplementaryItems.map { BoundaryPlan($0, of: section, in: container, layout, environment) }
    uniformAxes = assumeUniformScope(of: section.group.layoutSize, grid.readings)
  }

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
    return Point(
      scrollAxis, main: container.contentInsets.start(scrollAxis) + assumeOrthogonalCrossGap(gaps, grid.readings),
      cross: container.crossOrigin + along)
  }
}
