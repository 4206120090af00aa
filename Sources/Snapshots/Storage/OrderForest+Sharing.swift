// The differences between two forests, one of which was edited from a copy of the other.
//
// A leaf whose storage both share has not been edited since. It belongs to the same list in both, its slots have the same identifiers, and
// it follows the same other shared leaves, because edits never exchange leaves.
extension OrderForest {
  /// Visits the leaves that another forest does not share, in any order.
  ///
  /// Complexity: O(leaves + nodes / 2,048) for an edited copy.
  @inlinable
  func forEachLeaf(unsharedWith other: OrderForest, _ body: (Int32) -> Void) {
    nodes.forEachChunk(unsharedWith: other.nodes) { start, own, others in
      for place in own.indices where place >= others.count || !own[place].entries.isShared(with: others[place].entries) {
        // An unused node has no entries.
        if own[place].isLeaf, !own[place].entries.isEmpty { body(Int32(start + place)) }
      }
    }
  }

  /// The numbers of slots at the start and at the end of a leaf that the same leaf of another forest also has. Each slot must have the same
  /// identifier in both forests.
  ///
  /// Returns zeros unless the leaf has the same place in both forests: the nodes above it have the same children, and its list has the same
  /// owner. These slots then follow the same slots in both, like those of a shared leaf. Complexity: O(slots of the leaf + log n).
  @inlinable
  func ends(of leaf: Int32, sharedWith other: OrderForest) -> (first: Int, last: Int) {
    guard hasSamePlace(leaf, in: other) else { return (0, 0) }
    return nodes[Int(leaf)].entries.withUnsafeBufferPointer { own in
      other.nodes[Int(leaf)].entries.withUnsafeBufferPointer { others in
        let most = Swift.min(own.count, others.count)
        var first = 0
        while first < most, own[first] == others[first] { first += 1 }
        var last = 0
        while last < most - first, own[own.count - 1 - last] == others[others.count - 1 - last] { last += 1 }
        return (first, last)
      }
    }
  }

  @inlinable
  func hasSamePlace(_ leaf: Int32, in other: OrderForest) -> Bool {
    guard leaf < other.nodes.count, other.nodes[Int(leaf)].isLeaf else { return false }
    var node = leaf
    while true {
      let parent = nodes[Int(node)].parent
      guard parent == other.nodes[Int(node)].parent else { return false }
      guard parent >= 0 else { return true }
      guard nodes[Int(parent)].hasSameChildren(as: other.nodes[Int(parent)]) else { return false }
      node = parent
    }
  }

  /// A leaf, and the index of its first slot in its list.
  @usableFromInline
  struct LeafPlace {
    @usableFromInline let leaf: Int32
    /// The number of the leaf's list.
    @usableFromInline let list: Int32
    @usableFromInline let index: Int

    @inlinable
    init(leaf: Int32, list: Int32, index: Int) {
      self.leaf = leaf
      self.list = list
      self.index = index
    }

    @inlinable
    func isBefore(_ other: LeafPlace) -> Bool { list == other.list ? index < other.index : list < other.list }
  }

  /// The leaves that another forest does not share, ordered by list, then by position in the list.
  ///
  /// Complexity: O(leaves · log n + nodes / 2,048) for an edited copy.
  ///
  /// - Parameter number: Returns the number of an owner's list.
  @inlinable
  func places(unsharedWith other: OrderForest, number: (_ owner: Int32) -> Int) -> ContiguousArray<LeafPlace> {
    // Most leaves have the same owner as the previous one.
    var (owner, list) = (Self.none, 0)
    var isInOrder = true
    var places = ContiguousArray<LeafPlace>()
    // An edit changes two or three leaves; this avoids three reallocations.
    places.reserveCapacity(4)
    forEachLeaf(unsharedWith: other) { leaf in
      let first = position(ofLeaf: leaf)
      if first.owner != owner { (owner, list) = (first.owner, number(first.owner)) }
      let place = LeafPlace(leaf: leaf, list: Int32(truncatingIfNeeded: list), index: first.index)
      if let last = places.last, place.isBefore(last) { isInOrder = false }
      places.append(place)
    }
    if !isInOrder { places.sort { $0.isBefore($1) } }
    return places
  }
}
