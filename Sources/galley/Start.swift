import CommandLanguage
import Localization
import Sessions

/// The start of a session, and the files that it may use.
struct Start {
  var recover = false
  var safe = false
  var initFile: Path?

  func journals(isInteractive: Bool) -> JournalFolder? {
    isInteractive && !safe ? StateFolder.path.map(JournalFolder.init) : nil
  }

  /// Runs the start-up file.
  ///
  /// - Returns: The exit status, or nil if the session continues.
  func begin(_ session: Session, isInteractive: Bool, to output: StandardOutput) -> Int32? {
    if safe { session.confine() }
    defer { output.flush() }
    if let initFile { return begin(session, with: initFile, isInteractive: isInteractive, to: output) }
    guard isInteractive, !safe, let path = ConfigurationFolder.startUpFile else { return nil }
    if case .refused(let reason) = session.startUp(file: path, isInOwnFolder: true, to: output) {
      output.writeError(
        session.refusal(.unreadableFile, "the start-up file '\(path.text.escapingControls)' was not run: \(reason)", file: path))
    }
    return nil
  }

  private func begin(_ session: Session, with path: Path, isInteractive: Bool, to output: StandardOutput) -> Int32? {
    let message: Phrase
    switch session.startUp(file: path, isInOwnFolder: false, to: output) {
    case .ran(let succeeded): return succeeded || isInteractive || session.settings.keepsGoing ? nil : ExitStatus.failed
    case .absent: message = "'\(path.text.escapingControls)' cannot be read: no such file or directory"
    case .refused(let reason): message = "'\(path.text.escapingControls)' was not run: \(reason)"
    }
    output.writeError(session.refusal(.unreadableFile, message, file: path))
    return ExitStatus.noInput
  }
}
