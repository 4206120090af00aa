import CEditline

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads entries from a terminal: edited through libedit where the terminal can move its cursor, as plain lines where it cannot, and from
/// anything else.
///
/// While an entry is read the editor answers the terminal's signals itself; between entries they are the caller's.
package final class LineEditor {
  /// The result of reading an entry.
  package enum Answer: Equatable, Sendable {
    /// An entry, without its last newline; it may hold several lines.
    case line(String)
    /// Ctrl-C: the entry was dropped and stays visible. `hadText` is false on an empty line.
    case interrupted(hadText: Bool)
    /// Ctrl-D on an empty line.
    case end
    /// The terminal is gone or the process should end: `SIGHUP` or `SIGTERM`. Nothing more can be read.
    case hangup(signal: Int32)
  }

  let assistance: Assistance
  let terminal: Terminal
  let history: HistoryFile?

  /// libedit's editor; nil if lines are read plainly.
  private(set) var editor: OpaquePointer?
  var input: KeyInput
  var prompt = AttributedText("")
  /// The result of the entry, once it is known.
  var answer: Answer?
  /// The ghost text currently shown after the cursor.
  var shownGhost: Ghost?
  /// Whether a history search shows the line its own way, without ghost text.
  var isSearching = false
  /// Whether anything on the screen has attributes of ours.
  var hasPainted = false
  var walk: HistoryWalk?
  /// The entry as the last Tab left it.
  var entryAfterTab: LineBuffer?
  /// The text deleted last by a kill command, for Ctrl-Y.
  var killed = ""
  /// The scalar without width that was typed last.
  var pendingMark: Unicode.Scalar?
  private var signals = SignalWatch()
  private var usesOwnHistory = false
  /// Whether keys come from a terminal; on a pipe, an end of file is final.
  let isTerminal: Bool

  /// - Parameters:
  ///   - history: Where accepted entries are kept; nil means no history.
  package init(_ terminal: Terminal, assistance: Assistance, history: HistoryFile?) {
    self.terminal = terminal
    self.assistance = assistance
    self.history = history
    input = KeyInput(descriptor: terminal.input)
    isTerminal = isatty(terminal.input) == 1
    if terminal.kind == .full, isTerminal, isatty(terminal.output) == 1 { openEditor() }
  }

  deinit {
    if let editor { editline_close(editor) }
  }

  /// Shows the prompt and lets the user make one entry.
  package func readLine() -> Answer {
    prompt = assistance.prompt()
    answer = nil
    signals.start()
    defer { signals.stop() }
    let result = editor.map(readEdited) ?? readPlainly()
    if case .line(let entry) = result { keep(entry) }
    return result
  }

  private func readEdited(_ editor: OpaquePointer) -> Answer {
    walk = nil
    entryAfterTab = nil
    hasPainted = false
    editline_set_prompt(editor, prompt.text)
    // This comes before the prompt: keys typed after it must not be echoed by the terminal's driver as well.
    editline_prepare(editor, true)
    print(Escape.bracketPastes)
    let hasLine = editline_read_line(editor)
    print(Escape.stopBracketingPastes)
    if let answer { return answer }
    // One of libedit's own commands ended the entry.
    guard hasLine else { return .hangup(signal: SIGHUP) }
    let text = entry.text
    return .line(text.hasSuffix("\n") ? String(text.dropLast()) : text)
  }

  private func keep(_ entry: String) {
    history?.add(entry)
    if usesOwnHistory, let editor { editline_add_history(editor, entry) }
  }

  // MARK: Opening

  private func openEditor() {
    chooseTextEncoding()
    let callbacks = editline_callbacks(
      context: Unmanaged.passUnretained(self).toOpaque(),
      read_scalar: { context, scalar in
        guard let context, let scalar else { return 0 }
        return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().readScalar(into: &scalar.pointee)
      },
      run: { context, command in
        guard let context, let command = EditorCommand(rawValue: command) else { return EDITLINE_NOTHING }
        return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().run(command)
      })
    guard let opened = editline_open("galley", terminal.input, terminal.output, callbacks) else { return }
    guard editline_moves_cursor_up(opened) else { return editline_close(opened) }
    editor = opened
    bindKeys(of: opened)
  }

  private func bindKeys(of editor: OpaquePointer) {
    for command in EditorCommand.allCases {
      editline_add_command(editor, command.rawValue, command.name, command.name)
      bind(command, of: editor)
    }
    for (keys, name) in EditorCommand.ordinaryKeys { editline_bind(editor, keys, name, false) }
    guard Self.hasConfiguration, editline_source(editor, nil) else { return }
    editline_avoid_shifting(editor)
    for command in EditorCommand.allCases where command.isEssential {
      bind(command, of: editor)
      for keys in command.keys { editline_bind(editor, keys, command.name, true) }
    }
    // A configuration may choose vi's commands, which walk and search libedit's history.
    usesOwnHistory = true
    for entry in history?.entries ?? [] { editline_add_history(editor, entry) }
  }

  private func bind(_ command: EditorCommand, of editor: OpaquePointer) {
    for keys in command.keys { editline_bind(editor, keys, command.name, false) }
  }

  /// Whether the user has a configuration file for libedit.
  private static var hasConfiguration: Bool {
    if let path = getenv("EDITRC") { return access(path, R_OK) == 0 }
    guard let home = getenv("HOME") else { return false }
    return access(String(cString: home) + "/.editrc", R_OK) == 0
  }
}
