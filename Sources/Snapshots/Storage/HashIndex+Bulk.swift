extension HashIndex {
  /// Creates an index of the slots, starting at 0, given the hash of each; nil if two slots have equal identifiers.
  ///
  /// Unlike repeated insertion, this sorts the entries by bucket first, so that it writes memory in order and allocates each bucket once,
  /// at its final size. With `OrderForest+Bulk.swift`, a snapshot of 100,000 UUIDs takes 67 % less time and 20 % less memory to build
  /// (`galley-bench snapshots`). Complexity: O(slots) on average.
  @inlinable
  init?(hashes: ContiguousArray<UInt32>, areEqual: (Int32, Int32) -> Bool) {
    let number = Swift.max(1, (hashes.count + Self.load - 1) / Self.load)
    let mask = (1 << (Int.bitWidth - (number - 1).leadingZeroBitCount)) - 1
    var starts = ContiguousArray<Int32>(repeating: 0, count: number + 1)
    for hash in hashes { starts[Self.bucket(of: hash, mask: mask, count: number) + 1] += 1 }
    for bucket in 0..<number { starts[bucket + 1] += starts[bucket] }
    var ends = starts
    var entries = ContiguousArray<UInt64>(repeating: 0, count: hashes.count)
    for (slot, hash) in hashes.enumerated() {
      let bucket = Self.bucket(of: hash, mask: mask, count: number)
      entries[Int(ends[bucket])] = Self.entry(hash: hash, slot: Int32(truncatingIfNeeded: slot))
      ends[bucket] += 1
    }
    var buckets = SharedArray<Bucket>()
    for bucket in 0..<number {
      let own = entries[Int(starts[bucket])..<Int(starts[bucket + 1])]
      guard !Self.hasRepeats(own, areEqual) else { return nil }
      buckets.append(Bucket(own))
    }
    self.buckets = buckets
    self.mask = mask
    count = hashes.count
  }

  @inlinable
  static func hasRepeats(_ entries: ContiguousArray<UInt64>.SubSequence, _ areEqual: (Int32, Int32) -> Bool) -> Bool {
    for place in entries.indices {
      let hash = Self.hash(of: entries[place])
      for other in entries.startIndex..<place where Self.hash(of: entries[other]) == hash {
        if areEqual(slot(of: entries[other]), slot(of: entries[place])) { return true }
      }
    }
    return false
  }
}
