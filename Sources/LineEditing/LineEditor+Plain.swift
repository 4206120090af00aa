#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditor {
  /// Reads an entry without using escape sequences. The terminal driver edits the line.
  func readPlainly() -> ReadResult {
    show(prompt.text)
    var text = ""
    var line = String.UnicodeScalarView()
    while true {
      switch input.next() {
      // A line that was typed while the terminal was still in key-by-key mode ends with a carriage return.
      case .scalar("\n"), .scalar("\r"):
        text += String(line)
        if assistance.isEntryComplete(text) { return .line(text.composed()) }
        text += "\n"
        line = .init()
        show("> ")
      case .scalar(let scalar):
        line.append(scalar)
      case .signal(SIGINT):
        input.discard()
        show("\n")
        return .interrupted(hadText: !text.isEmpty || !line.isEmpty)
      case .signal(SIGTSTP):
        SignalWatch.stopProcess()
        SignalWatch.forget(SIGCONT)
        show(prompt.text)
      case .signal(SIGHUP): return .hangup(signal: SIGHUP)
      case .signal(SIGTERM): return .hangup(signal: SIGTERM)
      case .signal: continue
      case .closed: return closed(text + String(line))
      }
    }
  }

  /// Handles an end of file: on an empty line it ends the session, otherwise the text before it is an entry.
  private func closed(_ text: String) -> ReadResult {
    guard !isTerminal || isTerminalThere else { return .hangup(signal: SIGHUP) }
    show("\n")
    return text.isEmpty ? .end : .line(text.composed())
  }

  private var isTerminalThere: Bool {
    tcgetpgrp(terminal.input) >= 0
  }

  private func show(_ text: String) {
    try? writeAll(text.utf8, to: terminal.output)
  }
}
