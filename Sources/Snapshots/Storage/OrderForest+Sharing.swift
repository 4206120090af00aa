// What two forests, one of which came from the other by edits, do not share.
//
// A leaf whose slots are stored once for both was not edited since: it belongs to the same list in both, its slots stand for the same
// elements, and it follows the same other leaves of this kind, because edits never exchange leaves.
extension OrderForest {
  /// Visits the leaves that another forest does not share, in no order.
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

  /// How many slots at the beginning and at the end of a leaf are those of the same leaf in another forest, if each slot stands for the same
  /// element in both.
  ///
  /// The leaf must have the same place: the nodes above it list the same others in both, and its list has the same owner. Then its slots
  /// follow the same others as those of a shared leaf do. Complexity: O(slots of the leaf + log n).
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

  /// A leaf, and where its first slot is.
  @usableFromInline
  struct LeafPlace {
    @usableFromInline let leaf: Int32
    /// The number of its list.
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

  /// The places of the leaves that another forest does not share, in order: those of the first list, those of the second, and so on.
  ///
  /// Complexity: O(leaves · log n + nodes / 2,048) for an edited copy.
  ///
  /// - Parameter number: The number of the list that an owner has.
  @inlinable
  func places(unsharedWith other: OrderForest, number: (_ owner: Int32) -> Int) -> ContiguousArray<LeafPlace> {
    // Most leaves have the owner of the one before.
    var (owner, list) = (Self.none, 0)
    var isInOrder = true
    var places = ContiguousArray<LeafPlace>()
    // An edit changes two or three; room for one at a time would be asked for three times.
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
