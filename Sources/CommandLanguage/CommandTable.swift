import Wording

/// All commands, found by their first words.
package struct CommandTable<Document, Outcome>: Sendable {
  package let commands: [Command<Document, Outcome>]
  /// Positions in `commands` by first word, longer verbs first.
  private let byFirstWord: [String: [Int]]
  /// Each command's verb, as bytes.
  private let verbs: [[[UInt8]]]
  /// The commands that take the rest of their line as one argument.
  private let takingRest: [Int]

  package init(_ commands: [Command<Document, Outcome>]) {
    self.commands = commands
    verbs = commands.map { $0.declaration.verb.map { Array($0.utf8) } }
    takingRest = commands.indices.filter { commands[$0].declaration.signature.restSlot != nil }
    var table: [String: [Int]] = [:]
    for (index, command) in commands.enumerated() { table[command.declaration.verb[0], default: []].append(index) }
    byFirstWord = table.mapValues { $0.sorted { commands[$0].declaration.verb.count > commands[$1].declaration.verb.count } }
  }

  package var firstWords: some Sequence<String> { byFirstWord.keys }

  package func command(named name: String) -> Command<Document, Outcome>? {
    byFirstWord[String(name.prefix { $0 != " " })]?.lazy.map { commands[$0] }.first { $0.declaration.name == name }
  }

  package func commands(beginningWith word: String) -> [Command<Document, Outcome>] {
    (byFirstWord[word] ?? []).sorted().map { commands[$0] }
  }

  /// Reads the next command's words. For a command that takes the rest of its line, the rest is one word, which need not be well formed.
  package func nextCommand(of tokenizer: inout Tokenizer, into tokens: inout [Token]) throws(Diagnostic) -> Bool {
    do throws(Diagnostic) {
      guard try tokenizer.nextCommand(into: &tokens) else { return false }
    } catch {
      guard let count = wordsBeforeRest(tokens, tokenizer.bytes) else { throw error }
      tokenizer.joinRest(of: &tokens, after: count)
      return true
    }
    if let count = wordsBeforeRest(tokens, tokenizer.bytes) { tokenizer.joinRest(of: &tokens, after: count) }
    return true
  }

  /// The number of words of the verb, if the tokens begin with a command that takes the rest of its line; otherwise nil.
  private func wordsBeforeRest(_ tokens: [Token], _ bytes: [UInt8]) -> Int? {
    for index in takingRest where matches(index, tokens, bytes) { return verbs[index].count }
    return nil
  }

  /// Finds the command that tokens name, and binds the rest of them to its parameters.
  ///
  /// - Returns: the command's position in `commands`.
  /// - Throws: `unknown-command` and what binding refuses.
  package func bind(_ tokens: [Token], in bytes: [UInt8], into arguments: inout Arguments) throws(Diagnostic) -> Int {
    arguments.tokens = tokens
    arguments.bytes = bytes
    let index = try find(tokens, in: bytes)
    try Binder.bind(&arguments, to: commands[index].declaration)
    return index
  }

  /// The bytes of a diagnostic's place in the command that `arguments` hold; nil if unknown.
  package func span(of place: Diagnostic.Place, in arguments: borrowing Arguments) -> Range<Int>? {
    guard !arguments.tokens.isEmpty, let index = try? find(arguments.tokens, in: arguments.bytes) else { return nil }
    let command = commands[index]
    switch place {
    case .bytes(let range): return range
    case .command: return arguments.span
    case .end: return nil
    case .parameter(let label): return span(ofParameter: label, command.declaration, arguments)
    case .word(let text, let parameter):
      return spans(of: text, parameter, command.declaration, arguments).first
        ?? span(ofParameter: parameter, command.declaration, arguments)
    case .lastWord(let text, let parameter):
      return spans(of: text, parameter, command.declaration, arguments).last
        ?? span(ofParameter: parameter, command.declaration, arguments)
    }
  }

  /// The ranges of words with a given text: among a parameter's words, or in the whole command if the parameter has none.
  private func spans(
    of text: String, _ label: String, _ declaration: CommandDeclaration, _ arguments: borrowing Arguments
  ) -> [Range<Int>] {
    func reading(_ tokens: some Sequence<Token>, _ bytes: [UInt8]) -> [Range<Int>] {
      tokens.filter { (try? $0.word(in: bytes))?.text == text }.map { $0.range }
    }
    var found: [Range<Int>] = []
    if let slot = declaration.shapes.firstIndex(where: { $0.label == label }), slot < arguments.slots.count {
      found = reading(arguments.order[arguments.slots[slot]].map { arguments.tokens[$0] }, arguments.bytes)
    }
    return found.isEmpty ? reading(arguments.tokens.dropFirst(declaration.verb.count), arguments.bytes) : found
  }

  private func span(ofParameter label: String, _ declaration: CommandDeclaration, _ arguments: borrowing Arguments) -> Range<Int>? {
    guard let slot = declaration.shapes.firstIndex(where: { $0.label == label }), slot < arguments.slots.count,
      !arguments.slots[slot].isEmpty
    else { return nil }
    return arguments.span(ofSlot: slot, isIntroduced: declaration.shapes[slot].isIntroduced)
  }

  private func find(_ tokens: [Token], in bytes: [UInt8]) throws(Diagnostic) -> Int {
    let first = try tokens[0].word(in: bytes)
    guard !first.isQuoted, let candidates = byFirstWord[first.text] else { throw unknown(first, among: Array(byFirstWord.keys)) }
    for index in candidates where matches(index, tokens, bytes) { return index }
    throw try incomplete(candidates.map { commands[$0].declaration.verb }, tokens, bytes)
  }

  /// The refusal of words that begin like a verb but match no verb to the end.
  private func incomplete(_ verbs: [[String]], _ tokens: [Token], _ bytes: [UInt8]) throws(Diagnostic) -> Diagnostic {
    var family = verbs
    var count = 1
    while count < tokens.count {
      let longer = family.filter { $0.count > count && tokens[count].reads(Array($0[count].utf8), in: bytes) }
      guard !longer.isEmpty else { break }
      family = longer
      count += 1
    }
    let known = family[0].prefix(count).joined(separator: " ")
    let next = family.compactMap { $0.dropFirst(count).first }
    guard count < tokens.count else {
      return Diagnostic(.missingWord, "'\(known)' needs another word", at: .end, notes: ["accepted: \(list(next))"])
    }
    let word = try tokens[count].word(in: bytes)
    return Diagnostic(
      .unknownCommand, "there is no command '\(known) \(word.text.abbreviated)'", at: .bytes(word.range),
      suggestion: nearestName(to: word.text, among: next), notes: ["after '\(known)': \(list(next))"])
  }

  private func matches(_ index: Int, _ tokens: [Token], _ bytes: [UInt8]) -> Bool {
    let verb = verbs[index]
    guard tokens.count >= verb.count else { return false }
    for (word, token) in zip(verb, tokens) where !token.reads(word, in: bytes) { return false }
    return true
  }

  private func list(_ words: [String]) -> String {
    words.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
  }

  private func unknown(_ word: Word, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownCommand, "there is no command '\(word.text.abbreviated)'", at: .bytes(word.range),
      suggestion: nearestName(to: word.text, among: names.sorted()), notes: ["'help' lists the commands"])
  }
}
