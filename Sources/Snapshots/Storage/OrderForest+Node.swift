extension OrderForest {
  /// A leaf with slots, or a node with other nodes below it.
  @usableFromInline
  struct Node: Sendable {
    /// The parent's number; in a root, the owner's bits inverted, which are negative.
    @usableFromInline var parent: Int32
    @usableFromInline let isLeaf: Bool
    /// Slots in a leaf; otherwise child nodes, then how many slots each of them has below it.
    @usableFromInline var entries: Numbers

    @inlinable
    init(parent: Int32, isLeaf: Bool = true, entries: Numbers = []) {
      self.parent = parent
      self.isLeaf = isLeaf
      self.entries = entries
    }

    /// How many slots are in a leaf, or nodes below another node.
    @inlinable var width: Int { isLeaf ? entries.count : entries.count / 2 }
    @inlinable var isFull: Bool { width >= OrderForest.capacity }
    /// How many slots are in it and below it.
    @inlinable var count: Int32 { isLeaf ? Int32(entries.count) : entries[width...].reduce(0, &+) }
    @inlinable var children: ArraySlice<Int32> { entries[..<(isLeaf ? 0 : width)] }

    /// The last node below it; nil for a leaf.
    @inlinable var lastChild: Int32? { isLeaf ? nil : entries[width - 1] }

    /// The index of an entry, sought from the end because appending is the common case.
    @inlinable
    func index(of entry: Int32) -> Int { entries[..<width].lastIndex(of: entry) ?? 0 }
  }
}

// Of nodes that are no leaves.
extension OrderForest.Node {
  /// How many slots are below the children before one.
  @inlinable
  func count(before child: Int32) -> Int {
    let (place, width) = (index(of: child), entries.count / 2)
    return entries.withUnsafeBufferPointer { entries in
      var count: Int32 = 0
      for sibling in 0..<place { count &+= entries[width + sibling] }
      return Int(count)
    }
  }

  /// The child with the slot at an index, or the last child, and the index in it.
  @inlinable
  func child(at index: Int) -> (child: Int32, index: Int) {
    entries.withUnsafeBufferPointer { entries in
      let width = entries.count / 2
      var (child, index) = (0, index)
      while child < width - 1, index >= Int(entries[width + child]) {
        index -= Int(entries[width + child])
        child += 1
      }
      return (entries[child], index)
    }
  }

  /// Whether both have the same children, whatever is below them.
  @inlinable
  func hasSameChildren(as other: Self) -> Bool {
    !other.isLeaf && entries.count == other.entries.count && entries[..<width] == other.entries[..<width]
  }

  @inlinable
  mutating func add(_ count: Int32, toChildAt index: Int) { entries[entries.count / 2 + index] &+= count }

  /// Inserts a child without slots.
  @inlinable
  mutating func insert(_ child: Int32, at index: Int) {
    entries.insert(0, at: width + index)
    entries.insert(child, at: index)
  }

  @inlinable
  mutating func removeChild(at index: Int) {
    entries.remove(at: width + index)
    entries.remove(at: index)
  }
}

// Of all nodes.
extension OrderForest.Node {
  /// Takes the entries from an index on, and returns them as a node without parent.
  @inlinable
  mutating func cut(from index: Int) -> Self {
    let width = width
    var taken = Self(parent: OrderForest.none, isLeaf: isLeaf, entries: OrderForest.Numbers(entries[index..<width]))
    if !isLeaf {
      taken.entries += entries[(width + index)...]
      entries.removeSubrange((width + index)...)
    }
    entries.removeSubrange(index..<width)
    return taken
  }

  /// Adds another node's entries behind those it has; both are leaves, or none is.
  @inlinable
  mutating func append(_ other: Self) {
    entries.insert(contentsOf: other.entries[..<other.width], at: width)
    entries += other.entries[other.width...]
  }
}
