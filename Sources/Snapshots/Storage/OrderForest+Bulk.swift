extension OrderForest {
  /// Consecutive slots that were added to the same leaf.
  @usableFromInline
  struct Filling {
    @usableFromInline let leaf: Int32
    @usableFromInline let count: Int

    @inlinable
    init(leaf: Int32, count: Int) {
      self.leaf = leaf
      self.count = count
    }
  }

  /// Appends slots to a list, and returns the leaf of each. The list may get a new root, which `root(of:)` finds.
  ///
  /// Unlike repeated insertion, this fills one leaf at a time and updates the counts above it once for up to 64 slots. Complexity:
  /// O(slots).
  @inlinable
  mutating func append(_ slots: some RandomAccessCollection<Int32>, toList root: Int32) -> [Filling] {
    var fillings: [Filling] = []
    fillings.reserveCapacity(slots.count / Self.capacity + 2)
    var end = end(ofList: root)
    var rest = slots[...]
    while let first = rest.first {
      if end.index == Self.capacity {
        let leaf = insert(first, at: end).leaf
        fillings.append(Filling(leaf: leaf, count: 1))
        rest.removeFirst()
        end = Spot(leaf: leaf, index: nodes[Int(leaf)].entries.count)
      } else {
        let added = rest.prefix(Self.capacity - end.index)
        nodes[Int(end.leaf)].entries.append(contentsOf: added)
        add(count: Int32(added.count), weight: 0, above: end.leaf)
        fillings.append(Filling(leaf: end.leaf, count: added.count))
        rest.removeFirst(added.count)
        end = Spot(leaf: end.leaf, index: end.index + added.count)
      }
    }
    return fillings
  }
}
