import Localization

/// The meaning of a part of a line, for syntax colouring.
package enum Meaning: Equatable, Sendable {
  case command, unknownCommand
  /// A syntax word or a flag.
  case keyword
  case property
  case known, unknown
  case number
  case string
  case comment
}

package struct MeaningSpan: Equatable, Sendable {
  package var range: Range<Int>
  package var meaning: Meaning

  package init(_ range: Range<Int>, _ meaning: Meaning) {
    self.range = range
    self.meaning = meaning
  }
}

/// Assistance while a line is typed: missing arguments, inline continuation, and the meanings of words.
extension CommandTable {
  /// The usage of the arguments that the last command still needs, or nil if it needs none.
  package func template(after bytes: [UInt8]) -> String? {
    let line = commands(in: bytes)
    guard line.isWhole, let tokens = line.commands.last, !hasComment(bytes, after: tokens), let end = tokens.last?.range.upperBound,
      !bytes[end...].contains(Byte.semicolon)
    else { return nil }
    let gap = end == bytes.count ? " " : ""
    guard let command = command(of: tokens, in: bytes) else { return nextWords(after: tokens, in: bytes).map { gap + $0 } }
    let missing = PartialBinding(command.declaration, words: tokens.dropFirst(command.declaration.verb.count), in: bytes).missing
    return missing.isEmpty ? nil : gap + missing.joined(separator: " ")
  }

  private func nextWords(after tokens: [Token], in bytes: [UInt8]) -> String? {
    let words = tokens.compactMap { try? $0.word(in: bytes).text }
    guard let first = words.first, !isHidden(first) else { return nil }
    let next = commands(beginningWith: first).map { $0.declaration.verb }
      .filter { $0.count > words.count && $0.starts(with: words) }.map { $0[words.count] }
    guard !next.isEmpty else { return nil }
    return next.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: "|")
  }

  /// The text that completes the last word as far as all candidates agree, or nil if they share no more characters.
  package func continuation(of bytes: [UInt8], in vocabulary: some Vocabulary) -> String? {
    guard let last = bytes.last, !Byte.isSpace(last) else { return nil }
    let completion = completion(of: bytes, in: vocabulary)
    let typed = completion.replaced.count
    guard typed > 0, let first = completion.candidates.first?.text, first.utf8.starts(with: bytes[completion.replaced]) else { return nil }
    let common = completion.candidates.dropFirst().reduce(first.utf8.count) { min($0, first.commonBytes($1.text)) }
    let rest = first.prefix(bytes: common).utf8.dropFirst(typed)
    return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
  }

  // MARK: Meanings

  /// The meanings of the parts of a line, in order. Parts without a meaning are omitted.
  ///
  /// - Parameter isFirst: False if earlier commands, which have not run yet, may create names that are missing from the vocabulary.
  package func meanings(in bytes: [UInt8], _ vocabulary: some Vocabulary, isFirst: Bool = true) -> [MeaningSpan] {
    let commands = commands(in: bytes).commands
    let later = LaterVocabulary(now: vocabulary)
    var spans: [MeaningSpan] = []
    for (index, command) in commands.enumerated() {
      spans += isFirst && index == 0 ? meanings(of: command, in: bytes, vocabulary) : meanings(of: command, in: bytes, later)
    }
    let end = commands.last?.last?.range.upperBound ?? 0
    if let hash = bytes[end...].firstIndex(of: Byte.hash) { spans.append(MeaningSpan(hash..<bytes.count, .comment)) }
    return spans
  }

  private func meanings(of tokens: [Token], in bytes: [UInt8], _ vocabulary: some Vocabulary) -> [MeaningSpan] {
    guard let command = command(of: tokens, in: bytes) else { return begunVerb(tokens, in: bytes) }
    let verb = command.declaration.verb
    let words = tokens.compactMap { try? $0.word(in: bytes).text }
    let bound = PartialBinding(command.declaration, words: tokens.dropFirst(verb.count), in: bytes)
    return tokens.prefix(verb.count).map { MeaningSpan($0.range, .command) }
      + zip(tokens.dropFirst(verb.count), bound.roles).flatMap { token, role in
        meanings(of: token, role, in: bytes, vocabulary, words)
      }
  }

  /// The meanings of an incomplete verb: its known words, and the first unknown one.
  private func begunVerb(_ tokens: [Token], in bytes: [UInt8]) -> [MeaningSpan] {
    let words = tokens.compactMap { try? $0.word(in: bytes).text }
    let verbs = (words.first.map(commands(beginningWith:)) ?? []).map { $0.declaration.verb }
    let known = words.indices.prefix { index in verbs.contains { $0.starts(with: words[...index]) } }.count
    return tokens.prefix(known).map { MeaningSpan($0.range, .command) }
      + tokens.dropFirst(known).prefix(1).map { MeaningSpan($0.range, .unknownCommand) }
  }

  private func meanings(
    of token: Token, _ role: PartialBinding.Role, in bytes: [UInt8], _ vocabulary: some Vocabulary, _ words: [String]
  ) -> [MeaningSpan] {
    switch role {
    case .syntaxWord: return [MeaningSpan(token.range, .keyword)]
    case .flag(let isKnown): return [MeaningSpan(token.range, isKnown ? .keyword : .unknown)]
    case .extra: return [MeaningSpan(token.range, .unknown)]
    case .pair(let name):
      let start = token.range.lowerBound
      let equals = token.equals ?? token.range.upperBound
      let value = min(equals + 1, token.range.upperBound)..<token.range.upperBound
      return [MeaningSpan(start..<equals, name == nil ? .unknown : .property)]
        + (isNumber(value, in: bytes) ? [MeaningSpan(value, .number)] : [])
    case .value(let shape):
      return meaning(of: token, shape, in: bytes, vocabulary, words).map { [MeaningSpan(token.range, $0)] } ?? []
    }
  }

  private func meaning<Live: Vocabulary>(
    of token: Token, _ shape: Shape, in bytes: [UInt8], _ vocabulary: Live, _ words: [String]
  ) -> Meaning? {
    let word = try? token.word(in: bytes)
    if let word, case .names(let number) = shape.completions, let kind = Live.Names(rawValue: number),
      let isKnown = vocabulary.knows(word, as: kind, after: words)
    {
      return isKnown ? .known : token.isQuoted ? .string : .unknown
    }
    if case .choices(let candidates) = shape.completions, let word, candidates.contains(where: { $0.text == word.text }) { return .known }
    if token.isQuoted { return .string }
    return isNumber(token.range, in: bytes) ? .number : nil
  }

  private func isNumber(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    decimal(String(decoding: bytes[range], as: UTF8.self)) != nil
  }

  // MARK: The commands of a line

  /// The words of each command of a line, and whether the whole line could be read.
  private func commands(in bytes: [UInt8]) -> (commands: [[Token]], isWhole: Bool) {
    var tokenizer = Tokenizer(bytes)
    var tokens: [Token] = []
    var commands: [[Token]] = []
    do throws(Diagnostic) {
      while try tokenizer.nextCommand(into: &tokens) { commands.append(tokens) }
    } catch {
      if !tokens.isEmpty { commands.append(tokens) }
      return (commands, false)
    }
    return (commands, true)
  }

  /// The command with the longest verb that the words begin with.
  private func command(of tokens: [Token], in bytes: [UInt8]) -> Command<Document, Outcome>? {
    guard let first = tokens.first, !first.isQuoted, let name = try? first.word(in: bytes).text else { return nil }
    return commands(beginningWith: name)
      .filter { command in
        command.declaration.verb.count <= tokens.count
          && zip(command.declaration.verb, tokens).allSatisfy { $1.reads(Array($0.utf8), in: bytes) }
      }
      .max { $0.declaration.verb.count < $1.declaration.verb.count }
  }

  private func hasComment(_ bytes: [UInt8], after tokens: [Token]) -> Bool {
    bytes[(tokens.last?.range.upperBound ?? 0)...].contains(Byte.hash)
  }
}

/// The vocabulary of a command that follows another command on the same line. Unknown names may be created by the earlier command.
private struct LaterVocabulary<Now: Vocabulary>: Vocabulary {
  var now: Now

  func candidates(for kind: Now.Names, after words: [String], beginningWith prefix: String) -> [Candidate] {
    now.candidates(for: kind, after: words, beginningWith: prefix)
  }

  func knows(_ word: Word, as kind: Now.Names, after words: [String]) -> Bool? {
    now.knows(word, as: kind, after: words) == true ? true : nil
  }

  func files(beginningWith prefix: String) -> [Candidate] { now.files(beginningWith: prefix) }
}

extension String {
  /// The length of the common prefix, in bytes.
  fileprivate func commonBytes(_ other: String) -> Int { zip(utf8, other.utf8).prefix { $0 == $1 }.count }

  /// The longest prefix of whole characters that fits the given number of bytes.
  fileprivate func prefix(bytes: Int) -> Substring {
    var end = utf8.index(startIndex, offsetBy: bytes)
    while end.samePosition(in: self) == nil { end = utf8.index(before: end) }
    return self[..<end]
  }
}
