import TestSupport
import Testing

@testable import Commands
@testable import Documents
@testable import Drawing
@testable import Sessions

/// Plain appends leave a session as the same lines do that are read word by word, or leave it alone.
@Suite struct PlainAppendTests {
  private static let starts = [
    "", "append sections main other", "append sections main other; append items a b to main; apply",
    "append sections main; identity content",
    "append sections main other; append items root to main; append items leaf to main under root",
    "append sections main; append items a b c; undo", "append sections main; view second; append sections main other",
    "append sections main; let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))",
  ]

  private static let lines = [
    "append items x to main", "append items x", "append items item17 to other", "append items a to main", "append items x to nowhere",
    "append items x under root", "append items x to main under root", "append items to to main", "append items to", "append items under",
    "append items x to to", "append items x y to main", "append items x{1...3} to main", "append items 1...3 to main",
    "append items x to main ", "append items  x to main", "append items \"x\" to main", "append items x to main; append items y",
    "append items x # note", " append items x", "append items x\\to main", "append items 사과 to main", "append items", "append items ",
    "append items x to ", "append item x to main",
    "append items x,y to main", "append items 7 to main", "append items X9 to other", "Append items x", "append sections x",
  ]

  /// Offers bytes to a session as a batch does.
  private func append(_ bytes: some Sequence<UInt8>, to session: inout Session) -> Session.TakenLines {
    let context = session.context(from: .standardInput, to: Transcript())
    return Array(bytes).withUnsafeBufferPointer { session.appendPlainItems($0, with: context) }
  }

  @Test(arguments: starts) func doesWhatTheLineDoes(_ start: String) {
    for line in Self.lines {
      var plain = Session()
      _ = plain.run(start)
      let before = plain
      var usual = plain
      let taken = append("\(line)\n".utf8, to: &plain)
      guard taken == Session.TakenLines(count: 1, bytes: line.utf8.count + 1) else {
        #expect(taken == Session.TakenLines())
        #expect(plain.document == before.document && plain.record.history.count == before.record.history.count, "\(start); \(line)")
        continue
      }
      #expect(usual.run(line).errors == "", "\(start); \(line)")
      let same = plain.document == usual.document && plain.record.history.count == usual.record.history.count
      #expect(same, "\(start); \(line)")
      #expect(plain.run("undo; items; sections; history").text == usual.run("undo; items; sections; history").text, "\(start); \(line)")
      #expect(plain.run("redo; snapshot").text == usual.run("redo; snapshot").text, "\(start); \(line)")
    }
  }

  /// Lines of the plain form are taken, or this way would be no faster.
  @Test func takesWhatProgramsWrite() {
    var session = Session()
    _ = session.run("append sections main")
    let taken = Self.lines.filter { append("\($0)\n".utf8, to: &session).count == 1 }
    #expect(taken == ["append items x to main", "append items a to main", "append items 7 to main"])
  }

  /// Runs of more lines than are taken at once, up to the first that is another line, or that appends what is there.
  @Test(arguments: ["\n", "\r\n"]) func takesRunsOfLines(_ end: String) {
    var generator = SeededGenerator(seed: 17)
    for start in Self.starts {
      var plain = Session()
      _ = plain.run(start)
      var usual = plain
      var lines = (0..<700).map { "append items item\($0) to main" }
      for line in ["append items other to other", "undo 3", "redo 2", "append items item3 to main", "append items new"] + Self.lines {
        lines.insert(line, at: Int.random(in: 0..<lines.count, using: &generator))
      }
      var rest = ArraySlice(lines.map { $0 + end }.joined().utf8)
      var counts: [Int] = []
      while !rest.isEmpty {
        let taken = append(rest, to: &plain)
        if taken.count > 0 { counts.append(taken.count) }
        #expect(taken.count == rest.prefix(taken.bytes).count { $0 == UInt8(ascii: "\n") })
        rest = rest.dropFirst(taken.bytes)
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        _ = plain.run(String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self))
        rest = rest.dropFirst(line.count + 1)
      }
      for line in lines { _ = usual.run(line) }
      if start == "append sections main other" { #expect(counts.reduce(0, +) > 600) }
      for _ in 0..<40 {
        let same = plain.document == usual.document && plain.record.history.count == usual.record.history.count
        #expect(same, "\(start)")
        #expect(plain.run("history").text == usual.run("history").text)
        let undo = "undo \(Int.random(in: 1...30, using: &generator))"
        #expect(plain.run(undo).text == usual.run(undo).text)
      }
      #expect(plain.run("redo 500; snapshot; apply").text == usual.run("redo 500; snapshot; apply").text)
    }
  }

  /// A line without an end may go on.
  @Test(arguments: ["append items x to main", "append items x", "append items x to main\r", "append items x to ma\\\nin\n"])
  func leavesWhatMayGoOn(_ text: String) {
    var session = Session()
    _ = session.run("append sections main")
    #expect(append(text.utf8, to: &session) == Session.TakenLines())
    #expect(append("append items y to main\n\(text)".utf8, to: &session) == Session.TakenLines(count: 1, bytes: 23))
  }

  /// With anything that notices a line, none is taken.
  @Test(arguments: ["timing on", "lesson 1", "append sections m"]) func onlyWhereNothingNotices(_ line: String) throws {
    var session = Session()
    _ = session.run(line)
    let context = session.context(from: .standardInput, to: Transcript())
    #expect(session.onlyEdits(with: context) == line.hasPrefix("append"))
    let typed = Session(settings: Session.Settings(isTalkative: true))
    #expect(!typed.onlyEdits(with: typed.context(from: .prompt, to: Transcript())))
    var json = Session(settings: Session.Settings(renderer: Renderer(format: .json, isColoured: false)))
    _ = json.run("")
    #expect(!json.onlyEdits(with: json.context(from: .standardInput, to: Transcript())))
  }
}
