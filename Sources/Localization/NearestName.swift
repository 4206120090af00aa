/// The maximum length of a word and a name to compare, in bytes.
private let longestName = 1 << 10

/// Returns the name nearest to a word, within an edit distance of a third of the word's length, or nil if no name is that close.
package func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  guard word.utf8.count <= longestName else { return nil }
  let letters = Array(word.lowercased().unicodeScalars.prefix(64))
  let limit = letters.count / 3
  var best: String?
  var bestDistance = limit + 1
  for name in names where name.utf8.count <= longestName && name != word {
    let other = Array(name.lowercased().unicodeScalars.prefix(64))
    guard abs(other.count - letters.count) < bestDistance else { continue }
    guard let distance = editDistance(letters, other, below: bestDistance) else { continue }
    best = name
    bestDistance = distance
  }
  return best
}

/// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other, or nil if it is at least
/// `bound`.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], below bound: Int) -> Int? {
  var beforeLast = Array(0...b.count)
  var last = beforeLast
  var row = beforeLast
  for i in 0..<a.count {
    row[0] = i + 1
    for j in 0..<b.count {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row[j + 1] = cost
    }
    // The minimum of a row is never less than that of the previous row.
    guard row.contains(where: { $0 < bound }) else { return nil }
    swap(&beforeLast, &last)
    swap(&last, &row)
  }
  return last[b.count] < bound ? last[b.count] : nil
}
