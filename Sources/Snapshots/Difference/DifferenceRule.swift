/// Which of the identifiers that stay in a list count as moved when their order changed.
public enum DifferenceRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// As few as possible: all but a longest increasing subsequence of the old places read in new order.
  case minimal
  /// Those that Foundation's walk along both lists takes out and puts back, which UIKit is said to use; now and then more than the
  /// minimum (`diffable-rules 5.4`).
  case foundation
}

extension DifferenceRule {
  /// For each place of a new list whether what is there keeps its order, so that only the others move.
  ///
  /// `oldPlaces` has the place in the old list of what is at each place of the new one, or -1 for what was not there.
  /// Complexity: O(n log n) for `minimal`, O(n) when the order is kept; O(n) for `foundation`.
  @inlinable
  func staying(oldPlaces: ArraySlice<Int32>, oldCount: Int) -> [Bool] {
    switch self {
    case .minimal: longestIncreasingSubsequence(of: oldPlaces)
    case .foundation: stayingByWalk(oldPlaces: oldPlaces, oldCount: oldCount)
    }
  }
}

/// Foundation's rule: one cursor in each list; where they differ, the one is kept whose match among the unvisited is nearer.
@usableFromInline
func stayingByWalk(oldPlaces: ArraySlice<Int32>, oldCount: Int) -> [Bool] {
  let oldPlaces = oldPlaces.map { Int($0) }
  var newPlaces = [Int](repeating: -1, count: oldCount)
  for (place, old) in oldPlaces.enumerated() where old >= 0 { newPlaces[old] = place }
  var staying = [Bool](repeating: false, count: oldPlaces.count)
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
