/// A lookup table from words to numbers, searched with a word's bytes in a line.
///
/// Unlike a dictionary, it creates no string and computes no hash. Each line needs two lookups, which took 10 % of the running time of a
/// script that appends items.
package struct WordTable: Sendable {
  private struct WordPattern: Sendable {
    var word: [UInt8]
    var number: Int
  }

  /// The words, indexed by their first byte.
  private var rows: [[WordPattern]] = Array(repeating: [], count: 256)

  /// Numbers the words by their index. The first of several equal words counts.
  package init(_ words: some Sequence<String>) {
    for (number, word) in words.enumerated() where self[word] == nil {
      let bytes = Array(word.utf8)
      if let first = bytes.first { rows[Int(first)].append(WordPattern(word: bytes, number: number)) }
    }
  }

  /// The number of a word in a line, or nil if it is unknown. Linear in the words that begin with the same byte.
  package subscript(bytes: [UInt8], word: Range<Int>) -> Int? {
    guard !word.isEmpty else { return nil }
    let first = Int(bytes[word.lowerBound])
    for index in rows[first].indices where rows[first][index].word.count == word.count {
      var offset = 1
      while offset < word.count, rows[first][index].word[offset] == bytes[word.lowerBound + offset] { offset += 1 }
      if offset == word.count { return rows[first][index].number }
    }
    return nil
  }

  package subscript(word: String) -> Int? {
    let bytes = Array(word.utf8)
    return self[bytes, 0..<bytes.count]
  }
}
