/// Words that people try, as a pattern, and the line of this language that does it.
///
/// A pattern is written as words: `show|list` stands for either, `[the]` may be left out, `<item>` is a word that names an item,
/// `<item>...` are several, `<before|after>` is either and is kept, and `...` is anything. The line repeats the names in angle brackets;
/// those that the pattern does not have are filled in from the document.
package struct Rephrasing: Sendable {
  /// What happens with such a line.
  package enum Manner: Equatable, Sendable {
    /// It runs, and nothing is said: it is the same line in other words.
    case same
    /// It runs, after a note, once in a session, says what it is called here.
    case known
    /// It is refused, and the line is offered.
    case offered
  }

  enum Part: Equatable, Sendable {
    case words([String], isOptional: Bool)
    case choice(label: String, [String])
    case name(label: String, Kind, isList: Bool)
    case anything
  }

  /// What a word in angle brackets must be.
  package enum Kind: Equatable, Sendable {
    case any, number
    case oneOf([String])
    /// Any word that does not mean something else in such a line.
    case noneOf([String])
    /// A word with an ending.
    case ending(String)
    /// A name that only the live document knows: the raw value of a case of the vocabulary's `Names`.
    case live(Int)
  }

  package let manner: Manner
  /// The pattern and the line, as declared.
  package let pattern: String
  package let line: String
  let parts: [Part]
  /// The words with which a line begins that has the pattern; none if it begins with a name.
  package let firstWords: [String]
  /// Whether anything may stand somewhere in the line.
  let isOpen: Bool

  /// Reads rows of the form `pattern -> line`, one in a line of text.
  package static func rows(_ manner: Manner, kinds: @Sendable (String) -> Kind, verbatim table: String) -> [Rephrasing] {
    table.split(separator: "\n").compactMap { row in
      let words = row.split(separator: " ")
      guard let arrow = words.firstIndex(of: "->") else { return nil }
      return Rephrasing(manner, words[..<arrow], line: words[(arrow + 1)...].joined(separator: " "), kinds)
    }
  }

  private init(_ manner: Manner, _ words: ArraySlice<Substring>, line: String, _ kinds: (String) -> Kind) {
    self.manner = manner
    self.line = line
    pattern = words.joined(separator: " ")
    parts = words.map { Part($0, kinds) }
    firstWords = Self.firstWords(of: parts)
    isOpen = parts.contains(.anything)
  }

  private static func firstWords(of parts: [Part]) -> [String] {
    for part in parts {
      switch part {
      case .words(let words, let isOptional): if !isOptional { return words }
      case .choice(_, let words): return words
      case .name, .anything: return []
      }
    }
    return []
  }

  /// The words that it knows.
  var words: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .words(let words, _), .choice(_, let words): return words
      case .name, .anything: return []
      }
    }
  }

  /// The pattern without its names, by which rows are known that differ in the kinds of those alone.
  var skeleton: String {
    pattern.split(separator: " ").map { word in
      word.first != "<" || word.contains("|") ? String(word) : word.hasSuffix("...") ? "<>..." : "<>"
    }.joined(separator: " ")
  }
}

extension Rephrasing.Part {
  fileprivate init(_ word: Substring, _ kinds: (String) -> Rephrasing.Kind) {
    let isList = word.hasSuffix(">...")
    let body = isList ? word.dropLast(3) : word
    if word == "..." {
      self = .anything
    } else if body.first == "<", body.last == ">" {
      let label = String(body.dropFirst().dropLast())
      let choices = label.split(separator: "|").map(String.init)
      let kind = String(label.prefix { !$0.isNumber })
      self = choices.count > 1 ? .choice(label: label, choices) : .name(label: label, kinds(kind), isList: isList)
    } else {
      let isOptional = word.first == "[" && word.last == "]"
      self = .words((isOptional ? word.dropFirst().dropLast() : word).split(separator: "|").map(String.init), isOptional: isOptional)
    }
  }
}

// MARK: Matching

extension Rephrasing {
  /// The words that each name of the pattern stands for.
  struct Match {
    fileprivate(set) var found: [String: ArraySlice<TriedLine.Part>] = [:]
  }

  /// Compares a line with the pattern; nil if it is another one.
  func match(_ tried: TriedLine, in vocabulary: some Vocabulary) -> Match? {
    var match = Match()
    return reads(parts[...], tried.parts[...], vocabulary, &match) ? match : nil
  }

  private func reads<Live: Vocabulary>(
    _ parts: ArraySlice<Part>, _ words: ArraySlice<TriedLine.Part>, _ vocabulary: Live, _ match: inout Match
  ) -> Bool {
    guard let part = parts.first else { return words.isEmpty }
    let rest = parts.dropFirst()
    switch part {
    case .anything: return words.indices.contains { reads(rest, words[$0...], vocabulary, &match) } || reads(rest, [], vocabulary, &match)
    case .words(let choices, let isOptional):
      if let word = words.first, !word.isQuoted, choices.contains(word.text.lowercased()),
        reads(rest, words.dropFirst(), vocabulary, &match)
      {
        return true
      }
      return isOptional && reads(rest, words, vocabulary, &match)
    case .choice(let label, let choices):
      guard let word = words.first, !word.isQuoted, choices.contains(word.text.lowercased()) else { return false }
      match.found[label] = words.prefix(1)
      return reads(rest, words.dropFirst(), vocabulary, &match)
    case .name(let label, let kind, let isList):
      let most = isList ? words.count : min(1, words.count)
      guard most > 0 else { return false }
      let fitting = words.prefix(most).prefix { kind.fits($0, vocabulary) }.count
      for count in stride(from: fitting, to: 0, by: -1) {
        match.found[label] = words.prefix(count)
        if reads(rest, words.dropFirst(count), vocabulary, &match) { return true }
      }
      return false
    }
  }

  /// The line, with the words of a match in the places of the names, and other names filled in.
  func line(for match: Match, fillingIn: (String) -> String) -> MeantLine {
    var meant = MeantLine()
    for word in line.split(separator: " ") { meant.append(word, match, fillingIn) }
    return meant
  }
}

extension Rephrasing.Kind {
  /// Whether a word may stand for such a name.
  func fits<Live: Vocabulary>(_ part: TriedLine.Part, _ vocabulary: Live) -> Bool {
    switch self {
    case .any: return true
    case .number: return decimal(part.text) != nil
    case .oneOf(let words): return words.contains(part.text)
    case .noneOf(let words): return !words.contains(part.text) && !words.contains(part.text.singular)
    case .ending(let ending): return part.text.hasSuffix(ending)
    case .live(let number):
      let word = Word(part.isQuoted ? String(part.text.dropFirst().dropLast()) : part.text, isQuoted: part.isQuoted)
      return Live.Names(rawValue: number).map { vocabulary.knows(word, as: $0, after: []) != false } ?? false
    }
  }
}

extension MeantLine {
  /// Adds a word of a declared line; it may have names inside it, as `<width>x<height>` has.
  fileprivate mutating func append(_ word: Substring, _ match: Rephrasing.Match, _ fillingIn: (String) -> String) {
    guard let open = word.firstIndex(of: "<"), let close = word.lastIndex(of: ">") else { return append(String(word)) }
    let label = String(word[word.index(after: open)..<close])
    if let found = match.found[label], open == word.startIndex {
      if word[close...] == ">" || word[close...] == ">..." {
        for part in found { append(part.text, from: part.range) }
        return
      }
    }
    var text = ""
    var rest = word
    var origin: Range<Int>?
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let label = String(rest[rest.index(after: open)..<close])
      let found = match.found[label]?.first
      origin = origin ?? found?.range
      text += rest[..<open] + (found?.text ?? fillingIn(label))
      rest = rest[rest.index(after: close)...]
    }
    append(text + (rest == "..." ? "" : rest), from: origin)
  }
}
