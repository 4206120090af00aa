// What two forests, one of which came from the other by edits, do not share.
//
// A leaf whose slots are stored once for both was not edited since: it belongs to the same list in both, its slots stand for the same
// elements, and it follows the same other leaves of this kind, because edits never exchange leaves.
extension OrderForest {
  /// The leaves that another forest does not share, in no order.
  ///
  /// Complexity: O(leaves + nodes / 2,048) for an edited copy.
  @inlinable
  func leaves(unsharedWith other: OrderForest) -> Numbers {
    var leaves: Numbers = []
    nodes.forEachChunk(unsharedWith: other.nodes) { start, own, others in
      // An unused node has no entries.
      for place in own.indices where own[place].isLeaf && !own[place].entries.isEmpty {
        if place < others.count, own[place].entries.isShared(with: others[place].entries) { continue }
        leaves.append(Int32(start + place))
      }
    }
    return leaves
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
      guard nodes[Int(parent)].entries.isShared(with: other.nodes[Int(parent)].entries) else { return false }
      node = parent
    }
  }

  /// Marks a node and those above it, and returns the owner of its list unless the list was marked before. Complexity: O(log n).
  @inlinable
  func mark(_ node: Int32, in marks: inout ContiguousArray<Bool>) -> Int32? {
    var node = node
    while node >= 0, !marks[Int(node)] {
      marks[Int(node)] = true
      node = nodes[Int(node)].parent
    }
    return node < 0 ? ~node : nil
  }

  /// Adds the marked leaves below a node in order, each with the index of its first slot. The recursion is as deep as the tree.
  ///
  /// Complexity: O(marked nodes).
  @inlinable
  func addLeaves(below node: Int32, at index: Int = 0, marks: ContiguousArray<Bool>, to leaves: inout ContiguousArray<Spot>) {
    guard !nodes[Int(node)].isLeaf else { return leaves.append(Spot(leaf: node, index: index)) }
    nodes[Int(node)].entries.withUnsafeBufferPointer { children in
      nodes[Int(node)].counts.withUnsafeBufferPointer { counts in
        var index = index
        for place in children.indices {
          if marks[Int(children[place])] { addLeaves(below: children[place], at: index, marks: marks, to: &leaves) }
          index += Int(counts[place])
        }
      }
    }
  }

  /// The marked leaves below a node in order, each with the index of its first slot in the list.
  @inlinable
  func leaves(below node: Int32, marks: ContiguousArray<Bool>) -> ContiguousArray<Spot> {
    guard node >= 0, marks[Int(node)] else { return [] }
    var leaves: ContiguousArray<Spot> = []
    // An edit changes two or three; room for one at a time would be asked for three times.
    leaves.reserveCapacity(4)
    addLeaves(below: node, marks: marks, to: &leaves)
    return leaves
  }

  /// No node marked.
  @inlinable var unmarked: ContiguousArray<Bool> { ContiguousArray<Bool>(filledWith: false, count: nodes.count) }
}
