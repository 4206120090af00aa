// Items appended one after another, as lines of a script do.
extension Snapshot {
  /// Adds items at the end of a section up to the first that is in the snapshot by then, and returns how many were added.
  ///
  /// The same as `appendNewItem` for one after another, but the memory is asked for all of them at once, and the order is filled a leaf at
  /// a time. Refused like `appendItem`. Complexity: O(count).
  @inlinable
  package mutating func appendItems(
    whileNew identifiers: ContiguousArray<ItemIdentifier>, toSection section: SectionIdentifier? = nil
  ) throws(Fault) -> Int {
    let target = try knownSectionToAppend(to: section)
    let hashes = ContiguousArray(identifiers.lazy.map { Register<ItemIdentifier, Int32>.hash($0) })
    let known = numberOfItems
    let added = items.addSlots(whileNew: identifiers, hashes: hashes)
    for filling in fill(Int32(known)..<Int32(known + added), atEndOf: target) {
      items.append(count: filling.count, place: filling.leaf, identifier: { identifiers[$0 - known] }, hash: { hashes[$0 - known] })
    }
    sectionOrder.add(weight: Int32(added), to: target, inLeaf: sections.places[Int(target)].leaf)
    return added
  }
}

extension Register {
  /// Gives the next slots to identifiers up to the first that has one, and returns how many got one; their records are left to the caller.
  @inlinable
  mutating func addSlots(whileNew identifiers: ContiguousArray<Identifier>, hashes: ContiguousArray<UInt32>) -> Int {
    index.prefetch(hashes)
    let known = Int32(count)
    for (position, hash) in hashes.enumerated() {
      let isKnown = index.containsEntry(of: hash) { slot in
        let other = slot < known ? records[Int(slot)].identifier : identifiers[Int(slot - known)]
        return other == identifiers[position]
      }
      if isKnown { return position }
      index.insert(known + Int32(position), hash: hash)
    }
    return hashes.count
  }
}

extension HashIndex {
  /// Whether a slot with a hash fulfils a condition. Complexity: O(1) on average.
  @inlinable
  func containsEntry(of hash: UInt32, where isSame: (Int32) -> Bool) -> Bool {
    buckets[bucket(of: hash)].withUnsafeBufferPointer { entries in
      for entry in entries where Self.hash(of: entry) == hash && isSame(Self.slot(of: entry)) { return true }
      return false
    }
  }
}
