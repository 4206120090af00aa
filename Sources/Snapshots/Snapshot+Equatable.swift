extension Snapshot: Equatable {
  /// Whether both hold the same sections with the same items in the same order, and the same marks.
  ///
  /// UIKit's `isEqual:` leaves the marks out (`diffable-rules 1`); compare `withoutMarks` for that. Complexity: O(n).
  @inlinable
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    guard left.numberOfItems == right.numberOfItems, left.numberOfSections == right.numberOfSections else { return false }
    guard left.reloadedSections == right.reloadedSections, left.reloadedItems == right.reloadedItems else { return false }
    guard left.reconfiguredItems == right.reconfiguredItems else { return false }
    let pairs = zip(
      SlotSequence(order: left.sectionOrder, list: left.sectionList), SlotSequence(order: right.sectionOrder, list: right.sectionList))
    for (leftSlot, rightSlot) in pairs {
      let leftSection = left.sections.records[Int(leftSlot)]
      let rightSection = right.sections.records[Int(rightSlot)]
      guard leftSection.hash == rightSection.hash, leftSection.identifier == rightSection.identifier else { return false }
      guard left.numberOfItems(inSlot: leftSlot) == right.numberOfItems(inSlot: rightSlot) else { return false }
      let leftItems = ItemSequence(left, list: leftSection.place.list)
      guard leftItems.elementsEqual(ItemSequence(right, list: rightSection.place.list)) else { return false }
    }
    return true
  }
}
