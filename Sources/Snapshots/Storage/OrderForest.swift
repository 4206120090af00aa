/// Many ordered lists of slots, each stored as a counted tree.
///
/// Unlike an array, a list finds the position of a slot and inserts another in O(log n), and copies share the nodes they do not change.
/// Nodes refer to each other by number, not by reference, so that a node can refer to its parent while copies still share nodes. A node
/// without a parent refers to the list's owner instead. Leaves contain slots; the owner stores the leaf of each slot, and edits return the
/// changes to store.
@usableFromInline
struct OrderForest: Sendable {
  @usableFromInline typealias Numbers = ContiguousArray<Int32>

  /// The weight that a node stores for each child: none, or the sum or the minimum of the weights below it.
  @usableFromInline
  enum Weighing: Sendable {
    case none
    case sum
    case minimum
  }

  @usableFromInline var nodes = SharedArray<Node>()
  /// The weights of each node's entries; empty in a forest without weights, which is then cheaper to copy.
  @usableFromInline var weights = SharedArray<Numbers>()
  /// The first unused node. The parent of an unused node is the next unused one.
  @usableFromInline var firstUnused = OrderForest.none
  @usableFromInline let weighing: Weighing

  @inlinable static var none: Int32 { -1 }
  /// The maximum number of entries of a node. Scanning this many numbers takes about as long as following one reference.
  @inlinable static var capacity: Int { 64 }
  /// A node with fewer entries is merged with a neighbour if possible.
  @inlinable static var minimum: Int { 16 }
  /// Neighbours are merged if they have at most this many entries together, which leaves space before the next split.
  @inlinable static var joinable: Int { 48 }

  @inlinable
  init(weighing: Weighing) { self.weighing = weighing }

  @inlinable var isWeighted: Bool { weighing != .none }

  /// Whether both share all storage, and therefore have the same lists. Complexity: O(1).
  @inlinable
  func isTriviallyIdentical(to other: OrderForest) -> Bool {
    nodes.isTriviallyIdentical(to: other.nodes) && weights.isTriviallyIdentical(to: other.weights)
  }

  /// The weight that a node's parent stores for the node.
  @inlinable
  func weight(of node: Int32) -> Int32 {
    switch weighing {
    case .none: 0
    case .sum: weights[Int(node)].reduce(0, &+)
    case .minimum: weights[Int(node)].min() ?? Int32.max
    }
  }

  /// - Parameter weights: The weights of the node's entries; empty in a forest without weights.
  @inlinable
  mutating func makeNode(_ node: Node, weights entryWeights: Numbers = []) -> Int32 {
    guard firstUnused != Self.none else {
      nodes.append(node)
      if isWeighted { weights.append(entryWeights) }
      return Int32(nodes.count - 1)
    }
    let number = firstUnused
    firstUnused = nodes[Int(number)].parent
    nodes[Int(number)] = node
    if isWeighted { weights[Int(number)] = entryWeights }
    return number
  }

  @inlinable
  mutating func discard(_ node: Int32) {
    nodes[Int(node)] = Node(parent: firstUnused)
    if isWeighted { weights[Int(node)] = [] }
    firstUnused = node
  }

  /// Makes a list of one slot. Complexity: O(1).
  @inlinable
  mutating func makeList(owner: Int32, slot: Int32, weight: Int32 = 0) -> Int32 {
    makeNode(Node(parent: ~owner, entries: [slot]), weights: isWeighted ? [weight] : [])
  }

  /// Removes a whole list. Complexity: O(nodes of the list).
  @inlinable
  mutating func discardList(_ root: Int32) {
    var pending: Numbers = [root]
    while let number = pending.popLast() {
      pending.append(contentsOf: nodes[Int(number)].children)
      discard(number)
    }
  }
}
