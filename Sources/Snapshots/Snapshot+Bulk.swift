// Appending many items at once.
extension Snapshot {
  /// Appends items to a section, by default the last one, if all of them are new and distinct. Otherwise changes nothing and returns false.
  ///
  /// Unlike `appendItems`, it accepts a lazy collection, so that ten million identifiers need no array. It may read each identifier twice.
  /// Throws if the section does not exist. Complexity: O(count).
  @inlinable
  package mutating func appendNewItems(
    _ identifiers: some RandomAccessCollection<ItemIdentifier>, toSection section: SectionIdentifier? = nil
  ) throws(Fault) -> Bool {
    guard let target = sectionToAppend(to: section) else { return false }
    return appendNew(identifiers, toSlot: target)
  }

  /// Appends items if all of them are new and distinct. Otherwise changes nothing and returns false.
  ///
  /// Returns false without trying if there are fewer new items than existing ones, because it rebuilds the whole index. In a cancelled run
  /// it may leave the snapshot empty. Complexity: O(count), one hash for each item.
  @inlinable
  mutating func appendNew(_ identifiers: some RandomAccessCollection<ItemIdentifier>, toSlot section: Int32) -> Bool {
    let known = numberOfItems
    guard identifiers.count > HashIndex.load, identifiers.count >= known else { return false }
    var hashes = ContiguousArray<UInt32>()
    hashes.reserveCapacity(known + identifiers.count)
    hashes.append(contentsOf: items.records.lazy.map { $0.hash })
    for identifier in identifiers.untilCancelled { hashes.append(Register<ItemIdentifier, Int32>.hash(identifier)) }
    if hashes.count < known + identifiers.count {
      deleteAllItems()
      return true
    }
    func new(_ slot: Int) -> ItemIdentifier { identifiers[identifiers.index(identifiers.startIndex, offsetBy: slot - known)] }
    func identifier(_ slot: Int32) -> ItemIdentifier { slot < known ? items.records[Int(slot)].identifier : new(Int(slot)) }
    guard let index = HashIndex(hashes: hashes, areEqual: { identifier($0) == identifier($1) }) else { return false }
    items.index = index
    let slots = Int32(known)..<Int32(hashes.count)
    for filling in fill(slots, atEndOf: section) {
      items.append(count: filling.count, place: filling.leaf, identifier: new, hash: { hashes[$0] })
    }
    sectionOrder.add(weight: Int32(slots.count), to: section, inLeaf: sections.places[Int(section)].leaf)
    return true
  }

  /// Appends the slots of items to a section's list, creating the list if needed, and returns the leaf of each. The caller must update the
  /// section's weight and the items' leaves.
  @inlinable
  mutating func fill(_ slots: some RandomAccessCollection<Int32>, atEndOf section: Int32) -> [OrderForest.Filling] {
    guard let first = slots.first else { return [] }
    let known = sections.places[Int(section)].list
    let list = known == OrderForest.none ? itemOrder.makeList(owner: section, slot: first) : known
    let fillings = itemOrder.append(known == OrderForest.none ? slots.dropFirst() : slots[...], toList: list)
    sections.places[Int(section)].list = itemOrder.root(of: list)
    return known == OrderForest.none ? [OrderForest.Filling(leaf: list, count: 1)] + fillings : fillings
  }
}
