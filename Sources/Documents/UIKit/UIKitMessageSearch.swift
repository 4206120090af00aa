/// Finds UIKit's messages in pasted text by their fixed parts.
///
/// Identifiers, counts, addresses, module names and surrounding text do not matter, and the end of a message may be missing. If no message
/// begins in the text, several words of a message in a row are sufficient, but not words that ordinary sentences have in common with it.
package struct UIKitMessageSearch: Sendable {
  private struct Pattern: Sendable {
    /// The index of its message in the table.
    var message: Int
    /// The fixed parts, as word numbers.
    var parts: [[Int]]
    var words: [Int]
    /// True if the pattern is so short that the case of its first word has to match.
    var isShort: Bool
    var first: String
  }

  /// A word of a text that is searched.
  private struct SearchedWord {
    var spelling: String
    /// Its number in the vocabulary; nil if it is not in any pattern.
    var number: Int?
  }

  /// The weight of the words that have to match at the beginning of a pattern, unless the text ends there.
  private static let leastWeight = 6
  private static let leastWeightAtEnd = 3
  /// The number of bytes of a text that are searched.
  private static let longestText = 8_000
  private static let mostWords = 400
  /// The number of words in a row that have to match without the beginning of a pattern, and how many of them have to be uncommon.
  private static let leastRun = (words: 5, uncommon: 3)
  private static let commonWords: Set<String> = [
    "a", "add", "again", "already", "always", "an", "and", "are", "as", "at", "be", "before", "by", "can", "cannot", "cell", "collection",
    "data", "different", "do", "does", "each", "first", "for", "from", "has", "have", "identifier", "in", "into", "is", "it", "its",
    "main", "must", "no", "not", "of", "on", "one", "or", "please", "queue", "registration", "return", "reuse", "same", "section",
    "snapshot", "source", "than", "that", "the", "there", "they", "this", "to", "update", "updates", "view", "was", "were", "will",
    "with", "you",
  ]
  /// The maximum number of matches.
  private static let mostMatches = 4

  package static let shared = UIKitMessageSearch(UIKitMessage.all)

  private let table: [UIKitMessage]
  private var numbers: [String: Int] = [:]
  /// Weights by word number. Names such as `NSNotFound` weigh more than English words.
  private var weights: [Int] = []
  private var spellings: [String] = []
  private var patterns: [Pattern] = []

  init(_ table: [UIKitMessage]) {
    self.table = table
    for index in table.indices {
      for text in table[index].texts { addPattern(text, of: index) }
    }
  }

  private mutating func addPattern(_ text: String, of message: Int) {
    // Layout errors are pasted with and without this word.
    let prefix = "Error: "
    let text = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.utf8.count)) : text
    let parts = text.split(separator: "…").map { part in Self.words(in: String(part)).map { number(of: $0) } }.filter { !$0.isEmpty }
    let words = parts.flatMap { $0 }
    guard let first = Self.words(in: text).first else { return }
    patterns.append(
      Pattern(message: message, parts: parts, words: words, isShort: weight(of: words[...]) < Self.leastWeight, first: first))
  }

  private mutating func number(of word: String) -> Int {
    let spelling = word.lowercased()
    if let number = numbers[spelling] { return number }
    let isFunction = word.utf8.contains(UInt8(ascii: "_"))
    let isName = isFunction || word.dropFirst().contains { $0.isUppercase }
    numbers[spelling] = weights.count
    spellings.append(spelling)
    // A long function name in a stack trace is sufficient.
    weights.append(!isName ? 1 : isFunction && word.utf8.count > 40 ? Self.leastWeight : 2)
    return weights.count - 1
  }

  private func weight(of words: ArraySlice<Int>) -> Int { words.reduce(0) { $0 + weights[$1] } }

  /// Words of letters, digits and underscores, without counts and addresses.
  private static func words(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { !($0.first?.isNumber ?? true) }.map(String.init)
  }

  /// The best matches in a text: one message, or several that match equally well; empty if no message matches.
  ///
  /// Linear in the first few thousand bytes of the text.
  package func messages(in text: String) -> [UIKitMessage] {
    let start = String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
    let words = Self.words(in: start).prefix(Self.mostWords).map { word in
      SearchedWord(spelling: word, number: numbers[word.lowercased()])
    }
    guard words.count > 0 else { return [] }
    var scores: [Int: Int] = [:]
    for pattern in patterns where begins(pattern, in: words) {
      scores[pattern.message] = max(scores[pattern.message] ?? 0, score(of: pattern, in: words))
    }
    if scores.isEmpty {
      let found = words.map { $0.number }
      let hasRun = found.split(separator: nil).contains { $0.count >= Self.leastRun.words }
      for pattern in patterns where hasRun {
        guard let longest = longestRun(of: pattern, in: found) else { continue }
        scores[pattern.message] = max(scores[pattern.message] ?? 0, longest)
      }
    }
    let best = scores.values.max() ?? 0
    return table.indices.filter { scores[$0] == best }.prefix(Self.mostMatches).map { table[$0] }
  }

  /// True if the words contain the beginning of a pattern.
  private func begins(_ pattern: Pattern, in words: [SearchedWord]) -> Bool {
    let first = pattern.parts[0][0]
    return words.indices.contains { words[$0].number == first && begins(pattern, in: words, at: $0) }
  }

  private func begins(_ pattern: Pattern, in words: [SearchedWord], at start: Int) -> Bool {
    let needed = min(Self.leastWeight, weight(of: pattern.words[...]))
    let isExact = words[start].spelling == pattern.first
    if pattern.isShort, !isExact { return false }
    var found = 0
    var position = start
    for part in pattern.parts {
      // An identifier with several words may precede the part.
      guard let next = words.indices[position...].first(where: { words[$0].number == part[0] }) else {
        return isExact && found >= Self.leastWeightAtEnd
      }
      position = next
      for number in part {
        guard position < words.count else { return isExact && found >= Self.leastWeightAtEnd }
        guard words[position].number == number else {
          // The last word may be cut off.
          let isCut = position == words.count - 1 && spellings[number].hasPrefix(words[position].spelling.lowercased())
          return isCut && isExact && found + 1 >= Self.leastWeightAtEnd
        }
        found += weights[number]
        position += 1
        if found >= needed { return true }
      }
    }
    return false
  }

  /// The length of the longest run of words in a part of a pattern that is also in the text; nil if no run is distinctive.
  private func longestRun(of pattern: Pattern, in words: [Int?]) -> Int? {
    var longest: Int?
    for part in pattern.parts where part.count >= Self.leastRun.words {
      // The number of matching words that end at each word of the part.
      var before = [Int](repeating: 0, count: part.count + 1)
      for word in words {
        var row = [Int](repeating: 0, count: part.count + 1)
        for index in part.indices where part[index] == word {
          row[index + 1] = before[index] + 1
          guard row[index + 1] >= max(Self.leastRun.words, (longest ?? 0) + 1) else { continue }
          let run = part[(index + 1 - row[index + 1])...index]
          if run.count(where: { !Self.commonWords.contains(spellings[$0]) }) >= Self.leastRun.uncommon { longest = run.count }
        }
        before = row
      }
    }
    return longest
  }

  /// The weight of the pattern's words in the text, in order, minus the weight of missing words before the last match.
  private func score(of pattern: Pattern, in words: [SearchedWord]) -> Int {
    let found = words.compactMap { $0.number }
    var before = [Int](repeating: 0, count: found.count + 1)
    var all = 0
    var best = 0
    for number in pattern.words {
      var row = before
      for index in found.indices {
        row[index + 1] = found[index] == number ? before[index] + weights[number] : max(row[index], before[index + 1])
      }
      before = row
      all += weights[number]
      best = max(best, 2 * (row.last ?? 0) - all)
    }
    return best
  }
}
