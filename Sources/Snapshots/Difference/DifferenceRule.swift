/// Which of the identifiers that stay in a list count as moved when their order changed.
public enum DifferenceRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// The fewest possible: all except a longest increasing subsequence of the old places, read in new order.
  case minimal
  /// Those that Foundation's linear walk along both lists removes and inserts again; UIKit is reported to use it. Sometimes more than the
  /// minimum (`diffable-rules 5.4`).
  case foundation
}

extension DifferenceRule {
  /// For each place of a new list, whether its identifier keeps its order, so that only the others move.
  ///
  /// `oldPlaces` has, for each place of the new list, the place of the same identifier in the old list, or -1 if it was not there. For
  /// `minimal`, several places may stand as one with a weight.
  /// Complexity: O(n log n) for `minimal`, O(n) when the order is kept; O(n) for `foundation`.
  @inlinable
  func staying(oldPlaces: OrderForest.Numbers, weights: OrderForest.Numbers = [], oldCount: Int) -> ContiguousArray<Bool> {
    switch self {
    case .minimal: longestIncreasingSubsequence(of: oldPlaces, weights: weights)
    case .foundation: stayingByWalk(oldPlaces: oldPlaces, oldCount: oldCount)
    }
  }
}

/// Foundation's rule: one cursor in each list; where their identifiers differ, the one whose match among the unvisited is nearer is kept.
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
