extension SectionSnapshot {
  /// The descendants of an item that are visible if it is, depth first: none if it is collapsed; an unknown item is refused.
  ///
  /// Complexity: O(size of the subtree · log n).
  @inlinable
  public func shownDescendants(of item: ItemIdentifier) throws(Fault) -> [ItemIdentifier] {
    let slot = try known(item, or: .unknownItem(item))
    let spot = spot(of: slot)
    let start = order.position(of: slot, inLeaf: spot.leaf).index
    var shown: [ItemIdentifier] = []
    // Items deeper than this are hidden by a collapsed one.
    var deepest = register.records[Int(slot)].place.isExpanded ? Int32.max : level(at: spot)
    for index in start + 1..<start + sizeOfSubtree(at: spot) {
      let place = order.spot(at: index, inList: list)
      let record = register.records[Int(self.slot(at: place))]
      guard level(at: place) <= deepest else { continue }
      shown.append(record.identifier)
      deepest = record.place.isExpanded ? .max : level(at: place)
    }
    return shown
  }

  /// The first item after an item and all its descendants, or nil at the end; an unknown item is refused.
  ///
  /// It is visible whenever the item is. Complexity: O(log n).
  @inlinable
  public func item(followingSubtreeOf item: ItemIdentifier) throws(Fault) -> ItemIdentifier? {
    following(subtreeAt: spot(of: try known(item, or: .unknownItem(item)))).map { register.records[Int(slot(at: $0))].identifier }
  }
}
