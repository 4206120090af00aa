import LineEditing
import Localization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Shows an answer that is taller than the screen in the program that `$PAGER` names, or a screen at a time if it names none.
struct Pager {
  /// Shows text, or returns false if the environment or the terminal does not allow a pager.
  ///
  /// Commands of the shell never start a program; only the environment chooses this one.
  static func show(_ text: String, in editor: LineEditor) -> Bool {
    guard TerminalKind(environment: environmentVariable) == .full else { return false }
    guard let command = environmentVariable("PAGER") else {
      editor.page(text, status: " \(said("Space: more   q: back to the prompt")) ")
      return true
    }
    guard !command.isEmpty, command != "cat", let program = command.split(separator: " ").first, isInstalled(String(program)) else {
      return false
    }
    // The default options of less: keep colours, leave the text on the screen because a lesson is solved from it, and show the keys.
    setenv("LESS", "RXPs\(Self.keys)$", 0)
    // The text is UTF-8, even if no UTF-8 locale is installed.
    setenv("LESSCHARSET", "utf-8", 0)
    // The shell starts no other programs, so less must not offer to start one.
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

  /// The keys for the next page and for quitting, as symbols. In its prompt, less garbles letters that are not ASCII, and interprets `.`,
  /// `:`, `?` and `%`.
  private static let keys = "--- [space] >>> --- [q] <<< ---"

  private static func isInstalled(_ program: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    return (environmentVariable("PATH") ?? "").split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
