/// The rule that decides which remaining identifiers of a reordered list count as moved.
public enum DifferenceRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// As few moves as possible: all identifiers except a longest increasing subsequence of the old positions, read in new order.
  case minimal
  /// The identifiers that Foundation's linear walk along both lists removes and inserts again. UIKit is reported to use it. These may be
  /// more than the minimum (`diffable-rules 5.4`).
  case foundation
}

extension DifferenceRule {
  /// For each position of a new list, whether its identifier keeps its order, so that only the others move.
  ///
  /// `oldPlaces` has, for each position of the new list, the position of the same identifier in the old list, or -1 if it was not there.
  /// For `minimal`, a weighted value represents several consecutive positions. Complexity: O(n log n) for `minimal`, or O(n) if the order
  /// is unchanged; O(n) for `foundation`.
  @inlinable
  func staying(oldPlaces: OrderForest.Numbers, weights: OrderForest.Numbers = [], oldCount: Int) -> ContiguousArray<Bool> {
    switch self {
    case .minimal: longestIncreasingSubsequence(of: oldPlaces, weights: weights)
    case .foundation: stayingByWalk(oldPlaces: oldPlaces, oldCount: oldCount)
    }
  }
}

/// Foundation's rule: a cursor walks along each list. Where their identifiers differ, the one with the nearer match among the unvisited
/// identifiers stays.
@usableFromInline
func stayingByWalk(oldPlaces: OrderForest.Numbers, oldCount: Int) -> ContiguousArray<Bool> {
  let oldPlaces = oldPlaces.map { Int($0) }
  var newPlaces = [Int](repeating: -1, count: oldCount)
  for (place, old) in oldPlaces.enumerated() where old >= 0 { newPlaces[old] = place }
  var staying = ContiguousArray<Bool>(repeating: false, count: oldPlaces.count)
  var old = 0
  var new = 0
  while old < oldCount, new < oldPlaces.count {
    let oldsMatch = newPlaces[old]
    let newsMatch = oldPlaces[new]
    if oldsMatch == new {
      staying[new] = true
      old += 1
      new += 1
    } else if oldsMatch < new {
      old += 1
    } else if newsMatch < old || oldsMatch - new < newsMatch - old {
      new += 1
    } else {
      old += 1
    }
  }
  return staying
}
