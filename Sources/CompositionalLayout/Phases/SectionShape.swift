/// Phase 3, second half: a planned section with its number of items, as a count of groups and the lengths that follow from it.
///
/// It is immutable, and a class for the same reason as `SectionPlan`.
final class SectionShape: Sendable {
  /// The position of the section's plan in the solution.
  let plan: Int
  let items: Int
  /// How many cells a full group shows.
  let groupCapacity: Int
  let groups: Int
  /// The first group's origin: relative to the region's start along the scroll axis, and to the bounds' start across it.
  let groupOrigin: Point
  /// The distance from one group's beginning to the next one's, unless measured.
  let stride: Double
  /// The length of a full group, and of the last one, which may be trimmed (R6.5).
  let groupLength: Double
  let lastGroupLength: Double
  /// The length of a group across, unless measured.
  let groupBreadth: Double
  /// From the first group's beginning to the last one's end, both with their edge spacing.
  let runLength: Double
  let boundary: BoundaryPlacement

  /// The whole section's length along the scroll axis.
  var length: Double { boundary.length }

  /// The shape of a section. O(boundary items).
  init(_ plan: SectionPlan, index: Int, items: Int, measured: MeasuredSection? = nil) {
    let pattern = measured?.pattern ?? plan.pattern
    let capacity = pattern.cells.count
    let groups = measured?.packing?.value.groups ?? (capacity == 0 ? 0 : (items + capacity - 1) / capacity)
    self.plan = index
    // A custom group without frames shows nothing, and so does its section (assumption 8, emptyCustomGroup).
    self.items = capacity == 0 ? 0 : items
    self.groups = groups
    groupCapacity = capacity
    groupOrigin = plan.groupOrigin(of: pattern)
    stride = plan.stride(of: pattern)
    groupLength = pattern.size[plan.groupAxis]
    let last = measured?.packing?.value.present(inGroup: max(groups - 1, 0)) ?? items - max(groups - 1, 0) * capacity
    lastGroupLength = pattern.length(present: last, along: plan.groupAxis)
    groupBreadth = pattern.size[plan.groupAxis.crossed]
    let gaps = plan.groupGaps(plan.groupAxis).total
    runLength = groups == 0 ? 0 : Double(groups - 1) * stride + lastGroupLength + gaps + (measured?.totalChange ?? 0)
    // The highest group decides, of those that were measured by what they measured (assumption 42, orthogonalRow).
    let row = measured?.row ?? groupBreadth
    boundary = BoundaryPlacement(
      plan.boundaries, around: plan.region(groups: groups, run: runLength, row: row), axis: plan.scrollAxis,
      measured: measured?.boundarySizes ?? [:])
  }

  /// How many of a group's cells are present.
  func present(inGroup group: Int, _ packing: Shared<Packing>?) -> Int {
    if let packing { return packing.value.present(inGroup: group) }
    return group == groups - 1 ? items - group * groupCapacity : groupCapacity
  }

  /// The first item of a group.
  func firstItem(ofGroup group: Int, _ packing: Shared<Packing>?) -> Int {
    packing?.value.firstItem(ofGroup: group) ?? group * groupCapacity
  }

  /// The group that an item stands in.
  func group(ofItem item: Int, _ packing: Shared<Packing>?) -> Int {
    packing?.value.group(ofItem: item) ?? item / groupCapacity
  }

  /// The length a group has unless measured.
  func plannedLength(ofGroup group: Int) -> Double {
    group == groups - 1 ? lastGroupLength : groupLength
  }
}

extension SectionPlan {
  /// The length of groups and insets along the scroll axis (R8.1, R8.6).
  fileprivate func region(groups: Int, run: Double, row: Double) -> Double {
    let insets = container.contentInsets.total(scrollAxis)
    let gaps = groupGaps(scrollAxis)
    // A flexible edge takes its minimum (assumption 19, orthogonalCrossGap).
    let orthogonalRow = row + gaps.start.length + gaps.end.length
    guard groups == 0 else { return insets + (isOrthogonal ? orthogonalRow : run) }
    if isLegacy { return insets + (isOrthogonal ? orthogonalRow : -bounded(section.interGroupSpacing)) }
    return boundaries.isEmpty ? 0 : insets
  }
}
