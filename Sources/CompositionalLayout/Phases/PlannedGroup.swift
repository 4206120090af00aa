/// Phase 2 as a whole: a section's group, planned and placed in its container. It is solved once for all sections that have it there.
///
/// It is immutable, and a class for the same reason as `SectionPlan`.
final class PlannedGroup: Sendable {
  let group: Group
  let container: SectionContainer
  let plan: GroupPlan
  let pattern: GroupPattern
  /// The kinds of supplementary items of items and groups, by source.
  let kinds: [String]
  /// Each kind in a list of its own, which is the form in which `Element` keeps it.
  let kindLists: [[String]]
  let refusals: [GroupPlanner.GroupRefusal]
  /// How far cells and supplementaries extend beyond the group along the scroll axis.
  let overhang: Double

  /// Plans a group and places one repetition of it. O(pattern).
  init(_ group: Group, in container: SectionContainer, on grid: PixelGrid) {
    var planner = GroupPlanner(grid: grid)
    let plan = planner.plan(group, in: container.groupBase)
    planner.checkRoom(for: group, plan, in: container)
    var run = GroupRun(grid: grid)
    self.group = group
    self.container = container
    self.plan = plan
    kinds = planner.kinds
    kindLists = kinds.map { [$0] }
    refusals = planner.refusals
    pattern = run.pattern(of: plan, stackedAlong: container.groupAxis, kinds: kinds.count)
    overhang = pattern.overhang(along: container.scrollAxis)
  }

  /// Whether this is what such a group comes to in a container; of the container only what it depends on is compared.
  func solves(_ other: Group, in container: SectionContainer) -> Bool {
    self.container.hasSameGroups(as: container) && group == other
  }
}

/// The groups planned last, for sections that have one of them too. A thousand sections with one group, each with a spacing of its own, are
/// solved in half the time (`galley-bench layout`).
struct RecentGroups {
  /// A section whose group is new pays for as many comparisons, which mostly end at the first subitem.
  private static let limit = 4

  private var groups: [PlannedGroup] = []

  /// A group as it is planned in a container. O(pattern), or O(subitems) if it is one of the last.
  mutating func planned(_ group: Group, in container: SectionContainer, on grid: PixelGrid) -> PlannedGroup {
    if let known = groups.last(where: { $0.solves(group, in: container) }) { return known }
    let planned = PlannedGroup(group, in: container, on: grid)
    if groups.count == Self.limit { groups.removeFirst() }
    groups.append(planned)
    return planned
  }
}
