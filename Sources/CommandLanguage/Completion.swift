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
    let tokens = lastCommand(of: bytes)
    let isNewWord = tokens.last.map { $0.range.upperBound < bytes.count } ?? true
    let done = isNewWord ? tokens : Array(tokens.dropLast())
    let start = isNewWord ? bytes.count : tokens[tokens.count - 1].range.lowerBound
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

  /// The tokens of the command that the line ends in; an unfinished quote or parenthesis completes nothing.
  private func lastCommand(of bytes: [UInt8]) -> [Token] {
    var tokenizer = Tokenizer(bytes)
    var tokens: [Token] = []
    var last: [Token] = []
    while (try? tokenizer.nextCommand(into: &tokens)) == true { last = tokens }
    return last
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
    else { return seconds(of: family) }
    let verbCount = command.declaration.verb.count
    var offered = words.count == 1 ? seconds(of: family.filter { $0.declaration.verb.count > 1 }) : []
    let shapes = command.declaration.shapes
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

  private func seconds(of family: [Command<Document, Outcome>]) -> [Candidate] {
    family.compactMap { command in command.declaration.verb.dropFirst().first.map { Candidate($0, command.declaration.summary) } }
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
