// One function for each `Assumption` about groups, whose `statement` says what it decides, in the order of the phases that use them.  A `Reading` that is switched on answers in the place of the engine.

/// The length that fractions refer to, which gaps make no shorter than nothing (layout-rules R18.9).
func assumeFractionBase(in room: Double, slots: Int, gap: Double, isRepeating: Bool, _ readings: Readings) -> Double {
  if readings.contains(.wholeRun) || isRepeating && readings.contains(.wholeRepeatedRun) { return room }
  let left = room - Double(max(slots, 1) - 1) * gap
  return left < 0 ? min(max(room, left), 0) : left
}

/// What each gap takes off the length that fractions refer to: up to iOS 17 a flexible one takes nothing.
func assumeFlexibleMinimum(_ gap: Gap, on grid: PixelGrid) -> Double {
  let first = grid.readings.contains(.minimumFromSystem26) ? 26 : 18
  let isTakenOff = (grid.systemVersion >= first) != grid.readings.contains(.otherSystems)
  return gap.isFlexible && !isTakenOff ? 0 : gap.length
}

/// How many slots there are where a run ends after a full round of its subitems; nil if it goes on. Subitems of zero length would fit for
/// ever, so only one round is laid out.
func assumeOneRound(of count: Int, isLongerThanNothing round: Double, _ readings: Readings) -> Int? {
  guard round <= 0 else { return nil }
  return readings.contains(.noSubitem) ? 0 : readings.contains(.oneSubitem) ? 1 : count
}

/// The length that decides whether a subitem that was not measured fits into a run of a length: the estimate if the subitem is estimated.
func assumeEstimateFits(_ length: Double, isEstimated: Bool, in room: Double, _ readings: Readings) -> Double {
  isEstimated && readings.contains(.estimateFillsRun) ? room : length
}

func assumeCrossExtent(of sizes: [Size], in plan: GroupPlan, _ readings: Readings) -> Double {
  let cross = plan.axis.crossed
  var breadth = -Double.infinity
  for (index, size) in sizes.enumerated() {
    let gaps = plan.gaps(ofSlot: index, cross)
    let edges = readings.contains(.edgesOutside) ? 0 : readings.contains(.startEdgeOnly) ? gaps.start.length : gaps.total
    breadth = max(breadth, size[cross] + edges)
  }
  return breadth
}

/// A nested group in which nothing fits: the size that it takes up, and whether UIKit complains.
struct NestedGroupWithoutRoom {
  var size: Size
  var isRefused: Bool
}

func assumeNestedGroupWithoutRoom(_ size: Size, _ readings: Readings) -> NestedGroupWithoutRoom {
  NestedGroupWithoutRoom(
    size: readings.contains(.noPlace) ? .zero : size, isRefused: !readings.contains(.noPlace) && !readings.contains(.quietPlace))
}

/// What a custom group without frames shows: how many items, and whether its section keeps the room of one group.
struct EmptyCustomGroup {
  var items: Int
  var keepsRoom: Bool
}

func assumeEmptyCustomGroup(items: Int, capacity: Int, _ readings: Readings) -> EmptyCustomGroup {
  let isEmpty = capacity == 0
  return EmptyCustomGroup(items: isEmpty ? 0 : items, keepsRoom: isEmpty && items > 0 && readings.contains(.emptyGroupLength))
}

/// The length of a trimmed last group: zero if a full group's cells reach further beyond its end than the present ones reach.
func assumeTrimmedLength(reach: Double, leftover: Double, _ readings: Readings) -> Double {
  if readings.contains(.negativeLength) { return reach + leftover }
  return max(0, reach + (readings.contains(.overflowKept) ? max(0, leftover) : leftover))
}

/// Where a slot ends, which decides how long a group is in which it is the last: its end, not that of the cell in it.
func assumeTrimmedExtent(of slot: Rect, cell: Rect, along axis: Axis, _ readings: Readings) -> Double {
  readings.contains(.frameExtent) ? cell.max(axis) : slot.max(axis)
}

/// Whether measured lengths decide how many subitems a run holds of which some are estimated along it (layout-rules R18.5).
func assumeMeasuredRun(_ run: SubitemRun, _ readings: Readings) -> Bool {
  run.isEstimatedAlong && !readings.contains(.estimatesDecide)
}

/// The length that uniform siblings share: of those that were measured, of the estimates of those that were not, and of all estimates.
func assumeUniformLengths(
  measured: UniformLengths, unmeasured: UniformLengths, estimates: UniformLengths, _ readings: Readings
) -> UniformLengths {
  if readings.contains(.longestMeasured) { return measured.isEmpty ? unmeasured : measured }
  if readings.contains(.estimateUntilAll) { return unmeasured.isEmpty ? measured : estimates }
  return measured.including(readings.contains(.estimateIsLeast) ? estimates : unmeasured)
}

/// How many subitems a repeating group has.
func assumeRepeatingOverflow(_ count: Int, _ fit: SlotFit, _ readings: Readings) -> Int {
  guard readings.contains(.overflowDropped), fit.length(of: count) > fit.inner[fit.axis] + SlotFit.tolerance else { return count }
  return (1..<max(count, 2)).last { fit.length(of: $0) <= fit.inner[fit.axis] + SlotFit.tolerance } ?? 1
}

/// The size of a custom group whose frames end at a point.
func assumeCustomEstimate(_ plan: GroupPlan, end: Point, _ readings: Readings) -> Size {
  guard readings.contains(.customFits) else { return plan.size }
  var size = plan.size
  for axis in Axis.allCases where plan.estimatedAxes.contains(axis) { size[axis] = end[axis] }
  return size
}

/// What has insets.
enum InsetOwner {
  case item, group, section
}

/// The insets of an item in points, or those of a group or a section.
func assumeFractionalInsets(
  _ insets: DirectionalEdgeInsets, of owner: InsetOwner, _ slot: Size, _ readings: Readings
) -> DirectionalEdgeInsets {
  let areFractions =
    readings.contains(.allInsetFractions) || owner != .section && readings.contains(.groupInsetFractions)
    || owner == .item && readings.contains(.insetFractions)
  guard areFractions else { return insets }
  func points(_ inset: Double, _ length: Double) -> Double { inset > 0 && inset < 1 ? inset * length : inset }
  return DirectionalEdgeInsets(
    top: points(insets.top, slot.height), leading: points(insets.leading, slot.width), bottom: points(insets.bottom, slot.height),
    trailing: points(insets.trailing, slot.width))
}

/// Whether UIKit refuses a section's group in which nothing fits.
func assumeGroupWithoutRoom(_ readings: Readings) -> Bool { !readings.contains(.quietSection) }

/// Whether the subitems that fit without gaps decide what the gaps take off.
func assumeTwoPasses(hasCrossedFraction: Bool, _ readings: Readings) -> Bool { hasCrossedFraction && !readings.contains(.onePass) }

/// Whether a last group that has fewer cells is shorter.
func assumeCustomTrimming(of plan: GroupPlan, _ readings: Readings) -> Bool {
  plan.customItems.isEmpty || readings.contains(.customTrimmed)
}

/// How high a row of groups is; `measured` is nil if none of them was measured.
func assumeOrthogonalRow(_ measured: Double?, planned: Double, _ readings: Readings) -> Double {
  readings.contains(.rowKeepsEstimate) ? planned : measured ?? planned
}

/// The axes on which uniform cells share their lengths over the whole section; otherwise they do within their group.
func assumeUniformScope(of group: LayoutSize, _ readings: Readings) -> AxisSet {
  if readings.contains(.rowsAlone) { return .none }
  return readings.contains(.wholeSection) ? group.estimatedAxes : AxisSet { group.dimension($0).isUniformAcrossSiblings }
}
