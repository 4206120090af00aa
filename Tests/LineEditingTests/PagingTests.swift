import Foundation
import TestSupport
import Testing

@testable import LineEditing

/// The choice of answers that are shown in a pager.
@Suite struct PagingTests {
  @Test(arguments: [
    ("", true), ("a\nb\nc\n", true), ("a\nb\nc", true), ("a\nb\nc\nd\n", false), ("a\n\n\n", true), ("a\n\n\n\n", false),
    // Ten columns: a line of eleven takes two rows, and a Korean letter takes two columns.
    ("0123456789\nb\nc\n", true), ("0123456789x\nb\nc\n", false), ("가나다라마\nb\nc\n", true), ("가나다라마x\nb\nc\n", false),
    // Colour codes do not take any columns.
    ("\u{1B}[1m01234\u{1B}[0m\u{1B}[32m56789\u{1B}[0m\nb\nc\n", true), ("\u{1B}[2m0123456789x\u{1B}[0m\nb\nc\n", false),
    ("\u{1B}[1m\u{1B}[0m\nb\nc\n", true), ("\u{1B}\nb\nc\n", true),
  ]) func aScreenHoldsWhatTakesNoMoreRows(text: String, fits: Bool) {
    #expect(Terminal.Size(columns: 10, rows: 3).holds(text) == fits)
  }

  private func shell(pager: String, rows: UInt16, in folder: TemporaryFolder) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      BuiltProducts.galley.path, environment: ["XDG_STATE_HOME": folder.path("state"), "PAGER": pager], columns: 80, rows: rows)
    try terminal.read(until: "galley")
    return terminal
  }

  /// Colour codes do not count as columns: a picture as high as the screen is printed without a pager.
  @Test(arguments: [(UInt16(22), false), (21, true)]) func whatFitsIsNeverPaged(rows: UInt16, isPaged: Bool) throws {
    let folder = try TemporaryFolder()
    let terminal = try shell(pager: "echo paged; cat", rows: rows, in: folder)
    terminal.type("template grid 3; append sections m; append items a b c d; apply; scroll to 0,0\r")
    try terminal.read(until: "4 items inserted")
    try terminal.read(until: "galley")
    terminal.type("draw --width 60\r")
    #expect(try terminal.read(until: "╯").contains("paged\r\n") == isPaged)
  }

  /// Without `$PAGER`, an answer stops at each screen. A line that is typed there is for the prompt.
  @Test(.enabled(if: Tmux.isInstalled, Tmux.absence)) func aLineTypedAtTheEndOfAScreenIsRun() throws {
    let folder = try TemporaryFolder()
    let tmux = try Tmux(
      command: "env -u PAGER EDITRC=/dev/null/none XDG_STATE_HOME='\(folder.path("state"))' '\(BuiltProducts.galley.path)'")
    tmux.expectPrompt("galley>")
    let status = " Space: more   q: back to the prompt"
    for key in ["Space", "Enter"] {
      try tmux.type("devices")
      try tmux.press("Enter")
      tmux.expect { $0.rows.last == status }
      try tmux.press(key)
      tmux.expect { $0.rows.last == status }
      try tmux.type("q")
      tmux.expectPrompt("galley>")
    }
    try tmux.type("devices")
    try tmux.press("Enter")
    tmux.expect { $0.rows.last == status }
    try tmux.type("append sections early")
    try tmux.press("Enter")
    tmux.expect(containing: "appended 1 section")
  }

  /// Keys that arrive before the pager has opened belong to the next line, not to the pager.
  @Test func keysThatArriveEarlyAreNotLost() throws {
    let folder = try TemporaryFolder()
    let terminal = try shell(pager: "less", rows: 10, in: folder)
    terminal.type("help\rappend sec")
    terminal.type("tions early\r")
    try terminal.read(until: "appended 1 section")
    terminal.type("quit\r")
    #expect(terminal.waitForEnd() == 0)
  }
}
