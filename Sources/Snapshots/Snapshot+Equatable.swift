extension Snapshot: Equatable {
  /// Whether both have the same sections with the same items in the same order, and the same marks.
  ///
  /// UIKit's `isEqual:` ignores the marks (`diffable-rules 1`); compare `withoutMarks` for that. Complexity: O(n), O(1) for a copy.
  @inlinable
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    if left.storage.isShared(with: right.storage) { return true }
    guard left.numberOfItems == right.numberOfItems, left.numberOfSections == right.numberOfSections else { return false }
    guard left.reloadedSections == right.reloadedSections, left.reloadedItems == right.reloadedItems else { return false }
    guard left.reconfiguredItems == right.reconfiguredItems else { return false }
    if left.hasTriviallyIdenticalContent(to: right) { return true }
    let pairs = zip(
      SlotSequence(order: left.sectionOrder, list: left.sectionList), SlotSequence(order: right.sectionOrder, list: right.sectionList))
    for (leftSlot, rightSlot) in pairs {
      let (leftSection, rightSection) = (left.sections.records[Int(leftSlot)], right.sections.records[Int(rightSlot)])
      guard leftSection.hash == rightSection.hash, leftSection.identifier == rightSection.identifier else { return false }
      guard left.numberOfItems(inSlot: leftSlot) == right.numberOfItems(inSlot: rightSlot) else { return false }
      let leftItems = ItemSequence(left, list: left.sections.places[Int(leftSlot)].list)
      guard leftItems.elementsEqual(ItemSequence(right, list: right.sections.places[Int(rightSlot)].list)) else { return false }
    }
    return true
  }
}

extension Snapshot {
  /// Whether both share all storage, including marks, and are therefore equal. False does not mean that they are unequal.
  ///
  /// Complexity: O(1) for a copy that has not been edited since, O(log m) after an edit of marks, m = marks.
  @inlinable
  public func isTriviallyIdentical(to other: Snapshot) -> Bool {
    if storage.isShared(with: other.storage) { return true }
    return hasTriviallyIdenticalContent(to: other) && reloadedSections.isSame(as: other.reloadedSections)
      && reloadedItems.isSame(as: other.reloadedItems) && reconfiguredItems.isSame(as: other.reconfiguredItems)
  }

  /// Whether each slot has the same identifier in both. True as long as a copy is only reordered; false does not mean the opposite.
  ///
  /// Complexity: O(1).
  @inlinable
  func numbersAlike(_ other: Snapshot) -> Bool {
    items.index.buckets.isTriviallyIdentical(to: other.items.index.buckets)
      && sections.index.buckets.isTriviallyIdentical(to: other.sections.index.buckets)
  }

  /// Whether both share the storage of sections and items, and are therefore equal except for marks. True for an unedited copy; false does
  /// not mean that they are unequal. Complexity: O(1).
  @inlinable
  public func hasTriviallyIdenticalContent(to other: Snapshot) -> Bool {
    sectionList == other.sectionList && items.isTriviallyIdentical(to: other.items) && sections.isTriviallyIdentical(to: other.sections)
      && itemOrder.isTriviallyIdentical(to: other.itemOrder) && sectionOrder.isTriviallyIdentical(to: other.sectionOrder)
  }
}
