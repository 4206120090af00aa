import Cancelling
import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering
import Snapshots

/// The state of a session, which is restored if a run is cancelled: the document, its history, the settings, and other data of the shell.
///
/// A value type, so later changes in the session do not affect a copy.
package struct SessionState: Sendable {
  var workspace = Workspace()
  /// The document that the session started with, or that was last opened or saved.
  var saved = Document()
  var record = Session.Record()
  package var settings: Session.Settings
  var lessonResults: [String: LessonResult] = [:]
  /// The folder of the current course; nil for the bundled lessons.
  var course: CustomCourse?
  /// The notes that were already printed and are not repeated.
  var saidOnce: Set<String> = []
  package var files: Files
  /// The page that follows the document, if any.
  var preview: Preview?
  /// The remaining hints for a new user; nil if there is no prompt.
  var firstSteps: FirstSteps?
  var isFinished = false
  var failureCount = 0
  /// The results of expectations; nil unless a script is being tested.
  var tally: Tally?
  /// The last query; nil if no `expect` line can express its answer.
  var lastLook: Look?
  /// Whether the picture stays visible; nil if the user has not chosen.
  var watching: Bool?
  /// The result of the last entry of Swift.
  var lastReading: EvaluatedCode?
  var swiftLines = SwiftLines.beginning
  /// The last line that was rejected; nil if none was.
  var refused: RefusedLine?

  mutating func goBack(to step: Int) { record.history.goBack(to: step, &workspace.kept) }
}

/// Runs lines on a document, records the history for undo, and prints the answers.
///
/// A rejected line changes nothing.
package final class Session {
  package var state: SessionState
  /// Checked before a file is changed.
  package var cancellation: Cancellation
  package var command = CurrentCommand()
  /// The command that is running. After it has run nested lines, this is the outer command again.
  var answering = Answering()
  var acknowledgement: Acknowledgement?

  package init(_ state: SessionState, cancellation: Cancellation = .never) {
    _ = Self.cancelsSnapshots
    self.state = state
    self.cancellation = cancellation
  }

  package convenience init(settings: Settings = Settings(), on store: any FileStore = Files.standardStore) {
    self.init(SessionState(settings: settings, files: Files(on: store)))
  }

  /// Installs the cancellation check of `Snapshots`, which does not depend on `Cancelling`, so that its edits and differences end early.
  static let cancelsSnapshots: Void = { SnapshotCancellation.allowance = { CurrentRun.allowance } }()

  package func copy() -> Session {
    let copy = Session(state, cancellation: cancellation)
    (copy.command, copy.answering) = (command, answering)
    return copy
  }

  package var settings: Settings {
    get { state.settings }
    set { state.settings = newValue }
  }

  package var files: Files {
    get { state.files }
    set { state.files = newValue }
  }

  package var firstSteps: FirstSteps? {
    get { state.firstSteps }
    set { state.firstSteps = newValue }
  }

  package var swiftLines: SwiftLines {
    get { state.swiftLines }
    set { state.swiftLines = newValue }
  }

  package var document: Document { state.workspace.document }
  package var isFinished: Bool { state.isFinished }
  package var failureCount: Int { state.failureCount }

  package var store: any FileStore { files.store }

  package func context(from source: Source, to output: Output) -> RunContext {
    RunContext(
      source: source, output: output, isTalkative: settings.isTalkative, echoes: settings.echoes, keepsGoing: settings.keepsGoing)
  }

  package var swiftPrompt: SwiftPrompt { SwiftPrompt(lines: swiftLines, workspace: state.workspace) }

  var help: HelpSystem { HelpSystem(language: answerLanguage, isForPeople: answerFormat == nil, refused: state.refused) }

  /// The folder of the journals; nil if the session keeps none.
  package var journals: JournalFolder? {
    get { files.journals }
    set { files.journals = newValue }
  }

  package var isConfined: Bool { files.isConfined }

  /// Restricts file access to the script's folder permanently.
  package func confine() {
    files.isConfined = true
    settings.lessonProgressPath = nil
  }

  /// Runs the commands of an entry in order. Stops at the first that fails unless the session keeps going.
  ///
  /// - Returns: Whether all of them succeeded.
  package func run(_ entry: InputEntry, with context: RunContext) -> Bool {
    let outer = answering
    answering = Answering()
    defer { answering = outer }
    // A command that runs lines may still have to report its own error.
    let outerCommand = command.tokens.isEmpty ? nil : command
    if outerCommand != nil { command = CurrentCommand() }
    defer {
      command.clear()
      if let outerCommand { command = outerCommand }
    }
    defer { if state.preview != nil { follow(with: context) } }
    // A lesson is checked after the whole line.
    defer { if state.record.isLearning { LessonRunner(session: self, line: entry, context: context).checkGoal() } }
    guard !entry.isTooLong else { return refuse(.lineTooLong, in: entry, with: context) }
    if entry.isSwift { return runSwift(entry, with: context) }
    var tokenizer = Tokenizer(entry.bytes)
    let takesRest = ConsoleText.takesRest(entry.bytes)
    var succeeded = true
    while !isFinished {
      command.clear()
      do throws(Diagnostic) {
        guard !tokenizer.isAtEnd else { break }
        let hasCommand =
          takesRest
          ? try tokenizer.nextCommand(into: &command.tokens, verbsBeforeRest: [[Array("help".utf8)]])
          : try shellCommands.nextCommand(of: &tokenizer, into: &command.tokens)
        if !hasCommand { break }
      } catch {
        answering.name(by: command.tokens, in: entry)
        if let text = ConsoleText(entry.bytes) { return refuse(text, from: 0, in: entry, with: context) }
        return runAsComponentCode(0..<entry.bytes.count, in: entry, with: context) ?? refuse(error, in: entry, with: context)
      }
      if CurrentRun.isCancelled { return false }
      if context.echoes { echo(entry, with: context) }
      guard !runCommand(in: entry, with: context) else { continue }
      succeeded = false
      // A UIKit message is one line, even if it contains semicolons.
      guard context.keepsGoing, consoleText(in: entry) == nil else { break }
    }
    guard succeeded || context.keepsGoing, let following = entry.following else { return succeeded }
    return run(InputEntry(following, number: entry.lastNumber + 1), with: context) && succeeded
  }

  private func runCommand(in entry: InputEntry, with context: RunContext) -> Bool {
    let start = settings.times ? store.nanoseconds : nil
    answering = Answering()
    defer { writeJournal(with: context) }
    do throws(Diagnostic) {
      command.arguments.takesShortChoices = context.source.isTyped
      let index = try shellCommands.bind(command.tokens, in: entry.bytes, into: &command.arguments)
      answering.begin(index, format: command.arguments.format)
      if state.tally != nil, shellCommands.commands[index].declaration.topic == ExpectCommands.topic { state.tally?.expectations += 1 }
      state.workspace.inverse = nil
      state.workspace.keepsSizes = false
      let before = context.isTalkative ? state.workspace.kept : nil
      let coded = state.workspace.hasCode ? state.workspace.kept : nil
      let effect = try effect(of: shellCommands.commands[index], with: context)
      if CurrentRun.isCancelled { throw .cancelled }
      state.workspace.settle()
      if let coded, state.workspace.inverse != nil { try askAgain(since: coded.value, with: context) }
      if let inverse = state.workspace.inverse { keep(currentLine(entry), undoneBy: inverse, with: context) }
      writeJournal(with: context)
      try EffectRunner(session: self, entry: entry, context: context, before: before).run(effect)
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
      if error.code == .unknownCommand, let first = command.tokens.first, let text = consoleText(in: entry) {
        return refuse(text, from: first.range.lowerBound, in: entry, with: context)
      }
      return refuse(addingHints(to: error, in: entry), in: entry, with: context)
    }
  }

  /// The UIKit message from the current command to the end of the line; nil if the line is not one.
  private func consoleText(in entry: InputEntry) -> ConsoleText? {
    command.tokens.first.flatMap { ConsoleText(entry.bytes[$0.range.lowerBound...]) }
  }

  private func refuse(_ text: ConsoleText, from start: Int, in entry: InputEntry, with context: RunContext) -> Bool {
    let range = start..<entry.bytes.count
    let refusal = text.refusal(at: range)
    if context.refusals == nil { state.refused = RefusedLine(diagnostic: refusal, consoleText: text.text) }
    return refuse(refusal, in: entry, with: context)
  }

  package func refuse(_ diagnostic: Diagnostic, in entry: InputEntry, with context: RunContext) -> Bool {
    // The error of a nested `read` was already printed.
    if diagnostic.code == .alreadyPrinted { return false }
    if let refusals = context.refusals {
      if refusals.all.isEmpty { refusals.firstSpan = span(of: diagnostic.place, in: entry) }
      refusals.all.append(diagnostic)
      return false
    }
    var diagnostic = diagnostic
    diagnostic.uikit = diagnostic.uikit.flatMap { UIKitMessage.text($0, systemVersion: document.environment.os) }
    state.failureCount += 1
    if state.refused?.diagnostic != diagnostic { state.refused = RefusedLine(diagnostic: diagnostic) }
    let located = Located(
      diagnostic, of: answeredCommand, span: span(of: diagnostic.place, in: entry), in: entry, from: context.source)
    state.tally?.failures.append(located)
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

  /// The empty range just after the command's last word.
  private func end(of entry: InputEntry) -> Range<Int> {
    let end = command.tokens.last?.range.upperBound ?? entry.bytes.count
    return end..<end
  }

  private func echo(_ entry: InputEntry, with context: RunContext) {
    guard let first = command.tokens.first, let last = command.tokens.last else { return }
    let text = String(decoding: entry.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    context.output.write("galley> \(text.escapingControls)\n")
  }

  // MARK: Answers

  /// Prints the sentences of an edit, and its effects since `before`.
  func say(_ sentences: [Phrase], since before: CopyOnWriteBox<Document>?, with context: RunContext) {
    guard answerFormat != .json else { return }
    write(.lines(sentences.map { StyledLine($0, .faint).hanging(at: 2) }), with: context)
    if let before { sayEffects(since: before.value, with: context) }
  }

  package func print(_ report: Report, with context: RunContext) {
    answering.hasAnswered = true
    write(report, with: context)
  }

  private func write(_ report: Report, with context: RunContext) {
    let renderer = answerRenderer
    guard renderer.format?.isForTablesAlone != true || report.hasTable else { return tell(report, in: nil, with: context) }
    var output = context.output
    renderer.write(report, to: &output)
  }

  /// Prints a command that runs as a part of the current one.
  func showCommand(_ line: String, with context: RunContext) {
    var output = context.output
    settings.renderer.write(StyledLine(command: line), to: &output)
  }

  /// Prints text around an answer, which JSON and tables omit.
  func printForPeople(_ report: Report, with context: RunContext) {
    if answerFormat == nil { write(report, with: context) }
  }

  /// Prints a human-readable report on standard error, so that it is not mixed with machine-readable output.
  func tell(_ report: Report, in format: Settings.Format?, with context: RunContext) {
    var renderer = settings.renderer
    (renderer.format, renderer.isColoured, renderer.command) = (format, settings.errorRenderer.isColoured, answeredCommand)
    context.output.writeError(renderer.text(of: report))
  }

  /// The language of the current answer. JSON and CSV are always in English.
  var answerLanguage: Language { answerFormat == nil ? settings.language : .english }

  /// Prints a sentence in text output. In JSON, acknowledges a command that has no answer instead.
  package func say(_ sentence: @autoclosure () -> Phrase, with context: RunContext) {
    if context.isTalkative, answerFormat != .json { write(.lines([StyledLine(sentence(), .faint).hanging(at: 2)]), with: context) }
  }

  /// Prints a warning. In scripts it goes to standard error, preceded by the location of its line if an entry is given.
  ///
  /// - Parameter source: The code that the warning is about.
  func warn(_ sentence: Phrase, at source: SourceRange? = nil, in entry: InputEntry? = nil, with context: RunContext) {
    state.tally?.note(Tally.Warning(sentence: sentence, source: source))
    if context.isTalkative, answerFormat != .json { return say(sentence, with: context) }
    guard !settings.isQuiet else { return }
    let format = settings.errorRenderer.format
    guard let entry, format != .json else { return tell(.line(sentence), in: format, with: context) }
    let place = context.source.name.map { "\($0):\(entry.number): " } ?? ""
    tell(.line(.verbatim(place) + "warning: \(sentence)"), in: format, with: context)
  }

  /// Prints a sentence that is not part of an answer.
  private func note(_ sentence: Phrase, with context: RunContext) {
    if answerFormat == nil {
      write(.line(sentence), with: context)
    } else {
      tell(.line(sentence), in: settings.errorRenderer.format, with: context)
    }
  }

  func currentLine(_ entry: InputEntry) -> ArraySlice<UInt8> { entry.bytes[command.arguments.span] }
}

private func milliseconds(_ nanoseconds: UInt64) -> String { rounded((Double(nanoseconds) / 1e4).rounded() / 100) }

extension Diagnostic {
  /// Refers to the first byte beyond the limit.
  fileprivate static let lineTooLong = Diagnostic(
    .lineTooLong, "the line is longer than \(Tokenizer.longestLine.grouped) bytes",
    at: .bytes(Tokenizer.longestLine..<Tokenizer.longestLine + 1),
    notes: ["lines joined with '\\' count as one line; use several commands instead"])
  static let readFailed = Diagnostic(.alreadyPrinted, "")
}

// MARK: Answers for programs

/// Machine-readable answers: each names its command, and commands that have no answer are acknowledged.
extension Session {
  struct Answering: Sendable {
    /// The index of the command in the command table; nil before it is known, and for a line of Swift.
    private(set) var index: Int?
    /// The format of the command's flag, if it has one.
    private(set) var format: Renderer.Format?
    var hasAnswered = false

    /// Finds the command of a line that was rejected before it was bound.
    mutating func name(by tokens: [Token], in entry: InputEntry) {
      if index == nil { index = shellCommands.index(of: tokens, in: entry.bytes) }
    }

    mutating func begin(_ index: Int, format: AnswerFormat?) {
      self.index = index
      if let format { self.format = Renderer.Format(rawValue: format.name) }
    }
  }

  var answerFormat: Renderer.Format? { settings.renderer.format ?? answering.format }

  var answerRenderer: Renderer {
    guard answering.format != nil || settings.renderer.format == .json else { return settings.renderer }
    var renderer = settings.renderer
    renderer.format = answerFormat
    if renderer.format == .json { renderer.command = answeredCommand }
    return renderer
  }

  /// The name of the answered command in JSON: null for an unknown command and for Swift.
  var answeredCommand: JSON {
    .optional(answering.index.map { shellCommands.commands[$0].declaration.name })
  }

  /// Acknowledges, in JSON, a command that has no answer, so that answers can be matched with lines.
  func acknowledge(with context: RunContext) {
    guard answerFormat == .json, !answering.hasAnswered, context.acknowledges else { return }
    if acknowledgement?.index != answering.index || acknowledgement == nil {
      let answer: JSON = ["ok": true, JSON.commandKey: answeredCommand]
      acknowledgement = Acknowledgement(index: answering.index, text: answer.text + "\n")
    }
    context.output.write(acknowledgement?.text ?? "")
    answering.hasAnswered = true
  }

  /// The last acknowledgement, cached because programs that send many lines often repeat one command.
  struct Acknowledgement: Sendable {
    var index: Int?
    var text: String
  }
}

// MARK: The current command

extension Session {
  /// The words and arguments of the current command. One value is reused for all commands to avoid allocations.
  package struct CurrentCommand: Sendable {
    package var tokens: [Token] = []
    package var arguments = Arguments()

    mutating func clear() {
      guard !tokens.isEmpty else { return }
      arguments.clear()
      tokens.removeAll(keepingCapacity: true)
    }
  }
}
