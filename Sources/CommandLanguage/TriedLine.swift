/// A refused command as the words that somebody tried, each with its place, so that it can be compared with what people mean by such words.
package struct TriedLine: Equatable, Sendable {
  package struct Part: Equatable, Sendable {
    /// As it is written in a line, quotes included.
    package var text: String
    package var isQuoted: Bool
    /// Its place in the refused line.
    package var range: Range<Int>

    init(_ text: String, isQuoted: Bool = false, at range: Range<Int>) {
      self.text = text
      self.isQuoted = isQuoted
      self.range = range
    }
  }

  package private(set) var parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  package init(_ tokens: [Token], in bytes: [UInt8]) {
    parts = tokens.map { Part(String(decoding: bytes[$0.range], as: UTF8.self), isQuoted: $0.isQuoted, at: $0.range) }
  }

  /// A line of words without quotes.
  package init(_ text: String) { parts = text.split(separator: " ").map { Part(String($0), at: 0..<0) } }

  package var words: [String] { parts.map { $0.text } }
  package var text: String { words.joined(separator: " ") }

  /// The line itself, then what it is without the punctuation of prose, of other shells and of Swift; none without a word.
  package var spellings: [TriedLine] {
    let plain = withoutPunctuation
    let split = plain.splitAtEquals
    let asks = parts.last?.text.hasSuffix("?") ?? false
    let enumerates = parts.contains { !$0.isQuoted && $0.text.hasSuffix(",") }
    let polite = split.withoutCourtesy
    let ranges = polite.inFigures.withRanges
    let all = [
      asks && parts.count > 1 || enumerates ? plain : self, plain, split, plain.splitIntoWords, polite, polite.inFigures,
    ]
    return ((ranges == polite.inFigures ? [] : [ranges]) + all).reduce(into: []) {
      if !$1.parts.isEmpty, !$0.contains($1) { $0.append($1) }
    }
  }

  /// Without commas between words, brackets around them, a call's empty parentheses, and the dot or colon before a first word.
  var withoutPunctuation: TriedLine {
    var plain: [Part] = []
    for part in parts {
      guard !part.isQuoted else {
        plain.append(part)
        continue
      }
      // A prompt that was copied along: `sqlite> .tables`, `$ ls`.
      if plain.isEmpty, parts.count > 1, part.text == "$" || part.text == "%" || part.text.hasSuffix(">") { continue }
      var text = part.text[...]
      if text.hasSuffix("()") { text = text.dropLast(2) }
      while text.count > 1, let last = text.last, ",?!:;]".contains(last) { text = text.dropLast() }
      while text.count > 1, text.first == "[" { text = text.dropFirst() }
      if plain.isEmpty, text.count > 1, let first = text.first, ".:\\/".contains(first) { text = text.dropFirst() }
      if text.count > 3, text.hasSuffix("'s"), Self.contracted.contains(text.dropLast(2).lowercased()) {
        plain.append(Part(String(text.dropLast(2)), at: part.range))
        text = "is"
      }
      if !["", ",", "[", "]"].contains(text) { plain.append(Part(String(text), at: part.range)) }
    }
    return TriedLine(plain)
  }

  private static let contracted: Set<String> = ["what", "where", "how", "who", "when", "why", "that", "it"]

  /// With `a=b` as the three words `a = b`, and `390x844` as `390 x 844`.
  private var splitAtEquals: TriedLine {
    TriedLine(
      parts.flatMap { part -> [Part] in
        let sides = part.text.split(separator: "x")
        if sides.count == 2, !part.isQuoted, let width = decimal(sides[0]), let height = decimal(sides[1]), width >= 0, height >= 0 {
          return [String(sides[0]), "x", String(sides[1])].map { Part($0, at: part.range) }
        }
        guard !part.isQuoted, let equals = part.text.firstIndex(of: "="), part.text.utf8.count > 1 else { return [part] }
        let pieces = [part.text[..<equals], "=", part.text[part.text.index(after: equals)...]].filter { !$0.isEmpty }
        return pieces.map { Part(String($0), at: part.range) }
      })
  }

  /// Whether a size such as `390x844` stands in three words, which came of one.
  var hasSplitSize: Bool {
    parts.indices.dropFirst().contains { index in
      parts[index].text == "x" && !parts[index].range.isEmpty && parts[index].range == parts[index - 1].range
    }
  }

  /// With `a,b` as the words `a b`, where all of them may be names.
  var splitAtCommas: TriedLine {
    TriedLine(
      parts.flatMap { part -> [Part] in
        let names = part.text.split(separator: ",")
        guard !part.isQuoted, names.count > 1, names.allSatisfy({ $0.first?.isLetter == true }), !part.text.contains("(") else {
          return [part]
        }
        return names.map { Part(String($0), at: part.range) }
      })
  }

  /// With `a.frame` as the words `a frame`.
  var withoutDots: TriedLine {
    TriedLine(
      parts.flatMap { part -> [Part] in
        let names = part.text.split(separator: ".")
        guard !part.isQuoted, names.count == 2, names.allSatisfy({ $0.first?.isLetter == true && !$0.contains("(") }) else { return [part] }
        return names.map { Part(String($0), at: part.range) }
      })
  }

  /// With `three` as `3`, and `100pt` as `100`.
  private var inFigures: TriedLine {
    TriedLine(parts.map { part in part.isQuoted ? part : Part(part.text.figures ?? part.text.points ?? part.text, at: part.range) })
  }

  /// With `1 to 5` as `1...5`, and `a through e` as `a b c d e`.
  private var withRanges: TriedLine {
    var result: [Part] = []
    var rest = parts[...]
    while let part = rest.first {
      rest = rest.dropFirst()
      let joins = rest.first.map { ["to", "through", "thru", "until", "-"].contains($0.text.lowercased()) } ?? false
      guard joins, let end = rest.dropFirst().first, let names = Self.range(part.text, end.text) else {
        result += Self.letters(part.text)?.map { Part($0, at: part.range) } ?? [part]
        continue
      }
      result += names.map { Part($0, at: part.range) }
      rest = rest.dropFirst(2)
    }
    return TriedLine(result)
  }

  /// The names from one number or small letter up to another, as they are written in a line.
  private static func range(_ first: String, _ last: String) -> [String]? {
    if let start = Int(first), let end = Int(last), start < end { return ["\(start)...\(end)"] }
    guard first.utf8.count == 1, last.utf8.count == 1, let start = first.utf8.first, let end = last.utf8.first, start < end,
      start >= UInt8(ascii: "a"), end <= UInt8(ascii: "z")
    else { return nil }
    return (start...end).map { String(decoding: [$0], as: UTF8.self) }
  }

  /// The small letters that `a-f`, `a..f`, `a...f` and these in braces were meant to count out; nil for any other word.
  package static func letters(_ word: String) -> [String]? {
    let inner = word.hasPrefix("{") && word.hasSuffix("}") ? word.dropFirst().dropLast() : word[...]
    guard let first = inner.first, let last = inner.last, ["-", "..", "..."].contains(inner.dropFirst().dropLast()) else { return nil }
    return first.isLetter ? range(String(first), String(last)) : nil
  }

  /// The line after words that ask for it: `how do i add a header`, `how to add a header`; nil for any other.
  var asked: TriedLine? {
    let words = parts.map { $0.text.lowercased() }
    let beginnings = [
      ["how", "do", "i"], ["how", "do", "you"], ["how", "to"], ["how", "can", "i"], ["how", "do", "we"], ["can", "i"], ["can", "you"],
      ["i", "want", "to"], ["when", "i"], ["given", "i"], ["and", "i"],
      ["i", "need", "to"], ["could", "you"], ["let", "me"], ["let's"], ["lets"], ["go", "to"], ["goto"], ["take", "me", "to"],
      ["i'd", "like", "to"], ["i", "would", "like", "to"], ["could", "i"], ["would", "you"], ["can", "we"], ["how", "would", "i"],
      ["how", "should", "i"], ["how", "can", "you"], ["is", "there", "a", "way", "to"], ["is", "it", "possible", "to"],
      ["what", "is", "the", "command", "to"], ["what's", "the", "command", "to"], ["what", "is", "the", "command", "for"],
      ["what's", "the", "command", "for"], ["tell", "me", "how", "to"], ["show", "me", "how", "to"], ["help", "me"], ["i", "want"],
      ["i", "need"], ["please"], ["now"],
      ["where", "do", "i", "see"], ["where", "can", "i", "see"], ["where", "do", "i", "find"], ["where", "can", "i", "find"], ["then"],
      ["try", "to"], ["what", "if"], ["what", "if", "i"], ["what", "if", "we"], ["what", "if", "there", "were"],
      ["what", "if", "there", "was"], ["what", "if", "there", "are"], ["what", "if", "it", "had"], ["what", "if", "it", "has"],
    ]
    if words.count == 2, words[1].contains("."), ["p", "po", "expr", "expression"].contains(words[0]) { return TriedLine([parts[1]]) }
    let fitting = beginnings.filter { words.starts(with: $0) }
    guard let beginning = fitting.max(by: { $0.count < $1.count }), beginning.count < words.count else { return nil }
    return TriedLine(Array(withoutPunctuation.parts.dropFirst(beginning.count)))
  }

  /// Without words that carry nothing: `show me the items, please`.
  private var withoutCourtesy: TriedLine {
    let rest = parts.filter { $0.isQuoted || !["please", "me", "my", "the", "just", "mode", "and"].contains($0.text.lowercased()) }
    return rest.isEmpty ? self : TriedLine(rest)
  }

  /// With a first word such as `appendItems` or `append-items` as the words `append items`.
  private var splitIntoWords: TriedLine {
    guard let first = parts.first, !first.isQuoted, first.text.utf8.first != Byte.hyphen,
      first.text.utf8.allSatisfy({ $0.isLetter || $0 == Byte.hyphen || $0 == UInt8(ascii: "_") })
    else { return self }
    var words: [String] = [""]
    for character in first.text {
      if character == "-" || character == "_" {
        words.append("")
      } else if character.isUppercase, words.last?.last?.isLowercase == true {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
    }
    return TriedLine(words.filter { !$0.isEmpty }.map { Part($0, at: first.range) } + parts.dropFirst())
  }
}

extension String {
  /// The number that a word such as `three` says; nil for any other.
  package var figures: String? {
    let names = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
    return names.firstIndex(of: lowercased()).map { String($0 + 1) }
  }

  /// The number of a length with its unit, such as `100pt`; nil for any other word.
  package var points: String? {
    for unit in ["pt", "px", "pts"] where hasSuffix(unit) {
      let number = String(dropLast(unit.count))
      if decimal(number) != nil { return number }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }
}

/// A line that says what a refused one means, and where in that one its words stood.
package struct MeantLine: Equatable, Sendable {
  private struct Piece: Equatable, Sendable {
    var range: Range<Int>
    var origin: Range<Int>
  }

  package private(set) var text = ""
  private var pieces: [Piece] = []

  package init() {}

  package init(_ text: String) { self.text = text }

  /// Adds a word, after a space; `origin` is where it stood in the refused line.
  package mutating func append(_ word: String, from origin: Range<Int>? = nil) {
    if !text.isEmpty { text += " " }
    let start = text.utf8.count
    text += word
    if let origin { pieces.append(Piece(range: start..<text.utf8.count, origin: origin)) }
  }

  /// The place in the refused line of a place in this one; nil for what only this one has.
  package func origin(of place: Range<Int>) -> Range<Int>? {
    pieces.first { $0.range.overlaps(place) || $0.range.lowerBound == place.lowerBound }?.origin
  }
}
