/// For each value, whether it belongs to a longest increasing subsequence of the values that are not negative.
///
/// A value counts as many times as its weight says, and at least once; if there are no weights, it counts once. Among several longest
/// subsequences, the one with the smallest last value is chosen, then the one with the smallest second-to-last value, and so on, so that
/// the result is deterministic. Complexity: O(n log n), O(n) if the values increase.
@usableFromInline
func longestIncreasingSubsequence(of values: OrderForest.Numbers, weights: OrderForest.Numbers = []) -> ContiguousArray<Bool> {
  if increases(values) { return ContiguousArray(values.lazy.map { $0 >= 0 }) }
  var belongs = ContiguousArray<Bool>(repeating: false, count: values.count)
  /// The smallest values that end a subsequence of each length. A weighted value covers several lengths, up to its `length`.
  var ends: ContiguousArray<End> = []
  ends.reserveCapacity(min(values.count, 32))
  /// For each index, the index before it in the longest subsequence that ends there.
  let previous = OrderForest.Numbers(count: values.count) { index in
    guard values[index] >= 0 else { return -1 }
    let place = placeBelow(values[index], ends: ends)
    let length = (place > 0 ? ends[place - 1].length : 0) + (weights.isEmpty ? 1 : max(1, weights[index]))
    var next = place
    while next < ends.count, ends[next].length <= length { next += 1 }
    let end = End(value: values[index], index: Int32(truncatingIfNeeded: index), length: length)
    if place == ends.count {
      ends.append(end)
    } else if next == place + 1 {
      ends[place] = end
    } else {
      ends.replaceSubrange(place..<next, with: CollectionOfOne(end))
    }
    return place > 0 ? ends[place - 1].index : -1
  }
  var index = ends.last?.index ?? -1
  while index >= 0 {
    belongs[Int(index)] = true
    index = previous[Int(index)]
  }
  return belongs
}

private struct End {
  var value: Int32
  var index: Int32
  var length: Int32
}

/// Whether the values increase, ignoring negative ones.
@usableFromInline
func increases(_ values: OrderForest.Numbers) -> Bool {
  var last: Int32 = -1
  for value in values where value >= 0 {
    if value < last { return false }
    last = value
  }
  return true
}

/// The number of ends with a smaller value. Tries the two largest first, since most values are near their old position.
private func placeBelow(_ value: Int32, ends: ContiguousArray<End>) -> Int {
  var low = 0
  var high = ends.count
  for _ in 0..<2 where high > 0 {
    if ends[high - 1].value < value { return high }
    high -= 1
  }
  while low < high {
    let middle = (low + high) / 2
    if ends[middle].value < value { low = middle + 1 } else { high = middle }
  }
  return low
}
