import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Tmux.isInstalled, Tmux.absence)) struct TerminalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: Terminals and widths

  @Test(arguments: ["xterm-256color", "screen", "vt100", "linux"], [20, 80]) func editsKoreanInTheMiddle(term: String, columns: Int) throws
  {
    let tmux = try Tmux(term: term, columns: columns)
    try tmux.type("사과 나무")
    tmux.expect(["probe> 사과 나무"], column: 16)
    try tmux.press("Left", "Left")
    try tmux.type("가")
    tmux.expect(["probe> 사과 가나무"], column: 14)
    try tmux.press("BSpace")
    tmux.expect(["probe> 사과 나무"], column: 12)
    try tmux.press("C-a", "C-d")
    tmux.expect(["probe> 과 나무"], column: 7)
    try tmux.press("Enter")
    tmux.expect(containing: "answer: line(\"과 나")
  }

  @Test(arguments: [20, 80]) func readsPlainlyFromADumbTerminal(columns: Int) throws {
    let tmux = try Tmux(term: "dumb", columns: columns)
    try tmux.type("가 \\")
    try tmux.press("Enter")
    tmux.expect(["probe> 가 \\", ">"], column: 2)
    try tmux.type("x")
    try tmux.press("Enter")
    let answer = columns == 80 ? ["answer: line(\"가 \\\\\\nx\")"] : ["answer: line(\"가 \\\\\\", "nx\")"]
    tmux.expect(["probe> 가 \\", "> x"] + answer + ["probe>"])
    try tmux.type("abc")
    tmux.expect(containing: "probe> abc")
    try tmux.press("C-c")
    tmux.expect(containing: "probe> abc^C")
    tmux.expectPrompt()
    #expect(try !tmux.styledScreen().contains("\u{1B}"))
    try tmux.press("C-d")
    tmux.expect(containing: "answer: end")
  }

  @Test func wrapsWideCharactersAtTheMargin() throws {
    let tmux = try Tmux(columns: 20)
    try tmux.type("aaaaaaaaaaaa가b")
    tmux.expect(["probe> aaaaaaaaaaaa", "가b"], column: 3, row: 1)
    try tmux.press("Left", "Left")
    tmux.expect(["probe> aaaaaaaaaaaa", "가b"], column: 0, row: 1)
    try tmux.press("BSpace")
    tmux.expect(["probe> aaaaaaaaaaa가", "b"], column: 18, row: 0)
    try tmux.type("aaaa")
    tmux.expect(["probe> aaaaaaaaaaaaa", "aa가b"], column: 2, row: 1)
    try tmux.press("C-a")
    tmux.expect(["probe> aaaaaaaaaaaaa", "aa가b"], column: 7, row: 0)
  }

  @Test func entriesFillARowExactly() throws {
    let tmux = try Tmux(columns: 20)
    try tmux.type("aaaaaaaaaaaaa")
    tmux.expect(["probe> aaaaaaaaaaaaa"], column: 0, row: 1)
    try tmux.type("b")
    tmux.expect(["probe> aaaaaaaaaaaaa", "b"], column: 1, row: 1)
    try tmux.press("BSpace", "BSpace", "Enter")
    tmux.expect(containing: "answer: line(\"aaaaa")
  }

  @Test func redrawsAfterAResize() throws {
    let tmux = try Tmux(columns: 40)
    try tmux.type("append 사과 append append append x")
    tmux.expect(["probe> append 사과 append append append", "x"], column: 1, row: 1)
    try tmux.resize(columns: 25)
    tmux.expect(["probe> append 사과 append", " append append x"], column: 16, row: 1)
    try tmux.resize(columns: 60)
    tmux.expect(["probe> append 사과 append append append x"], column: 41, row: 0)
    try tmux.type("y")
    tmux.expect(["probe> append 사과 append append append xy"], column: 42, row: 0)
  }

  @Test func survivesAnEntryTallerThanTheScreen() throws {
    let tmux = try Tmux(columns: 20, rows: 5)
    try tmux.type(String(repeating: "가나다라 ", count: 30))
    try tmux.press("C-a")
    try tmux.press("C-e")
    try tmux.type("x")
    try tmux.press("C-u")
    try tmux.type("quit")
    try tmux.press("Enter")
    tmux.expect(containing: "answer: line(\"quit\"")
  }

  // MARK: Marks

  @Test func composesTypedMarks() throws {
    let tmux = try Tmux()
    try tmux.type("e\u{301}x\u{1112}\u{1161}\u{11AB}y")
    tmux.expect(["probe> \u{E9}x한y"], column: 12)
    try tmux.press("Left", "Left", "BSpace")
    tmux.expect(["probe> \u{E9}한y"], column: 8)
  }

  @Test func keepsColumnsUnderMarksThatDoNotCompose() throws {
    let tmux = try Tmux()
    try tmux.type("q\u{301}z")
    tmux.expect(["probe> q\u{301}z"], column: 9)
    try tmux.press("Left")
    try tmux.type("가")
    tmux.expect(["probe> q\u{301}가z"], column: 10)
  }

  // MARK: Whole characters

  /// A character as typed, as drawn by the editor, and its columns.
  struct Whole: CustomTestStringConvertible {
    var typed: String
    var drawn: String
    var columns: Int
    var testDescription: String { drawn }

    init(_ typed: String, _ drawn: String? = nil, columns: Int) {
      (self.typed, self.drawn, self.columns) = (typed, drawn ?? typed, columns)
    }
  }

  @Test(arguments: [
    Whole("👨\u{200D}👩\u{200D}👧", "👨👩👧", columns: 6), Whole("🇰🇷", columns: 2), Whole("👍🏽", columns: 4), Whole("❤\u{FE0F}", "❤", columns: 1),
    Whole("q\u{301}", columns: 1), Whole("\u{1112}\u{1161}\u{11AB}", "한", columns: 2), Whole("\u{1140}\u{1161}\u{11AB}", columns: 2),
  ]) func keysPassWholeCharacters(whole: Whole) throws {
    let tmux = try Tmux()
    let (drawn, after) = (whole.drawn, 8 + whole.columns)
    try tmux.type("a\(whole.typed)b")
    tmux.expect(["probe> a\(drawn)b"], column: after + 1)
    try tmux.press("Left", "Left")
    tmux.expect(["probe> a\(drawn)b"], column: 8)
    try tmux.press("Right")
    tmux.expect(["probe> a\(drawn)b"], column: after)
    try tmux.press("BSpace")
    tmux.expect(["probe> ab"], column: 8)
    try tmux.type(whole.typed)
    tmux.expect(["probe> a\(drawn)b"], column: after)
    try tmux.press("C-b", "DC")
    tmux.expect(["probe> ab"], column: 8)
    try tmux.type(whole.typed)
    try tmux.press("C-b", "C-t")
    tmux.expect(["probe> \(drawn)ab"], column: after)
    try tmux.press("C-a", "C-d")
    tmux.expect(["probe> ab"], column: 7)
  }

  @Test func wordsKeepTheirMarks() throws {
    let tmux = try Tmux()
    try tmux.type("xq\u{301}y 👨\u{200D}👩\u{200D}👧 나무")
    tmux.expect(["probe> xq\u{301}y 👨👩👧 나무"], column: 22)
    try tmux.press("M-b")
    tmux.expect(["probe> xq\u{301}y 👨👩👧 나무"], column: 18)
    try tmux.press("M-b")
    tmux.expect(["probe> xq\u{301}y 👨👩👧 나무"], column: 7)
    try tmux.press("M-f")
    tmux.expect(["probe> xq\u{301}y 👨👩👧 나무"], column: 10)
    try tmux.press("M-d")
    tmux.expect(["probe> xq\u{301}y"], column: 10)
    try tmux.press("C-w")
    tmux.expect(["probe>"], column: 7)
    try tmux.press("C-y", "C-y")
    tmux.expect(["probe> xq\u{301}yxq\u{301}y"], column: 13)
    try tmux.press("C-a", "C-k", "C-y", "C-u")
    tmux.expect(["probe>"], column: 7)
    try tmux.press("C-y")
    tmux.expect(["probe> xq\u{301}yxq\u{301}y"], column: 13)
  }

  // MARK: Colour and ghost text

  @Test func coloursByMeaningWithoutMovingAColumn() throws {
    let tmux = try Tmux(columns: 20)
    try tmux.type("append 사과나무 zzz")
    tmux.expect(["probe> append 사과나", "무 zzz"], column: 6, row: 1)
    tmux.expectStyled("\u{1B}[32mappend", "\u{1B}[31mzzz")
  }

  @Test func showsHintsThatTheArrowTakes() throws {
    let tmux = try Tmux()
    try tmux.type("sna")
    tmux.expect(["probe> snapshot"], column: 10)
    tmux.expectStyled("\u{1B}[90mpshot")
    try tmux.press("Right")
    tmux.expect(["probe> snapshot"], column: 15)
    try tmux.press("C-u")
    try tmux.type("sna")
    try tmux.press("C-e")
    tmux.expect(["probe> snapshot"], column: 15)
  }

  @Test func enterTakesNoHint() throws {
    let tmux = try Tmux()
    try tmux.type("sna")
    tmux.expect(["probe> snapshot"], column: 10)
    try tmux.press("Enter")
    tmux.expect(["probe> sna", "answer: line(\"sna\")", "probe>"])
  }

  @Test func showsTemplatesThatNothingTakes() throws {
    let tmux = try Tmux()
    try tmux.type("append ")
    tmux.expect(["probe> append items <id>..."], column: 14)
    try tmux.press("Right")
    try tmux.type("x")
    tmux.expect(["probe> append x"], column: 15)
  }

  @Test func hintsGoOnIntoTheNextRow() throws {
    let tmux = try Tmux(columns: 20, history: nil)
    try tmux.type("append aaaaaaaaaa")
    try tmux.press("C-u")
    try tmux.type("append ")
    tmux.expect(["probe> append items", "<id>..."], column: 14, row: 0)
    try tmux.type("a")
    tmux.expect(["probe> append a"], column: 15, row: 0)
  }

  @Test func altArrowTakesOneWordOfAHint() throws {
    let tmux = try Tmux(history: try history(["append items x"]))
    try tmux.type("app")
    tmux.expect(["probe> append items x"], column: 10)
    try tmux.press("M-Right")
    tmux.expect(["probe> append items x"], column: 13)
    try tmux.press("M-f")
    tmux.expect(["probe> append items x"], column: 19)
  }

  // MARK: Completion

  @Test func tabInsertsThePrefixThenLists() throws {
    let tmux = try Tmux()
    try tmux.type("a")
    try tmux.press("Tab")
    tmux.expect(["probe> app"], column: 10)
    try tmux.press("Tab")
    tmux.expect(["probe> app", "append  adds sections or items", "apply   shows the difference", "probe> app"], column: 10, row: 3)
    try tmux.type("e")
    try tmux.press("Tab")
    tmux.expect(containing: "probe> append items")
  }

  @Test func completesWideWordsInTheMiddle() throws {
    let tmux = try Tmux()
    try tmux.type("사 x")
    try tmux.press("Left", "Left", "Tab")
    tmux.expect(["probe> 사과 x"], column: 11)
    try tmux.press("Tab")
    tmux.expect(["probe> 사과 x", "사과      a red fruit, 과일", "사과나무  the tree it grows on", "probe> 사과 x"], column: 11, row: 3)
  }

  @Test func asksBeforeMoreThanAScreen() throws {
    let tmux = try Tmux(rows: 8)
    try tmux.type("n")
    try tmux.press("Tab", "Tab")
    tmux.expect(["probe> n", "show all 200 possibilities? (y or n)"], column: 37)
    try tmux.press("n")
    tmux.expect(["probe> n", "probe> n"], column: 8, row: 1)
    try tmux.press("Tab")
    tmux.expect(containing: "show all")
    try tmux.press("y")
    tmux.expect(containing: "n191")
  }

  // MARK: History

  @Test func upSearchesEntriesByPrefix() throws {
    let tmux = try Tmux(history: try history(["append a", "frames", "append \\\n나"]))
    try tmux.type("app")
    try tmux.press("Up")
    tmux.expect(["probe> append \\", "나"], column: 2, row: 1)
    try tmux.press("Up", "Up")
    tmux.expect(["probe> append a"], column: 15, row: 0)
    try tmux.press("Down", "Down")
    tmux.expect(["probe> append a"], column: 10, row: 0)
  }

  @Test func searchesHistory() throws {
    let tmux = try Tmux(history: try history(["append 사과", "frames", "apply"]))
    try tmux.press("C-r")
    try tmux.type("과")
    tmux.expect(["search '과': append 사과"], column: 22)
    try tmux.press("Left")
    try tmux.type("x")
    tmux.expect(["probe> append x사과"], column: 15)
    try tmux.press("C-r")
    try tmux.type("ap")
    tmux.expect(["search 'ap': apply"], column: 13)
    try tmux.press("C-r")
    tmux.expect(["search 'ap': append 사과"], column: 13)
    try tmux.press("C-g")
    tmux.expect(["probe> append x사과"], column: 15)
    try tmux.press("C-r")
    try tmux.type("fra")
    try tmux.press("Enter")
    tmux.expect(["probe> frames", "answer: line(\"frames\")", "probe>"])
  }

  // MARK: Several lines

  @Test func pastesAsOneEntryThatEnterRuns() throws {
    let tmux = try Tmux()
    try tmux.paste("append 가\nframes x\n")
    tmux.expect(["probe> append 가", "frames x"], column: 8, row: 1)
    try tmux.press("Enter")
    tmux.expect(["probe> append 가", "frames x", "answer: line(\"append 가\\nframes x\")", "probe>"])
  }

  @Test func aBackslashStartsAnotherLine() throws {
    let tmux = try Tmux()
    try tmux.type("append \\")
    try tmux.press("Enter")
    try tmux.type("가나")
    tmux.expect(["probe> append \\", "가나"], column: 4, row: 1)
    try tmux.press("Up")
    try tmux.type("x")
    tmux.expect(["probe> apxpend \\", "가나"], column: 10, row: 0)
    try tmux.press("Enter")
    tmux.expect(containing: "answer: line(")
  }

  // MARK: Signals

  @Test func controlCClearsTheLine() throws {
    let tmux = try Tmux()
    try tmux.type("sna")
    tmux.expect(["probe> snapshot"], column: 10)
    try tmux.press("C-c")
    tmux.expect(["probe> sna^C", "answer: interrupted(hadText: true)", "probe>"], column: 7, row: 2)
    try tmux.press("C-c")
    tmux.expect(containing: "answer: interrupted(hadText: false)")
  }

  @Test(arguments: ["C-r", "C-v"]) func controlCLeavesNestedKeysToo(key: String) throws {
    let tmux = try Tmux(history: try history(["append"]))
    try tmux.press(key)
    try tmux.settle()
    try tmux.press("C-c")
    tmux.expect(containing: "answer: interrupted(hadText: false)")
    tmux.expectPrompt()
    try tmux.type("app")
    tmux.expect(containing: "probe> append")
    try tmux.press(key)
    try tmux.settle()
    if key == "C-r" {
      try tmux.type("app")
      tmux.expect(containing: "search 'app': append")
    }
    try tmux.press("C-c")
    tmux.expect(containing: "answer: interrupted(hadText: true)")
    tmux.expectPrompt()
    try tmux.type("x")
    try tmux.press("Enter")
    tmux.expect(containing: "answer: line(\"x\")")
  }

  @Test func controlDLeavesOnAnEmptyLineOnly() throws {
    let tmux = try Tmux()
    try tmux.type("가a")
    try tmux.press("C-d", "Left", "Left", "C-d")
    tmux.expect(["probe> a"], column: 7)
    try tmux.press("C-d")
    tmux.expect(["probe>"], column: 7)
    try tmux.press("C-d")
    tmux.expect(containing: "answer: end")
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func saysThatItWasAskedToEnd(signal: Int32) throws {
    let tmux = try Tmux()
    try tmux.type("abc")
    tmux.expect(["probe> abc"])
    try tmux.signal(signal)
    tmux.expect(containing: "answer: hangup(signal: \(signal))")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "bash is missing, so that no job was stopped"))
  func comesBackAfterBeingStopped() throws {
    let tmux = try Tmux(rows: 20, shell: true)
    try tmux.type("eval $PROBE")
    try tmux.press("Enter")
    tmux.expect(containing: "probe>")
    try tmux.type("append 가")
    tmux.expect(containing: "probe> append 가")
    try tmux.press("C-z")
    tmux.expect(containing: "Stopped")
    try tmux.type("fg")
    try tmux.press("Enter")
    try tmux.type("x")
    try tmux.press("Left")
    try tmux.type("y")
    tmux.expect(containing: "probe> append 가yx")
    try tmux.press("C-c")
    tmux.expectPrompt()
    try tmux.press("C-d")
    tmux.expect(containing: "answer: end")
    // The editor discards typed-ahead keys when it restores the terminal.
    tmux.expectPrompt("$")
    try tmux.type("stty -a | grep -q ' echo ' && echo restored")
    try tmux.press("Enter")
    tmux.expectRow("restored")
  }

  @Test func endsWhenItsTerminalIsGone() throws {
    let tmux = try Tmux()
    let process = try tmux.process()
    try tmux.type("abc")
    try tmux.hangUp()
    let deadline = Date(timeIntervalSinceNow: Tmux.patience)
    while kill(process, 0) == 0, Date() < deadline { usleep(5000) }
    #expect(kill(process, 0) != 0)
  }

  @Test func dimsHintsWithoutColour() throws {
    let tmux = try Tmux(noColor: true)
    try tmux.type("sna")
    tmux.expect(["probe> snapshot"], column: 10)
    tmux.expectStyled("\u{1B}[2mpshot")
    #expect(try !tmux.styledScreen().contains("\u{1B}[36m"))
  }

  // MARK: Random keys

  /// After any keys, the screen shows the text that Enter returns.
  @Test(arguments: 1...4, [false, true]) func showsWhatItHolds(seed: UInt64, isResized: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let tmux = try Tmux(columns: 20, rows: 24, history: try history(["나무b", "x사과", "abc"]))
    for _ in 0..<60 {
      if Int.random(in: 0..<3, using: &random) == 0 {
        try tmux.press(Self.keys.randomElement(using: &random) ?? "Left")
      } else {
        try tmux.type(Self.texts.randomElement(using: &random) ?? "a")
      }
      if isResized, Int.random(in: 0..<20, using: &random) == 0 { try tmux.resize(columns: Int.random(in: 12...40, using: &random)) }
    }
    try tmux.resize(columns: 20)
    try tmux.press("C-a", "Enter")
    // The prompt alone is not enough: an empty entry looks the same as one before its first key.
    tmux.expect(containing: "answer: line(")
    tmux.expectPrompt()
    let lines = try tmux.lines().map { $0.filter { $0 != " " } }
    let answer = try #require(lines.last { $0.hasPrefix("answer:line(") }, "\(lines)")
    let text = answer.dropFirst("answer:line(\"".count).dropLast("\")".count)
    // The terminal joins the line with the rows that a resize left above it.
    #expect(lines.contains { isResized ? $0.hasSuffix("probe>" + text) : $0 == "probe>" + text }, "\(lines)")
  }

  private static let texts = ["a", "b", "가", "나무", "사과x", "qw", "日本", "é"]
  private static let keys = [
    "Left", "Right", "BSpace", "C-a", "C-e", "C-d", "DC", "M-b", "M-f", "M-d", "C-k", "C-y", "C-w", "C-t", "Home", "End", "Up", "Down",
    "C-l",
  ]

  private func history(_ entries: [String]) throws -> String {
    let lines = entries.map { $0.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n") + "\n" }
    try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: folder.path("history")))
    return folder.path("history")
  }
}
