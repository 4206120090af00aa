import CommandLanguage
import LineEditing
import Localization
import Rendering
import Sessions

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal session with a prompt, editing, history and completion.
final class Prompt {
  let session: Session
  let output = StandardOutput()
  let usesColor: Bool
  /// The upper rows of the screen, which may show the picture.
  var region = PictureRegion()
  private let history: HistoryFile?
  private let notes = Notes()
  private var signals = SignalWatch()

  init(session: Session, usesColor: Bool, keepsHistory: Bool, journal: Journal?) {
    self.session = session
    self.usesColor = usesColor
    output.journal = journal
    let notes = notes
    history = keepsHistory ? StateFolder.historyPath.map { HistoryFile(path: $0) { notes.waiting.append($0) } } : nil
  }

  /// Reads and runs entries until the user leaves.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    signals.start()
    defer { signals.stop() }
    for sentence in session.greet() { output.write(Self.text(of: sentence)) }
    output.flush()
    let terminal = Terminal(kind: TerminalKind(environment: environmentVariable), usesColor: usesColor)
    var assistance = assistance
    assistance.language = processLanguage
    let editor = LineEditor(terminal, assistance: assistance, history: history, readsConfiguration: !session.isConfined)
    defer {
      endPicture()
      history?.tidy()
      tellNotes()
    }
    var emptyInterrupts = 0
    while !session.isFinished {
      let answer = editor.readLine()
      tellNotes()
      switch answer {
      case .line(let entry):
        emptyInterrupts = 0
        if let signal = run(entry, from: editor) { return 128 + signal }
      case .interrupted(let hadText):
        emptyInterrupts = hadText ? 0 : emptyInterrupts + 1
        if emptyInterrupts == 2 { Self.tell("press Ctrl-D to leave") }
      case .end: return leave()
      case .hangup(let signal): return 128 + signal
      }
    }
    return leave()
  }

  /// Ends the session. The journal is kept if there is unsaved work.
  private func leave() -> Int32 {
    if let work = session.unsavedWork {
      Self.tell(Session.farewell(work, isKept: output.journal?.leave() ?? false))
    } else {
      output.journal?.end()
    }
    return 0
  }

  /// Notes that are printed after the line is read, so that they do not disturb the prompt's row.
  private final class Notes {
    var waiting: [Phrase] = []
  }

  private func tellNotes() {
    notes.waiting.forEach { Self.tell($0) }
    notes.waiting = []
  }

  /// Runs an entry, and keeps its result unless it was cancelled.
  ///
  /// - Returns: The signal that requests the end of the process, if any.
  private func run(_ typed: String, from editor: LineEditor) -> Int32? {
    let screen = region.scrolling(on: Terminal(kind: .full, usesColor: false).size)
    if session.firstSteps == nil { session.firstSteps = FirstSteps(after: history?.entries ?? []) }
    session.settings.renderer.columns = screen.columns
    session.settings.renderer.rows = screen.rows
    session.settings.errorRenderer.columns = screen.columns
    session.settings.isPictureInSight = region.isShown
    if session.settings.clearing != nil { session.settings.clearing = region.clearing }
    let running = CancellableRun(session.state) { session, output in session.run(typed: typed, to: output) }
    // A cancelled run may continue its evaluation for a while.
    session.giveUpEvaluation()
    running.stop = { [unowned self] in stopProcess() }
    switch running.run() {
    case .done: take(running, editor)
    case .cancelled(let changedFiles): Progress.tellCancelled(changedFiles: changedFiles)
    case .ended(let signal): return signal
    }
    return nil
  }

  /// The maximum time, in seconds, for pasted or quickly typed keys to arrive after an entry.
  private static let patience = 0.1

  private func take(_ ended: CancellableRun, _ editor: LineEditor) {
    session.state = ended.state
    keepPicture()
    let screen = region.scrolling(on: Terminal(kind: .full, usesColor: false).size)
    // A pager would consume keys that were typed for the prompt.
    guard let answer = ended.output.answer, !screen.holds(answer), !session.isConfined, !editor.hasKeysWaiting(within: Self.patience)
    else {
      return ended.output.say(to: output)
    }
    ended.output.tellAccepted(to: output)
    endPicture()
    signals.stop()
    let isShown = Pager.show(answer, in: editor)
    signals.start()
    keepPicture()
    if !isShown {
      output.write(answer)
      output.flush()
    }
  }

  private var assistance: Assistance {
    var assistance = Assistance(
      prompt: { [unowned self] in
        let prompt = session.prompt
        return AttributedText([
          AttributedText.StyledRun("galley", TextAttributes(color: .cyan, isBold: true)),
          AttributedText.StyledRun(prompt.view.map { " " + $0 } ?? ""),
          AttributedText.StyledRun(prompt.hasPendingEdits ? "*" : "", TextAttributes(color: .yellow)), AttributedText.StyledRun("> "),
        ])
      },
      complete: { [unowned self] entry, cursor in session.completion(of: Array(entry.utf8.prefix(cursor))) },
      hint: { [unowned self] in session.continuation(of: Array($0.utf8)) },
      template: { [unowned self] in session.template(after: Array($0.utf8)) },
      paint: { [unowned self] in
        session.meanings(in: Array($0.utf8)).map { AttributedSpan(range: $0.range, attributes: TextAttributes(of: $0.meaning)) }
      },
      isEntryComplete: { [unowned self] in Assistance.endsWithoutBackslash($0) && session.swiftPrompt.isWhole(Array($0.utf8)) })
    assistance.screen = keptScreen
    return assistance
  }

  static func tell(_ sentence: Phrase) {
    StandardOutput().writeError(text(of: sentence))
  }

  /// A sentence wrapped between words, with a line break at the end.
  private static func text(of sentence: Phrase) -> String {
    var renderer = Renderer(columns: isatty(1) == 1 ? Terminal(kind: .full, usesColor: false).size.columns : nil)
    renderer.language = processLanguage
    var text = ""
    renderer.write(StyledLine(sentence).hanging(at: 0), to: &text)
    return text
  }
}

extension TextAttributes {
  fileprivate init(of meaning: Session.Meaning) {
    switch meaning {
    case .command: self.init(isBold: true)
    case .unknownCommand, .unknown: self.init(color: .red)
    case .keyword: self.init(color: .magenta)
    case .property: self.init(color: .blue)
    case .known: self.init(color: .green)
    case .number: self.init(color: .cyan)
    case .string: self.init(color: .yellow)
    case .comment: self.init(color: .gray)
    }
  }
}
