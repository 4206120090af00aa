/// Sums over a row of numbers of which nearly all are zero.
///
/// A Fenwick tree whose nodes are kept in a dictionary. Changing one of `count` numbers and summing the first n take O(log count); memory
/// is at worst O(changed numbers · log count).
struct SparsePrefixSum: Sendable {
  let count: Int
  /// The sum of all.
  private(set) var total = 0.0
  private var values: [Int: Double] = [:]
  private var nodes: [Int: Double] = [:]

  init(count: Int) {
    self.count = count
  }

  /// The number at a position. O(1).
  subscript(index: Int) -> Double { values.isEmpty ? 0 : values[index] ?? 0 }

  /// The sum of the numbers before a position. O(log count).
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

  /// Puts a number in its place. O(log count).
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
  /// How many sums are kept; memory is proportional to it.
  var nodeCount: Int { nodes.count }
}
