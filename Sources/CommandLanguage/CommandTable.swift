import Localization

/// All commands, indexed by their first words.
package struct CommandTable<Document, Outcome>: Sendable {
  /// The commands and their indexes. A reference type, so that copying the table copies one reference.
  private final class TableParts: Sendable {
    let commands: [Command<Document, Outcome>]
    let visibleCommands: [Command<Document, Outcome>]
    /// The declarations of `commands`, in the same order.
    let declarations: [CommandDeclaration]
    /// The first words of the visible commands. `firstWordTable` also contains those of the hidden ones, after them.
    let firstWords: [String]
    let firstWordTable: WordTable
    /// Indices into `commands` for each first word, longer verbs first.
    let families: [[Int]]
    /// The words of each command's verb, as UTF-8.
    let verbs: [[[UInt8]]]
    /// The verbs that take the rest of their line as one argument.
    let verbsBeforeRest: [[[UInt8]]]

    init(_ visibleCommands: [Command<Document, Outcome>], hidden: [Command<Document, Outcome>]) {
      let commands = visibleCommands + hidden
      (self.commands, self.visibleCommands) = (commands, visibleCommands)
      var declarations: [CommandDeclaration] = []
      var verbs: [[[UInt8]]] = []
      var verbsBeforeRest: [[[UInt8]]] = []
      var firstWords: [String] = []
      var familyIndexes: [String: Int] = [:]
      var families: [[Int]] = []
      var visibleWords = 0
      for index in commands.indices {
        let declaration = commands[index].declaration
        declarations.append(declaration)
        var verb: [[UInt8]] = []
        for word in declaration.verb { verb.append(Array(word.utf8)) }
        verbs.append(verb)
        if declaration.signature.restSlot != nil { verbsBeforeRest.append(verb) }
        let family = familyIndexes[declaration.verb[0], default: families.count]
        if family == families.count {
          familyIndexes[declaration.verb[0]] = family
          firstWords.append(declaration.verb[0])
          families.append([])
        }
        let place = families[family].firstIndex { commands[$0].declaration.verb.count < verb.count } ?? families[family].endIndex
        families[family].insert(index, at: place)
        if index < visibleCommands.count { visibleWords = firstWords.count }
      }
      (self.declarations, self.verbs, self.verbsBeforeRest) = (declarations, verbs, verbsBeforeRest)
      self.firstWords = Array(firstWords.prefix(visibleWords))
      (self.families, firstWordTable) = (families, WordTable(firstWords))
    }
  }

  private let parts: TableParts

  /// - Parameter hidden: Commands that help and completion leave out. They must not share a first word with other commands.
  package init(_ commands: [Command<Document, Outcome>], hidden: [Command<Document, Outcome>] = []) {
    parts = TableParts(commands, hidden: hidden)
  }

  /// All commands; hidden ones come last.
  package var commands: [Command<Document, Outcome>] { parts.commands }

  package var visibleCommands: [Command<Document, Outcome>] { parts.visibleCommands }

  package func isHidden(_ word: String) -> Bool { parts.firstWordTable[word].map { $0 >= firstWords.count } ?? false }

  package func beginsCommand(_ word: String) -> Bool { parts.firstWordTable[word] != nil }

  package var firstWords: [String] { parts.firstWords }

  package func command(named name: String) -> Command<Document, Outcome>? {
    commands(beginningWith: String(name.prefix { $0 != " " })).first { $0.declaration.name == name }
  }

  package func commands(beginningWith word: String) -> [Command<Document, Outcome>] {
    guard let family = parts.firstWordTable[word] else { return [] }
    return parts.families[family].sorted().map { commands[$0] }
  }

  /// Reads the words of the next command. If the command takes the rest of its line, the rest is one word.
  package func nextCommand(of tokenizer: inout Tokenizer, into tokens: inout [Token]) throws(Diagnostic) -> Bool {
    try tokenizer.nextCommand(into: &tokens, verbsBeforeRest: parts.verbsBeforeRest)
  }

  /// Finds the command that the tokens name, and binds the other tokens to its parameters.
  ///
  /// - Returns: The command's index in `commands`.
  /// - Throws: `unknown-command`, or an error of binding.
  package func bind(_ tokens: [Token], in bytes: [UInt8], into arguments: inout Arguments) throws(Diagnostic) -> Int {
    arguments.tokens = tokens
    arguments.bytes = bytes
    let index = try find(tokens, in: bytes)
    try Binder.bind(&arguments, to: parts.declarations[index])
    return index
  }

  /// Whether every command of a line exists and its words fit its parameters. Does not look up names in the document.
  package func accepts(_ line: String) -> Bool {
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

  /// The bytes that a diagnostic refers to, in the command of `arguments`; nil if unknown.
  package func span(of place: Diagnostic.Location, in arguments: borrowing Arguments) -> Range<Int>? {
    guard !arguments.tokens.isEmpty, let index = try? find(arguments.tokens, in: arguments.bytes) else { return nil }
    let command = commands[index]
    switch place {
    case .bytes(let range): return range
    case .command: return arguments.span
    case .end: return nil
    case .parameter(let label): return span(ofParameter: label, command.declaration, arguments)
    case .word(let text, let label), .lastWord(let text, let label):
      func reads(_ index: Int) -> Bool { (try? arguments.tokens[index].word(in: arguments.bytes))?.text == text }
      let own = slot(ofParameter: label, command.declaration, arguments).map { arguments.indices(ofSlot: $0) } ?? []
      let all = command.declaration.verb.count..<arguments.tokens.count
      let isLast = if case .lastWord = place { true } else { false }
      let index =
        isLast ? own.last(where: reads) ?? all.last(where: reads) : own.first(where: reads) ?? all.first(where: reads)
      return index.map { arguments.tokens[$0].range } ?? span(ofParameter: label, command.declaration, arguments)
    }
  }

  private func span(ofParameter label: String, _ declaration: CommandDeclaration, _ arguments: borrowing Arguments) -> Range<Int>? {
    guard let slot = slot(ofParameter: label, declaration, arguments), arguments.counts[slot] > 0 else { return nil }
    return arguments.span(ofSlot: slot, isIntroduced: declaration.shapes[slot].isIntroduced)
  }

  private func slot(ofParameter label: String, _ declaration: CommandDeclaration, _ arguments: borrowing Arguments) -> Int? {
    arguments.isBound ? declaration.shapes.firstIndex { $0.label == label } : nil
  }

  /// The index in `commands` of the command that the tokens name, if any.
  package func index(of tokens: [Token], in bytes: [UInt8]) -> Int? { tokens.isEmpty ? nil : try? find(tokens, in: bytes) }

  private func find(_ tokens: [Token], in bytes: [UInt8]) throws(Diagnostic) -> Int {
    guard tokens[0].isPlain, let family = parts.firstWordTable[bytes, tokens[0].range] else {
      throw unknown(try tokens[0].word(in: bytes), among: firstWords)
    }
    for index in parts.families[family] where matches(index, tokens, bytes) { return index }
    throw try incomplete(parts.families[family].map { commands[$0].declaration.verb }, tokens, bytes)
  }

  /// The error for words that begin like a verb but match no complete verb.
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
    let verb = parts.verbs[index]
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
      suggestion: nearestName(to: word.text, among: names.sorted()), notes: ["'help commands' lists the commands"])
  }
}
