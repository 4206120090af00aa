/// Packing: how many slots a group has whose items are estimated along its run (layout-rules R18.5).
extension GroupRun {
  /// How many slots a group has whose first cell has this ordinal. A cell that was not measured counts with its estimate (assumption 4,
  /// estimateFits).
  ///
  /// O(1) for a group that is not packed, else O(slots · nesting depth).
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

  /// How many cells a slot shows whose first cell has this ordinal.
  func cellCount(of slot: SlotPlan, from ordinal: Int) -> Int {
    guard packs, case .group(let group) = slot.content, group.packsWithin else { return slot.cellCount }
    var next = ordinal
    for index in 0..<slotCount(of: group, from: ordinal) { next += cellCount(of: group.slot(index), from: next) }
    return next - ordinal
  }

  /// The path of subitems to a cell of the group, by its position among the group's cells; in a custom group, its frame.
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

/// Slots taken in turn as long as they fit; the first one is taken even if it is too long.
private struct SlotPacking {
  let room: Double
  let gap: Double
  /// After how many slots the subitems begin again.
  let subitemCount: Int
  private(set) var count = 0
  private var taken = 0.0
  private var roundStart = 0.0

  init(room: Double, gap: Double, subitemCount: Int) {
    self.room = room
    self.gap = gap
    self.subitemCount = subitemCount
  }

  /// Takes a slot of a length; returns whether it fits.
  mutating func take(_ length: Double) -> Bool {
    if count > 0, count % subitemCount == 0 {
      // One round of subitems of zero length is laid out (assumption 3, oneRound).
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
