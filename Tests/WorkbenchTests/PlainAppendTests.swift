import TestSupport
import Testing

@testable import Commands
@testable import Documents
@testable import Drawing
@testable import Sessions

/// A plain append leaves a session as the same line does that is read word by word, or leaves it alone.
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

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: starts) func doesWhatTheLineDoes(_ start: String) {
    for line in Self.lines {
      var plain = Session()
      _ = plain.run(start)
      let before = plain
      var usual = plain
      guard bytes(line).withUnsafeBufferPointer({ plain.appendPlainItem($0) }) else {
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
    let taken = Self.lines.filter { line in bytes(line).withUnsafeBufferPointer { session.appendPlainItem($0) } }
    #expect(taken == ["append items x to main", "append items a to main", "append items 7 to main"])
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
