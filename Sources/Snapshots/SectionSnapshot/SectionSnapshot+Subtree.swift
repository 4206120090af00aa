extension SectionSnapshot {
  /// The descendants of an item that are visible if the item is, in depth-first order; empty if the item is collapsed.
  ///
  /// Throws for an unknown item. Complexity: O(items returned · log n).
  @inlinable
  public func shownDescendants(of item: ItemIdentifier) throws(Fault) -> [ItemIdentifier] {
    let slot = try known(item, or: .unknownItem(item))
    let spot = spot(of: slot)
    let ownLevel = level(at: spot)
    var shown: [ItemIdentifier] = []
    var next = register.places[Int(slot)].isExpanded ? order.next(spot) : nil
    while let spot = next, level(at: spot) > ownLevel, shown.count & 1023 != 1023 || !SnapshotCancellation.isCancelled {
      let slot = self.slot(at: spot)
      shown.append(register.records[Int(slot)].identifier)
      next = register.places[Int(slot)].isExpanded ? order.next(spot) : following(subtreeAt: spot)
    }
    return shown
  }

  /// The first item after an item and all its descendants, or nil at the end. Throws for an unknown item.
  ///
  /// The result is visible whenever the item is. Complexity: O(log n).
  @inlinable
  public func item(followingSubtreeOf item: ItemIdentifier) throws(Fault) -> ItemIdentifier? {
    following(subtreeAt: spot(of: try known(item, or: .unknownItem(item)))).map { register.records[Int(slot(at: $0))].identifier }
  }
}
