extension Solution {
  /// The path of the subitem that a cell comes from: an index among the subitems of its section's group, then among those of that nested
  /// group, and so on.
  ///
  /// In a custom group, the index of its frame. Groups hold what fits and begin again with the first subitem (layout-rules R4.6, R4.9). Nil
  /// if there is no such cell. Complexity: O(slots of the group).
  public func subitemPath(ofCell item: Int, inSection section: Int) -> [Int]? {
    guard let shape = shape(of: section), item >= 0, item < shape.items, shape.groupCapacity > 0 else { return nil }
    return plans[shape.plan].groupPlan.subitemPath(ofCell: item % shape.groupCapacity)
  }
}

extension GroupPlan {
  /// The path to a cell of one repetition.
  fileprivate func subitemPath(ofCell position: Int) -> [Int] {
    guard customItems.isEmpty else { return [position] }
    var left = position
    for index in 0..<slotCount {
      let slot = slot(index)
      guard left >= slot.cellCount else {
        let subitem = index % slots.count
        guard case .group(let group) = slot.content else { return [subitem] }
        return [subitem] + group.subitemPath(ofCell: left)
      }
      left -= slot.cellCount
    }
    return []
  }
}
