import CommandLanguage
import Drawing
import Wording

/// Runs lines on a document, keeps the way back, and prints the answers.
///
/// The one place where outcomes are carried out. A line that is refused changes nothing.
package struct Session: Sendable {
  var workspace = Workspace()
  var history = History()
  package var settings: Settings
  var times = false
  /// The lesson that is being taken.
  var lesson: RunningLesson?
  /// The names of the lessons that were solved in this session.
  var solvedLessons: Set<String> = []
  /// No file outside the script's folder is read or written. It stays so.
  package private(set) var isConfined = false
  /// Where the journals of killed sessions are; nil where none is kept.
  package var journals: JournalFolder?
  /// What was accepted and the journal is yet to be told.
  var untold: [UInt8] = []
  /// Whether the lines that are run belong to a command that is told as a whole.
  var isNested = false
  package private(set) var isFinished = false
  /// Whether nobody waits for the commands any more: no other one is begun, and no file is written.
  package var isCancelled: @Sendable () -> Bool = { false }
  /// What was refused so far; only counted where nobody asks for more.
  package internal(set) var failureCount = 0
  /// What was refused in a rehearsal.
  var failures: [Diagnostic]?
  /// Whether the lines that are run are a file's data, which nothing but edits may be.
  var takesEditsAlone = false
  /// The command at hand, kept from one to the next for its storage.
  var arguments = Arguments()
  var tokens: [Token] = []

  package init(settings: Settings = Settings()) { self.settings = settings }

  package var document: Document { workspace.document }

  package mutating func confine() { isConfined = true }

  /// Runs one entry: its commands one after another, up to the first that is refused unless the session keeps going.
  ///
  /// - Returns: whether all of them succeeded.
  mutating func run(_ entry: Entry, from source: Source, to output: inout some Output) -> Bool {
    var tokenizer = Tokenizer(entry.bytes)
    var succeeded = true
    while !isFinished {
      if isCancelled() { return false }
      do throws(Diagnostic) {
        guard try shellCommands.nextCommand(of: &tokenizer, into: &tokens) else { break }
      } catch {
        return refuse(error, in: entry, from: source, to: &output)
      }
      if settings.echoes { echo(entry, to: &output) }
      guard !runCommand(in: entry, from: source, to: &output) else { continue }
      succeeded = false
      guard settings.keepsGoing else { break }
    }
    return succeeded
  }

  private mutating func runCommand(in entry: Entry, from source: Source, to output: inout some Output) -> Bool {
    let clock = times ? ContinuousClock.now : nil
    defer { tellJournal(&output) }
    do throws(Diagnostic) {
      arguments.clear()
      arguments.takesShortChoices = source.isTyped
      let index = try shellCommands.bind(tokens, in: entry.bytes, into: &arguments)
      workspace.inverse = nil
      workspace.keepsSizes = false
      let before = settings.isTalkative ? workspace.document : nil
      let outcome = try shellCommands.commands[index].run(&workspace, arguments)
      workspace.settle()
      let line = entry.bytes[arguments.span]
      if let inverse = workspace.inverse { keep(line, undoneBy: inverse) }
      tellJournal(&output)
      try carryOut(outcome, before: before, in: entry, from: source, to: &output)
      if lesson != nil { lookAtGoal(to: &output) }
      if let clock { print(.line("took \((ContinuousClock.now - clock).milliseconds) ms"), to: &output) }
      return true
    } catch {
      return refuse(error, in: entry, from: source, to: &output)
    }
  }

  /// Says why something is refused, and where.
  mutating func refuse(_ diagnostic: Diagnostic, in entry: Entry, from source: Source, to output: inout some Output) -> Bool {
    // What a nested `read` refused was printed where it happened.
    if diagnostic.code == .alreadyPrinted { return false }
    failureCount += 1
    if failures != nil {
      failures?.append(diagnostic)
      return false
    }
    let located = Located(diagnostic, span: span(of: diagnostic.place, in: entry), in: entry, from: source)
    var text = ""
    located.write(to: &text, renderer: settings.errorRenderer)
    output.writeError(text)
    return false
  }

  func span(of place: Diagnostic.Place, in entry: Entry) -> Range<Int> {
    switch place {
    case .bytes(let range): range
    case .command: tokens.isEmpty ? 0..<0 : arguments.span
    case .end: end(of: entry)
    case .parameter, .word, .lastWord: shellCommands.span(of: place, in: arguments) ?? arguments.span
    }
  }

  /// Just after the command's last word.
  private func end(of entry: Entry) -> Range<Int> {
    let end = tokens.last?.range.upperBound ?? entry.bytes.count
    return end..<end
  }

  private func echo(_ entry: Entry, to output: inout some Output) {
    guard let first = tokens.first, let last = tokens.last else { return }
    let text = String(decoding: entry.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    output.write("galley> \(text.escapingControls)\n")
  }

  // MARK: Outcomes

  private mutating func carryOut(
    _ outcome: Outcome, before: Document?, in entry: Entry, from source: Source, to output: inout some Output
  ) throws(Diagnostic) {
    guard outcome.isEdit || !takesEditsAlone else { throw .noEdit }
    switch outcome {
    case .show(let report): print(report, to: &output)
    case .changed(let report):
      print(report, to: &output)
      if let before { sayFindings(since: before, to: &output) }
    case .edited(let sentences):
      guard settings.isTalkative else { return }
      print(.lines(sentences().map { StyledLine($0, .faint) }), to: &output)
      if let before { sayEffects(since: before, to: &output) }
    case .nothing(let sentence): if settings.isTalkative { print(.line(sentence, .faint), to: &output) }
    case .undo(let count): try undo(count, to: &output)
    case .redo(let count): try redo(count, to: &output)
    case .history: print(historyReport(), to: &output)
    case .save(let path): try save(path, from: source, to: &output)
    case .export(let content, let path): try export(content.text(in: settings.language), to: path, from: source, to: &output)
    case .open(let path): try open(path, line: entry, from: source, to: &output)
    case .read(let path): try read(path, line: entry, from: source, to: &output)
    case .reset: try reset(entry, to: &output)
    case .echo(let text): print(.line(.verbatim(text)), to: &output)
    case .help(let words): print(try helpReport(words), to: &output)
    case .timing(let isOn): times = isOn
    case .lesson(let request): try carryOut(request, line: entry, from: source, to: &output)
    case .mark(let name): mark(name, to: &output)
    case .restorable: print(restorableReport(), to: &output)
    case .restore(let name): try restore(name, to: &output)
    case .forget(let name): try forget(name, to: &output)
    case .expectError(let words): try expectError(words, in: entry, from: source, to: &output)
    case .run(let lines):
      try runAsOneStep(lines, line: entry, from: source, to: &output)
      if let before { sayEffects(since: before, to: &output) }
    case .quit: isFinished = true
    }
  }

  func print(_ report: Report, to output: inout some Output) { answerRenderer.write(report, to: &output) }

  /// How the command at hand is answered.
  private var answerRenderer: Renderer {
    var renderer = settings.renderer
    if let format = arguments.format { renderer.format = Renderer.Format(rawValue: format.name) }
    return renderer
  }

  /// The language of the answer at hand; machines are answered in English.
  var answerLanguage: Language { answerRenderer.format == nil ? settings.language : .english }

  /// Says something that only people read.
  func say(_ sentence: @autoclosure () -> Phrase, to output: inout some Output) {
    if settings.isTalkative { print(.line(sentence(), .faint), to: &output) }
  }

  /// The line of the command being run.
  func currentLine(_ entry: Entry) -> ArraySlice<UInt8> { entry.bytes[arguments.span] }
}

extension Duration {
  /// Milliseconds with two decimals.
  fileprivate var milliseconds: String {
    let (seconds, attoseconds) = components
    return rounded((Double(seconds) * 1e5 + Double(attoseconds) / 1e13).rounded() / 100)
  }
}

extension Diagnostic {
  static let readFailed = Diagnostic(.alreadyPrinted, "")
  fileprivate static let noEdit = Diagnostic(.unreadableJSON, "this is no edit, and a document is made of nothing else")
}
