extension OrderForest {
  /// The position of a slot: its index in the list, and the list's owner.
  @usableFromInline
  struct Position {
    @usableFromInline let index: Int
    @usableFromInline let owner: Int32

    @inlinable
    init(index: Int, owner: Int32) {
      self.index = index
      self.owner = owner
    }
  }

  @usableFromInline
  struct Spot {
    @usableFromInline let leaf: Int32
    @usableFromInline let index: Int

    @inlinable
    init(leaf: Int32, index: Int) {
      self.leaf = leaf
      self.index = index
    }
  }

  @inlinable
  func index(of entry: Int32, in node: Int32) -> Int { nodes[Int(node)].index(of: entry) }

  @inlinable
  func position(of slot: Int32, inLeaf leaf: Int32) -> Position {
    let first = position(ofLeaf: leaf)
    return Position(index: first.index + index(of: slot, in: leaf), owner: first.owner)
  }

  /// The position of a leaf's first slot. Complexity: O(log n).
  @inlinable
  func position(ofLeaf leaf: Int32) -> Position {
    var index = 0
    var child = leaf
    var parent = nodes[Int(leaf)].parent
    while parent >= 0 {
      index += nodes[Int(parent)].count(before: child)
      child = parent
      parent = nodes[Int(parent)].parent
    }
    return Position(index: index, owner: ~parent)
  }

  /// The owner of a node's list. Complexity: O(log n).
  @inlinable
  func owner(of node: Int32) -> Int32 { ~nodes[Int(root(of: node))].parent }

  @inlinable
  func root(of node: Int32) -> Int32 {
    var node = node
    while nodes[Int(node)].parent >= 0 { node = nodes[Int(node)].parent }
    return node
  }

  @inlinable
  func weight(before slot: Int32, inLeaf leaf: Int32) -> Int {
    var weight = 0
    var entry = slot
    var node = leaf
    while node >= 0 {
      for sibling in 0..<index(of: entry, in: node) { weight += Int(weights[Int(node)][sibling]) }
      entry = node
      node = nodes[Int(node)].parent
    }
    return weight
  }

  /// The leaf and index of the slot at an index of a list, or the end of the last leaf. Complexity: O(log n).
  @inlinable
  func spot(at index: Int, inList root: Int32) -> Spot {
    var node = root
    var index = index
    while !nodes[Int(node)].isLeaf { (node, index) = nodes[Int(node)].child(at: index) }
    return Spot(leaf: node, index: index)
  }

  @inlinable
  func end(ofList root: Int32) -> Spot {
    var node = root
    while let child = nodes[Int(node)].lastChild { node = child }
    return Spot(leaf: node, index: nodes[Int(node)].entries.count)
  }

  @inlinable
  func firstLeaf(below root: Int32) -> Int32 {
    var node = root
    while !nodes[Int(node)].isLeaf { node = nodes[Int(node)].entries[0] }
    return node
  }

  /// The next spot in the same list. Complexity: O(1) on average over a list.
  @inlinable
  func next(_ spot: Spot) -> Spot? {
    guard spot.index + 1 == nodes[Int(spot.leaf)].entries.count else { return Spot(leaf: spot.leaf, index: spot.index + 1) }
    return leaf(after: spot.leaf).map { Spot(leaf: $0, index: 0) }
  }

  /// The next leaf in the same list. Complexity: O(1) on average over a list.
  @inlinable
  func leaf(after leaf: Int32) -> Int32? {
    var child = leaf
    var parent = nodes[Int(leaf)].parent
    while parent >= 0 {
      let next = index(of: child, in: parent) + 1
      if next < nodes[Int(parent)].width { return firstLeaf(below: nodes[Int(parent)].entries[next]) }
      child = parent
      parent = nodes[Int(parent)].parent
    }
    return nil
  }
}
