import Commands
import TestSupport
import Testing

@testable import Sessions

/// The output of `expect record` at the prompt.
@Suite struct RecordingTests {
  private static let screens = [
    "append sections main", "template chat; append sections m n; append items a b to m; append items 'c d' 'to' to n; apply",
    "template app-rows; append sections A; append items 1...7; apply; scroll A to 300; append items x; delete items 1",
    "template settings; append sections A B; append items a b to A; append items c within to B; apply",
    "template grid; register cell row; append sections A; append items a b to A; present A as row; apply",
    "template grid 3; append sections A; append items 1...4 to A; apply; set cell.width fractionalWidth(33)",
  ]

  /// Every recorded expectation is met in the document from which it was recorded.
  @Test(
    arguments: screens,
    ["", "frames", "frames --visible", "draw", "visible", "sections", "items", "snapshot", "snapshot applied", "lint", "apply"])
  func whatIsRecordedHolds(screen: String, look: String) {
    let session = Session.after(screen)
    session.run(look)
    let recorded = session.run("expect record")
    // The warning about a doubtful screen does not replace the recording.
    guard recorded.errors.isEmpty || recorded.errors.contains("warning: recorded, although ") else {
      #expect(recorded.errors.contains("the last command showed nothing that 'expect' can check"))
      return
    }
    #expect(recorded.answers.split(separator: "\n").allSatisfy { $0.hasPrefix("expect ") } && !recorded.answers.isEmpty)
    #expect(session.run(recorded.answers).errors == "")
  }

  /// Frames of a screen with a fault or with cells without a size are recorded with a warning.
  @Test(arguments: [
    ("template grid 3", "set row.height absolute(0)", "the cell 'a' is 0 high (and 1 more)"),
    ("template grid 3", "set cell.width absolute(0)", "the cell 'a' is 0 wide (and 1 more)"),
    ("template grid 3", "set row.interItemSpacing fixed(0)", nil),
  ]) func aDoubtfulScreenIsNotRecordedInSilence(template: String, edit: String, doubt: String?) {
    let session = Session.after("\(template); append sections A; append items a b to A; apply; \(edit)")
    session.run("frames")
    let errors = session.run("expect record").errors
    #expect(errors == (doubt.map { "<stdin>:1: warning: recorded, although \($0); 'lint' and 'explain' give the reason\n" } ?? ""))
    session.run("sections")
    #expect(session.run("expect record").errors == "")
  }

  /// A pipe ends with a warning if a cell has no size, even if it showed nothing.
  @Test(arguments: [("absolute(0)", true), ("absolute(44)", false)]) func aPipeReportsCellsWithoutASize(height: String, isReported: Bool) {
    let session = Session.after("template grid 3; append sections A; append items a b to A; apply; set row.height \(height)")
    let output = Transcript()
    session.finishInput(to: output)
    #expect(output.errors == (isReported ? "warning: the cell 'a' is 0 high (and 1 more); 'lint' and 'explain' give the reason\n" : ""))
  }

  @Test func theLastLookIsRecorded() {
    let session = Session.after("template grid 3; append sections A; append items a b to A; apply")
    func recorded(after look: String) -> String {
      session.run(look)
      return session.run("expect record").answers
    }
    #expect(recorded(after: "") == "expect difference \"1 section inserted, 2 items inserted\"\n")
    #expect(recorded(after: "frames b; append items c to A") == "expect frame b (131,0,131,131)\n")
    #expect(recorded(after: "items") == "expect pending items A a b c\n")
    #expect(recorded(after: "tree") == "expect content 393x131\nexpect frame a (0,0,131,131)\nexpect frame b (131,0,131,131)\n")
    #expect(
      session.run("items; expect record --json").answers.hasSuffix(
        "{\"expectations\":[\"expect pending items A a b c\"],\"command\":\"expect record\"}\n"))
  }
}
