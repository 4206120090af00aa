import TestSupport
import Testing

@testable import Sessions

/// After an edit that moves nothing on screen, one line names the reason.
@Suite struct UnchangedEditTests {
  private static let rows =
    "define item cell width=1w height=44; define group row horizontal width=1w height=44 of cell; define section list row; "
    + "define section other row; use list"
  private static let one = rows + "; append sections main; append items a to main; apply"

  private static let edits: [(after: String, line: String, words: String)] = [
    (one, "set row.height 44", "row.height was already absolute(44)"),
    (one + "; define item lonely width=9 height=9", "set lonely.width 10", "nothing on screen moved: no group contains 'lonely'"),
    (one, "set other.interGroupSpacing 8", "section 'main' uses 'list': 'use other' shows 'other'"),
    (one, "set list.interGroupSpacing 8", "section 'main' has one group, and interGroupSpacing applies only between groups"),
    (one, "set row.interItemSpacing 8", "only one item fits in 'row', and interItemSpacing applies only between items"),
    (one, "set layout.interSectionSpacing 8", "there is one section, and interSectionSpacing applies only between sections"),
    (one, "set cell.width 393", "its width is 393 points, as before"),
    (
      one + "; define group counted horizontal width=1w height=44 count=2 of cell; define section pairs counted; use pairs",
      "set cell.width 5", "'counted' has a count, which divides its width among its subitems: 'unset counted.count' ends that"
    ),
    (rows + "; append sections main; append items a to main", "set row.height 50", "edits are pending until 'apply'"),
    (rows, "set row.height 50", "add some with 'append items' and 'apply'"),
    (
      one + "; append sections empty; use other for empty; apply", "set other.contentInsets (1,1,1,1)",
      "section 'empty' uses 'other' and has no items on screen"
    ),
    (one + "; set list.orthogonalScrollingBehavior paging", "set list.orthogonalScrollingBehavior groupPaging", "how the section scrolls"),
  ]

  private static func answer(to line: String, after lines: String) -> String {
    let session = Session.after(lines, settings: Session.Settings(isTalkative: true))
    let output = Transcript()
    _ = session.runLines(Array((line + "\n").utf8), from: .prompt, to: output)
    return output.text.split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test(arguments: edits) func theReasonIsNamed(after: String, line: String, words: String) {
    let answer = Self.answer(to: line, after: after)
    #expect(answer.contains(words), "\(answer)")
  }

  @Test(arguments: ["set row.height 50", "set cell.width 0.5w", "set list.contentInsets (1,1,1,1)", "set other.interGroupSpacing 0"])
  func anEditThatMovesSomethingHasNoReason(line: String) {
    #expect(!Self.answer(to: line, after: Self.one).contains("nothing on screen moved"))
  }

  /// Frames and reasons of `explain X with Y`, with what causes them.
  private static let neighbours: [(lines: String, question: String, words: [String])] = [
    ("", "explain a with b", ["a and b touch", "interGroupSpacing of 'list' is 0"]),
    ("set list.interGroupSpacing 6", "explain a with b", ["a and b are 6 points apart vertically", "interGroupSpacing of 'list' is 6"]),
    ("set list.interGroupSpacing -20", "explain a with b", ["overlap by 393 × 20", "interGroupSpacing of 'list' is -20"]),
    (
      "set cell.height 60", "explain a with b",
      ["overlap by 393 × 16", "'cell' is 60 tall in 'row', which has 44: it reaches beyond the group"]
    ),
    ("set cell.contentInsets (2,0,2,0)", "explain a with b", ["4 points apart vertically", "contentInsets of 'cell' are (2,0,2,0)"]),
    (
      "define boundary head width=1w height=30 alignment=top extendsBoundary=false; add head to list", "explain head with a",
      ["overlap by 393 × 30", "extendsBoundary of 'head' is false"]
    ),
    (
      "container 393x60; define boundary head width=1w height=30 alignment=top pinToVisibleBounds=true; add head to list; scroll to 0,20",
      "explain head with a", ["overlap", "'head' is pinned to the visible bounds"]
    ),
  ]

  @Test(arguments: neighbours) func twoElementsAreExplained(lines: String, question: String, words: [String]) {
    let start = Self.rows + "; append sections main; append items a b c to main; apply; " + lines
    let session = Session.after(start)
    let output = session.run(question)
    #expect(output.errors == "")
    let answer = output.answers.split { $0.isWhitespace }.joined(separator: " ")
    for word in words { #expect(answer.contains(word), "\(answer)") }
  }

  private static let reasons: [(lines: String, question: String, start: String)] = [
    ("set cell.width 0.5w", "explain c width", "c starts a new group. row: holds 2, using"),
    ("set cell.height 0", "explain a height", "a is 0 tall: cell: absolute(0)"),
    ("container 393x60", "explain c y", "c is not on screen: it starts at 88, and the screen ends at 60"),
    ("container 393x60; scroll to 0,72", "explain a y", "a is not on screen: it ends at 44, and the screen starts at 72"),
  ]

  /// The reason for what stands out in a frame comes before the steps.
  @Test(arguments: reasons) func theReasonComesFirst(lines: String, question: String, start: String) {
    let session = Session.after(Self.rows + "; append sections main; append items a b c to main; apply; " + lines)
    let answer = session.run(question).answers
    #expect(answer.hasPrefix(start), "\(answer)")
  }

  @Test(arguments: [
    ("explain a width with b", "'with' compares whole frames, not 'width' alone"), ("explain a with a", "'a' and 'a' are the same element"),
    ("explain a with nobody", "nobody"),
  ]) func otherQuestionsAboutTwoElementsAreRejected(line: String, words: String) {
    let session = Session.after(Self.rows + "; append sections main; append items a b c to main; apply")
    let before = session.document
    #expect(session.run(line).errors.contains(words) && session.document == before)
  }

  /// Measured lengths decide how many cells a group holds.
  @Test func aCellWithinAGroupDoesNotStartOne() {
    let session = Session.after(
      "container 300x600; define item chip width=~60 height=30; define group line horizontal width=1w height=30 of chip; "
        + "define section chips line; use chips; append sections main; append items a b c d to main; apply; "
        + "measure a width=200; measure b width=90; measure c width=90")
    #expect(session.run("expect frame b (200,0,90,30); expect frame c (0,30,90,30)").errors == "")
    #expect(!session.run("explain b width").answers.contains("starts another group"))
    #expect(!session.run("explain a width").answers.contains("starts another group"))
  }
}
