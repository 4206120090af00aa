extension OrderForest {
  /// A leaf that contains slots, or an inner node that contains other nodes.
  @usableFromInline
  struct Node: Sendable {
    /// The parent's number, or in a root the inverted bits of the owner, which are negative.
    @usableFromInline var parent: Int32
    @usableFromInline let isLeaf: Bool
    /// The slots of a leaf, or the children of an inner node followed by the number of slots below each child.
    @usableFromInline var entries: Numbers

    @inlinable
    init(parent: Int32, isLeaf: Bool = true, entries: Numbers = []) {
      self.parent = parent
      self.isLeaf = isLeaf
      self.entries = entries
    }

    /// The number of slots in a leaf, or of children in an inner node.
    @inlinable var width: Int { isLeaf ? entries.count : entries.count / 2 }
    @inlinable var isFull: Bool { width >= OrderForest.capacity }
    /// The number of slots in the node and below it.
    @inlinable var count: Int32 { isLeaf ? Int32(entries.count) : entries[width...].reduce(0, &+) }
    @inlinable var children: ArraySlice<Int32> { entries[..<(isLeaf ? 0 : width)] }

    /// Nil for a leaf.
    @inlinable var lastChild: Int32? { isLeaf ? nil : entries[width - 1] }

    /// The index of an entry. Searches from the end, because appending is the common case.
    @inlinable
    func index(of entry: Int32) -> Int { entries[..<width].lastIndex(of: entry) ?? 0 }
  }
}

// Inner nodes.
extension OrderForest.Node {
  /// The number of slots below the children before a given one.
  @inlinable
  func count(before child: Int32) -> Int {
    let (place, width) = (index(of: child), entries.count / 2)
    return entries.withUnsafeBufferPointer { entries in
      var count: Int32 = 0
      for sibling in 0..<place { count &+= entries[width + sibling] }
      return Int(count)
    }
  }

  /// The child that contains the slot at an index, or the last child, and the index in that child.
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

  /// Whether both have the same children. Ignores the contents of the children.
  @inlinable
  func hasSameChildren(as other: Self) -> Bool {
    !other.isLeaf && entries.count == other.entries.count && entries[..<width] == other.entries[..<width]
  }

  @inlinable
  mutating func add(_ count: Int32, toChildAt index: Int) { entries[entries.count / 2 + index] &+= count }

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

// All nodes.
extension OrderForest.Node {
  /// Removes the entries at and after an index, and returns them as a node without a parent.
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

  /// Appends the entries of another node. Both must be leaves, or both inner nodes.
  @inlinable
  mutating func append(_ other: Self) {
    entries.insert(contentsOf: other.entries[..<other.width], at: width)
    entries += other.entries[other.width...]
  }
}
