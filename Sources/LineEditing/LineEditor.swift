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
  package enum ReadResult: Equatable, Sendable {
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

  /// libedit's editor; nil while lines are read plainly.
  var editor: OpaquePointer?
  var input: KeyInput
  var prompt = AttributedText("")
  /// The result of the entry, once it is known.
  var answer: ReadResult?
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
  /// The scalars without width that were typed last.
  var pendingMarks: [Unicode.Scalar] = []
  private var signals = SignalWatch()
  /// Whether libedit's own commands are told the entries, because a configuration may have bound them.
  var usesOwnHistory = false
  /// Whether the user's configuration of libedit is read.
  let readsConfiguration: Bool
  /// Whether the terminal can move its cursor.
  private var canEdit = false
  /// Whether keys come from a terminal; on a pipe, an end of file is final.
  let isTerminal: Bool

  /// - Parameters:
  ///   - history: Where accepted entries are kept; nil means no history.
  ///   - readsConfiguration: Whether the user's `.editrc` is read.
  package init(_ terminal: Terminal, assistance: Assistance, history: HistoryFile?, readsConfiguration: Bool = true) {
    self.terminal = terminal
    self.assistance = assistance
    self.history = history
    self.readsConfiguration = readsConfiguration
    input = KeyInput(descriptor: terminal.input)
    isTerminal = isatty(terminal.input) == 1
    canEdit = terminal.kind == .full && isTerminal && isatty(terminal.output) == 1
  }

  deinit {
    if let editor { editline_close(editor) }
  }

  /// Shows the prompt and lets the user make one entry.
  package func readLine() -> ReadResult {
    prompt = assistance.prompt()
    answer = nil
    signals.start()
    defer { signals.stop() }
    let result = editorForEntry().map(readEdited) ?? readPlainly()
    if case .line(let entry) = result { keep(entry) }
    return result
  }

  /// The editor, if the terminal can show its drawing now.
  private func editorForEntry() -> OpaquePointer? {
    guard canEdit, terminal.hasCredibleSize else { return nil }
    if editor == nil {
      editor = openEditor()
      canEdit = editor != nil
    }
    return editor
  }

  private func readEdited(_ editor: OpaquePointer) -> ReadResult {
    walk = nil
    entryAfterTab = nil
    hasPainted = false
    editline_set_prompt(editor, prompt.text)
    // This comes before the prompt: keys typed after it must not be echoed by the terminal's driver as well.
    takeTerminal()
    let hasLine = editline_read_line(editor)
    leaveTerminal()
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
}
