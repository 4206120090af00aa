import Localization

/// The result of pressing Tab: the bytes to replace, and the candidates.
package struct Completion: Equatable, Sendable {
  package var replaced: Range<Int>
  package var candidates: [Candidate]

  package init(replaced: Range<Int>, candidates: [Candidate]) {
    self.replaced = replaced
    self.candidates = candidates
  }
}

/// The names in the current document, as a source of completions.
package protocol Vocabulary {
  associatedtype Names: RawRepresentable<Int>

  /// Returns names of a kind, given the words typed so far.
  ///
  /// - Parameter prefix: The beginning of the requested names. The result may also contain names without it.
  func candidates(for kind: Names, after words: [String], beginningWith prefix: String) -> [Candidate]

  /// Whether a word names an existing object of a kind; nil if unknown.
  func knows(_ word: Word, as kind: Names, after words: [String]) -> Bool?

  /// The files and folders whose path begins with `prefix`.
  func files(beginningWith prefix: String) -> [Candidate]
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
      offered = values(name.completions, vocabulary, words, String(value))
      return filtered(offered, prefix: value, replacing: bytes.count - value.utf8.count..<bytes.count)
    }
    return filtered(offered, prefix: prefix[...], replacing: start..<bytes.count)
  }

  private func filtered(_ candidates: [Candidate], prefix: Substring, replacing range: Range<Int>) -> Completion {
    var seen: Set<String> = []
    let unique = candidates.filter { seen.insert($0.text).inserted }
    let plain = unique.filter { $0.text.hasPrefix(prefix) }
    guard plain.isEmpty, !prefix.isEmpty else { return Completion(replaced: range, candidates: plain) }
    // A candidate that needs quotes also matches if the prefix has no quotes.
    return Completion(replaced: range, candidates: unique.filter { $0.text.first == "\"" && $0.text.dropFirst().hasPrefix(prefix) })
  }

  private func candidates(
    after words: [String], tokens: [Token], bytes: [UInt8], prefix: String, in vocabulary: some Vocabulary
  ) -> [Candidate] {
    guard let first = words.first else {
      return visibleCommands.map { Candidate($0.declaration.verb[0], $0.declaration.summary) }.sorted { $0.text < $1.text }
    }
    guard !isHidden(first) else { return [] }
    let family = commands(beginningWith: first)
    guard
      let command = family.filter({ words.starts(with: $0.declaration.verb) })
        .max(by: { $0.declaration.verb.count < $1.declaration.verb.count })
    else { return nextVerbWords(of: family, after: words) }
    let state = PartialBinding(command.declaration, words: tokens.dropFirst(command.declaration.verb.count), in: bytes)
    if case .flag? = state.expected?.kind { return values(state.expected?.completions ?? .none, vocabulary, words, prefix) }
    if prefix.hasPrefix("--") { return flags(of: command.declaration) }
    var offered = nextVerbWords(of: family, after: words)
    if let shape = state.expected { offered += values(shape.completions, vocabulary, words, prefix) }
    guard !state.isInsideClause else { return offered }
    offered += state.openWords
    for case .pairs(let names) in command.declaration.shapes.map({ $0.kind }) {
      offered += names.all.map { Candidate($0.name + "=", $0.accepts) }
    }
    return offered
  }

  /// The next words of verbs that begin with the given words.
  private func nextVerbWords(of family: [Command<Document, Outcome>], after words: [String]) -> [Candidate] {
    family.compactMap { command in
      let verb = command.declaration.verb
      guard verb.count > words.count, verb.starts(with: words) else { return nil }
      return Candidate(verb[words.count], command.declaration.summary)
    }
  }

  private func flags(of declaration: CommandDeclaration) -> [Candidate] {
    declaration.formats.map { Candidate("--\($0.name)", "answer as \($0.name)") }
      + declaration.shapes.compactMap { shape in
        if case .flag(let name, _) = shape.kind { Candidate("--\(name)", shape.accepts) } else { nil }
      }
  }

  private func pairName(_ name: String, after words: [String]) -> PairName? {
    guard let first = words.first else { return nil }
    for command in commands(beginningWith: first) where words.starts(with: command.declaration.verb) {
      for case .pairs(let names) in command.declaration.shapes.map({ $0.kind }) {
        if let found = names.all.first(where: { $0.name == name }) { return found }
      }
    }
    return nil
  }

  private func values<Live: Vocabulary>(
    _ completions: CompletionSource, _ vocabulary: Live, _ words: [String], _ prefix: String
  ) -> [Candidate] {
    switch completions {
    case .none: []
    case .choices(let candidates): candidates
    case .names(let kind): Live.Names(rawValue: kind).map { vocabulary.candidates(for: $0, after: words, beginningWith: prefix) } ?? []
    case .files: vocabulary.files(beginningWith: prefix)
    }
  }
}

/// An unfinished line: the complete words of its last command, and the start of the incomplete word.
private struct Typed {
  var done: [Token] = []
  var start: Int

  /// Nil if nothing can be completed, such as in a comment or inside an open parenthesis.
  init?(_ bytes: [UInt8]) {
    var tokenizer = Tokenizer(bytes)
    var tokens: [Token] = []
    start = bytes.count
    do throws(Diagnostic) {
      while try tokenizer.nextCommand(into: &tokens) { done = tokens }
    } catch {
      // An open quote begins a word, or the value of a pair.
      guard error.code == .openQuote, case .bytes(let quote) = error.place else { return nil }
      start = quote.lowerBound
      while start > 0, !Byte.isSpace(bytes[start - 1]) { start -= 1 }
      done = tokens
      return
    }
    let rest = bytes[(done.last?.range.upperBound ?? 0)...]
    // A candidate inserted after a final `;` would join it to form one word.
    if rest.contains(Byte.hash) || rest.last == Byte.semicolon { return nil }
    if rest.contains(Byte.semicolon) {
      done = []
    } else if rest.isEmpty, let word = done.popLast() {
      start = word.range.lowerBound
    }
  }
}
