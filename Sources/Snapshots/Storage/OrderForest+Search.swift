// Searches in a forest weighted by minima.
extension OrderForest {
  /// The first spot after another whose weight is at most a limit, or nil. Complexity: O(log n).
  @inlinable
  func spot(after spot: Spot, weighingAtMost limit: Int32) -> Spot? {
    var node = spot.leaf
    var index = spot.index + 1
    while true {
      if let hit = weights[Int(node)][index...].firstIndex(where: { $0 <= limit }) {
        return descend(from: Spot(leaf: node, index: hit)) { $0.firstIndex { $0 <= limit } }
      }
      let parent = nodes[Int(node)].parent
      guard parent >= 0 else { return nil }
      index = self.index(of: node, in: parent) + 1
      node = parent
    }
  }

  /// The last spot before another whose weight is below a limit, or nil. Complexity: O(log n).
  @inlinable
  func spot(before spot: Spot, weighingLessThan limit: Int32) -> Spot? {
    var node = spot.leaf
    var end = spot.index
    while true {
      if let hit = weights[Int(node)][..<end].lastIndex(where: { $0 < limit }) {
        return descend(from: Spot(leaf: node, index: hit)) { $0.lastIndex { $0 < limit } }
      }
      let parent = nodes[Int(node)].parent
      guard parent >= 0 else { return nil }
      end = index(of: node, in: parent)
      node = parent
    }
  }

  /// Descends to a leaf. At each level, a closure chooses the child based on the weights.
  @inlinable
  func descend(from spot: Spot, choosing choose: (Numbers) -> Int?) -> Spot? {
    var node = spot.leaf
    var index = spot.index
    while !nodes[Int(node)].isLeaf {
      node = nodes[Int(node)].entries[index]
      guard let chosen = choose(weights[Int(node)]) else { return nil }
      index = chosen
    }
    return Spot(leaf: node, index: index)
  }
}
