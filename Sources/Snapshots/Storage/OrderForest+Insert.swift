extension OrderForest {
  /// The results of an edit that the owner of the list has to store.
  @usableFromInline
  struct EditResult {
    @usableFromInline var leaf: Int32
    /// A leaf whose slots came from another leaf, or `none`.
    @usableFromInline var relocated: Int32
    /// The list's new root, or `none` if the list is empty.
    @usableFromInline var root: Int32

    @inlinable
    init(leaf: Int32, relocated: Int32, root: Int32) {
      self.leaf = leaf
      self.relocated = relocated
      self.root = root
    }
  }

  /// Inserts a slot at an index of a leaf. Complexity: O(log n).
  @inlinable
  mutating func insert(_ slot: Int32, weight: Int32 = 0, at spot: Spot) -> EditResult {
    var leaf = spot.leaf
    var index = spot.index
    var relocated = Self.none
    if nodes[Int(leaf)].isFull {
      relocated = split(leaf, before: index)
      let kept = nodes[Int(leaf)].entries.count
      if index > kept || kept == Self.capacity {
        leaf = relocated
        index -= kept
      }
    }
    put(slot, at: index, in: leaf)
    if isWeighted { weights[Int(leaf)].insert(weight, at: index) }
    return EditResult(leaf: leaf, relocated: relocated, root: add(count: 1, weight: weight, above: leaf))
  }

  @inlinable
  mutating func put(_ entry: Int32, at index: Int, in node: Int32) {
    if index == nodes[Int(node)].entries.count {
      nodes[Int(node)].entries.append(entry)
    } else {
      nodes[Int(node)].entries.insert(entry, at: index)
    }
  }

  /// Adds to the counts of all nodes above a node, updates their weights, and returns the root. Complexity: O(log n).
  @inlinable
  @discardableResult
  mutating func add(count: Int32, weight: Int32, above node: Int32) -> Int32 {
    var child = node
    var parent = nodes[Int(node)].parent
    while parent >= 0 {
      let place = index(of: child, in: parent)
      nodes[Int(parent)].add(count, toChildAt: place)
      switch weighing {
      case .none: break
      case .sum: weights[Int(parent)][place] &+= weight
      case .minimum: weights[Int(parent)][place] = self.weight(of: child)
      }
      child = parent
      parent = nodes[Int(parent)].parent
    }
    return child
  }

  @inlinable
  mutating func add(weight: Int32, to slot: Int32, inLeaf leaf: Int32) {
    weights[Int(leaf)][index(of: slot, in: leaf)] &+= weight
    add(count: 0, weight: weight, above: leaf)
  }

  /// Splits a full node and returns the new right part. It gets the second half of the entries, or none if the list grows at its end, so
  /// that appending fills nodes completely.
  @inlinable
  mutating func split(_ node: Int32, before index: Int) -> Int32 {
    let isGrowingEnd = index == Self.capacity && isLast(node)
    let middle = isGrowingEnd ? Self.capacity : Self.capacity / 2
    let right = makeNode(Node(parent: nodes[Int(node)].parent, isLeaf: nodes[Int(node)].isLeaf))
    link(right, after: node)
    move(from: node, at: middle, to: right)
    return right
  }

  @inlinable
  func isLast(_ node: Int32) -> Bool {
    let parent = nodes[Int(node)].parent
    return parent < 0 || nodes[Int(parent)].children.last == node
  }

  /// Makes an empty node the next sibling of a node. Adds a root if the node has no parent. The recursion is as deep as the tree.
  @inlinable
  mutating func link(_ added: Int32, after node: Int32) {
    if nodes[Int(node)].parent < 0 { raise(node) }
    var parent = nodes[Int(node)].parent
    var index = index(of: node, in: parent) + 1
    if nodes[Int(parent)].isFull {
      let right = split(parent, before: index)
      let kept = nodes[Int(parent)].width
      if index > kept || kept == Self.capacity {
        parent = right
        index -= kept
      }
    }
    nodes[Int(parent)].insert(added, at: index)
    if isWeighted { weights[Int(parent)].insert(0, at: index) }
    nodes[Int(added)].parent = parent
  }

  @inlinable
  mutating func raise(_ node: Int32) {
    let old = nodes[Int(node)]
    let root = Node(parent: old.parent, isLeaf: false, entries: [node, old.count])
    nodes[Int(node)].parent = makeNode(root, weights: isWeighted ? [weight(of: node)] : [])
  }

  /// Moves the entries at and after an index to the end of another node of the same height.
  @inlinable
  mutating func move(from source: Int32, at index: Int, to target: Int32) {
    let moved = nodes[Int(source)].cut(from: index)
    nodes[Int(target)].entries.reserveCapacity(Self.capacity)
    nodes[Int(target)].append(moved)
    for child in moved.children { nodes[Int(child)].parent = target }
    let count = moved.count
    let weight = moveWeights(from: source, at: index, to: target)
    add(count: -count, weight: -weight, above: source)
    add(count: count, weight: weight, above: target)
  }

  /// Moves the weights of the entries at and after an index to the end of another node. Returns their sum in a forest weighted by sums,
  /// otherwise 0.
  @inlinable
  mutating func moveWeights(from source: Int32, at index: Int, to target: Int32) -> Int32 {
    guard isWeighted else { return 0 }
    let moved = Numbers(weights[Int(source)][index...])
    weights[Int(target)].append(contentsOf: moved)
    weights[Int(source)].removeSubrange(index...)
    return weighing == .sum ? moved.reduce(0, &+) : 0
  }
}
