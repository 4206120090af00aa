/// Phase 2 as a whole: a section's group, planned and placed in its container. Sections with the same group and container share it.
///
/// Immutable; a class for the same reason as `SectionPlan`.
final class PlannedGroup: Sendable {
  let group: Group
  let container: SectionContainer
  let plan: GroupPlan
  let pattern: GroupPattern
  /// The kinds of supplementary items of items and groups. The index of a kind is called its source.
  let kinds: [String]
  /// A one-element list for each kind, which is the form that `Element` stores.
  let kindLists: [[String]]
  let refusals: [GroupPlanner.GroupRefusal]
  /// The distance by which cells and supplementary items extend beyond the group along the scroll axis.
  let overhang: Double

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

  /// Returns true if planning a group in a container would have the same result. Only the relevant parts of the container are compared.
  func solves(_ other: Group, in container: SectionContainer) -> Bool {
    self.container.hasSameGroups(as: container) && group == other
  }
}

/// A cache of recently planned groups, which sections with equal groups share. It halves the time to solve a thousand sections that differ
/// only in their spacing (`galley-bench layout`).
struct RecentGroups {
  /// The size of the cache. A section with a new group pays for this many comparisons, most of which end at the first subitem.
  private static let limit = 4

  private var groups: [PlannedGroup] = []

  /// Returns a group planned in a container. O(pattern), or O(subitems) if it is in the cache.
  mutating func planned(_ group: Group, in container: SectionContainer, on grid: PixelGrid) -> PlannedGroup {
    if let known = groups.last(where: { $0.solves(group, in: container) }) { return known }
    let planned = PlannedGroup(group, in: container, on: grid)
    if groups.count == Self.limit { groups.removeFirst() }
    groups.append(planned)
    return planned
  }
}
