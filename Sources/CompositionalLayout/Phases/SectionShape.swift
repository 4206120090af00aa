/// Phase 3, second half: the number of groups in a section with a known number of items, and the resulting lengths.
///
/// Immutable; a class for the same reason as `SectionPlan`.
final class SectionShape: Sendable {
  /// The index of the section's plan in the solution.
  let plan: Int
  let items: Int
  /// The number of cells in a full group.
  let groupCapacity: Int
  let groups: Int
  /// The first group's origin, relative to the region's start along the scroll axis and to the bounds' start across it.
  let groupOrigin: Point
  /// The distance from the start of one group to the start of the next, before measuring.
  let stride: Double
  /// The lengths of a full group and of the last one, which may be trimmed (R6.5).
  let groupLength: Double
  let lastGroupLength: Double
  /// The length of a group across the axis, before measuring.
  let groupBreadth: Double
  /// The length from the first group's start to the last one's end, including their edge spacing.
  let runLength: Double
  let boundary: BoundaryPlacement

  var length: Double { boundary.length }

  init(_ plan: SectionPlan, index: Int, items: Int, measured: MeasuredSection? = nil) {
    let pattern = measured?.pattern ?? plan.pattern
    let capacity = pattern.cells.count
    let groups = measured?.packing?.value.groups ?? (capacity == 0 ? 0 : (items + capacity - 1) / capacity)
    self.plan = index
    // A custom group without frames has no cells, and neither has its section (assumption 8, emptyCustomGroup).
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
    // The tallest group determines the section's height; measured groups have their measured length (assumption 42, orthogonalRow).
    let row = measured?.row ?? groupBreadth
    boundary = BoundaryPlacement(
      plan.boundaries, around: plan.region(groups: groups, run: runLength, row: row), axis: plan.scrollAxis,
      measured: measured?.measuredBoundaries(plan) ?? [:])
  }

  /// The number of cells in a group.
  func present(inGroup group: Int, _ packing: Shared<Packing>?) -> Int {
    if let packing { return packing.value.present(inGroup: group) }
    return group == groups - 1 ? items - group * groupCapacity : groupCapacity
  }

  func firstItem(ofGroup group: Int, _ packing: Shared<Packing>?) -> Int {
    packing?.value.firstItem(ofGroup: group) ?? group * groupCapacity
  }

  func group(ofItem item: Int, _ packing: Shared<Packing>?) -> Int {
    packing?.value.group(ofItem: item) ?? item / groupCapacity
  }

  func plannedLength(ofGroup group: Int) -> Double {
    group == groups - 1 ? lastGroupLength : groupLength
  }
}

extension SectionPlan {
  /// The length of groups and insets along the scroll axis (R8.1, R8.6).
  fileprivate func region(groups: Int, run: Double, row: Double) -> Double {
    let insets = container.contentInsets.total(scrollAxis)
    let gaps = groupGaps(scrollAxis)
    // Flexible edge spacing is at its minimum (assumption 19, orthogonalCrossGap).
    let orthogonalRow = row + gaps.start.length + gaps.end.length
    guard groups == 0 else { return insets + (isOrthogonal ? orthogonalRow : run) }
    if isLegacy { return insets + (isOrthogonal ? orthogonalRow : -bounded(section.interGroupSpacing)) }
    return boundaries.isEmpty ? 0 : insets
  }
}
