import Cancelling
import CommandLanguage
import Commands
import Documents
import Exports
import Localization
import Rendering
import Snapshots

/// Runs lines on a document, keeps the history for undo, and prints the answers.
///
/// The only place where outcomes are carried out. A refused line changes nothing.
package struct Session: Sendable {
  var workspace = Workspace()
  /// The document as it was started, opened or saved last.
  var saved = Document()
  var record = Record()
  package var settings: Settings
  var solvedLessons: Set<String> = []
  /// The folder whose lessons are taken; nil for the bundled ones.
  var course: FolderCourse?
  /// Notes that were printed once and are not repeated.
  var saidOnce: Set<String> = []
  package var files: Files
  /// The page that shows the document while it changes; nil if there is none.
  var preview: Preview?
  /// What is still to be told to somebody new; nil without a prompt.
  package var firstSteps: FirstSteps?
  package internal(set) var isFinished = false
  /// Asked before a file is changed.
  package var cancellation = Cancellation.never
  package internal(set) var failureCount = 0
  /// What came of the expectations; nil unless a script is being tested.
  var tally: Tally?
  /// What the last looking command showed; nil if no line of the language expects it.
  var lastLook: Look?
  package var command = CurrentCommand()
  /// The command that is carried out. Those that run lines of their own are followed again once these are done.
  var answering = Answering()
  var acknowledgement: Acknowledgement?
  /// Whether the picture is to stay in sight; nil if nobody has said so.
  var watching: Bool?
  /// The reading of the last line of Swift.
  var lastReading: EvaluatedCode?
  /// Which lines are Swift rather than commands.
  package var swiftLines = SwiftLines.beginning

  package init(settings: Settings = Settings(), on store: any FileStore = Files.standardStore) {
    _ = Self.cancelsSnapshots
    self.settings = settings
    files = Files(on: store)
  }

  package var document: Document { workspace.document }

  package var store: any FileStore { files.store }

  /// The folder of the journals; nil if none is kept.
  package var journals: JournalFolder? {
    get { files.journals }
    set { files.journals = newValue }
  }

  /// Whether no file outside the script's folder may be read or written.
  package var isConfined: Bool { files.isConfined }

  /// Confines the session to the script's folder, for good.
  package mutating func confine() {
    files.isConfined = true
    settings.lessonProgressPath = nil
  }

  /// Runs one entry: its commands one after another, up to the first refused one unless the session keeps going.
  ///
  /// - Returns: Whether all of them succeeded.
  package mutating func run(_ entry: InputEntry, with context: RunContext) -> Bool {
    let outer = answering
    answering = Answering()
    defer { answering = outer }
    // A command that runs lines is still needed for its own refusal.
    let outerCommand = command.tokens.isEmpty ? nil : command
    if outerCommand != nil { command = CurrentCommand() }
    defer {
      command.clear()
      if let outerCommand { command = outerCommand }
    }
    defer { if preview != nil { follow(with: context) } }
    // A lesson answers a line as a whole.
    defer { lookAtGoal(with: context) }
    guard !entry.isTooLong else { return refuse(.lineTooLong, in: entry, with: context) }
    if entry.isSwift { return runSwift(entry, with: context) }
    var tokenizer = Tokenizer(entry.bytes)
    var succeeded = true
    while !isFinished {
      command.clear()
      do throws(Diagnostic) {
        guard !tokenizer.isAtEnd, try shellCommands.nextCommand(of: &tokenizer, into: &command.tokens) else { break }
      } catch {
        answering.name(by: command.tokens, in: entry)
        return runAsComponentCode(0..<entry.bytes.count, in: entry, with: context) ?? refuse(error, in: entry, with: context)
      }
      if CurrentRun.isCancelled { return false }
      if context.echoes { echo(entry, with: context) }
      guard !runCommand(in: entry, with: context) else { continue }
      succeeded = false
      guard context.keepsGoing else { break }
    }
    return succeeded
  }

  private mutating func runCommand(in entry: InputEntry, with context: RunContext) -> Bool {
    let start = settings.times ? store.nanoseconds : nil
    answering = Answering()
    defer { writeJournal(with: context) }
    do throws(Diagnostic) {
      command.arguments.takesShortChoices = context.source.isTyped
      let index = try shellCommands.bind(command.tokens, in: entry.bytes, into: &command.arguments)
      answering.begin(index, format: command.arguments.format)
      if tally != nil, shellCommands.commands[index].declaration.topic == ExpectCommands.topic { tally?.expectations += 1 }
      workspace.inverse = nil
      workspace.keepsSizes = false
      let before = context.isTalkative ? workspace.kept : nil
      let coded = workspace.hasCode ? workspace.kept : nil
      let outcome = try shellCommands.commands[index].run(&workspace, command.arguments)
      if CurrentRun.isCancelled { throw .cancelled }
      workspace.settle()
      if let coded, workspace.inverse != nil { try askAgain(since: coded.value, with: context) }
      if let inverse = workspace.inverse { keep(currentLine(entry), undoneBy: inverse, with: context) }
      writeJournal(with: context)
      try carryOut(outcome, before: before, in: entry, with: context)
      acknowledge(with: context)
      takeFirstSteps(since: before, with: context)
      if let start { note("took \(milliseconds(store.nanoseconds - start)) ms", with: context) }
      return true
    } catch {
      answering.name(by: command.tokens, in: entry)
      if error.code == .unknownCommand, let first = command.tokens.first, let last = command.tokens.last,
        let isAccepted = runAsComponentCode(first.range.lowerBound..<last.range.upperBound, in: entry, with: context)
      {
        return isAccepted
      }
      return refuse(addingHints(to: error, in: entry), in: entry, with: context)
    }
  }

  package mutating func refuse(_ diagnostic: Diagnostic, in entry: InputEntry, with context: RunContext) -> Bool {
    // The refusal of a nested `read` was already printed where it happened.
    if diagnostic.code == .alreadyPrinted { return false }
    if let refusals = context.refusals {
      if refusals.all.isEmpty { refusals.firstSpan = span(of: diagnostic.place, in: entry) }
      refusals.all.append(diagnostic)
      return false
    }
    failureCount += 1
    let located = Located(
      diagnostic, of: answeredCommand, span: span(of: diagnostic.place, in: entry), in: entry, from: context.source)
    tally?.failures.append(located)
    var text = ""
    located.write(to: &text, renderer: settings.errorRenderer)
    context.output.writeError(text)
    return false
  }

  func span(of place: Diagnostic.Location, in entry: InputEntry) -> Range<Int> {
    switch place {
    case .bytes(let range): range
    case .command: command.tokens.isEmpty ? 0..<0 : command.arguments.span
    case .end: end(of: entry)
    case .parameter, .word, .lastWord: shellCommands.span(of: place, in: command.arguments) ?? command.arguments.span
    }
  }

  /// The position just after the command's last word.
  private func end(of entry: InputEntry) -> Range<Int> {
    let end = command.tokens.last?.range.upperBound ?? entry.bytes.count
    return end..<end
  }

  private func echo(_ entry: InputEntry, with context: RunContext) {
    guard let first = command.tokens.first, let last = command.tokens.last else { return }
    let text = String(decoding: entry.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    context.output.write("galley> \(text.escapingControls)\n")
  }

  // MARK: Outcomes

  private mutating func carryOut(
    _ outcome: Outcome, before: CopyOnWriteBox<Document>?, in entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) {
    try context.expectAccepted(outcome)
    switch outcome {
    case .show(let report, let look): show(report, as: look, with: context)
    case .changed(let report, let look):
      show(report, as: look, with: context)
      if let before { sayConsequences(since: before.value, with: context) }
    case .edited(let sentences, let warning):
      if context.isTalkative {
        say(sentences(), since: before, with: context)
      } else if let warning {
        warn(warning, in: entry, with: context)
      }
    case .met(let expectation): accept(expectation, with: context)
    case .unmet(let expectation): try carryOut(expectation, in: entry, with: context)
    case .nothing(let sentence): say(sentence, with: context)
    case .undo(let count): try undo(count, with: context)
    case .redo(let count): try redo(count, with: context)
    case .history: print(historyReport(), with: context)
    case .save(let path): try save(path, in: entry, with: context)
    case .share, .export, .exportAssumptions, .preview, .endPreview, .verify: try carryOutFile(outcome, in: entry, with: context)
    case .open(let path): try open(path, line: entry, with: context)
    case .read(let path): try read(path, line: entry, with: context)
    case .readSwift, .paste, .provider: try carryOutSwift(outcome, line: entry, with: context)
    case .reset: try reset(entry, with: context)
    case .echo(let text): print(.line(.verbatim(text)), with: context)
    case .clear: if let clearing = settings.clearing { context.output.write(clearing) }
    case .help(let words, let extent): print(try helpReport(words, extent), with: context)
    case .timing(let isOn): settings.times = isOn
    case .watch(let isOn): watching = isOn
    case .lesson(let request): try carryOut(request, line: entry, with: context)
    case .mark(let name): mark(name, with: context)
    case .restorable: print(restorableReport(), with: context)
    case .restore(let name): try restore(name, with: context)
    case .forget(let name): try forget(name, with: context)
    case .recordExpectations: try recordExpectations(in: entry, with: context)
    case .expectError(let words): try expectError(words, in: entry, with: context)
    case .run(let lines, let sentence):
      try runAsOneStep(lines, saying: sentence, line: entry, with: context)
      if let before { sayEffects(since: before.value, with: context) }
    case .quit: quit()
    }
  }

  /// Prints what an edit did, and its effect since a document.
  private mutating func say(_ sentences: [Phrase], since before: CopyOnWriteBox<Document>?, with context: RunContext) {
    guard answerFormat != .json else { return }
    write(.lines(sentences.map { StyledLine($0, .faint).hanging(at: 2) }), with: context)
    if let before { sayEffects(since: before.value, with: context) }
  }

  private mutating func show(_ report: Report, as look: Look?, with context: RunContext) {
    lastLook = look
    print(report, with: context)
  }

  package mutating func print(_ report: Report, with context: RunContext) {
    answering.hasAnswered = true
    write(report, with: context)
  }

  private func write(_ report: Report, with context: RunContext) {
    let renderer = answerRenderer
    guard renderer.format?.isForTablesAlone != true || report.hasTable else { return tell(report, in: nil, with: context) }
    var output = context.output
    renderer.write(report, to: &output)
  }

  /// Prints what stands around an answer, which programs do without.
  func printForPeople(_ report: Report, with context: RunContext) {
    if answerFormat == nil { write(report, with: context) }
  }

  /// Prints what is for people beside the errors, so that it is not between what programs read.
  func tell(_ report: Report, in format: Settings.Format?, with context: RunContext) {
    var renderer = settings.renderer
    (renderer.format, renderer.isColoured, renderer.command) = (format, settings.errorRenderer.isColoured, answeredCommand)
    context.output.writeError(renderer.text(of: report))
  }

  /// The language of the current answer; JSON and CSV are always English.
  var answerLanguage: Language { answerFormat == nil ? settings.language : .english }

  /// Prints a sentence that is only for people; in JSON a command without an answer says so otherwise.
  package func say(_ sentence: @autoclosure () -> Phrase, with context: RunContext) {
    if context.isTalkative, answerFormat != .json { write(.lines([StyledLine(sentence(), .faint).hanging(at: 2)]), with: context) }
  }

  /// Prints a warning about an answer: in a script on standard error, after the place of its line if one is given.
  func warn(_ sentence: Phrase, in entry: InputEntry? = nil, with context: RunContext) {
    if context.isTalkative, answerFormat != .json { return say(sentence, with: context) }
    guard !settings.isQuiet else { return }
    let format = settings.errorRenderer.format
    guard let entry, format != .json else { return tell(.line(sentence), in: format, with: context) }
    let place = context.source.name.map { "\($0):\(entry.number): " } ?? ""
    tell(.line(.verbatim("\(place)warning: ") + sentence), in: format, with: context)
  }

  /// Prints a sentence that belongs to no answer.
  private func note(_ sentence: Phrase, with context: RunContext) {
    if answerFormat == nil {
      write(.line(sentence), with: context)
    } else {
      tell(.line(sentence), in: settings.errorRenderer.format, with: context)
    }
  }

  func currentLine(_ entry: InputEntry) -> ArraySlice<UInt8> { entry.bytes[command.arguments.span] }
}

/// Milliseconds with two decimals.
private func milliseconds(_ nanoseconds: UInt64) -> String { rounded((Double(nanoseconds) / 1e4).rounded() / 100) }

extension Diagnostic {
  /// Points at the first byte that is too many.
  fileprivate static let lineTooLong = Diagnostic(
    .lineTooLong, "the line is longer than \(Tokenizer.longestLine.grouped) bytes",
    at: .bytes(Tokenizer.longestLine..<Tokenizer.longestLine + 1),
    notes: ["lines that '\\' joins are one line; several lines may hold more"])
  static let readFailed = Diagnostic(.alreadyPrinted, "")
}
