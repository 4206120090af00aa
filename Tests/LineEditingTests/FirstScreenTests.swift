import Foundation
import TestSupport
import Testing

/// The first commands of a new user, on terminals of the default sizes.
@Suite(.enabled(if: Tmux.isInstalled, Tmux.absence)) struct FirstScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(_ columns: Int, _ rows: Int) throws -> Tmux {
    try Tmux(shellWithStateIn: folder.path("state"), pager: "echo paged", columns: columns, rows: rows)
  }

  private func type(_ lines: [String], in tmux: Tmux) throws {
    for line in lines {
      try tmux.type(line)
      try tmux.press("Enter")
    }
  }

  /// Five lines, none of them rejected, lead to a picture of three columns that fits the screen.
  @Test(arguments: [(80, 24), (100, 30)]) func fiveLinesLeadToAPictureOfThreeColumns(columns: Int, rows: Int) throws {
    let tmux = try start(columns, rows)
    try type(["template grid 3", "append sections main", "append items sun moon star comet to main", "apply", "draw"], in: tmux)
    tmux.expect(containing: "comet")
    tmux.expectRow("galley> watch  # keeps this picture on screen")
    let screen = try tmux.screen()
    #expect(screen.rows.contains { $0.contains("sun") && $0.contains("moon") && $0.contains("star") })
    #expect(screen.rows.contains { $0.hasPrefix("content 393 × 262") }, "the picture and its heading fit the screen")
    #expect(!screen.rows.contains { $0.contains("error") || $0.contains("paged") })
  }

  @Test func thePictureIsOfferedInGrey() throws {
    let tmux = try start(80, 24)
    try type(["template grid 3", "append sections main", "append items a b c d to main", "apply"], in: tmux)
    tmux.expect(containing: "galley> draw")
    try tmux.press("Right", "Enter")
    tmux.expect(containing: "content 393 × 262")
    // After the first picture, the suggestion keeps it on screen.
    tmux.expectRow("galley> watch  # keeps this picture on screen")
    try tmux.press("Right", "Enter")
    tmux.expect { $0.rows.first == "content 393 × 262" && $0.rows.contains { $0.allSatisfy { $0 == "─" } && !$0.isEmpty } }
  }

  /// Return alone continues the tour, and each step fits the screen.
  @Test func returnGoesOnWithTheTour() throws {
    let tmux = try start(80, 24)
    try type(["tour"], in: tmux)
    tmux.expect(containing: "1 of 14: ")
    for step in 2...14 {
      try tmux.press("Enter")
      tmux.expect(containing: "\(step) of 14: ")
    }
    tmux.expect(containing: "that was the tour")
    #expect(try !tmux.screen().rows.contains { $0.contains("paged") })
    tmux.expectPrompt("galley>")
  }

  @Test func anEndWithUnsavedWorkSaysHowItComesBack() throws {
    let first = try start(80, 24)
    try type(["append sections kept", "exit"], in: first)
    first.expect(containing: "restore it in the next session with")
    first.expectExit()
    let second = try start(80, 24)
    try type(["restore"], in: second)
    second.expect(containing: "restored 1 command")
    second.expectPrompt("galley*>")
  }
}
