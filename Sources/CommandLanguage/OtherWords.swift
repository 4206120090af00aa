import Wording

/// What people try beside the commands, declared with them and asked only for a line that would otherwise be refused.
package struct OtherWords<Document>: Sendable {
  package let rows: [Rephrasing]
  /// What needs more than a pattern, in the order in which it is asked.
  package let readers: [Reader]
  /// What lines are about that fit none of those.
  package let gists: [Gist]
  /// The name that a line has where a pattern has none.
  let fillIn: @Sendable (String, Document) -> String

  package typealias Reader = @Sendable (TriedLine, Document) -> Reading?

  package init(
    _ rows: [Rephrasing], readers: [Reader], gists: [Gist] = [], fillIn: @escaping @Sendable (String, Document) -> String
  ) {
    self.rows = rows
    self.readers = readers
    self.gists = gists
    self.fillIn = fillIn
  }

  /// What a refused line means.
  package struct Reading: Sendable {
    package var manner: Rephrasing.Manner
    /// The line that does it, or the lines to choose from.
    package var lines: [MeantLine]
    /// What is said once in a session, and not again.
    package var saidOnce: String
    /// Whether the line only resembles the words, so that whatever else is known about them is nearer.
    package var isGuess = false
    /// Whether the line differs in the spelling of its verb alone.
    package var isCorrection = false
    /// Whether the words fit but for names that nothing has.
    package var hasUnknownNames = false
    /// Those names, by what they would name.
    package var unknownNames = UnknownNames()
    /// Why it is refused, in place of what the refusal says; nil keeps that.
    package var message: Phrase?

    package init(_ manner: Rephrasing.Manner, _ lines: [MeantLine], saidOnce: String = "", message: Phrase? = nil) {
      self.manner = manner
      self.lines = lines
      self.saidOnce = saidOnce
      self.message = message
    }

    package static func offering(_ lines: [String], message: Phrase? = nil) -> Reading {
      Reading(.offered, lines.map { MeantLine($0) }, message: message)
    }

    package static func offering(verbatim line: String, message: Phrase) -> Reading { offering([line], message: message) }

    static func guessing(_ line: String) -> Reading {
      var reading = offering([line])
      reading.isGuess = true
      return reading
    }

    static func correcting(_ line: String) -> Reading {
      var reading = offering([line])
      reading.isCorrection = true
      return reading
    }

    package static func same(_ line: String) -> Reading { Reading(.same, [MeantLine(line)]) }
  }
}

extension CommandTable {
  /// What a refused command means: the first reading that `accepted` returns, or else the first one of all; nil if nobody can tell.
  package func reading<Live: Vocabulary>(
    of tokens: [Token], in bytes: [UInt8], _ document: Document, _ vocabulary: Live,
    accepted: (OtherWords<Document>.Reading) -> OtherWords<Document>.Reading?
  ) -> OtherWords<Document>.Reading? {
    let others = otherWords()
    let tried = TriedLine(tokens, in: bytes)
    let spellings = tried.spellings
    let readings: [() -> OtherWords<Document>.Reading?] = [
      { tried.asked.flatMap { line in inWordsOfAVerb(line) ?? spelt(line) }.map { .offering([$0.text]) } },
      { spellings.firstResult { others.reading(of: [$0], isRun: true, document, vocabulary) } },
      { spelt(tried).map { OtherWords.Reading(.same, [$0]) } },
      { inWordsOfAVerb(tried.splitAtCommas).map { OtherWords.Reading(.same, [$0]) } },
      { others.reading(of: [tried.withoutDots], isRun: true, document, vocabulary) },
      { others.readers.firstResult { $0(tried, document) } },
      { isOtherWord(tried) ? nil : (misspelt(tried) ?? misspeltOther(tried, document, vocabulary)).map { .correcting($0) } },
      { others.reading(ofUnknownNames: spellings, isRun: true, document, Live.self) },
      { others.reading(of: spellings, isRun: false, document, vocabulary) },
      { others.reading(of: spellings, isRun: false, after: 1, document, vocabulary) },
      { others.reading(ofUnknownNames: spellings, isRun: false, document, Live.self) },
      { others.gist(of: tried.parts.count == 1 ? tried.withoutDots : spellings.last ?? tried, document, vocabulary).map { .guessing($0) } },
      { others.gist(of: tried.withoutDots, document, vocabulary).map { .guessing($0) } },
    ]
    let guesses: [() -> OtherWords<Document>.Reading?] = [
      { withoutItsEnd(tried).map { .guessing($0) } },
      { commandAbout(tried).map { .guessing(["help", $0].joined(separator: " ")) } },
    ]
    var first: OtherWords<Document>.Reading?
    for reading in readings.lazy.compactMap({ $0() }) where reading.lines.contains(where: { $0.text != tried.text }) {
      if let reading = accepted(reading) { return reading }
      first = first.flatMap { $0.hasUnknownNames || !reading.hasUnknownNames ? $0 : nil } ?? reading
    }
    if let first, first.hasUnknownNames { return first }
    return guesses.firstResult { $0() } ?? first
  }

  /// What a line means that cannot be split into words.
  package func reading(ofUnreadable bytes: [UInt8], _ document: Document) -> OtherWords<Document>.Reading? {
    let tried = TriedLine([TriedLine.Part(String(decoding: bytes, as: UTF8.self), at: 0..<bytes.count)])
    return otherWords().readers.firstResult { $0(tried, document) }
  }

  /// A line that is a command in another of its spellings.
  private func spelt(_ tried: TriedLine) -> MeantLine? {
    // A size stays one word in a command.
    tried.spellings.filter { !$0.hasSplitSize }.firstResult { line in inWordsOfAVerb(line).flatMap { $0.text == tried.text ? nil : $0 } }
  }

  /// The line with a verb in its own form: `append item a` is `append items a`, and `Undo` is `undo`.
  ///
  /// Nil if no verb is like it, or the words after it do not fit.
  private func inWordsOfAVerb(_ tried: TriedLine) -> MeantLine? {
    let words = tried.parts.map { $0.isQuoted ? "" : $0.text.lowercased() }
    let verbs = commands.map { $0.declaration.verb }.filter { verb in
      verb.count <= words.count && zip(verb, words).allSatisfy { $0 == $1 || $0 + "s" == $1 || $0 == $1 + "s" }
    }
    for verb in verbs.sorted(by: { $0.count > $1.count }) {
      var line = MeantLine()
      for (word, part) in zip(verb, tried.parts) { line.append(word, from: part.range) }
      for part in tried.parts.dropFirst(verb.count) { line.append(part.text, from: part.range) }
      if binds(line.text) { return line }
    }
    return nil
  }

  /// Whether a line begins with a word from elsewhere, so that it is no misspelling of a verb.
  private func isOtherWord(_ tried: TriedLine) -> Bool {
    guard let first = tried.words.first?.lowercased(), byFirstWord[first] == nil else { return false }
    let others = otherWords()
    return others.rows.contains { $0.firstWords.contains(first) } || others.gists.contains { $0.concerns(first.singular) }
  }

  /// The line with the nearest verb; nil if none is near, or the words after it do not fit.
  private func misspelt(_ tried: TriedLine) -> String? {
    var words = tried.words
    guard let first = words.first, !tried.parts[0].isQuoted else { return nil }
    if byFirstWord[first] == nil {
      guard let name = nearestName(to: first, among: firstWords.sorted()) else { return nil }
      words[0] = name
    }
    if words.count > 1, !binds(words.joined(separator: " ")) {
      let next = commands(beginningWith: words[0]).compactMap { $0.declaration.verb.dropFirst().first }
      guard let name = nearestName(to: words[1], among: next) else { return nil }
      words[1] = name
    }
    let line = words.joined(separator: " ")
    return line != tried.text && binds(line) ? line : nil
  }

  /// The line with the nearest verb from elsewhere, if it would run: `lsit items` is `list items`.
  private func misspeltOther(_ tried: TriedLine, _ document: Document, _ vocabulary: some Vocabulary) -> String? {
    let others = otherWords()
    guard let first = tried.words.first, !tried.parts[0].isQuoted, byFirstWord[first] == nil,
      let name = nearestName(to: first, among: others.rows.flatMap { $0.manner == .offered ? [] : $0.firstWords }.sorted())
    else { return nil }
    let line = TriedLine(([name] + tried.words.dropFirst()).joined(separator: " "))
    return others.reading(of: line.spellings, isRun: true, document, vocabulary).map { _ in line.text }
  }

  /// The beginning of a line of which only the last words do not fit; nil if there is none.
  private func withoutItsEnd(_ tried: TriedLine) -> String? {
    tried.words.indices.dropFirst().reversed().lazy.map { tried.words[..<$0].joined(separator: " ") }.first(where: binds)
  }

  /// The command whose name and summary have most of a line's words; nil if none has any.
  private func commandAbout(_ tried: TriedLine) -> String? {
    guard !commands.contains(where: { $0.declaration.verb[0] == tried.words.first }) else { return nil }
    let asked = Set(tried.words.map { $0.lowercased().singular }.filter { $0.utf8.count > 2 })
    var best: (name: String, score: Int)?
    for declaration in commands.map({ $0.declaration }) {
      let named = asked.intersection(declaration.verb.map { $0.singular })
      let summary = declaration.summary.english.split { !$0.isLetter }.map { $0.lowercased().singular }
      let score = 3 * named.count + asked.intersection(summary).count
      if score > best?.score ?? 0 { best = (declaration.name, score) }
    }
    return best?.name
  }

  /// The command whose verb a line begins with.
  package func command(beginning line: String) -> Command<Document, Outcome>? {
    let words = line.split(separator: " ").map(String.init)
    return words.first.map(commands(beginningWith:))?.filter { words.starts(with: $0.declaration.verb) }
      .max { $0.declaration.verb.count < $1.declaration.verb.count }
  }

  /// The line that a word from elsewhere stands for, as it is declared; nil if there is no such word.
  package func line(forWord word: String) -> String? {
    otherWords().rows.first { $0.manner != .offered && $0.firstWords.contains(word.lowercased()) }?.line
  }

  /// Whether lines are all commands whose words fit.
  package func binds(_ line: String) -> Bool {
    var tokenizer = Tokenizer(Array(line.utf8))
    var tokens: [Token] = []
    var arguments = Arguments()
    do throws(Diagnostic) {
      guard try nextCommand(of: &tokenizer, into: &tokens) else { return false }
      repeat { _ = try bind(tokens, in: tokenizer.bytes, into: &arguments) } while try nextCommand(of: &tokenizer, into: &tokens)
      return true
    } catch {
      return false
    }
  }
}

extension OtherWords {
  /// The first row that a line fits in any of its spellings, of those whose lines run or of those whose lines are offered. Where it fits two that differ in the
  /// kinds of their names alone, as an item and a section of one name do, both lines are offered.
  fileprivate func reading(
    of spellings: [TriedLine], isRun: Bool, after skipped: Int = 0, _ document: Document, _ vocabulary: some Vocabulary
  ) -> Reading? {
    let rows = rows.lazy.filter { ($0.manner != .offered) == isRun }
    let match = { (row: Rephrasing) in spellings.firstResult { row.match($0, in: vocabulary) } }
    guard let first = rows.filter({ match($0) != nil }).dropFirst(skipped).first else { return nil }
    let skeleton = first.skeleton
    let lines = rows.compactMap { row -> MeantLine? in
      guard row.skeleton == skeleton, let match = match(row) else { return nil }
      return row.line(for: match) { fillIn($0, document) }
    }
    var different: [MeantLine] = []
    for line in lines where !different.contains(where: { $0.text == line.text }) { different.append(line) }
    var reading = Reading(different.count > 1 ? .offered : first.manner, different, saidOnce: first.pattern)
    reading.isGuess = !isRun
    return reading
  }
}

extension Sequence {
  /// The first result that is not nil. Unlike `lazy.compactMap(transform).first`, which finds its element and then computes it again,
  /// this transforms each element once.
  package func firstResult<Result>(of transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
