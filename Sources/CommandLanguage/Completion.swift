/// What Tab offers: the bytes to replace and what with.
package struct Completion: Equatable, Sendable {
  package var replaced: Range<Int>
  package var candidates: [Candidate]
}

/// Names that only the live document knows.
package protocol Vocabulary {
  /// The names of a kind, for the command whose words so far are given.
  func candidates(for kind: String, after words: [String]) -> [Candidate]
}

extension CommandTable {
  /// The candidates for the word that ends at the end of `bytes`.
  ///
  /// Linear in the line and in the candidates.
  package func completion(of bytes: [UInt8], in vocabulary: some Vocabulary) -> Completion {
    guard let typed = Typed(bytes) else { return Completion(replaced: bytes.count..<bytes.count, candidates: []) }
    let done = typed.done
    let start = typed.start
    let prefix = String(decoding: bytes[start...], as: UTF8.self)
    let words = done.compactMap { try? $0.word(in: bytes).text }
    var offered = candidates(after: words, tokens: done, bytes: bytes, prefix: prefix, in: vocabulary)
    if let equals = prefix.firstIndex(of: "="), let name = pairName(String(prefix[..<equals]), after: words) {
      let value = prefix[prefix.index(after: equals)...]
      offered = values(name.completions, vocabulary, words)
      return filtered(offered, prefix: value, replacing: bytes.count - value.utf8.count..<bytes.count)
    }
    return filtered(offered, prefix: prefix[...], replacing: start..<bytes.count)
  }

  private func filtered(_ candidates: [Candidate], prefix: Substring, replacing range: Range<Int>) -> Completion {
    var seen: Set<String> = []
    return Completion(
      replaced: range, candidates: candidates.filter { $0.text.hasPrefix(prefix) && seen.insert($0.text).inserted })
  }

  private func candidates(
    after words: [String], tokens: [Token], bytes: [UInt8], prefix: String, in vocabulary: some Vocabulary
  ) -> [Candidate] {
    guard let first = words.first else {
      return commands.map { Candidate($0.declaration.verb[0], $0.declaration.summary) }.sorted { $0.text < $1.text }
    }
    let family = commands(beginningWith: first)
    guard
      let command = family.filter({ words.starts(with: $0.declaration.verb) })
        .max(by: { $0.declaration.verb.count < $1.declaration.verb.count })
    else { return nextVerbWords(of: family, after: words) }
    let verbCount = command.declaration.verb.count
    var offered = nextVerbWords(of: family, after: words)
    let shapes = command.declaration.shapes
    if let option = shapes.first(where: { words.count > verbCount && $0.isOption(words[words.count - 1]) }) {
      return values(option.completions, vocabulary, words)
    }
    if prefix.hasPrefix("--") { return flags(of: command.declaration) }
    let rest = Array(words.dropFirst(verbCount))
    let state = Progress(shapes, words: rest)
    if let shape = state.expected { offered += values(shape.completions, vocabulary, words) }
    if !state.isInsideClause { offered += state.openWords.map { Candidate($0) } }
    for case .pairs(let names) in shapes.map(\.kind) where !state.isInsideClause || state.expected == nil {
      offered += names.map { Candidate($0.name + "=", $0.accepts) }
    }
    return offered
  }

  /// The words that go on with a verb of which all words so far are part.
  private func nextVerbWords(of family: [Command<Document, Outcome>], after words: [String]) -> [Candidate] {
    family.compactMap { command in
      let verb = command.declaration.verb
      guard verb.count > words.count, verb.starts(with: words) else { return nil }
      return Candidate(verb[words.count], command.declaration.summary)
    }
  }

  private func flags(of declaration: CommandDeclaration) -> [Candidate] {
    declaration.formats.map { Candidate("--\($0.rawValue)", "answer as \($0.rawValue)") }
      + declaration.shapes.compactMap { shape in
        if case .flag(let name, _) = shape.kind { Candidate("--\(name)", shape.accepts) } else { nil }
      }
  }

  private func pairName(_ name: String, after words: [String]) -> PairName? {
    guard let first = words.first else { return nil }
    for command in commands(beginningWith: first) where words.starts(with: command.declaration.verb) {
      for case .pairs(let names) in command.declaration.shapes.map(\.kind) {
        if let found = names.first(where: { $0.name == name }) { return found }
      }
    }
    return nil
  }

  private func values(_ completions: Completions, _ vocabulary: some Vocabulary, _ words: [String]) -> [Candidate] {
    switch completions {
    case .none: []
    case .choices(let candidates): candidates
    case .live(let kind): vocabulary.candidates(for: kind, after: words)
    case .files: vocabulary.candidates(for: "file", after: words)
    }
  }
}

/// A half-typed line: the words that are done of its last command, and where the word begins that is not.
private struct Typed {
  var done: [Token] = []
  var start: Int

  /// Nil where nothing can be completed: in a comment, and inside a parenthesis that is open.
  init?(_ bytes: [UInt8]) {
    var tokenizer = Tokenizer(bytes)
    var tokens: [Token] = []
    start = bytes.count
    do throws(Diagnostic) {
      while try tokenizer.nextCommand(into: &tokens) { done = tokens }
    } catch {
      // A quote that is open begins a word, or the value of a pair.
      guard error.code == "open-quote", case .bytes(let quote) = error.place else { return nil }
      start = quote.lowerBound
      while start > 0, !Byte.isSpace(bytes[start - 1]) { start -= 1 }
      done = tokens
      return
    }
    let rest = bytes[(done.last?.range.upperBound ?? 0)...]
    // A `;` at the very end would become a part of the word that is put after it.
    if rest.contains(Byte.hash) || rest.last == Byte.semicolon { return nil }
    if rest.contains(Byte.semicolon) {
      done = []
    } else if rest.isEmpty, let word = done.popLast() {
      start = word.range.lowerBound
    }
  }
}

/// How far a half-typed command has come.
struct Progress {
  /// The parameter that the next word belongs to.
  private(set) var expected: Shape?
  /// Syntax words whose clause has not begun.
  private(set) var openWords: [String] = []
  /// A clause waits for its first word.
  private(set) var isInsideClause = false

  init(_ shapes: [Shape], words: [String]) {
    var begun: Set<String> = []
    var clause: Shape?
    var inClause = 0
    var positionalCount = 0
    for word in words where !word.hasPrefix("--") {
      if let shape = shapes.first(where: { $0.words.contains(word) }) {
        begun.formUnion(shape.words)
        clause = shape
        inClause = 0
      } else if let shape = clause, case .clause(_, _, let maximum, _) = shape.kind, inClause < maximum {
        inClause += 1
      } else {
        positionalCount += 1
      }
    }
    openWords = shapes.flatMap(\.words).filter { !begun.contains($0) }
    if let shape = clause, case .clause(_, let minimum, let maximum, _) = shape.kind, inClause < maximum {
      expected = shape
      isInsideClause = inClause < minimum
      return
    }
    for shape in shapes {
      guard case .positional(_, let maximum) = shape.kind else { continue }
      if positionalCount < maximum {
        expected = shape
        return
      }
      positionalCount -= maximum
    }
  }
}
