import CommandLanguage
import Drawing
import Wording

/// Runs lines on a document, keeps the way back, and prints the answers.
///
/// The one place where outcomes are carried out. A line that is refused changes nothing.
package struct Session: Sendable {
  /// How the session answers.
  package struct Settings: Sendable {
    /// Answers to edits are printed: at a terminal and with `--echo`.
    package var isTalkative: Bool
    /// Each command is printed before its answer.
    package var echoes: Bool
    package var renderer: Renderer
    package var errorRenderer: Renderer
    /// Go on after an error.
    package var keepsGoing: Bool
    /// The language of what is said to people.
    package var language: Language {
      get { renderer.language }
      set { (renderer.language, errorRenderer.language) = (newValue, newValue) }
    }
    /// The file that keeps which lessons were taken; nil where nothing is kept.
    package var lessonProgressPath: String?

    package init(
      isTalkative: Bool = false, echoes: Bool = false, renderer: Renderer = Renderer(), errorRenderer: Renderer = Renderer(),
      keepsGoing: Bool = false
    ) {
      self.isTalkative = isTalkative
      self.echoes = echoes
      self.renderer = renderer
      self.errorRenderer = errorRenderer
      self.keepsGoing = keepsGoing
    }

    /// Draws in plain ASCII where the environment's locale, as POSIX orders its variables, is one of other characters than UTF-8's.
    /// Where no variable is set nothing is known, and UTF-8 is taken to be read.
    package mutating func useCharacters(of environment: (String) -> String?) {
      let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
      renderer.isASCII = locale.map { !$0.namesUTF8 } ?? false
    }

    package typealias Format = Renderer.Format
    package typealias Language = Wording.Language

    /// Which of the two outputs takes colours.
    package struct Colors: Sendable {
      package var answers: Bool
      package var errors: Bool

      package init(answers: Bool, errors: Bool) {
        self.answers = answers
        self.errors = errors
      }
    }

    /// Answers in a format. Errors know text and JSON; only text is talkative.
    package init(format: Format, colors: Colors, isTalkative: Bool, echoes: Bool, keepsGoing: Bool) {
      self.init(
        isTalkative: isTalkative && format == .text, echoes: echoes && format == .text,
        renderer: Renderer(format: format, isColoured: colors.answers),
        errorRenderer: Renderer(format: format == .json ? .json : .text, isColoured: colors.errors), keepsGoing: keepsGoing)
    }
  }

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
  package private(set) var failureCount = 0
  /// What was refused in a rehearsal.
  var failures: [Diagnostic]?
  private var arguments = Arguments()
  private var tokens: [Token] = []

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
    if diagnostic.code == Diagnostic.alreadyPrinted { return false }
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

  private func span(of place: Diagnostic.Place, in entry: Entry) -> Range<Int> {
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
    case .export(let text, let path): try export(text, to: path, from: source, to: &output)
    case .open(let path): try open(path, line: entry, from: source, to: &output)
    case .read(let path): try read(path, line: entry, from: source, to: &output)
    case .reset: try reset(entry, to: &output)
    case .echo(let text): print(.line(.verbatim(text)), to: &output)
    case .help(let words): print(try helpReport(words), to: &output)
    case .timing(let isOn): times = isOn
    case .lesson(let request): try carryOut(request, line: entry, from: source, to: &output)
    case .mark(let name): mark(name, to: &output)
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
    if let format = arguments.format { renderer.format = format == .json ? .json : .csv }
    return renderer
  }

  /// The language of the answer at hand; machines are answered in English.
  var answerLanguage: Language { answerRenderer.format == .text ? settings.language : .english }

  /// Says something that only people read.
  func say(_ sentence: @autoclosure () -> Phrase, to output: inout some Output) {
    if settings.isTalkative { print(.line(sentence(), .faint), to: &output) }
  }

  /// What a step that ran lines of its own does when it is taken again.
  enum Again {
    /// Its own line says it.
    case line
    /// The lines it ran, after others.
    case lines(after: String)
  }

  /// Runs something that takes steps of its own as one step of undo.
  ///
  /// While it runs the history begins anew, so that an `undo` among its lines reaches no further back than its first one.
  /// - Parameter keepsPart: what ran before a line that is refused stays; otherwise all of it happens or nothing.
  mutating func asOneStep(
    _ line: ArraySlice<UInt8>, again: Again, keepsPart: Bool = false, _ body: (inout Session) -> Bool
  ) -> Bool {
    let before = workspace
    let part = asPart(body)
    guard keepsPart ? part.history.count > 0 : part.succeeded else {
      workspace.document = before.document
      if !keepsPart { workspace.marks = before.marks }
      // Marks make no step, and are kept all the same.
      if keepsPart, !part.told.isEmpty { note(JournalStep(line: line, script: part.told)) }
      return part.succeeded
    }
    switch again {
    case .line: keep(line, undoneBy: .version(before.document))
    case .lines(let first):
      history.record(line, script: Array(first.utf8) + part.history.replayed, undoneBy: .version(before.document))
      note(JournalStep(line: line, script: Array(first.utf8) + part.told))
    }
    return part.succeeded
  }

  /// What lines did that ran with a history of their own.
  private struct Part {
    var succeeded: Bool
    var history: History
    /// What the journal is to be told of them.
    var told: [UInt8]
  }

  private mutating func asPart(_ body: (inout Session) -> Bool) -> Part {
    let (wasNested, running) = (isNested, lesson)
    var part = Part(succeeded: false, history: History(), told: [])
    swap(&part.history, &history)
    swap(&part.told, &untold)
    (isNested, lesson) = (true, nil)
    part.succeeded = body(&self)
    swap(&part.history, &history)
    swap(&part.told, &untold)
    (isNested, lesson) = (wasNested, lesson ?? running)
    return part
  }

  /// Runs a body in a session that shares this one's document, and keeps nothing of what it did.
  func rehearse(_ body: (inout Session) -> Void) -> Session {
    var copy = self
    copy.settings.echoes = false
    copy.settings.isTalkative = false
    copy.lesson = nil
    copy.isNested = true
    body(&copy)
    return copy
  }

  /// Counts what was refused in a rehearsal as refused here.
  mutating func adoptFailures(of rehearsal: Session) {
    failureCount = rehearsal.failureCount
    failures = rehearsal.failures
  }

  /// Takes the next steps that were undone again, in silence.
  ///
  /// - Returns: whether each of them was a step once more.
  mutating func takeAgain(upTo target: Int) -> Bool {
    history.isReplaying = true
    defer { history.isReplaying = false }
    return inSilence { session in
      while session.history.count < target {
        let step = session.history.count
        let again = JournalStep(line: session.history.line(step), script: session.history.script(step))
        guard session.run(again), session.history.count == step + 1 else { return false }
      }
      return true
    }
  }

  /// Runs steps that were accepted before, of which nobody is told again.
  mutating func inSilence(_ body: (inout Session) -> Bool) -> Bool {
    let (settings, arguments, tokens, wasNested, lesson) = (settings, arguments, tokens, isNested, lesson)
    let untold = untold
    self.settings = Settings()
    self.lesson = nil
    isNested = true
    defer {
      (self.settings, self.arguments, self.tokens, isNested, self.lesson) = (settings, arguments, tokens, wasNested, lesson)
      self.untold = untold
    }
    return body(&self)
  }

  /// Takes a step that was accepted before.
  mutating func run(_ step: JournalStep) -> Bool {
    var silence = Silence()
    guard let script = step.script else { return run(Entry(step.line, number: 1), from: .prompt, to: &silence) }
    return asOneStep(step.line[...], again: .lines(after: ""), keepsPart: true) { session in
      JournalStep.steps(in: script).allSatisfy { session.run($0) }
    }
  }

  /// The line of the command being run.
  func currentLine(_ entry: Entry) -> ArraySlice<UInt8> { entry.bytes[arguments.span] }
}

/// Where a session prints: answers, and errors apart from them.
package protocol Output: TextOutputStream {
  mutating func writeError(_ text: String)
  /// Lines were accepted, and are about to be answered.
  mutating func accepted(_ lines: [UInt8])
}

extension Output {
  package mutating func accepted(_ lines: [UInt8]) {}
}

/// An output that hears of errors alone.
struct ErrorsAlone<Base: Output>: Output {
  var output: Base

  mutating func write(_ text: String) {}
  mutating func writeError(_ text: String) { output.writeError(text) }
}

/// An output that keeps nothing.
struct Silence: Output {
  mutating func write(_ text: String) {}
  mutating func writeError(_ text: String) {}
}

extension String {
  /// Whether a locale's characters are UTF-8's: `ko_KR.UTF-8`, `C.utf8`, and macOS's `UTF-8`.
  fileprivate var namesUTF8: Bool {
    let characters = prefix { $0 != "@" }.split(separator: ".").last ?? ""
    return characters.lowercased().filter { $0 != "-" } == "utf8"
  }
}

extension Duration {
  /// Milliseconds with two decimals.
  fileprivate var milliseconds: String {
    let (seconds, attoseconds) = components
    return rounded((Double(seconds) * 1e5 + Double(attoseconds) / 1e13).rounded() / 100)
  }
}

extension Diagnostic {
  /// Stands for errors that were printed where they happened, inside a `read`.
  static let alreadyPrinted = "already-printed"
  static let readFailed = Diagnostic(alreadyPrinted, "")
}
