import CompositionalLayout
import Documents
import TestSupport
import Testing

@testable import Sessions

/// A scrolled view stays within its content when that becomes shorter (`help assumptions`).
@Suite struct ShrunkContentTests {
  /// 20 rows of 100 in a view 400 high, and below them an orthogonal section with ten pages of 200 in a width of 300.
  private static let screen = """
    container 300x400; define item cell width=1w height=1h; define group row horizontal width=1w height=100 of cell
    define section grid row; define group page horizontal width=200 height=100 of cell
    define section lane page orthogonalScrollingBehavior=continuous; append sections m l; use grid; use lane for l
    append items i{1...20} to m; append items p{1...10} to l; apply
    """

  private func offsets(after lines: String) -> String {
    let session = Session.after(Self.screen + "\n" + lines)
    let answer = session.run("visible --json").answers
    return String(answer.split(separator: "],", maxSplits: 1)[1].split(separator: ",\"elements\"")[0])
  }

  @Test(arguments: [
    // The content is 2100 long and its end is at 1700; with 4 rows, it is 500 long and its end is at 100.
    ("scroll to 0,1700", "\"contentOffset\":[0,1700],\"offsets\":{\"l\":0}"),
    ("scroll to 0,1700; delete items i{5...20}; apply", "\"contentOffset\":[0,100],\"offsets\":{\"l\":0}"),
    ("scroll to 0,1700; delete items i{5...20}", "\"contentOffset\":[0,1700],\"offsets\":{\"l\":0}"),
    ("scroll to 0,50; delete items i{5...20}; apply", "\"contentOffset\":[0,50],\"offsets\":{\"l\":0}"),
    ("scroll to 0,1700; delete items i{2...20}; apply", "\"contentOffset\":[0,0],\"offsets\":{\"l\":0}"),
    ("scroll to 0,1700; set row.height 50", "\"contentOffset\":[0,700],\"offsets\":{\"l\":0}"),
    ("scroll to 0,1700; container 300x1000", "\"contentOffset\":[0,1100],\"offsets\":{\"l\":0}"),
    ("scroll to 0,1700; set environment.safeArea (0,0,34,0)", "\"contentOffset\":[0,1700],\"offsets\":{\"l\":0}"),
    // The offset is not restored when the content becomes longer again.
    ("scroll to 0,1700; set row.height 50; set row.height 100", "\"contentOffset\":[0,700],\"offsets\":{\"l\":0}"),
    // Ten pages end at 1700; three are 600 long, and end at 300.
    ("scroll l to 1500; delete items p{4...10}; apply", "\"contentOffset\":[0,0],\"offsets\":{\"l\":300}"),
    ("scroll l to 1500; set page.width 100", "\"contentOffset\":[0,0],\"offsets\":{\"l\":700}"),
    ("scroll l to 150; set page.width 100", "\"contentOffset\":[0,0],\"offsets\":{\"l\":150}"),
    (
      "scroll l to 1500; delete sections l; apply; append sections l; append items p{1...10} to l; apply",
      "\"contentOffset\":[0,0],\"offsets\":{\"l\":0}"
    ),
    // Centred groups rest beyond the end: with 3 pages of 200 the last one at 400 + 100 - 150.
    (
      "set lane.orthogonalScrollingBehavior groupPagingCentered; scroll l to 1700; delete items p{4...10}; apply",
      "\"contentOffset\":[0,0],\"offsets\":{\"l\":350}"
    ),
    // Other views stay within their content too.
    ("scroll to 0,1700; view other; set row.height 50; view main", "\"contentOffset\":[0,700],\"offsets\":{\"l\":0}"),
  ]) func offsetsKeepToTheContent(lines: String, expected: String) {
    #expect(offsets(after: lines) == expected)
  }

  @Test func undoBringsTheOffsetBack() {
    let session = Session.after(Self.screen + "\nscroll to 0,1700")
    let before = session.document
    session.run("set row.height 50; undo")
    #expect(session.document == before)
  }

  /// An offset that was set with `--exactly` and is not a resting offset is saved.
  @Test func offsetsSetExactlyAreSaved() {
    let session = Session.after(
      Self.screen + "\nscroll to 0,5000 --exactly; scroll l to 9000 --exactly; measure cell 3x4; view other; view main")
    #expect(Session.after(session.document.script).document == session.document)
  }

  /// The content was 792 long when the view moved to -48, and has been 1,440 long since. With only a's size it would be 748, and the view
  /// would move.
  @Test func anOffsetThatOnlyAllSizesTogetherAllowIsSaved() {
    let session = Session.after(
      """
      append sections A B D "of"; append items a b c to A; append items d e 오늘 to B; measure a 390x1e-308; expand items d
      append items x{1...9} under d; append items "a'2" "#1" e d to D; append items a@b to D; measure x{1...9} height=390
      template list; apply; scroll to 0,44; device iphone-16-pro
      """)
    #expect(session.document.view.contentOffset?.y == -48)
    #expect(Session.after(session.document.script).document == session.document)
  }

  /// Until the next command, visible elements keep their sizes and the view keeps its offset.
  @Test func measuringLaterMovesNothing() {
    let session = Session.after(
      Self.screen + "\nset cell.height ~100; set row.height ~100; scroll to 0,1700; measure i{17...20} height=10 --later")
    #expect(session.document.view.contentOffset?.y == 1700)
    // Four rows each become 90 shorter, so the content is 1740 long.
    session.run("scroll to 0,1700")
    #expect(session.document.view.contentOffset?.y == 1340)
  }

  /// The content is 10^14 points long. Offsets that a line cannot contain are not allowed.
  @Test(arguments: [
    "scroll to 0,1e12 --exactly; scroll by 0,100", "scroll to 0,1e12; scroll by 0,1e12", "scroll l to 1e12; scroll l by 1e12",
  ])
  func noOffsetIsBeyondTheNumbersThatLinesGive(lines: String) {
    let session = Session.after(Self.screen + "\nset row.height 1e12; append items j{1...100} to m; set page.width 1e12; apply; " + lines)
    #expect(Session.after(session.document.script).document == session.document)
  }

  @Test(arguments: [
    ("set row.height 50", "(0,700)"), ("container 300x1000", "(0,1100)"), ("delete items i{5...20}; apply", "(0,100)"),
    ("set row.height 100", nil),
    ("scroll to 0,0", nil), ("set row.height 150", nil),
  ]) func theAnswerSaysThatTheViewMovedBack(line: String, place: String?) {
    let session = Session.after(Self.screen + "\nscroll to 0,1700", settings: Session.Settings(isTalkative: true))
    let answers = session.run(line + "; undo").text.split(separator: "\n").filter { $0.contains("moved back") }
    #expect(
      answers.map { String($0) }
        == (place.map { ["the view moved back to \($0) (assumption \(Assumption.shrunkContent.number) in 'help assumptions')"] } ?? [])
    )
  }
}
