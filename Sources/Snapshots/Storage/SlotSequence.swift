@usableFromInline
struct SlotSequence: Sequence, IteratorProtocol {
  @usableFromInline let order: OrderForest
  @usableFromInline var leaf: Int32?
  @usableFromInline var entries: OrderForest.Numbers
  @usableFromInline var offset = 0

  @inlinable
  init(order: OrderForest, list: Int32) {
    self.order = order
    let first = list == OrderForest.none ? nil : order.firstLeaf(below: list)
    leaf = first
    entries = first.map { order.nodes[Int($0)].entries } ?? []
  }

  @inlinable
  mutating func next() -> Int32? {
    if offset == entries.count {
      guard let current = leaf, let following = order.leaf(after: current) else { return nil }
      leaf = following
      entries = order.nodes[Int(following)].entries
      offset = 0
    }
    defer { offset += 1 }
    return entries[offset]
  }
}
