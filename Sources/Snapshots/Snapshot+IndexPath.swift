extension Snapshot {
  /// The index path of an item, or nil if it is unknown. Complexity: O(log n).
  @inlinable
  public func indexPath(of identifier: ItemIdentifier) -> SnapshotIndexPath? {
    items.slot(of: identifier).map { indexPath(ofSlot: $0) }
  }

  /// The item at an index path, or nil if the path is out of bounds. Complexity: O(log n).
  @inlinable
  public func item(at indexPath: SnapshotIndexPath) -> ItemIdentifier? {
    itemSlot(at: indexPath).map { items.records[Int($0)].identifier }
  }

  /// The item at an index path, and its index path in another snapshot, which is nil if that snapshot lacks it; nil if the path is out of
  /// bounds.
  ///
  /// Hashes no identifier, and does not look up an identifier that has the same slot in both snapshots, as in an edited copy. Complexity:
  /// O(log n).
  @inlinable
  package func item(at indexPath: SnapshotIndexPath, since other: Snapshot) -> (identifier: ItemIdentifier, was: SnapshotIndexPath?)? {
    // `map` is avoided because its closure would copy both snapshots.
    guard let slot = itemSlot(at: indexPath) else { return nil }
    let identifier = items.records[Int(slot)].identifier
    guard let old = other.itemSlot(ofSlot: slot, in: self) else { return (identifier, nil) }
    return (identifier, other.indexPath(ofSlot: old))
  }

  /// Whether an item has the same index path in another snapshot, or is in neither. Complexity: O(log n), with one hash, or two if the item
  /// is not in this snapshot.
  @inlinable
  package func hasItem(_ identifier: ItemIdentifier, whereIn other: Snapshot) -> Bool {
    guard let slot = items.slot(of: identifier) else { return !other.contains(item: identifier) }
    guard let old = other.itemSlot(ofSlot: slot, in: self) else { return false }
    return other.indexPath(ofSlot: old) == indexPath(ofSlot: slot)
  }

  /// The slot, in this snapshot, of the item at a given slot in another snapshot. Does not hash the item; most items have the same slot in
  /// both.
  @inlinable
  func itemSlot(ofSlot slot: Int32, in other: Snapshot) -> Int32? {
    // True if no item was added to or removed from either since they were copies of each other.
    if items.records.isTriviallyIdentical(to: other.items.records) { return slot }
    if slot < items.count, items.records[Int(slot)].identifier == other.items.records[Int(slot)].identifier { return slot }
    return items.slot(of: other.items.records[Int(slot)].identifier, hash: other.items.records[Int(slot)].hash)
  }

  @inlinable
  func itemSlot(at indexPath: SnapshotIndexPath) -> Int32? {
    guard indexPath.item >= 0, let section = sectionSlot(at: indexPath.section) else { return nil }
    let list = sections.places[Int(section)].list
    guard list != OrderForest.none else { return nil }
    // An index after the last one is after the end of the last leaf.
    let spot = itemOrder.spot(at: indexPath.item, inList: list)
    let slots = itemOrder.nodes[Int(spot.leaf)].entries
    return spot.index < slots.count ? slots[spot.index] : nil
  }

  @inlinable
  func indexPath(ofSlot slot: Int32) -> SnapshotIndexPath {
    let position = itemOrder.position(of: slot, inLeaf: items.places[Int(slot)])
    return SnapshotIndexPath(section: index(ofSection: position.owner), item: position.index)
  }

  /// The section at an index, or nil if it is out of bounds. Complexity: O(log sections).
  @inlinable
  public func sectionIdentifier(at index: Int) -> SectionIdentifier? {
    sectionSlot(at: index).map { sections.records[Int($0)].identifier }
  }

  /// The items of the section at an index, read lazily; empty if the index is out of bounds. Complexity: O(log sections).
  @inlinable
  public func items(inSectionAt index: Int) -> ItemSequence<SectionIdentifier, ItemIdentifier> {
    ItemSequence(self, list: sectionSlot(at: index).map { sections.places[Int($0)].list } ?? OrderForest.none)
  }

  /// The number of items in the section at an index; 0 if the index is out of bounds. Complexity: O(log sections).
  @inlinable
  public func numberOfItems(inSectionAt index: Int) -> Int {
    sectionSlot(at: index).map { numberOfItems(inSlot: $0) } ?? 0
  }

  @inlinable
  func sectionSlot(at index: Int) -> Int32? {
    guard index >= 0, index < numberOfSections else { return nil }
    // A single section has the first slot.
    if numberOfSections == 1 { return 0 }
    let spot = sectionOrder.spot(at: index, inList: sectionList)
    return sectionOrder.nodes[Int(spot.leaf)].entries[spot.index]
  }
}
