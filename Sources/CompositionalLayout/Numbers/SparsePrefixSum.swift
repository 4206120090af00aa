/// Prefix sums of an array whose numbers are mostly zero.
///
/// A Fenwick tree whose nodes are stored in a dictionary. Setting a number and summing a prefix take O(log count). Memory is O(changed
/// numbers · log count) in the worst case.
struct SparsePrefixSum: Sendable {
  let count: Int
  private(set) var total = 0.0
  private var values: [Int: Double] = [:]
  private var nodes: [Int: Double] = [:]

  init(count: Int) {
    self.count = count
  }

  /// The number at an index. O(1).
  subscript(index: Int) -> Double { values.isEmpty ? 0 : values[index] ?? 0 }

  /// The sum of the numbers before an index. O(log count).
  func sum(before index: Int) -> Double {
    guard !values.isEmpty else { return 0 }
    var sum = 0.0
    var node = min(index, count)
    while node > 0 {
      sum += nodes[node] ?? 0
      node &= node - 1
    }
    return sum
  }

  /// Sets the number at an index. O(log count).
  mutating func set(_ value: Double, at index: Int) {
    let change = value - self[index]
    guard change != 0 else { return }
    values[index] = value
    total += change
    var node = index + 1
    while node <= count {
      nodes[node, default: 0] += change
      node += node & -node
    }
  }
}

extension SparsePrefixSum {
  /// The number of stored nodes, to which memory use is proportional.
  var nodeCount: Int { nodes.count }
}
