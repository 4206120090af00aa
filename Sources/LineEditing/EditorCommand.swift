/// Commands that replace or extend libedit's commands.
enum EditorCommand: Int32, CaseIterable {
  case acceptEntry, completeWord, previousEntry, nextEntry, forward, forwardWord, moveToEnd, backward, backwardWord
  case deleteOrEnd, deletePrevious, deleteNext, killPreviousWord, killNextWord, killToEnd, killEntry, insertKilled, exchange
  case insertPasted, insertQuoted, insertMark, searchHistory, clearScreen

  /// The name for key bindings in the user's `.editrc`.
  var name: String {
    switch self {
    case .acceptEntry: "accept-entry"
    case .completeWord: "complete-word"
    case .previousEntry: "previous-entry"
    case .nextEntry: "next-entry"
    case .forward: "forward-or-take-hint"
    case .forwardWord: "forward-word-or-take-hint"
    case .moveToEnd: "end-or-take-hint"
    case .backward: "backward"
    case .backwardWord: "backward-word"
    case .deleteOrEnd: "delete-or-leave"
    case .deletePrevious: "delete-previous"
    case .deleteNext: "delete-next"
    case .killPreviousWord: "kill-previous-word"
    case .killNextWord: "kill-next-word"
    case .killToEnd: "kill-to-end"
    case .killEntry: "kill-entry"
    case .insertKilled: "insert-killed"
    case .exchange: "exchange-characters"
    case .insertPasted: "insert-pasted"
    case .insertQuoted: "insert-quoted"
    case .insertMark: "insert-mark"
    case .searchHistory: "search-history"
    case .clearScreen: "clear-screen"
    }
  }

  /// The keys in libedit's notation.
  var keys: [String] {
    switch self {
    case .acceptEntry: ["^M", "^J"]
    case .completeWord: ["^I"]
    case .previousEntry: ["\\e[A", "\\eOA", "^P"]
    case .nextEntry: ["\\e[B", "\\eOB", "^N"]
    case .forward: ["\\e[C", "\\eOC", "^F"]
    case .forwardWord: ["\\e[1;3C", "\\e\\e[C", "\\e[1;5C", "\\ef"]
    case .moveToEnd: ["^E", "\\e[F", "\\eOF", "\\e[4~", "\\e[8~"]
    case .backward: ["\\e[D", "\\eOD", "^B"]
    case .backwardWord: ["\\e[1;3D", "\\e\\e[D", "\\e[1;5D", "\\eb"]
    case .deleteOrEnd: ["^D"]
    case .deletePrevious: ["^H", "^?"]
    case .deleteNext: ["\\e[3~"]
    case .killPreviousWord: ["^W", "\\e^H", "\\e^?"]
    case .killNextWord: ["\\ed"]
    case .killToEnd: ["^K"]
    case .killEntry: ["^U"]
    case .insertKilled: ["^Y"]
    case .exchange: ["^T"]
    case .insertPasted: ["\\e[200~"]
    case .insertQuoted: ["^V"]
    case .insertMark: [Self.markKeyNotation]
    case .searchHistory: ["^R"]
    case .clearScreen: ["^L"]
    }
  }

  /// Whether the editor depends on this command. Its keys are bound even if a configuration file binds them to something else.
  var isEssential: Bool {
    switch self {
    case .acceptEntry, .completeWord, .deleteOrEnd, .insertPasted, .insertMark: true
    case .previousEntry, .nextEntry, .forward, .forwardWord, .moveToEnd, .backward, .backwardWord, .deletePrevious, .deleteNext: false
    case .killPreviousWord, .killNextWord, .killToEnd, .killEntry, .insertKilled, .exchange, .insertQuoted, .searchHistory, .clearScreen:
      false
    }
  }

  /// Passed to libedit in place of a scalar without width, because libedit's own insertion would count a column for it. No key sends this
  /// scalar.
  static let markKey: Unicode.Scalar = "\u{9F}"
  private static let markKeyNotation = "\\237"

  /// Keys that modern terminals send, for libedit's own commands.
  static let ordinaryKeys = [
    ("\\e[H", "ed-move-to-beg"), ("\\eOH", "ed-move-to-beg"), ("\\e[1~", "ed-move-to-beg"), ("\\e[7~", "ed-move-to-beg"),
  ]
}
