extension OrderForest {
  @inlinable
  mutating func remove(at spot: Spot) -> EditResult {
    let leaf = spot.leaf
    nodes[Int(leaf)].entries.remove(at: spot.index)
    let weight = isWeighted ? weights[Int(leaf)].remove(at: spot.index) : 0
    add(count: -1, weight: -weight, above: leaf)
    return settle(leaf)
  }

  /// Merges a node that has become small with a neighbour, or removes it if it is empty, and then checks its parent.
  @inlinable
  mutating func settle(_ leaf: Int32) -> EditResult {
    var node = leaf
    var relocated = Self.none
    while nodes[Int(node)].parent >= 0 {
      guard nodes[Int(node)].width < Self.minimum else { break }
      let parent = nodes[Int(node)].parent
      if nodes[Int(node)].entries.isEmpty {
        unlink(node)
      } else {
        guard let joined = join(node) else { break }
        if nodes[Int(joined)].isLeaf { relocated = joined }
      }
      node = parent
    }
    return EditResult(leaf: Self.none, relocated: relocated, root: lower(root(of: node)))
  }

  @inlinable
  mutating func unlink(_ node: Int32) {
    let parent = nodes[Int(node)].parent
    let place = index(of: node, in: parent)
    nodes[Int(parent)].removeChild(at: place)
    if isWeighted { weights[Int(parent)].remove(at: place) }
    discard(node)
  }

  /// Merges a node with a neighbour if the entries of both fit in one node and leave space, and returns the merged node.
  @inlinable
  mutating func join(_ node: Int32) -> Int32? {
    let siblings = nodes[Int(nodes[Int(node)].parent)].children
    let place = index(of: node, in: nodes[Int(node)].parent)
    for left in [place, place - 1] where left >= 0 && left + 1 < siblings.count {
      let target = siblings[left]
      let source = siblings[left + 1]
      guard nodes[Int(target)].width + nodes[Int(source)].width <= Self.joinable else { continue }
      move(from: source, at: 0, to: target)
      unlink(source)
      return target
    }
    return nil
  }

  /// Removes roots with a single child, and returns the remaining root, or `none`.
  @inlinable
  mutating func lower(_ root: Int32) -> Int32 {
    var root = root
    while !nodes[Int(root)].isLeaf, nodes[Int(root)].width == 1 {
      let child = nodes[Int(root)].entries[0]
      nodes[Int(child)].parent = nodes[Int(root)].parent
      discard(root)
      root = child
    }
    if !nodes[Int(root)].entries.isEmpty { return root }
    discard(root)
    return Self.none
  }
}
