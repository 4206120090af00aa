import LineEditing
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension OutputOptions {
  /// Runs what the process was given.
  ///
  /// - Returns: the exit status.
  func run(files: [String], commands: String?, terminal: TerminalOptions) -> Int32 {
    let isInteractive = files.isEmpty && commands == nil && terminal.isWanted
    var session = Session(settings: settings(isInteractive: isInteractive))
    if isatty(1) == 1 { session.settings.renderer.columns = Terminal(kind: .full, usesColor: false).size.columns }
    if let device, !session.begin(with: device) { return refuse(device) }
    if isInteractive {
      return Prompt(session: session, usesColor: usesColor(1), keepsHistory: !terminal.noHistory).run()
    }
    var batch = Batch(session: session)
    if let commands { return batch.run(commands: commands) }
    guard !files.isEmpty else { return batch.run(descriptor: 0, source: .standardInput) }
    var status: Int32 = 0
    for file in files where !batch.session.isFinished {
      let result = batch.run(file: file)
      status = max(status, result)
      if result != 0 && !keepGoing { break }
    }
    return status
  }

  private func settings(isInteractive: Bool) -> Session.Settings {
    var settings = Session.Settings(
      format: json ? .json : csv ? .csv : .text, colors: Session.Settings.Colors(answers: usesColor(1), errors: usesColor(2)),
      isTalkative: isInteractive || echo, echoes: echo, keepsGoing: keepGoing && !isInteractive)
    settings.language = language ?? Session.Settings.Language(environment: environmentVariable)
    if isInteractive { settings.lessonProgressPath = StateFolder.lessonsPath }
    return settings
  }

  private func usesColor(_ descriptor: Int32) -> Bool {
    color.allowsColor(environment: environmentVariable, isTerminal: isatty(descriptor) == 1)
  }

  private func refuse(_ device: String) -> Int32 {
    var output = StandardOutput()
    output.writeError("galley: there is no device '\(device.escapingControls)'; 'devices' lists them\n")
    return ExitStatus.badArguments
  }
}

extension TerminalOptions {
  /// Interactive where both ends are terminals, unless it is said otherwise.
  var isWanted: Bool { !batch && (interactive || (isatty(0) == 1 && isatty(1) == 1)) }
}

func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
