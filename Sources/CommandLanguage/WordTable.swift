/// Numbers by words, looked up by a word's bytes in a line.
///
/// Unlike a dictionary it makes no string of the word and hashes nothing: each line is looked up twice, which took a tenth of the time of a
/// script that appends items.
package struct WordTable: Sendable {
  private struct WordPattern: Sendable {
    var word: [UInt8]
    var number: Int
  }

  /// By the first byte of their words.
  private var rows: [[WordPattern]] = Array(repeating: [], count: 256)

  /// Words with their indices as numbers; of the same word the first counts.
  package init(_ words: some Sequence<String>) {
    for (number, word) in words.enumerated() where self[word] == nil {
      let bytes = Array(word.utf8)
      if let first = bytes.first { rows[Int(first)].append(WordPattern(word: bytes, number: number)) }
    }
  }

  /// The number of a word in a line; nil for an unknown word. Linear in the words that begin with the same byte.
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
