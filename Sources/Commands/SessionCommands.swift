import CommandLanguage
import Documents
import Localization
import Rendering

/// Commands about undo, files, help, and leaving the shell.
package enum SessionCommands {
  static let all: [ShellCommand] = [
    undo, redo, history, mark, save, open, read, paste, restore, reset, echo, clear, help, version, timing, leave("quit"), leave("exit"),
  ]

  private static let topic = "session"

  static let undo = ShellCommand(
    "undo", "undoes the last step, a number of steps, or all", topic: topic, Maybe(.steps),
    examples: [Example("undo 2", after: "append sections main; append items a to main")]
  ) { (workspace: inout Workspace, steps: Int?) throws(Diagnostic) -> CommandEffect in .document(.undo(steps ?? 1)) }

  static let redo = ShellCommand(
    "redo", "redoes the last undone step, a number of steps, or all", topic: topic, Maybe(.steps),
    examples: [Example("redo", after: "append sections main; undo")]
  ) { (workspace: inout Workspace, steps: Int?) throws(Diagnostic) -> CommandEffect in .document(.redo(steps ?? 1)) }

  static let history = ShellCommand(
    "history", "lists the steps that can be undone", topic: topic, formats: .ofTables,
    examples: [Example("history", after: "append sections main")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .document(.history) }

  static let mark = ShellCommand(
    "mark", "names the current state of the document, for 'compare mark'", topic: topic, One(.text("name", accepts: "any word")),
    examples: [Example("mark before", after: "append sections main")]
  ) { (workspace: inout Workspace, name: String) throws(Diagnostic) -> CommandEffect in .document(.mark(name)) }

  static let restore = ShellCommand(
    "restore", "replays a session that ended abruptly or with unsaved work, by default the last one",
    details: [
      "A terminal session writes each command to a journal before it answers, and deletes the journal when it ends with all work saved.",
      "If the session is killed, the next one mentions the journal once; it is kept until it is restored or removed.",
      "Of the sessions that ended with unsaved work, only the last is kept.",
    ],
    topic: topic, formats: .ofTables,
    Maybe(.text("name", accepts: "the name of a session, as listed by 'restore --list'")),
    Flag("list", "list the sessions that can be restored"),
    Flag("forget", "remove the journal without replaying it"),
    examples: [Example("expect error nothing-to-restore restore"), Example("restore --list")]
  ) { (workspace: inout Workspace, name: String?, lists: Bool, forgets: Bool) throws(Diagnostic) -> CommandEffect in
    lists ? .files(.restorable) : forgets ? .files(.forget(name)) : .files(.restore(name))
  }

  static let save = ShellCommand(
    "save", "saves the document as lines that rebuild it",
    details: [
      "A saved file may contain 'keep' commands, which restore details that no other command can set. You never need to type them.",
      "'keep cell' restores a cell, 'keep items' restores items that are not in their section's outline, and 'keep name' restores one of several items with the same name.",
      "'keep swift' and 'keep provider' restore the Swift code that makes the layout.",
    ], topic: topic, OnePath(),
    examples: [Example("save board.galley", after: "append sections main")]
  ) { (workspace: inout Workspace, path: Path) throws(Diagnostic) -> CommandEffect in .files(.save(path)) }

  static let open = ShellCommand(
    "open", "replaces the document with a saved one", topic: topic, OnePath(),
    examples: [Example("open board.galley", after: "append sections main; save board.galley")]
  ) { (workspace: inout Workspace, path: Path) throws(Diagnostic) -> CommandEffect in .files(.open(path)) }

  static let read = ShellCommand(
    "read", "runs a script, or adds the layouts that Swift files make, as a single undo step",
    details: [
      "In a file whose name ends in .swift, Galley calls the only function that makes a layout or, if there is none, a section;",
      "if there are several, write the call: createLayout(), HomeLayout.banner(columns: 3).",
      "--items sets the number of items: 10 for every section, or featured=6,2=10 by name or index; 0 for none.",
      "Without it, the data in the code is applied; if there is none, each section gets 6 placeholders.",
      "--define gives a value to a name, whether the files declare it or not; it can be used several times.",
      "For a folder, all Swift files in it and its subfolders are read.",
    ],
    topic: topic, OnePath(), Many(.text("more", accepts: "more Swift files, and the call that makes the layout"), atLeast: 0),
    Option("items", .itemCounts), Options("define", .swiftDefinition), Flag("echo", "print every line that was run"),
    examples: [Example("read board.galley", after: "save board.galley")]
  ) {
    (_: inout Workspace, path: Path, more: [String], items: ItemCounts?, definitions: [LayoutCode.Definition], echoes: Bool)
      throws(Diagnostic) -> CommandEffect in
    guard path.isSwift || !more.isEmpty || items != nil || !definitions.isEmpty else { return .files(.read(path)) }
    return .files(.readSwift(SwiftRequest(first: path, more: more, items: items, definitions: definitions, echoes: echoes)))
  }

  static let paste = ShellCommand(
    "paste", "reads Swift up to an empty line or the end of the input",
    details: ["A line that looks like Swift is read without this command, together with the lines up to its closing bracket."],
    topic: topic,
    examples: [Example("paste")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .session(.paste) }

  static let reset = ShellCommand(
    "reset", "resets everything to the initial state; 'undo' restores it", topic: topic, examples: [Example("reset")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .document(.reset) }

  static let echo = ShellCommand(
    "echo", "prints words", topic: topic, Many(.text("word", accepts: "any words"), atLeast: 0), examples: [Example("echo hello")]
  ) { (workspace: inout Workspace, words: [String]) throws(Diagnostic) -> CommandEffect in .document(.echo(words.joined(separator: " "))) }

  static let clear = ShellCommand(
    "clear", "clears the terminal's screen; the document does not change", topic: topic, examples: [Example("clear")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .document(.clear) }

  static let version = ShellCommand(
    "version", "shows the version of Galley", topic: topic, formats: .ofAnswers, examples: [Example("version")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    .show(.listing([StyledLine(verbatim: "Galley \(Release.name)")], record: Release.record))
  }

  static let help = ShellCommand(
    "help", "explains the shell, a command or a topic", topic: topic, formats: .ofAnswers,
    Many(.text("command|topic", accepts: "a command or a topic", completions: .live(Live.command)), atLeast: 0),
    Flag("schema", "with 'help json' and 'help answers': print a JSON Schema of every answer, error and exported file"),
    Flag("all", "print the syntax of every command, and every topic"),
    examples: [Example("help"), Example("help append items"), Example("help values"), Example("help json --schema")]
  ) { (workspace: inout Workspace, words: [String], asSchema: Bool, all: Bool) throws(Diagnostic) -> CommandEffect in
    guard !all || words.isEmpty && !asSchema else {
      throw Diagnostic(.extraWord, "'help --all' prints the whole help and cannot be combined with words", at: .command)
    }
    return .document(.help(words, all ? .all : asSchema ? .schema : .page))
  }

  enum Switch: String, Choice {
    case on, off

    var meaning: Phrase {
      switch self {
      case .on: "each command's time is printed"
      case .off: "no times are printed"
      }
    }
  }

  static let timing = ShellCommand(
    "timing", "turns printing of each command's time on or off", topic: topic, One(.oneOf(Switch.self, named: "on|off")),
    examples: [Example("timing off")]
  ) { (workspace: inout Workspace, state: Switch) throws(Diagnostic) -> CommandEffect in .session(.timing(state == .on)) }

  private static func leave(_ name: String) -> ShellCommand {
    ShellCommand(name, "leaves the shell", topic: topic, examples: [Example(name)]) {
      (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .session(.quit)
    }
  }
}
