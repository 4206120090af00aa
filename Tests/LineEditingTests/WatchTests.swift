import Foundation
import TestSupport
import Testing

/// The picture that stays in the upper part of a terminal.
@Suite(.enabled(if: Tmux.isInstalled, Tmux.absence)) struct WatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func shell(columns: Int = 80, rows: Int = 30, pager: String = "cat", isJob: Bool = false) throws -> Tmux {
    try Tmux(shellWithStateIn: folder.path("state"), pager: pager, columns: columns, rows: rows, isJob: isJob)
  }

  private func type(_ lines: String..., in tmux: Tmux) throws {
    for line in lines {
      try tmux.type(line)
      try tmux.press("Enter")
    }
  }

  private static let document = "template grid 3; append sections m; append items sun moon star comet to m; apply"

  /// The picture's rows: its heading, and the line below it.
  private func expectPicture(_ heading: String, line: Int, in tmux: Tmux, at location: SourceLocation = #_sourceLocation) {
    tmux.expect(at: location) { screen in
      screen.rows.first == heading && screen.rows.indices.contains(line) && screen.rows[line].allSatisfy { $0 == "─" }
        && !screen.rows[line].isEmpty && screen.rows[1..<line].contains { $0.contains("moon") }
    }
  }

  /// The picture is drawn again after each command, and all other output scrolls below it.
  @Test(arguments: [(80, 24, 14), (100, 30, 18), (120, 40, 24)]) func thePictureStays(columns: Int, rows: Int, line: Int) throws {
    let tmux = try shell(columns: columns, rows: rows)
    try type(Self.document, "watch", in: tmux)
    expectPicture("content 393 × 262", line: line, in: tmux)
    for _ in 0..<4 { try type("sections", "items", in: tmux) }
    try type("container 300x800", in: tmux)
    tmux.expect(containing: "content 393 × 262 → 300 × 200")
    expectPicture("content 300 × 200", line: line, in: tmux)
    tmux.expectEmptyPrompt()
  }

  /// `watch off`, or the end of the shell, releases the whole screen.
  @Test(arguments: ["watch off", "quit"]) func theScreenIsGivenBack(end: String) throws {
    let tmux = try shell()
    try type(Self.document, "watch", in: tmux)
    expectPicture("content 393 × 262", line: 18, in: tmux)
    try type("apply", "save \(folder.path("kept"))", end, in: tmux)
    if end == "quit" { tmux.expectExit() } else { for _ in 0..<12 { try type("sections", in: tmux) } }
    #expect(try tmux.scrollRegion() == "0 29")
    if end != "quit" { tmux.expect { $0.rows.first != "content 393 × 262" && !$0.rows.contains { $0.hasPrefix("───") } } }
  }

  /// Ctrl-Z releases the screen, and the picture is drawn again when the process resumes.
  @Test func aStoppedProcessGivesTheScreenBack() throws {
    let tmux = try shell(isJob: true)
    try type(Self.document, "watch", in: tmux)
    expectPicture("content 393 × 262", line: 18, in: tmux)
    try tmux.settle()
    try tmux.press("C-z")
    tmux.expect { $0.rows.last == "$" }
    #expect(try tmux.scrollRegion() == "0 29")
    try type("fg", in: tmux)
    expectPicture("content 393 × 262", line: 18, in: tmux)
    tmux.expectEmptyPrompt()
    #expect(try tmux.scrollRegion() == "19 29")
  }

  @Test func aResizeDrawsAgain() throws {
    let tmux = try shell()
    try type(Self.document, "watch", in: tmux)
    expectPicture("content 393 × 262", line: 18, in: tmux)
    try tmux.type("secti")
    try tmux.resize(columns: 100, rows: 40)
    expectPicture("content 393 × 262", line: 24, in: tmux)
    tmux.expect { $0.rows.last?.hasPrefix("galley> secti") == true }
    #expect(try tmux.scrollRegion() == "25 39")
    // This terminal is too low for a picture.
    try tmux.resize(columns: 100, rows: 15)
    tmux.expect { screen in !screen.rows.contains { $0.hasPrefix("─────") && $0.count == 100 } }
    #expect(try tmux.scrollRegion() == "0 14")
  }

  /// A pager uses the whole screen; Ctrl-L and `clear` clear only the lower part.
  @Test func thePictureSurvivesPagersAndClearing() throws {
    let tmux = try shell(pager: "less")
    try type(Self.document, "watch", in: tmux)
    expectPicture("content 393 × 262", line: 18, in: tmux)
    try tmux.settle()
    usleep(300_000)
    try type("help commands", in: tmux)
    tmux.expect { $0.rows.last?.hasPrefix("--- [space]") == true }
    #expect(try tmux.scrollRegion() == "0 29")
    try tmux.press("q")
    expectPicture("content 393 × 262", line: 18, in: tmux)
    tmux.expectEmptyPrompt()
    try tmux.press("C-l")
    tmux.expect { $0.rows.count == 20 && $0.rows.last == "galley>" && $0.row == 19 }
    try type("sections", "clear", in: tmux)
    tmux.expect { $0.rows.count == 20 && $0.rows.last == "galley>" && $0.row == 19 }
    expectPicture("content 393 × 262", line: 18, in: tmux)
  }

  /// A drawing is fitted to the lower part, so that it needs no pager.
  @Test func aDrawingFitsBelowThePicture() throws {
    let tmux = try shell(columns: 80, rows: 24, pager: "echo paged; cat")
    try type("device iphone-16-pro; template grid 3; append sections m; append items a{1...12} to m; apply; set row.height 90", in: tmux)
    try type("clear", "watch", "draw", in: tmux)
    tmux.expect { $0.rows.count == 24 && $0.rows[15...].contains { $0.hasPrefix("└") } && $0.rows.last == "galley>" }
    tmux.expect { !$0.rows.contains("paged") }
  }

  /// During a lesson, the picture is shown automatically if the terminal is high enough, until the user turns it off.
  @Test func lessonsAreWatched() throws {
    let tmux = try shell(rows: 40)
    try type("lesson fraction", in: tmux)
    tmux.expect { $0.rows.first?.hasPrefix("now ") == true && $0.rows.count > 16 && $0.rows[16].hasPrefix("─────") }
    try type("watch off", in: tmux)
    tmux.expectEmptyPrompt()
    #expect(try tmux.scrollRegion() == "0 39")
    let low = try Tmux(shellWithStateIn: folder.path("other"), columns: 80, rows: 24)
    try type("lesson fraction", in: low)
    low.expectEmptyPrompt()
    #expect(try low.scrollRegion() == "0 23")
  }

  /// Even a long lesson text fits the screen, with the prompt below it, so that no pager receives the next keys. The solved screen is drawn
  /// once.
  @Test(arguments: [(80, 24), (100, 30), (120, 40)]) func noLessonOpensInAPager(columns: Int, rows: Int) throws {
    let tmux = try shell(columns: columns, rows: rows, pager: "echo paged; cat")
    for number in [21, 22, 1] {
      try type("lesson \(number)", in: tmux)
      tmux.expect { screen in screen.rows.contains { $0.hasPrefix("Lesson \(number) of") } && screen.rows.last == "galley>" }
      tmux.expect { screen in !screen.rows.contains("paged") }
      try tmux.settle()
      usleep(300_000)
    }
    try type("set row.width fractionalWidth(1)", in: tmux)
    tmux.expect { screen in
      let below = screen.rows.lastIndex { $0.hasPrefix("─────") }.map { $0 + 1 } ?? 0
      let isDrawnBelow = screen.rows[below...].contains { $0.hasPrefix("┌") }
      return screen.rows.contains { $0.hasPrefix("Solved!") } && isDrawnBelow == (rows < 36) && screen.rows.last == "galley>"
    }
    tmux.expect { screen in !screen.rows.contains("paged") }
  }

  /// No part of the picture is written to a pipe.
  @Test func pipesAreNotWatched() throws {
    let output = try Child.output(
      of: BuiltProducts.galley.path, ["-c", "\(Self.document); watch; sections; lesson fraction"],
      environment: ["XDG_STATE_HOME": folder.path])
    #expect(!output.contains("\u{1B}"))
    let without = try Child.output(
      of: BuiltProducts.galley.path, ["-c", "\(Self.document); sections; lesson fraction"], environment: ["XDG_STATE_HOME": folder.path])
    #expect(output == without)
  }
}
