import LineEditing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Shows an answer that is taller than the screen a screen at a time, with the program the user has for that.
struct Pager {
  /// Shows a text; false where there is no pager or the terminal understands none, and nothing was shown.
  ///
  /// `$PAGER` is asked for, else `less`. The language has no command that runs a program; this one is the environment's choice.
  static func show(_ text: String) -> Bool {
    let command = environmentVariable("PAGER") ?? "less"
    guard TerminalKind(environment: environmentVariable) == .full else { return false }
    guard !command.isEmpty, command != "cat", let program = command.split(separator: " ").first, isInstalled(String(program)) else {
      return false
    }
    // Without a word from the user, less shows the colours as they are, and leaves on the screen what was read: a lesson is done from it.
    setenv("LESS", "RX", 0)
    // The shell runs no program, and what it shows a text with is no way to one.
    setenv("LESSSECURE", "1", 1)
    guard let stream = popen(command, "w") else { return false }
    var text = text
    // A reader who leaves early closes the pipe; Ctrl-C is the pager's, and ends neither of the two.
    let former = signal(SIGPIPE, SIG_IGN)
    let interrupt = signal(SIGINT) { _ in }
    text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, stream) }
    pclose(stream)
    signal(SIGINT, interrupt)
    signal(SIGPIPE, former)
    return true
  }

  private static func isInstalled(_ program: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    return (environmentVariable("PATH") ?? "").split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
