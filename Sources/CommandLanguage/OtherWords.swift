import Wording

/// What people try beside the commands, declared with them and asked only for a line that would otherwise be refused.
package struct OtherWords<Document>: Sendable {
  package let rows: [Rephrasing]
  /// What needs more than a pattern, in the order in which it is asked.
  package let readers: [Reader]
  /// Names with which a line may begin, each with what it is called here.
  let nouns: [String: String]
  /// What lines are about that fit none of those.
  package let gists: [Gist]
  /// The lines that may answer a question, the nearest first; each is offered only where it would be accepted.
  let answers: @Sendable (TriedLine) -> [String]
  /// What a question is answered with of which no more is known than names.
  let named: Reader
  /// All words that lines are known by.
  let words: Set<String>
  let sortedWords: [String]
  /// The words with which lines begin that run as others.
  let firstWords: Set<String>
  let sortedFirstWords: [String]
  private let index: RowIndex
  /// The name that a line has where a pattern has none.
  let fillIn: @Sendable (String, Document) -> String

  package typealias Reader = @Sendable (TriedLine, Document) -> Reading?

  package init(
    _ rows: [Rephrasing], readers: [Reader], nouns: [String: String] = [:], gists: [Gist] = [],
    answers: @escaping @Sendable (TriedLine) -> [String] = { _ in [] },
    named: @escaping Reader = { _, _ in nil }, fillIn: @escaping @Sendable (String, Document) -> String
  ) {
    self.rows = rows
    self.readers = readers
    self.nouns = nouns
    self.gists = gists
    self.answers = answers
    self.named = named
    self.fillIn = fillIn
    words = Set(gists.flatMap { $0.words } + rows.flatMap { $0.words })
    sortedWords = words.sorted()
    firstWords = Set(rows.flatMap { $0.firstWords })
    sortedFirstWords = Set(rows.flatMap { $0.manner == .offered ? [] : $0.firstWords }).sorted()
    index = RowIndex(rows)
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
    /// Whether all words of the line are in it, so that it is not looked at wish by wish.
    package var isWhole = false
    /// Whether it is nothing unless its line is accepted.
    var isTentative = false
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

    /// A line that is offered only where it would be accepted.
    package static func trying(_ line: String) -> Reading {
      var reading = offering([line])
      reading.isTentative = true
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

  /// Whether lines from elsewhere are known by a word.
  package func isKnownElsewhere(_ word: String) -> Bool { otherWords().words.contains(word.lowercased().singular) }

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
  /// The rows that one of the lines may fit, in their order.
  func rows(for lines: [TriedLine]) -> [Rephrasing] { index.places(for: lines).map { rows[$0] } }

  /// The first row whose line runs, of those that begin with the line's first word and in which nothing stands for anything: what may be
  /// asked of many orders of words.
  func reading(ofReordered line: TriedLine, _ document: Document, _ vocabulary: some Vocabulary) -> Reading? {
    let first = line.words[0].lowercased()
    return rows(for: [line]).lazy.filter { $0.manner != .offered && !$0.isOpen && $0.firstWords.contains(first) }.firstResult { row in
      row.match(line, in: vocabulary).map { Reading(.offered, [row.line(for: $0) { fillIn($0, document) }]) }
    }
  }

  /// The first row that a line fits in any of its spellings, of those whose lines run or of those whose lines are offered; without
  /// `isOpen` of those only in which nothing stands for anything. Where it fits two that differ in the
  /// kinds of their names alone, as an item and a section of one name do, both lines are offered.
  func reading(
    of spellings: [TriedLine], isRun: Bool, isOpen: Bool = true, after skipped: Int = 0, _ document: Document, _ vocabulary: some Vocabulary
  ) -> Reading? {
    let rows = rows(for: spellings).lazy.filter { ($0.manner != .offered) == isRun && (isOpen || !$0.isOpen) }
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
    reading.isWhole = !first.isOpen
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
