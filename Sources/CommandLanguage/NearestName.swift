import Wording

/// The name nearest to a word, where one is near enough: an edit distance of at most a third of the word.
package func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased().unicodeScalars.prefix(64))
  let limit = letters.count / 3
  var best: String?
  var bestDistance = limit + 1
  for name in names where name != word {
    let other = Array(name.lowercased().unicodeScalars.prefix(64))
    guard abs(other.count - letters.count) < bestDistance else { continue }
    let distance = editDistance(letters, other)
    if distance < bestDistance {
      best = name
      bestDistance = distance
    }
  }
  return best
}

extension Diagnostic {
  /// How many names are listed where none is near.
  private static let listed = 8

  /// Offers the name near to a word that names nothing; where none is near, the first of those there are.
  package func offering(_ names: [String], insteadOf word: String) -> Diagnostic {
    var copy = self
    copy.suggestion = nearestName(to: word, among: names)
    guard copy.suggestion == nil, !names.isEmpty else { return copy }
    let list = names.prefix(Self.listed).map(\.abbreviated).joined(separator: ", ")
    copy.notes.append(names.count > Self.listed ? "there are, among others: \(list)" : "there are: \(list)")
    return copy
  }
}

/// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into another.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
