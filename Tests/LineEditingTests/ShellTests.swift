import Foundation
import TestSupport
import Testing

/// The real shell in a real terminal.
@Suite(.enabled(if: Tmux.isInstalled, Tmux.absence)) struct ShellTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(pager: String = "cat") throws -> Tmux { try Tmux(shellWithStateIn: folder.path("state"), pager: pager) }

  @Test func promptShowsTheViewAndPendingEdits() throws {
    let tmux = try start()
    try tmux.type("append sections 오늘의혜택")
    try tmux.press("Enter")
    tmux.expect(containing: "appended 1 section")
    tmux.expectPrompt("galley*>")
    try tmux.type("apply")
    try tmux.press("Enter")
    tmux.expect(containing: "+ 오늘의혜택")
    tmux.expect(containing: "galley>")
    tmux.expectStyled("\u{1B}[1m")
  }

  @Test func tabCompletesCommandsKeywordsAndLiveNames() throws {
    let tmux = try start()
    try tmux.type("append sections 오늘의혜택")
    try tmux.press("Enter")
    tmux.expectPrompt("galley*>")
    try tmux.type("appe")
    try tmux.press("Tab")
    try tmux.type("it")
    try tmux.press("Tab")
    try tmux.type("a t")
    try tmux.press("Tab")
    try tmux.type("오")
    try tmux.press("Tab")
    tmux.expect(containing: "galley*> append items a to 오늘의혜택")
    try tmux.press("Enter")
    tmux.expect(containing: "appended 1 item")
  }

  @Test func controlCClearsTheLineAndControlDLeaves() throws {
    let tmux = try start()
    try tmux.type("frames nonsense")
    tmux.expect(containing: "galley> frames nonsense")
    try tmux.press("C-c")
    tmux.expect(containing: "frames nonsense^C")
    tmux.expectPrompt("galley>")
    try tmux.type("view")
    try tmux.press("Enter")
    tmux.expect(containing: "main: 0 sections, 0 items applied")
    tmux.expectPrompt("galley>")
    try tmux.press("C-d")
    tmux.expectExit()
  }

  @Test func aRefusalUnderlinesTheWordAndKeepsTheSession() throws {
    let tmux = try start()
    try tmux.type("view 할일; append items x to 없음")
    try tmux.press("Enter")
    tmux.expect(containing: "error: the snapshot has no sections yet")
    tmux.expect(containing: "galley 할일>")
  }

  @Test func historyOutlivesTheSession() throws {
    let first = try start()
    try first.type("append sections kept")
    try first.press("Enter")
    first.expect(containing: "appended 1 section")
    first.expectPrompt("galley*>")
    try first.press("C-d")
    first.expectExit()
    let second = try start()
    try second.press("Up")
    second.expect(containing: "galley> append sections kept")
  }

  @Test func viewsStandSideBySide() throws {
    let tmux = try start()
    try tmux.type("append sections 할일; append items 우유 to 할일; apply; view doing; views")
    try tmux.press("Enter")
    tmux.expect(containing: "main   │ doing")
    tmux.expect(containing: "  우유 │")
  }

  @Test func controlCCancelsACommandAndNothingWasChanged() throws {
    let tmux = try start()
    try tmux.type("append sections main; append items 1...9000000 to main")
    try tmux.press("Enter")
    tmux.expect(containing: "Ctrl-C cancels")
    try tmux.press("C-c")
    tmux.expect(containing: "cancelled: nothing was changed")
    tmux.expectPrompt("galley>")
    try tmux.type("sections")
    try tmux.press("Enter")
    tmux.expect(containing: "no sections")
    tmux.expectPrompt("galley>")
    try tmux.press("C-d")
    tmux.expectExit()
  }

  @Test func aCancelledCommandComputesNoFurther() throws {
    let terminal = try PseudoTerminal(BuiltProducts.galley.path, environment: ["XDG_STATE_HOME": folder.path("state")])
    try terminal.read(until: "galley")
    terminal.type("append sections m; append items kept\r")
    try terminal.read(until: "appended 1 item")
    terminal.type("append items 1...9000000\r")
    try terminal.read(until: "Ctrl-C cancels")
    terminal.type("\u{3}")
    try terminal.read(until: "cancelled: nothing was changed")
    #expect(terminal.workUntilIdle(atMost: 4) < 4)
    terminal.type("undo\r")
    try terminal.read(until: "undid 'append items kept'")
  }

  @Test func aCancelledSaveKeepsTheFile() throws {
    try folder.write("kept", as: "saved.galley")
    let terminal = try PseudoTerminal(BuiltProducts.galley.path, environment: ["XDG_STATE_HOME": folder.path("state")])
    try terminal.read(until: "galley")
    terminal.type("append sections m; append items 1...5000000; append items x\r")
    try terminal.read(until: "appended 1 item")
    terminal.type("save \(folder.path("saved.galley"))\r")
    try terminal.read(until: "Ctrl-C cancels")
    terminal.type("\u{3}")
    try terminal.read(until: "cancelled: nothing was changed")
    #expect(terminal.workUntilIdle(atMost: 1) < 1)
    #expect(try String(contentsOfFile: folder.path("saved.galley"), encoding: .utf8) == "kept")
  }

  @Test(arguments: ["xterm-256color", "dumb"]) func controlCIsShownOnce(term: String) throws {
    let tmux = try Tmux(shellWithStateIn: folder.path("state"), term: term)
    let pipe = folder.path("pipe")
    mkfifo(pipe, 0o600)
    try tmux.type("read \(pipe)")
    try tmux.press("Enter")
    // Opened for reading, so that the command runs, and waits.
    let writer = open(pipe, O_WRONLY)
    defer { close(writer) }
    try tmux.press("C-c")
    tmux.expectRow("^C cancelled: nothing was changed")
    tmux.expectPrompt("galley>")
  }

  @Test func controlZStopsACommandAndFgGoesOnWithIt() throws {
    let tmux = try Tmux(shellWithStateIn: folder.path("state"), isJob: true)
    let pipe = folder.path("pipe")
    mkfifo(pipe, 0o600)
    try tmux.type("append sections main; read \(pipe); echo over")
    try tmux.press("Enter")
    tmux.expect(containing: "Ctrl-C cancels")
    try tmux.press("C-z")
    tmux.expect(containing: "Stopped")
    try tmux.type("fg")
    try tmux.press("Enter")
    tmux.expect(containing: "Ctrl-C cancels")
    try Data("append items a to main\n".utf8).write(to: URL(fileURLWithPath: pipe))
    tmux.expectRow("over")
    tmux.expectPrompt("galley*>")
    try tmux.type("items")
    try tmux.press("Enter")
    tmux.expectRow("a")
  }

  @Test func ghostTextContinuesEntriesAndTemplatesShowArguments() throws {
    let tmux = try start()
    try tmux.type("append items ")
    tmux.expect(containing: "galley> append items <id>... [to <section>] [under <parent>]")
    try tmux.type("x t")
    tmux.expect(containing: "galley> append items x to")
    try tmux.press("C-e")
    tmux.expect(containing: "galley> append items x to <section> [under <parent>]")
    tmux.expectStyled("\u{1B}[90m")
  }

  @Test func eachLineOfAnEntryIsCompletedOnItsOwn() throws {
    let tmux = try start()
    try tmux.paste("append sections 할일\nappend items a to 할일 \\\nund")
    tmux.expect(containing: "under")
    tmux.expectStyles("bold commands and a magenta keyword in their lines") { screen in
      let rows = screen.split(separator: "\n").map { $0.filter { !$0.isWhitespace } }
      return rows.contains { $0.contains("\u{1B}[1msections") }
        && rows.contains { $0.contains("\u{1B}[1mitems") && $0.contains("\u{1B}[35mto") }
    }
    try tmux.press("C-c")
    tmux.expectPrompt("galley>")
    try tmux.paste("echo 말\nvisi\nappend sections x")
    try tmux.press("Up", "Tab")
    tmux.expectRow("visible")
    try tmux.press("C-c")
    tmux.expectPrompt("galley>")
    try tmux.paste("append sections 할일\nappend items ")
    tmux.expectRow("append items <id>... [to <section>] [under <parent>]")
    try tmux.type("가")
    try tmux.press("Enter")
    tmux.expect(containing: "appended 1 item")
    tmux.expectPrompt("galley*>")
    try tmux.press("Up")
    tmux.expectRow("galley*> append sections 할일")
    tmux.expectRow("append items 가 [to <section>] [under <parent>]")
  }

  @Test func anAnswerTallerThanTheScreenIsPaged() throws {
    let tmux = try start(pager: "head -n 3; echo paged")
    try tmux.type("help commands")
    try tmux.press("Enter")
    tmux.expect(containing: "paged")
    tmux.expectPrompt("galley>")
    try tmux.type("view")
    try tmux.press("Enter")
    tmux.expect(containing: "main: 0 sections")
  }

  /// less keeps colours, shows UTF-8, and its prompt explains how to quit.
  @Test func lessIsAskedForWhatGalleyNeeds() throws {
    let tmux = try start(pager: "printenv LESS LESSCHARSET | sed s/^/asked=/; cat > /dev/null")
    try tmux.type("help commands")
    try tmux.press("Enter")
    tmux.expectRow("asked=RXPs--- [space] >>> --- [q] <<< ---$")
    tmux.expectRow("asked=utf-8")
    tmux.expectPrompt("galley>")
  }

  @Test func lessRunsNoProgram() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/less") else { return }
    let tmux = try start(pager: "less")
    try tmux.type("help commands")
    try tmux.press("Enter")
    tmux.expect(containing: "Commands edit the pending snapshot")
    try tmux.type("!")
    tmux.expect(containing: "Command not available")
    try tmux.press("Enter")
    try tmux.type("q")
    tmux.expectPrompt("galley>")
  }

  @Test func aTerminalThatUnderstandsNothingHasNoPager() throws {
    let tmux = try Tmux(shellWithStateIn: folder.path("state"), term: "dumb", pager: "echo paged")
    try tmux.type("help commands")
    try tmux.press("Enter")
    tmux.expect(containing: "'help COMMAND'")
    tmux.expectPrompt("galley>")
  }

  @Test func theHistoryErrorIsPrintedAfterTheLineIsRead() throws {
    try FileManager.default.createDirectory(atPath: folder.path("state/galley/history"), withIntermediateDirectories: true)
    let tmux = try start()
    try tmux.type("vie")
    tmux.expect(containing: "galley> vie")
    try tmux.type("w")
    try tmux.press("Enter")
    tmux.expect(containing: "history is not kept")
    tmux.expectPrompt("galley>")
  }

  /// A lesson starts and shows its screens without a pager, which would receive the next keys. A longer answer uses a pager, and stays
  /// above the prompt.
  @Test func pagedTextStaysOnScreen() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/less") else { return }
    let tmux = try start(pager: "less")
    try tmux.type("lesson fraction")
    try tmux.press("Enter")
    tmux.expect { $0.rows.contains { $0.hasPrefix("Lesson 1 of ") } && $0.rows.last == "galley>" }
    try tmux.type("lesson show")
    try tmux.press("Enter")
    tmux.expect { $0.rows.contains("Goal: 0 of 4 met") && $0.rows.last == "galley>" }
    try tmux.type("lesson")
    try tmux.press("Enter")
    tmux.expect { $0.rows.last?.hasPrefix("--- [space]") == true }
    try tmux.type("G")
    tmux.expect(containing: "'lesson map' shows the chapters.")
    try tmux.type("q")
    tmux.expectPrompt("galley>")
    tmux.expect(containing: "'lesson map' shows the chapters.")
  }

  @Test func ghostTextThatIsTooLongEndsInAnEllipsis() throws {
    let tmux = try Tmux(shellWithStateIn: folder.path("state"), columns: 20)
    try tmux.type("append items ")
    tmux.expectRow(" <id>... [to <sectio")
    tmux.expectRow("n>] [under <parent…")
    try tmux.type("가 나")
    tmux.expectRow(" 가 나 [to <section>")
    tmux.expectRow("] [under <parent>]")
  }

  @Test func aCancelledScriptWritesNoFileAndRunsNoFurther() throws {
    let (saved, script, pipe) = (folder.path("after.galley"), folder.path("slow.galley"), folder.path("pipe"))
    mkfifo(pipe, 0o600)
    try Data("append sections main\nread \(pipe)\nsave \(saved)\n".utf8).write(to: URL(fileURLWithPath: script))
    let tmux = try start()
    try tmux.type("read \(script)")
    try tmux.press("Enter")
    tmux.expect(containing: "Ctrl-C cancels")
    try tmux.press("C-c")
    tmux.expect(containing: "cancelled: nothing was changed")
    tmux.expectPrompt("galley>")
    // The cancelled thread continues when the pipe has data, and ends when it has read all of it.
    try Data("append items a to main\n".utf8).write(to: URL(fileURLWithPath: pipe))
    try tmux.type("sections; echo over")
    try tmux.press("Enter")
    tmux.expectRow("over")
    tmux.expect(containing: "no sections")
    #expect(!FileManager.default.fileExists(atPath: saved))
  }
}
