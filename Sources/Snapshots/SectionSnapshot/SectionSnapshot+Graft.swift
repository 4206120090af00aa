extension SectionSnapshot {
  /// Replaces the descendants of an item with another outline, whose roots become the item's children and keep their expanded state.
  ///
  /// Throws, in this order, for an unknown parent, and for items that are already elsewhere in the outline, for which UIKit raises no
  /// exception but leaves an incorrect tree (`diffable-rules 3`). Complexity: O((removed + added) · log n).
  @inlinable
  public mutating func replace(childrenOf parent: ItemIdentifier, using snapshot: SectionSnapshot) throws(Fault) {
    var replaced = self
    let slot = try known(parent, or: .unknownParent(parent))
    let spot = spot(of: slot)
    let first = order.position(of: slot, inLeaf: spot.leaf).index + 1
    replaced.remove(sizeOfSubtree(at: spot) - 1, from: first)
    try replaced.checkRepeats(snapshot.items)
    let next = replaced.slot(atIndex: first)
    replaced.graft(snapshot, level: level(at: spot) + 1, before: next)
    self = replaced
  }

  /// Inserts another outline as siblings just before an item, with its expanded state. Does nothing for an empty outline.
  ///
  /// Throws, in this order, for an unknown destination and repeated items (`diffable-rules 3`). Complexity: O(count · log n).
  @inlinable
  public mutating func insert(_ snapshot: SectionSnapshot, before item: ItemIdentifier) throws(Fault) {
    guard snapshot.numberOfItems > 0 else { return }
    let destination = try known(item, or: .insertBeforeUnknownItem(item))
    try checkRepeats(snapshot.items)
    graft(snapshot, level: level(at: spot(of: destination)), before: destination)
  }

  /// Inserts another outline as siblings after an item and all its descendants. Does nothing for an empty outline.
  ///
  /// Returns the same value as UIKit's Objective-C method: for an item with children, the item that followed its subtree, or nil if none
  /// followed; for an item without children, the item itself (`diffable-rules 3`). Throws, in this order, for an unknown destination and
  /// repeated items. Complexity: O(count · log n).
  @inlinable
  @discardableResult
  public mutating func insert(_ snapshot: SectionSnapshot, after item: ItemIdentifier) throws(Fault) -> ItemIdentifier? {
    guard snapshot.numberOfItems > 0 else { return nil }
    let destination = spot(of: try known(item, or: .insertAfterUnknownItem(item)))
    try checkRepeats(snapshot.items)
    let next = following(subtreeAt: destination).map(slot(at:))
    let hasChildren = sizeOfSubtree(at: destination) > 1
    graft(snapshot, level: level(at: destination), before: next)
    return next.map { hasChildren ? register.records[Int($0)].identifier : item }
  }

  /// The descendants of an item as a separate outline, with their expanded state, optionally with the item itself as the root.
  ///
  /// Throws for an unknown item (`diffable-rules 3`). Complexity: O(size of the subtree · log n).
  @inlinable
  public func snapshot(of parent: ItemIdentifier, includingParent: Bool = false) throws(Fault) -> SectionSnapshot {
    subtree(ofSlot: try known(parent, or: .unknownParent(parent)), includingParent: includingParent)
  }
}

extension SectionSnapshot {
  @inlinable
  func subtree(ofSlot slot: Int32, includingParent: Bool) -> SectionSnapshot {
    let spot = spot(of: slot)
    let start = order.position(of: slot, inLeaf: spot.leaf).index
    let skipped = includingParent ? 0 : 1
    let top = level(at: spot) + Int32(skipped)
    var snapshot = SectionSnapshot()
    for index in ((start + skipped)..<(start + sizeOfSubtree(at: spot))).untilCancelled {
      let spot = order.spot(at: index, inList: list)
      let slot = self.slot(at: spot)
      let isExpanded = register.places[Int(slot)].isExpanded
      snapshot.put(register.records[Int(slot)].identifier, level: level(at: spot) - top, isExpanded: isExpanded, before: nil)
    }
    return snapshot
  }

  /// Inserts the items of another outline before an item, with `level` added to their levels. Inserts nothing in a cancelled run, which may
  /// have removed the parent.
  @inlinable
  mutating func graft(_ snapshot: SectionSnapshot, level: Int32, before next: Int32?) {
    guard !SnapshotCancellation.isCancelled else { return }
    for row in snapshot.rows.untilCancelled { put(row.item, level: level + Int32(row.level), isExpanded: row.isExpanded, before: next) }
  }

  @inlinable
  func slot(atIndex index: Int) -> Int32? {
    index < numberOfItems ? slot(at: order.spot(at: index, inList: list)) : nil
  }
}
