/// A line as a sentence: whether it asks, what its clauses are, and what it would be in another order.
extension TriedLine {
  /// Whether it asks for something that is to be seen, rather than for an edit.
  package var isQuestion: Bool {
    let asks = ["what", "what's", "whats", "why", "where", "where's", "which", "who", "when", "is", "are", "does", "did", "how"]
    return parts.first.map { asks.contains($0.text.lowercased()) } ?? false
  }

  /// The line without `called` before a name that something has, `delete the section called main`, or that a part of a layout is to have,
  /// `define a group called line`; nil for any other.
  func withoutCalled(_ isKnown: (String) -> Bool) -> TriedLine? {
    let parts = self.parts
    let place = parts.indices.dropFirst().dropLast().first { place in
      ["called", "named"].contains(parts[place].text.lowercased())
        && (isKnown(parts[place + 1].text) || place < 4 && Self.verbs.contains(parts[0].text.lowercased())
          || Self.partNouns.contains(parts[place - 1].text.lowercased()))
    }
    return place.map { TriedLine(Array(parts[..<$0] + parts[($0 + 1)...])) }
  }

  private static let verbs: Set<String> = ["define", "delete", "remove", "move", "reload", "reconfigure", "show", "rename"]
  private static let partNouns: Set<String> = ["group", "badge", "header", "footer", "background", "boundary", "component", "view", "mark"]

  /// The line with a word of its middle in front: `main sections delete` is `sections delete main` and `delete sections main` too.
  ///
  /// - Parameter isVerb: Whether two words are a command's verb, which may both come to the front.
  func reordered(_ isVerb: (String, String) -> Bool) -> [TriedLine] {
    guard !isQuestion, (2...6).contains(parts.count), !parts[0].text.contains("(") else { return [] }
    let words = (spellings.last ?? self).parts
    let plain = words.indices.filter { place in
      // Before a letter, or at the end, 'a' is a name too.
      let isArticle = ["a", "an"].contains(words[place].text) && place + 1 < words.count && words[place + 1].text.utf8.count > 1
      return !isArticle && !["the", "please", "of", "for", "from"].contains(words[place].text)
    }.map { words[$0] }
    let single = plain.indices.dropFirst().map { first in
      TriedLine([plain[first]] + plain.indices.filter { $0 != first }.map { plain[$0] })
    }
    let double = plain.indices.flatMap { first in
      plain.indices.filter { $0 != first && (first, $0) != (0, 1) }.map { second in
        TriedLine([plain[first], plain[second]] + plain.indices.filter { $0 != first && $0 != second }.map { plain[$0] })
      }
    }
    return single + double.filter { isVerb($0.words[0], $0.words[1]) }
  }

  /// The line with its mistyped words as `spelling` has them; nil if none of them is mistyped.
  func spelt(by spelling: (String) -> String?) -> TriedLine? {
    let spelt = parts.enumerated().map { index, part in
      // Capitals within a line and within a word are those of a type's or a method's name.
      guard !part.isQuoted, part.text.utf8.count > 3, part.text.allSatisfy({ $0.isLetter }),
        !part.text.dropFirst(index > 0 ? 0 : 1).contains(where: { $0.isUppercase }) || !part.text.contains(where: { $0.isLowercase })
      else { return part }
      return spelling(part.text.lowercased()).map { Part($0, at: part.range) } ?? part
    }
    return zip(spelt, parts).allSatisfy { $0.text.lowercased() == $1.text.lowercased() } ? nil : TriedLine(spelt)
  }

  /// The line with its first word, a name from elsewhere, as `names` have it; nil for any other line, and for code.
  func beginning(with names: [String: String]) -> TriedLine? {
    guard parts.count > 1, !text.contains("("), let name = names[parts[0].text.lowercased()] else { return nil }
    return TriedLine((name.isEmpty ? [] : [Part(name, at: parts[0].range)]) + parts.dropFirst())
  }

  /// What a line wants an example of: `show me an example of a waterfall layout`.
  var example: TriedLine? {
    let plain = withoutPunctuation.parts
    let words = plain.map { $0.text.lowercased() }
    guard let place = words.firstIndex(where: { ["example", "examples", "sample", "demo"].contains($0) }), place < 5,
      place + 2 < words.count, ["of", "for", "with"].contains(words[place + 1])
    else { return nil }
    return TriedLine(Array(plain[(place + 2)...]))
  }

  /// The wishes of a line that has several: `three columns with 8pt gaps`. None for a line with one.
  package var clauses: [TriedLine] {
    var clauses: [[Part]] = [[]]
    for part in parts {
      let word = part.text.lowercased()
      if !part.isQuoted, ["and", "with", "then", "but", ",", "plus", "&"].contains(word) {
        clauses.append([])
      } else if !part.isQuoted, word.count > 1, word.hasSuffix(",") {
        clauses[clauses.count - 1].append(Part(String(part.text.dropLast()), at: part.range))
        clauses.append([])
      } else {
        clauses[clauses.count - 1].append(part)
      }
    }
    let whole = clauses.filter { !$0.isEmpty }
    return whole.count > 1 ? whole.map { TriedLine($0) } : []
  }
}
