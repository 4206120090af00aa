// What two forests, one of which came from the other by edits, do not share.
//
// A leaf whose slots are stored once for both was not edited since: it belongs to the same list in both, its slots stand for the same
// elements, and it follows the same other leaves of this kind, because edits never exchange leaves.
extension OrderForest {
  /// The leaves that another forest does not share, in no order.
  ///
  /// Complexity: O(leaves + nodes / 2,048) for an edited copy.
  @inlinable
  func leaves(unsharedWith other: OrderForest) -> [Int32] {
    nodes.positions(unsharedWith: other.nodes).compactMap { number in
      let entries = nodes[number].entries
      // An unused node has no entries.
      guard nodes[number].isLeaf, !entries.isEmpty else { return nil }
      return number < other.nodes.count && entries.isShared(with: other.nodes[number].entries) ? nil : Int32(number)
    }
  }

  /// Marks a node and those above it, and returns the owner of its list unless the list was marked before. Complexity: O(log n).
  @inlinable
  func mark(_ node: Int32, in marks: inout [Bool]) -> Int32? {
    var node = node
    while node >= 0, !marks[Int(node)] {
      marks[Int(node)] = true
      node = nodes[Int(node)].parent
    }
    return node < 0 ? ~node : nil
  }

  /// Visits the marked leaves below a node in order, each with the index of its first slot. The recursion is as deep as the tree.
  ///
  /// Complexity: O(marked nodes).
  @inlinable
  func visit(below node: Int32, at index: Int = 0, marks: [Bool], _ body: (_ leaf: Int32, _ index: Int) -> Void) {
    guard node >= 0, marks[Int(node)] else { return }
    guard !nodes[Int(node)].isLeaf else { return body(node, index) }
    var index = index
    for place in nodes[Int(node)].entries.indices {
      visit(below: nodes[Int(node)].entries[place], at: index, marks: marks, body)
      index += Int(nodes[Int(node)].counts[place])
    }
  }

  /// No node marked.
  @inlinable var unmarked: [Bool] { [Bool](repeating: false, count: nodes.count) }
}
