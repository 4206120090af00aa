import Foundation
import TestSupport
import Testing

/// Sends random keys to the real shell in a real terminal. The shell must keep working, and must restore the terminal.
@Suite(.enabled(if: Tmux.isInstalled, Tmux.absence)) struct RandomKeysTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let keys = [
    "Left", "Right", "Up", "Down", "Home", "End", "BSpace", "DC", "Tab", "Enter", "C-a", "C-e", "C-b", "C-f", "C-k", "C-u", "C-w", "C-y",
    "C-t", "C-l", "C-r", "C-v", "C-c", "Escape", "M-b", "M-f", "M-d", "M-Right", "PageUp", "F5",
  ]

  private static let texts = [
    "append ", "items ", "sections ", "할일 ", "a{1...3} ", "to main", "apply", ";", "\"", "'", "(", ")", "\\", "#", "=", "--all", "undo ",
    "frames ", "👨‍👩‍👧", "e\u{301}", "template grid 3", "set ", "{", "\u{7}", "view ",
  ]

  @Test(arguments: [UInt64(1), 2, 3], [80, 20]) func anyKeysLeaveAShellThatAnswers(seed: UInt64, columns: Int) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let tmux = try Tmux(shellWithStateIn: folder.path("state"), columns: columns, rows: 24)
    for _ in 0..<150 {
      if next(3) == 0 {
        try tmux.press(Self.keys[next(Self.keys.count)])
      } else {
        try tmux.type(Self.texts[next(Self.texts.count)])
      }
    }
    // Cancels any unfinished search, quoted key or entry of several lines.
    try tmux.press("C-c")
    try tmux.settle()
    try tmux.press("C-c")
    try tmux.settleAfterInterrupt()
    try tmux.type("echo still here")
    try tmux.press("Enter")
    tmux.expectEmptyPrompt()
    try tmux.type("quit")
    try tmux.press("Enter")
    tmux.expectExit()
  }
}
