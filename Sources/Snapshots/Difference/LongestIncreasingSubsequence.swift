/// For each value, whether it belongs to a longest increasing subsequence of the values that are not negative.
///
/// Of several longest ones it takes the one whose last value is smallest, then the last but one, and so on, so the result is deterministic.
/// Complexity: O(n log n), O(n) if the values increase.
@usableFromInline
func longestIncreasingSubsequence(of values: ArraySlice<Int32>) -> [Bool] {
  values.withUnsafeBufferPointer { values in
    var belongs = [Bool](repeating: false, count: values.count)
    if increases(values) {
      for index in values.indices { belongs[index] = values[index] >= 0 }
      return belongs
    }
    /// For each length, the index of the smallest value that ends a subsequence of that length.
    var ends: [Int32] = []
    /// For each index, the index before it in the longest subsequence it ends.
    var previous = [Int32](repeating: -1, count: values.count)
    for index in values.indices where values[index] >= 0 {
      let length = lengthBelow(values[index], ends: ends, values: values)
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(Int32(index)) } else { ends[length] = Int32(index) }
    }
    var index = ends.last ?? -1
    while index >= 0 {
      belongs[Int(index)] = true
      index = previous[Int(index)]
    }
    return belongs
  }
}

/// Whether the values that are not negative increase.
private func increases(_ values: UnsafeBufferPointer<Int32>) -> Bool {
  var last: Int32 = -1
  for value in values where value >= 0 {
    if value < last { return false }
    last = value
  }
  return true
}

/// The length of the longest subsequence that the value can extend. The two longest are tried first, since most values are near their
/// place.
private func lengthBelow(_ value: Int32, ends: [Int32], values: UnsafeBufferPointer<Int32>) -> Int {
  var low = 0
  var high = ends.count
  for _ in 0..<2 where high > 0 {
    if values[Int(ends[high - 1])] < value { return high }
    high -= 1
  }
  while low < high {
    let middle = (low + high) / 2
    if values[Int(ends[middle])] < value { low = middle + 1 } else { high = middle }
  }
  return low
}
