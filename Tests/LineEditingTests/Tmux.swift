import Foundation
import TestSupport
import Testing

/// A real terminal for one test. The probe runs in it, and the test reads its cells and the cursor's position.
final class Tmux {
  /// The content of a screen: its rows without trailing blanks, and the cursor's position counted from 0.
  struct Screen: Equatable {
    var rows: [String]
    var column: Int
    var row: Int
  }

  static let path = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"].first(where: FileManager.default.isExecutableFile)
  static var isInstalled: Bool { path != nil }
  static let absence: Comment = "tmux is missing, so that no terminal was tried"

  /// The time, in seconds, that a test waits for output that appears immediately on an idle machine.
  static let patience = 60.0

  private let socket = "line-editing-" + UUID().uuidString
  private let columns: Int
  private let rows: Int

  /// Starts the probe in a terminal of a given size, and waits for its prompt.
  init(
    term: String = "xterm-256color", columns: Int = 80, rows: Int = 12, history: String? = nil, noColor: Bool = false, shell: Bool = false
  ) throws {
    self.columns = columns
    self.rows = rows
    let edit = "'\(Probe.url.path)' edit" + (history.map { " '\($0)'" } ?? "")
    let settings = "env -u CLICOLOR_FORCE NO_COLOR=\(noColor ? "1" : "") EDITRC=/dev/null/none LC_ALL=C.UTF-8 TERM=\(term) PS1='$ '"
    // After the probe, `cat` keeps the terminal: tmux may lose what a program prints just before its terminal closes.
    let program = shell ? "\(settings) PROBE=\"\(edit)\" bash --norc --noprofile -i" : "\(settings) \(edit); cat"
    try run(["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", program, ";", "set", "-g", "remain-on-exit", "on"])
    try start { shell ? $0.rows.first == "$" : $0.rows.first == "probe>" && $0.column == 7 }
  }

  /// Starts the shell itself, with its state in the given folder, and waits for its prompt.
  ///
  /// - Parameter isJob: Whether it is started from bash, which can stop and resume it.
  init(
    shellWithStateIn folder: String, term: String = "xterm-256color", pager: String = "cat", columns: Int = 80, rows: Int = 20,
    isJob: Bool = false
  ) throws {
    self.columns = columns
    self.rows = rows
    let settings =
      "env -u CLICOLOR_FORCE -u NO_COLOR EDITRC=/dev/null/none LC_ALL=C.UTF-8 TERM=\(term) PAGER='\(pager)' XDG_STATE_HOME='\(folder)'"
    let started = isJob ? "PS1='$ ' bash --norc --noprofile -i" : "'\(BuiltProducts.galley.path)'"
    let program = "\(settings) \(started); printf 'left with %s\\n' $?; cat"
    try run(["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", program, ";", "set", "-g", "remain-on-exit", "on"])
    if isJob {
      try start { $0.rows.first == "$" }
      try type("'\(BuiltProducts.galley.path)'")
      try press("Enter")
    }
    try start { $0.rows.last == "galley>" }
  }

  /// Starts any program.
  init(command: String) throws {
    (columns, rows) = (80, 20)
    try run(["new-session", "-d", "-x", "80", "-y", "20", "env LC_ALL=C.UTF-8 TERM=xterm-256color bash -c \"\(command)\""])
  }

  /// Waits for the first prompt: keys sent earlier would go to the terminal driver.
  private func start(_ isReady: (Screen) -> Bool) throws {
    if let seen = wait(isReady) { throw Unready(screen: seen) }
  }

  private struct Unready: Error {
    var screen: Screen
  }

  deinit {
    _ = try? run(["kill-server"])
  }

  /// Types text literally.
  func type(_ text: String) throws {
    // A semicolon at the end of an argument would separate two of tmux's commands.
    try run(["send-keys", "-l", "--", text.hasSuffix(";") ? text.dropLast() + "\\;" : text])
  }

  /// Presses keys by tmux's names, such as `C-c`, `Left`, `M-f`.
  func press(_ keys: String...) throws {
    try run(["send-keys"] + keys)
  }

  /// Pastes text as a terminal with bracketed paste does.
  func paste(_ text: String) throws {
    try run(["set-buffer", text, ";", "paste-buffer", "-p"])
  }

  /// Resizes the window once the program has drawn the typed text, and waits up to 0.25 s until the program has the new size. Until then,
  /// the terminal and the program wrap lines at different widths.
  func resize(columns: Int, rows: Int? = nil) throws {
    try settle()
    let height = rows.map { ["-y", "\($0)"] } ?? []
    let terminal = try run(["resize-window", "-x", "\(columns)"] + height + [";", "display", "-p", "#{pane_tty}"])
    let descriptor = open(terminal.trimmingCharacters(in: .whitespacesAndNewlines), O_RDONLY | O_NOCTTY)
    defer { close(descriptor) }
    var size = winsize()
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, Int(size.ws_col) != columns, Date() < deadline { usleep(2000) }
  }

  /// Waits until the program has read all typed keys, which Ctrl-C would discard, has answered them, and waits for more.
  func settle() throws {
    let terminal = try run(["display", "-p", "#{pane_tty}"])
    let program = try process()
    _ = try screen()
    let descriptor = open(terminal.trimmingCharacters(in: .whitespacesAndNewlines), O_RDONLY | O_NOCTTY)
    defer { close(descriptor) }
    var unread: Int32 = 1
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while ioctl(descriptor, UInt(FIONREAD), &unread) == 0, unread > 0 || isAtWork(program), Date() < deadline {
      usleep(2000)
    }
    _ = try screen()
  }

  private func isAtWork(_ process: pid_t) -> Bool {
    let state = try? Child.output(of: "/bin/ps", ["-o", "stat=", "-p", "\(process)"], environment: [:])
    return state.map { !$0.hasPrefix("S") && !$0.hasPrefix("I") } ?? false
  }

  /// Waits until Ctrl-C has been handled: until then keys are discarded, while the prompt already looks the same.
  func settleAfterInterrupt(at location: SourceLocation = #_sourceLocation) throws {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    repeat {
      try type("#")
      if wait(for: 0.5, { $0.rows.last?.contains("> #") ?? false }) == nil { break }
    } while Date() < deadline
    try press("C-u")
    expectEmptyPrompt(at: location)
  }

  func signal(_ signal: Int32) throws {
    kill(try process(), signal)
  }

  /// The process of the probe, or of the shell, which may be the child of a shell in which it was started.
  func process() throws -> pid_t {
    let pane = try run(["display", "-p", "#{pane_pid}"]).trimmingCharacters(in: .whitespacesAndNewlines)
    let child = try Child.output(of: "/bin/bash", ["-c", "pgrep -P \(pane)"], environment: ["PATH": "/usr/bin:/bin"])
    return try #require(pid_t(child.split(separator: "\n").first ?? "") ?? pid_t(pane))
  }

  /// Closes the terminal.
  func hangUp() throws {
    try run(["kill-server"])
  }

  /// The lines of the screen, with wrapped rows joined.
  func lines() throws -> [String] {
    try run(["capture-pane", "-p", "-J"]).split(separator: "\n").map(String.init)
  }

  /// Waits until the rows and the cursor are as expected, otherwise records the actual ones.
  func expect(_ rows: [String], column: Int? = nil, row: Int? = nil, at location: SourceLocation = #_sourceLocation) {
    let seen = wait { screen in
      screen.rows == rows && (column ?? screen.column) == screen.column && (row ?? screen.row) == screen.row
    }
    guard let seen else { return }
    let wanted = rows.joined(separator: "\n") + "\ncursor \(column.map(String.init) ?? "*"),\(row.map(String.init) ?? "*")"
    let shown = seen.rows.joined(separator: "\n") + "\ncursor \(seen.column),\(seen.row)"
    Issue.record("wanted:\n\(wanted)\nshown:\n\(shown)", sourceLocation: location)
  }

  /// Waits until a row contains the given text, otherwise records the screen.
  func expect(containing text: String, at location: SourceLocation = #_sourceLocation) {
    guard let seen = wait({ $0.rows.contains { $0.contains(text) } }) else { return }
    Issue.record("wanted '\(text)' in:\n\(seen.rows.joined(separator: "\n"))", sourceLocation: location)
  }

  /// Waits until the screen satisfies a condition, otherwise records it.
  func expect(at location: SourceLocation = #_sourceLocation, _ isWanted: (Screen) -> Bool) {
    guard let seen = wait(isWanted) else { return }
    Issue.record("another screen was wanted:\n\(seen.rows.joined(separator: "\n"))", sourceLocation: location)
  }

  /// The first and the last row that scroll.
  func scrollRegion() throws -> String {
    try run(["display", "-p", "#{scroll_region_upper} #{scroll_region_lower}"]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Waits until a row equals the given text, otherwise records the screen.
  func expectRow(_ row: String, at location: SourceLocation = #_sourceLocation) {
    guard let seen = wait({ $0.rows.contains(row) }) else { return }
    Issue.record("wanted a row '\(row)' in:\n\(seen.rows.joined(separator: "\n"))", sourceLocation: location)
  }

  /// Waits for a prompt on the last row: keys typed while the editor is between two entries belong to the terminal's driver, which
  /// swallows Ctrl-C and Ctrl-D.
  func expectPrompt(_ prompt: String = "probe>", at location: SourceLocation = #_sourceLocation) {
    let isShown: (Screen) -> Bool = { $0.rows.last == prompt && $0.column == prompt.count + 1 && $0.row == $0.rows.count - 1 }
    guard let seen = wait(isShown) else { return }
    Issue.record("wanted '\(prompt)' at the end of:\n\(seen.rows.joined(separator: "\n"))", sourceLocation: location)
  }

  /// Waits until the last row is an empty prompt of any view.
  func expectEmptyPrompt(at location: SourceLocation = #_sourceLocation) {
    let isShown: (Screen) -> Bool = { screen in
      guard let last = screen.rows.last else { return false }
      return last.hasPrefix("galley") && last.hasSuffix(">") && screen.row == screen.rows.count - 1 && screen.column == last.count + 1
    }
    guard let seen = wait(isShown) else { return }
    Issue.record("wanted an empty prompt at the end of:\n\(seen.rows.joined(separator: "\n"))", sourceLocation: location)
  }

  /// Waits until the shell has exited with the given status, which the terminal's own shell prints: tmux sometimes misses the end of a
  /// program.
  func expectExit(status: Int32 = 0, at location: SourceLocation = #_sourceLocation) {
    expect(containing: "left with \(status)", at: location)
  }

  /// Waits until the screen, with its colour escapes, satisfies a condition, because libedit draws a line before it is painted.
  func expectStyles(_ wanted: String, at location: SourceLocation = #_sourceLocation, _ isWanted: (String) -> Bool) {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    var seen = ""
    repeat {
      seen = (try? styledScreen()) ?? seen
      if isWanted(seen) { return }
      usleep(5000)
    } while Date() < deadline
    Issue.record("wanted \(wanted) in:\n\(seen.debugDescription)", sourceLocation: location)
  }

  /// Waits until the screen contains the given texts with their colour escapes.
  func expectStyled(_ texts: String..., at location: SourceLocation = #_sourceLocation) {
    expectStyles("\(texts)", at: location) { screen in texts.allSatisfy(screen.contains) }
  }

  /// The current screen, with its colour escapes.
  func styledScreen() throws -> String {
    try run(["capture-pane", "-p", "-e"])
  }

  /// The current screen.
  func screen() throws -> Screen {
    var lines = try run(["capture-pane", "-p", ";", "display", "-p", "#{cursor_x} #{cursor_y}"])
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let place = (lines.popLast() ?? "").split(separator: " ").compactMap { Int($0) }
    while lines.last == "" { lines.removeLast() }
    return Screen(rows: lines, column: place.first ?? -1, row: place.last ?? -1)
  }

  /// Polls the screen until a condition holds; returns the last screen if it never does.
  private func wait(for seconds: Double = patience, _ isWanted: (Screen) -> Bool) -> Screen? {
    var seen = Screen(rows: [], column: -1, row: -1)
    let deadline = Date(timeIntervalSinceNow: seconds)
    repeat {
      if let screen = try? screen() { seen = screen }
      if isWanted(seen) { return nil }
      usleep(5000)
    } while Date() < deadline
    return seen
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    try Child.output(
      of: Self.path ?? "", ["-u", "-L", socket, "-f", "/dev/null"] + arguments,
      environment: ["PATH": "/usr/bin:/bin:/usr/local/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"], status: 0)
  }
}
