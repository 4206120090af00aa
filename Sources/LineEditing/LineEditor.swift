import CEditline

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads entries from a terminal. They are edited with libedit if the terminal can move its cursor, and otherwise read as plain lines, as
/// from pipes and files.
///
/// While it reads an entry, the editor handles the terminal's signals. Between entries, the caller handles them.
package final class LineEditor {
  package enum ReadResult: Equatable, Sendable {
    /// An entry without its last newline. It may have several lines.
    case line(String)
    /// Ctrl-C: the entry was discarded and remains visible. `hadText` is false for an empty line.
    case interrupted(hadText: Bool)
    /// Ctrl-D on an empty line.
    case end
    /// The terminal was closed or the process should end: `SIGHUP` or `SIGTERM`. Nothing more can be read.
    case hangup(signal: Int32)
  }

  let assistance: Assistance
  let terminal: Terminal
  let history: HistoryFile?

  /// libedit's editor, or nil while lines are read without it.
  var editor: OpaquePointer?
  var input: KeyInput
  var prompt = AttributedText("")
  /// The result of the entry, once it is known.
  var answer: ReadResult?
  /// The ghost text that is currently on screen.
  var shownGhost: Ghost?
  /// Whether a history search is active. It shows the line without ghost text.
  var isSearching = false
  /// Whether the painter has written attributes to the screen.
  var hasPainted = false
  var walk: HistoryWalk?
  /// The entry after the last Tab.
  var entryAfterTab: LineBuffer?
  /// The text that the last kill command deleted, for Ctrl-Y.
  var killed = ""
  /// Scalars without width that were typed but not inserted yet.
  var pendingMarks: [Unicode.Scalar] = []
  var signals = SignalWatch()
  /// Whether entries are added to libedit's own history too, because the user's configuration may use its commands.
  var usesOwnHistory = false
  let readsConfiguration: Bool
  private var canEdit = false
  /// Whether keys come from a terminal. On a pipe, an end of file is final.
  let isTerminal: Bool

  /// - Parameters:
  ///   - history: Stores accepted entries; nil for no history.
  ///   - readsConfiguration: Whether to read the user's `.editrc`.
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

  /// Shows the prompt and reads one entry.
  package func readLine() -> ReadResult {
    prompt = assistance.prompt()
    answer = nil
    signals.start()
    defer { signals.stop() }
    let result = editorForEntry().map(readEdited) ?? readPlainly()
    if case .line(let entry) = result { keep(entry) }
    return result
  }

  /// The editor; nil if the terminal cannot be used for editing at the moment.
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
    // This must come before the prompt: otherwise the terminal driver would echo keys typed after it.
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
