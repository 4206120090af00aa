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
    "mark", "gives the document as it is now a name, for 'compare mark'", topic: topic, One(.text("name", accepts: "any word")),
    examples: [Example("mark before", after: "append sections main")]
  ) { (workspace: inout Workspace, name: String) throws(Diagnostic) -> CommandEffect in .document(.mark(name)) }

  static let restore = ShellCommand(
    "restore", "replays a session that ended abruptly or with unsaved work, the last one or the one named",
    details: [
      "A terminal session writes each accepted command into a journal before it answers, and removes it when it ends with all work saved.",
      "After a kill the next start mentions it once, and it stays until it is restored or removed.",
      "Of sessions that were left with unsaved work the last one stays.",
    ],
    topic: topic, formats: .ofTables,
    Maybe(.text("name", accepts: "the start of a session and its process, as 'restore --list' has them")),
    Flag("list", "lists the sessions that can be restored, and replays none"),
    Flag("forget", "removes the journal, and replays nothing"),
    examples: [Example("expect error nothing-to-restore restore"), Example("restore --list")]
  ) { (workspace: inout Workspace, name: String?, lists: Bool, forgets: Bool) throws(Diagnostic) -> CommandEffect in
    lists ? .files(.restorable) : forgets ? .files(.forget(name)) : .files(.restore(name))
  }

  static let save = ShellCommand(
    "save", "writes the document as the lines that rebuild it",
    details: [
      "A saved file may have lines that begin with 'keep'. You need not type them: they restore what no other command makes.",
      "'keep cell' restores a cell, 'keep items' items that their outline does not have, and 'keep name' one of several items of the same name.",
      "'keep swift' and 'keep provider' restore the Swift code that makes the layout.",
    ], topic: topic, OnePath(),
    examples: [Example("save board.galley", after: "append sections main")]
  ) { (workspace: inout Workspace, path: Path) throws(Diagnostic) -> CommandEffect in .files(.save(path)) }

  static let open = ShellCommand(
    "open", "replaces the document by a saved one", topic: topic, OnePath(),
    examples: [Example("open board.galley", after: "append sections main; save board.galley")]
  ) { (workspace: inout Workspace, path: Path) throws(Diagnostic) -> CommandEffect in .files(.open(path)) }

  static let read = ShellCommand(
    "read", "runs a file's lines here, or what files of Swift make, as one step of undo",
    details: [
      "Of a file that ends in .swift, the only function that makes a layout is called, or failing that a section;",
      "of several, name one as a call does: createLayout(), HomeLayout.banner(columns: 3).",
      "--items sets how many items each section has: 10, featured=6,2=10 by name or index, or 0 for none.",
      "Without it the data of the code is applied; where the code has none, each section has 6 placeholders.",
      "--define gives a value to a name that no file read declares, and may be given several times.",
      "Of a folder all files of Swift are read, those in folders inside it too.",
    ],
    topic: topic, OnePath(), Many(.text("more", accepts: "more files of Swift, and the call that makes the layout"), atLeast: 0),
    Option("items", .itemCounts), Options("define", .swiftDefinition), Flag("echo", "every line that was run, folding nothing"),
    examples: [Example("read board.galley", after: "save board.galley")]
  ) {
    (_: inout Workspace, path: Path, more: [String], items: ItemCounts?, definitions: [LayoutCode.Definition], echoes: Bool)
      throws(Diagnostic) -> CommandEffect in
    guard path.isSwift || !more.isEmpty || items != nil || !definitions.isEmpty else { return .files(.read(path)) }
    return .files(.readSwift(SwiftRequest(first: path, more: more, items: items, definitions: definitions, echoes: echoes)))
  }

  static let paste = ShellCommand(
    "paste", "takes Swift, up to an empty line or the end of the input",
    details: ["A line that begins as Swift does is taken without it, with the lines that close its brackets."], topic: topic,
    examples: [Example("paste")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .session(.paste) }

  static let reset = ShellCommand(
    "reset", "resets everything to the initial state; undo brings it back", topic: topic, examples: [Example("reset")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .document(.reset) }

  static let echo = ShellCommand(
    "echo", "prints words", topic: topic, Many(.text("word", accepts: "any words"), atLeast: 0), examples: [Example("echo hello")]
  ) { (workspace: inout Workspace, words: [String]) throws(Diagnostic) -> CommandEffect in .document(.echo(words.joined(separator: " "))) }

  static let clear = ShellCommand(
    "clear", "clears the terminal's screen; the document stays as it is", topic: topic, examples: [Example("clear")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .document(.clear) }

  static let version = ShellCommand(
    "version", "says which Galley this is", topic: topic, formats: .ofAnswers, examples: [Example("version")]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in
    .show(.listing([StyledLine(verbatim: "Galley \(Release.name)")], record: Release.record))
  }

  static let help = ShellCommand(
    "help", "explains the shell, a command or a topic", topic: topic, formats: .ofAnswers,
    Many(.text("command|topic", accepts: "a command or a topic", completions: .live(Live.command)), atLeast: 0),
    Flag("schema", "of 'help json' and 'help answers': a JSON Schema of every answer, error and exported file"),
    Flag("all", "every command as it is declared, and every topic"),
    examples: [Example("help"), Example("help append items"), Example("help values"), Example("help json --schema")]
  ) { (workspace: inout Workspace, words: [String], asSchema: Bool, all: Bool) throws(Diagnostic) -> CommandEffect in
    guard !all || words.isEmpty && !asSchema else {
      throw Diagnostic(.extraWord, "'help --all' is everything, and takes no words", at: .command)
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
    "timing", "says how long each command took", topic: topic, One(.oneOf(Switch.self, named: "on|off")), examples: [Example("timing off")]
  ) { (workspace: inout Workspace, state: Switch) throws(Diagnostic) -> CommandEffect in .session(.timing(state == .on)) }

  private static func leave(_ name: String) -> ShellCommand {
    ShellCommand(name, "leaves the shell", topic: topic, examples: [Example(name)]) {
      (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .session(.quit)
    }
  }
}
