import Cancelling
import CommandLanguage
import Commands
import Documents
import Snapshots
import Vocabulary
import Wording

/// A refused line whose meaning is known: it runs as what it means, or the refusal offers the line that does it.
extension Session {
  /// The length in bytes of the longest line that is compared with what people try; a longer one was hardly typed.
  private static let longestTried = 1_000

  /// Runs what the current, refused command means, where that is another line for the same; otherwise refuses it, and offers the lines that
  /// do what it means.
  ///
  /// - Returns: Whether a line was run and accepted.
  mutating func runAsMeant(_ refusal: Diagnostic, in entry: Entry, with context: RunContext) -> Bool {
    if refusal.code == .noSections, let line = lineAfterASection(refusal, in: entry) {
      return refuse(refusal.naming(line, refusal.notes.dropFirst()), in: entry, with: context)
    }
    if refusal.code == .sectionExists, let line = lineToASection(in: entry) {
      return refuse(refusal.naming(line), in: entry, with: context)
    }
    if let word = answeredWord(refusal, in: entry) {
      var copy = refusal
      copy.notes = ["'answer \(word)' answers the question"]
      return refuse(copy, in: entry, with: context)
    }
    // A cancelled line was refused for what it did not do.
    guard settings.readsOtherWords, refusal.code.isAboutWords, context.meant == nil, !command.tokens.isEmpty,
      entry.bytes.count <= Self.longestTried, !CurrentRun.isCancelled
    else { return refuse(refusal, in: entry, with: context) }
    let meaning = meaning(in: entry)
    if isFar(meaning, in: entry), let line = lineAfterWhatItNeeds(refusal, in: entry) {
      return refuse(refusal.naming(line), in: entry, with: context)
    }
    if let look = lookAtAFile(refusal, unless: meaning, in: entry, with: context) { return refuse(look, in: entry, with: context) }
    if let isAccepted = runAsCode(refusal, unless: meaning, in: entry, with: context) { return isAccepted }
    guard let reading = meaning, let line = reading.lines.first else { return refuse(refusal, in: entry, with: context) }
    if let wayless = wayless(line.text, refusal, in: entry) { return refuse(wayless, in: entry, with: context) }
    guard reading.manner != .offered else {
      return refuse(refusal.isNearer(than: reading) ? refusal : offering(reading, after: refusal), in: entry, with: context)
    }
    if reading.manner == .known, saidOnce.insert(reading.saidOnce).inserted { say("in Galley: \(line.text)", with: context) }
    let tried = command.tokens[0].range.lowerBound..<command.tokens[command.tokens.count - 1].range.upperBound
    let meant = RunContext.Meant(line: line, entry: entry, command: tried)
    return run(Entry(Array(line.text.utf8), number: entry.number), with: context.running(meant))
  }

  /// The refusal of a line that means a way back or forth where there is none; one that asks how is told where that is said.
  private func wayless(_ line: String, _ refusal: Diagnostic, in entry: Entry) -> Diagnostic? {
    guard let wayless = wayless(line) else { return nil }
    var copy = refusal
    (copy.message, copy.notes, copy.suggestion) = (wayless.message, [], nil)
    let asksHow = entry.bytes[command.tokens[0].range].elementsEqual("how".utf8)
    return asksHow ? copy.naming(["help", String(line.prefix { $0 != " " })].joined(separator: " ")) : copy
  }

  /// Whether a line means something else than a command whose words fit, and which lacks what it names.
  private func isFar(_ meaning: OtherWords<Workspace>.Reading?, in entry: Entry) -> Bool {
    guard let meaning else { return true }
    // What is hardly a name has a page that explains it.
    let tokens = command.tokens
    let isExplained = tokens.count > 1 && entry.bytes[tokens[0].range].elementsEqual("explain".utf8) && tokens[1].range.count > 1
    let isHelp = !isExplained && meaning.lines.allSatisfy { $0.text.hasPrefix("help ") || $0.text.hasPrefix("lesson ") }
    return meaning.isGuess && !meaning.isWhole && !meaning.hasUnknownNames || isHelp
  }

  /// What the current, refused command means: as a whole, if that is a line that runs, else wish by wish.
  func meaning(in entry: Entry) -> OtherWords<Workspace>.Reading? {
    let whole = shellCommands.reading(of: command.tokens, in: entry.bytes, workspace, self, accepted: accepted).map {
      withNumber(of: TriedLine(command.tokens, in: entry.bytes), $0)
    }
    guard whole.map({ $0.manner == .offered && !$0.isCorrection && $0.isGuess && !$0.isWhole }) ?? true else { return whole }
    return [reading(ofClauses: TriedLine(command.tokens, in: entry.bytes).clauses), whole].firstResult {
      $0?.endsHalfway == false ? $0 : nil
    }
  }

  /// An offer with the only number of the line that was typed, if its command has a place for that, and none for a name: `start with lesson 1`.
  private func withNumber(of tried: TriedLine, _ reading: OtherWords<Workspace>.Reading) -> OtherWords<Workspace>.Reading {
    let numbers = (tried.spellings.last ?? tried).words.filter { $0.allSatisfy { $0.isNumber } }
    guard reading.manner == .offered, reading.lines.count == 1, numbers.count == 1, let text = reading.lines.first?.text,
      !text.contains(where: { $0.isNumber || $0 == ";" }), !text.hasPrefix("help")
    else { return reading }
    let whole = [text, numbers[0]].joined(separator: " ")
    guard refusal(of: [whole]) == nil, refusal(of: [text + " name"]) != nil else { return reading }
    var copy = reading
    copy.lines = [MeantLine(whole)]
    return copy
  }

  /// What a line with several wishes means, each of them read in the document that those before it would make; nil if one is not understood.
  private func reading(ofClauses clauses: [TriedLine]) -> OtherWords<Workspace>.Reading? {
    guard (2...4).contains(clauses.count) else { return nil }
    var later = self
    var lines: [String] = []
    for clause in clauses {
      guard let line = later.line(ofClause: clause, isFirst: lines.isEmpty), !Self.looks.contains(where: line.hasPrefix),
        (try? later.attempt(line, on: &later.workspace)) != nil
      else { return nil }
      // What is expected is on screen.
      if line.hasPrefix("expect "), later.document.view.pending != later.document.view.applied {
        lines.append("apply")
        guard (try? later.attempt("apply", on: &later.workspace)) != nil else { return nil }
      }
      // A layout that is made anew replaces the one before it.
      if line.hasPrefix("template "), lines.last?.hasPrefix("template ") == true { lines.removeLast() }
      lines.append(line)
    }
    return .offering([lines.joined(separator: "; ")])
  }

  /// Lines that answer no wish for an edit.
  private static let looks = ["help", "show", "devices", "items", "sections", "template;", "lesson"]

  private func line(ofClause clause: TriedLine, isFirst: Bool) -> String? {
    if shellCommands.binds(clause.text), !shellCommands.namesAnyFile(clause) { return clause.text }
    guard !isFirst || clause.parts.count > 1 else { return nil }
    let line = shellCommands.reading(of: clause, workspace, self, accepted: accepted)?.lines.first?.text
    // A word alone is the name of something, rather than a wish, unless something of its name can be made.
    return clause.parts.count > 1 || line?.hasPrefix("define ") ?? false ? line : nil
  }

  /// Runs the current command as Swift if it is no command, and nothing runs that is known to mean just this.
  private mutating func runAsCode(
    _ refusal: Diagnostic, unless meaning: OtherWords<Workspace>.Reading?, in entry: Entry, with context: RunContext
  ) -> Bool? {
    guard refusal.code == .unknownCommand, context.accepted != .edits, meaning?.manner ?? .offered == .offered,
      let first = command.tokens.first, let last = command.tokens.last
    else { return nil }
    return runAsComponentCode(first.range.lowerBound..<last.range.upperBound, in: entry, with: context)
  }

  /// The current command, where it is one word that names a choice of the question that stands.
  private func answeredWord(_ refusal: Diagnostic, in entry: Entry) -> String? {
    guard refusal.code == .unknownCommand, let question = quiz.question, command.tokens.count == 1 else { return nil }
    let word = String(decoding: entry.bytes[command.tokens[0].range], as: UTF8.self)
    return ChoiceLetter.choice(of: word).flatMap { question.choices.indices.contains($0 - 1) ? word : nil }
  }

  /// The current command after one that makes the section it needs.
  private func lineAfterASection(_ refusal: Diagnostic, in entry: Entry) -> String? {
    guard entry.bytes.count <= Self.longestTried, command.tokens.count > 1 else { return nil }
    var words = command.tokens.map { $0.isQuoted ? String(decoding: entry.bytes[$0.range], as: UTF8.self) : meantName($0, in: entry) }
    // The section that everybody names first.
    if words.count > 3, words.last == "main", !words.contains("to") {
      if ["in", "into", "section", "at"].contains(words[words.count - 2]) { words.remove(at: words.count - 2) }
      words.insert("to", at: words.count - 1)
    }
    let lines = ["append sections main", words.joined(separator: " ")]
    return self.refusal(of: lines) == nil ? lines.joined(separator: "; ") : nil
  }

  /// The line that appends items to the section of `append sections main items a b`, which is there already.
  private func lineToASection(in entry: Entry) -> String? {
    guard entry.bytes.count <= Self.longestTried, command.tokens.count > 4 else { return nil }
    let words = command.tokens.map { String(decoding: entry.bytes[$0.range], as: UTF8.self) }
    guard words[0] == "append", words[1] == "sections" else { return nil }
    let items = words.dropFirst(words[3] == "with" && words[4] == "items" ? 5 : 4)
    let isPlaced = ["before", "after"].contains(words[words.count - 2])
    guard isPlaced || ["items", "with"].contains(words[3]) && !items.isEmpty else { return nil }
    let line = (isPlaced ? ["insert"] + words.dropFirst() : ["append items"] + items + ["to", words[2]]).joined(separator: " ")
    return self.refusal(of: [line]) == nil ? line : nil
  }

  /// A word of the command; for what is hardly one name, `1-20`, the range that is meant.
  private func meantName(_ token: Token, in entry: Entry) -> String {
    let name = String(decoding: entry.bytes[token.range], as: UTF8.self)
    return hyphenatedRange(name).map { "\($0.lowerBound)...\($0.upperBound)" } ?? TriedLine.letters(name)?.joined(separator: " ") ?? name
  }

  /// A refusal with what is offered; where that would be refused for a name that is missing, it says which, and what there is.
  private func offering(_ reading: OtherWords<Workspace>.Reading, after refusal: Diagnostic) -> Diagnostic {
    guard !reading.isCorrection, reading.lines.count == 1,
      let other = self.refusal(of: reading.lines.map { $0.text }) ?? absence(in: reading), other.code.isAboutNames
    else { return refusal.offering(reading) }
    var copy = refusal
    (copy.message, copy.notes, copy.suggestion) = (other.message, other.notes, other.suggestion)
    return copy
  }

  /// An unmet expectation, with the line that was meant where its names are words of a sentence: `expect sections to be main`.
  func inGalley(_ unmet: Diagnostic, in entry: Entry, with context: RunContext) -> Diagnostic {
    let words = command.tokens.map { String(decoding: entry.bytes[$0.range], as: UTF8.self) }
    guard Self.isSentence(words.joined(separator: " ")), context.meant == nil, settings.readsOtherWords,
      entry.bytes.count <= Self.longestTried,
      let line = meaning(in: entry)?.lines.first, line.text.contains(text: "expect ")
    else { return unmet }
    var copy = unmet
    copy.notes = ["in Galley: \(line.text)"] + unmet.notes
    return copy
  }

  /// Whether a line expects items or sections.
  static func expectsList(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    return words.count > 2 && words[0] == "expect" && ["items", "sections"].contains(words[1])
  }

  /// Whether an expectation has words that are hardly names.
  static func isSentence(_ line: String) -> Bool { line.split(separator: " ").dropFirst(2).contains { sentence.contains(String($0)) } }

  private static let sentence: Set<String> = [
    "to", "be", "is", "are", "exists", "exist", "should", "in", "order", "has", "have", "contains",
  ]

  /// Says that a macro of Swift Testing is a comment here, and which line does what it means.
  mutating func warnOfCommentedCode(in entry: Entry, with context: RunContext) {
    guard entry.bytes.first == UInt8(ascii: "#"), entry.bytes.count <= Self.longestTried,
      ["#expect(", "#require("].contains(where: { entry.bytes.starts(with: $0.utf8) }),
      let reading = shellCommands.reading(ofUnreadable: Array(entry.bytes.dropFirst()), workspace),
      let line = (accepted(reading) ?? reading).lines.first
    else { return }
    warn("what begins with # is a comment; in Galley: \(line.text)", with: context)
  }

  /// Refuses a line that cannot be split into words, such as one of Swift with an open parenthesis.
  mutating func refuseUnreadable(_ refusal: Diagnostic, in entry: Entry, with context: RunContext) -> Bool {
    if entry.bytes.count <= Self.longestTried, context.meant == nil, context.accepted != .edits,
      let isAccepted = runAsComponentCode(0..<entry.bytes.count, in: entry, with: context)
    {
      return isAccepted
    }
    let reading = entry.bytes.count > Self.longestTried ? nil : shellCommands.reading(ofUnreadable: entry.bytes, workspace)
    return refuse((reading.flatMap(accepted) ?? reading).map { refusal.offering($0) } ?? refusal, in: entry, with: context)
  }
}

extension RunContext {
  /// A line that runs in place of a refused one.
  struct Meant {
    var line: MeantLine
    var entry: Entry
    /// The place of the refused command in its entry.
    var command: Range<Int>

    /// A refusal of the line, with its place in the refused command.
    func located(_ refusal: Diagnostic, at span: Range<Int>) -> Diagnostic {
      var copy = refusal
      copy.place = .bytes(line.origin(of: span) ?? command)
      return copy
    }
  }
}

extension Diagnostic {
  /// Whether it says more than the line, which only resembles the words or is about another name.
  fileprivate func isNearer(than reading: OtherWords<Workspace>.Reading) -> Bool {
    // A reason that is known is nearer than a name like the one that is missing.
    if reading.message != nil, code == .missingWord { return false }
    return switch code {
    case .unknownCommand, .propertyPath, .missingProperty: false
    case .extraWord, .unknownFlag, .unknownChoice, .unreadableValue, .unknownDevice, .nothingSelected:
      reading.isGuess && !reading.isWhole && suggestion != nil
    case .unknownComponent, .missingWord, .unknownTemplate: suggestion != nil
    case .unknownItem, .unknownSection: reading.isGuess || suggestion != nil
    default: reading.isGuess
    }
  }

  /// The refusal with the line that does what was meant, in place of its notes.
  func naming(_ line: String, _ notes: some Sequence<Phrase> = EmptyCollection()) -> Diagnostic {
    var copy = self
    copy.notes = ["in Galley: \(line)"] + notes
    return copy
  }

  fileprivate func offering(_ reading: OtherWords<Workspace>.Reading) -> Diagnostic {
    var copy = self
    if let message = reading.message { copy.message = message }
    copy.suggestion = reading.isCorrection ? reading.lines.first?.text : nil
    guard !reading.isCorrection else { return copy }
    copy.notes = reading.lines.map { "in Galley: \($0.text)" } + (reading.message == nil ? notes : [])
    return copy
  }
}

extension DiagnosticCode {
  /// Whether a line is refused with it because nothing has a name.
  var isAboutNames: Bool {
    switch self {
    case .unknownItem, .unknownSection, .unknownComponent, .nothingSelected, .noSections: true
    default: false
    }
  }

  /// Whether a line is refused with it for how it is written, rather than for what is in the document.
  fileprivate var isAboutWords: Bool {
    switch self {
    case .unknownCommand, .missingWord, .extraWord, .unknownFlag, .unknownChoice, .unreadableValue, .unreadableNumber, .propertyPath,
      .unknownLesson,
      .unknownProperty, .missingProperty, .notAList, .unknownDevice, .unknownTemplate, .unknownTopic,
      .unknownComponent, .unknownItem, .unknownSection, .unknownView, .wrongKind, .cannotAdd, .givenTwice, .nothingSelected, .componentName:
      true
    default: false
    }
  }
}
