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

/// The options of a process. The defaults apply if there are no arguments.
struct RunRequest {
  var files: [Path] = []
  var commands: [String] = []
  /// The item counts for Swift files, in the notation of `read --items`.
  var items: String?
  /// Values for names that the Swift files do not declare.
  var definitions: [String] = []
  var format: Session.Settings.Format?
  var keepGoing = false
  var echo = false
  var quiet = false
  /// Whether every line that is not a command is treated as Swift.
  var swift = false
  var device: String?
  var color = ColorOption.auto
  var language: Session.Settings.Language?
  var interactive = false
  var batch = false
  var noHistory = false
  var start = Start()

  /// Runs the input of the process.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    // Exceeding a file size limit is a failed write, and must not end the process.
    signal(SIGXFSZ, SIG_IGN)
    let isInteractive = files.allSatisfy { $0.isCode } && commands.isEmpty && isTerminalWanted
    let session = Session(settings: settings(isInteractive: isInteractive))
    session.journals = start.journals(isInteractive: isInteractive)
    let output = StandardOutput()
    if isatty(1) == 1 { session.settings.renderer.columns = Terminal(kind: .full, usesColor: false).size.columns }
    if let device, !session.begin(with: device) { return refuse(device, by: session) }
    if swift, !isInteractive { session.swiftLines = .all }
    if let status = start.begin(session, isInteractive: isInteractive, to: output) { return status }
    if isInteractive { return prompt(session, output) }
    // All previous answers are already written, so the handler can exit.
    let former = signal(SIGINT) { _ in _exit(ExitStatus.interrupted) }
    // Keep ignoring SIGINT if the parent process ignored it.
    if isIgnored(former) { signal(SIGINT, SIG_IGN) }
    var batch = Batch(session: session)
    let status = run(&batch)
    session.finishInput(to: output)
    output.flush()
    return status
  }

  /// Reads the Swift files or runs the scripts, then runs the commands. Without scripts and commands, runs standard input.
  private func run(_ batch: inout Batch) -> Int32 {
    var status: Int32 = 0
    if !files.isEmpty, files.allSatisfy({ $0.isCode }) {
      status = batch.read(readingLine)
    } else if !files.isEmpty {
      status = batch.run(files) { $0.run(file: $1) }
      if commands.isEmpty { return status }
    }
    if status != 0 && !keepGoing { return status }
    return max(status, commands.isEmpty ? batch.run(descriptor: 0, source: .standardInput) : batch.run(commands) { $0.run(commands: $1) })
  }

  /// Folders get a slash, because `read` takes a word without one for the call that makes the layout.
  private var readingLine: [UInt8] {
    let names = files.map { $0.hasSuffix(".swift") || $0.hasSuffix("/") ? $0 : $0 + "/" }
    return Session.lineReading(names, items: items, definitions: definitions)
  }

  private func prompt(_ session: Session, _ output: StandardOutput) -> Int32 {
    // This comes first, because the program can continue if opening anything else fails.
    if let failure = SignalWatch.failure {
      output.flush()
      Prompt.tell("galley: Ctrl-C cannot cancel commands: \(failure.reason)")
      return ExitStatus.failed
    }
    let journal = session.journals.map { Journal(in: $0, on: session.store, report: Prompt.tell) }
    output.journal = journal
    if !files.isEmpty { _ = session.runLines(readingLine, from: .prompt, to: output) }
    session.finishInput(to: output)
    if start.recover { _ = session.runLines(Array("restore".utf8), from: .prompt, to: output) }
    output.flush()
    if !start.safe && StateFolder.path == nil { Prompt.tell("there is no home folder, so history and journals are not kept") }
    let keepsHistory = !noHistory && !start.safe
    return Prompt(session: session, usesColor: usesColor(1), keepsHistory: keepsHistory, journal: journal).run()
  }

  private func isIgnored(_ action: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private func settings(isInteractive: Bool) -> Session.Settings {
    var settings = Session.Settings(
      format: format, colors: Session.Settings.Colors(answers: usesColor(1), errors: usesColor(2)),
      isTalkative: isInteractive || echo, echoes: echo, keepsGoing: keepGoing && !isInteractive)
    settings.isQuiet = quiet
    settings.useCharacters(of: environmentVariable)
    settings.language = language ?? processLanguage
    if isInteractive, isatty(1) == 1, TerminalKind(environment: environmentVariable) != .plain {
      settings.clearing = PictureRegion.clearing
    }
    if isInteractive { settings.lessonProgressPath = StateFolder.lessonsPath }
    return settings
  }

  /// Whether to run interactively: if input and output are terminals, unless an option decides otherwise.
  private var isTerminalWanted: Bool { !batch && (interactive || (isatty(0) == 1 && isatty(1) == 1)) }

  private func usesColor(_ descriptor: Int32) -> Bool {
    color.allowsColor(environment: environmentVariable, isTerminal: isatty(descriptor) == 1)
  }

  func refusal(_ reason: String) -> String {
    Session(settings: settings(isInteractive: false)).refusal(.badArguments, Phrase(saying: reason))
  }

  private func refuse(_ device: String, by session: Session) -> Int32 {
    StandardOutput.tell(session.refusal(.unknownDevice, "there is no device '\(device.escapingControls)'; 'devices' lists all devices"))
    return ExitStatus.badArguments
  }
}

func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

func leave(with status: Int32) -> Never { exit(status) }
