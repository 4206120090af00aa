// Packing: counts the slots of groups whose items are estimated along the group's axis (layout-rules R18.5).
extension GroupRun {
  /// The number of slots of a group whose first cell has the given ordinal. A cell that was not measured has its estimated length
  /// (assumption 4, estimateFits).
  ///
  /// O(1) for a group that is not packed, otherwise O(slots · nesting depth).
  func slotCount(of plan: GroupPlan, from ordinal: Int) -> Int {
    guard packs, plan.isPacked else { return plan.slotCount }
    var packing = SlotPacking(room: plan.innerSize[plan.axis], gap: plan.gap.length, subitemCount: plan.slots.count)
    var ordinal = ordinal
    while packing.count < Section.slotLimit {
      let slot = plan.slot(packing.count)
      let length = size(of: slot, ordinal: ordinal)[plan.axis] + plan.gaps(ofSlot: packing.count, plan.axis).total
      guard packing.take(length) else { break }
      ordinal += cellCount(of: slot, from: ordinal)
    }
    return packing.count
  }

  func cellCount(of slot: SlotPlan, from ordinal: Int) -> Int {
    guard packs, case .group(let group) = slot.content, group.packsWithin else { return slot.cellCount }
    var next = ordinal
    for index in 0..<slotCount(of: group, from: ordinal) { next += cellCount(of: group.slot(index), from: next) }
    return next - ordinal
  }

  /// The path of subitem indices to the cell at a position within the group. The last index refers to a frame if the group is custom.
  func subitemPath(ofCell position: Int, in plan: GroupPlan) -> [Int] {
    guard plan.customItems.isEmpty else { return [position] }
    var first = 0
    return subitemPath(ofCell: position, in: plan, from: &first)
  }

  private func subitemPath(ofCell position: Int, in plan: GroupPlan, from first: inout Int) -> [Int] {
    for index in 0..<slotCount(of: plan, from: first) {
      let slot = plan.slot(index)
      let count = cellCount(of: slot, from: first)
      guard position >= first + count else {
        let subitem = index % plan.slots.count
        guard case .group(let group) = slot.content else { return [subitem] }
        guard group.customItems.isEmpty else { return [subitem, position - first] }
        return [subitem] + subitemPath(ofCell: position, in: group, from: &first)
      }
      first += count
    }
    return []
  }
}

/// Counts slots in order as long as they fit. The first slot always counts, even if it is too long.
private struct SlotPacking {
  let room: Double
  let gap: Double
  /// The number of slots after which the subitems repeat.
  let subitemCount: Int
  private(set) var count = 0
  private var taken = 0.0
  private var roundStart = 0.0

  init(room: Double, gap: Double, subitemCount: Int) {
    self.room = room
    self.gap = gap
    self.subitemCount = subitemCount
  }

  /// Adds a slot of the given length if it fits, and returns whether it did.
  mutating func take(_ length: Double) -> Bool {
    if count > 0, count % subitemCount == 0 {
      // Subitems of zero length are repeated only once (assumption 3, oneRound).
      guard taken > roundStart else { return false }
      roundStart = taken
    }
    let end = taken + length + (count > 0 ? gap : 0)
    guard count == 0 || end <= room + SlotFit.tolerance else { return false }
    taken = end
    count += 1
    return true
  }
}
