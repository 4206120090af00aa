import LineEditing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Shows an answer that is taller than the screen in the user's pager.
struct Pager {
  /// Shows a text; false if there is no pager or the terminal does not support one, and nothing was shown.
  ///
  /// The program is `$PAGER`, by default `less`. No command of the language runs a program; this one is chosen by the environment.
  static func show(_ text: String) -> Bool {
    let command = environmentVariable("PAGER") ?? "less"
    guard TerminalKind(environment: environmentVariable) == .full else { return false }
    guard !command.isEmpty, command != "cat", let program = command.split(separator: " ").first, isInstalled(String(program)) else {
      return false
    }
    // The default options of less: keep colours, leave the text on the screen, since a lesson is solved from it, and say how to go on.
    setenv("LESS", "RXPs\(Self.keys)$", 0)
    // What is shown is UTF-8, whatever locales are installed.
    setenv("LESSCHARSET", "utf-8", 0)
    // The shell runs no programs, so less must not offer to run one either.
    setenv("LESSSECURE", "1", 1)
    guard let stream = popen(command, "w") else { return false }
    var text = text
    // A pager that quits early closes the pipe. Ctrl-C is for the pager, and must not end this process.
    let former = signal(SIGPIPE, SIG_IGN)
    let interrupt = signal(SIGINT) { _ in }
    text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, stream) }
    pclose(stream)
    signal(SIGINT, interrupt)
    signal(SIGPIPE, former)
    return true
  }

  /// What goes on and what goes back, in signs: less garbles other letters than ASCII's in its prompt, and reads `.`, `:`, `?` and `%` there
  /// as its own.
  private static let keys = "[space] >>  [q] galley>"

  private static func isInstalled(_ program: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    return (environmentVariable("PATH") ?? "").split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
