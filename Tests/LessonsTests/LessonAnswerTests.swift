import Foundation
import Rendering
import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// The replies of a lesson to a change that does not reach its goal.
@Suite struct LessonAnswerTests {
  private static func answer(to lines: String..., in lesson: String) -> String {
    let session = Session(settings: .goingOn)
    session.run("lesson \(lesson)")
    return lines.map { session.run($0).answers }.last ?? ""
  }

  /// The reply shows the unmet condition and the 'explain' step that causes it: three fifths of 300 are 180.
  @Test func whatIsNotThereIsNamedWithItsReason() {
    let answer = Self.answer(to: "set row.width 0.6w", in: "fraction")
    #expect(answer.contains("not yet: a should be 150 wide, but is 90: photo: fractionalWidth(0.5) of 180"))
    #expect(answer.contains("goal: 0 of 4 met"))
  }

  /// Two gaps of 10 take 20 points of 300. The answer gives them as the reason, not the rounding of the rest.
  @Test func roundingIsNoReasonForMoreThanAPoint() {
    let answer = Self.answer(to: "set row.interItemSpacing 10", in: "three-columns")
    #expect(answer.contains("a should be 100 wide, but is 92.333: spacing is subtracted before fractions"), "\(answer)")
  }

  @Test func positionsAreNamedWhereLengthsAreRight() {
    let answer = Self.answer(to: "unset photo.contentInsets; set row.interItemSpacing 10; set grid.interGroupSpacing 12", in: "insets")
    #expect(answer.contains("not yet: d should start at y 110, but starts at 112"))
    #expect(answer.contains("goal: 3 of 4 met"))
  }

  /// The reply names the changes of the target screen, not of the visible one.
  @Test func whatTheGoalChangedIsTold() {
    let answer = Self.answer(to: "set button.width 60.2; set bar.interItemSpacing fixed(20)", "set button.width 60", in: "flexible")
    #expect(answer.contains("on this screen the last button touches the edge"))
    let other = Self.answer(to: "set lane.contentInsets 0; set slot.width 120; set slot.height 120.001", in: "peek")
    #expect(other.contains("two and a half on this screen"))
    let untold = Self.answer(to: "define group row horizontal width=300 height=fractionalHeight(0.25) of photo", in: "squares")
    #expect(untold.contains("not yet, after 'container 390x844'") || untold.contains("not yet: after 'container 390x844', "))
  }

  /// A line with several commands counts as one attempt.
  @Test func aLineIsAnsweredOnce() {
    let answer = Self.answer(to: "set photo.width 1w; set row.width 0.6w", in: "fraction")
    #expect(answer.components(separatedBy: "not yet").count == 2, "\(answer)")
    #expect(Self.answer(to: "set photo.width 1w; nonsense", in: "fraction").contains("not yet"))
  }

  @Test func onlyAnApplyIsMissing() {
    let edits = "append sections pinned all; append items milk rent to pinned; append items trip gift book to all"
    #expect(
      Self.answer(to: edits, in: "first-snapshot").hasSuffix(
        "not yet: type 'apply' to show it\ngoal: 3 of 3 met, including pending edits; 'apply' shows them\n"))
  }

  /// `quit` does not count as an attempt.
  @Test func quittingSolvesNothing() {
    let edits = "append sections pinned all; append items milk rent to pinned; append items trip gift book to all"
    #expect(!Self.answer(to: edits, "quit", in: "first-snapshot").contains("Solved"))
    #expect(!Self.answer(to: "quit", in: "fraction").contains("Solved"))
  }

  @Test func pendingEditsAreLookedAtAsApplied() {
    let answer = Self.answer(to: "append sections pinned", in: "first-snapshot")
    #expect(answer.contains("not yet: the list of sections should be 'pinned all', but is 'pinned'"))
    #expect(answer.contains("goal: 0 of 3 met, including pending edits; 'apply' shows them"))
  }

  /// Every reply ends with the number of met conditions. If a photo fills its row, only `a` has its required position.
  @Test(arguments: [
    ("fraction", "set photo.width 1w", "1 of 4"), ("insets", "set photo.contentInsets 0; set row.interItemSpacing 10", "3 of 4"),
    ("first-snapshot", "append sections pinned all; apply", "1 of 3"),
  ]) func everyAnswerCounts(_ lesson: String, _ lines: String, _ count: String) {
    #expect(Self.answer(to: lines, in: lesson).hasSuffix("\ngoal: \(count) met\n"), "\(lesson)")
  }

  /// The reply names a condition that must not hold.
  @Test func whatShouldNotHoldIsNamed() {
    let answer = Self.answer(
      to: "set slot.width 140; set songs.interGroupSpacing 8; set songs.interGroupSpacing 7", in: "repair")
    #expect(answer.contains("s3 should start at y 276, but starts at 274"))
    let session = Session(settings: .goingOn)
    session.run("lesson repair; set slot.width 140")
    #expect(
      session.run("expect error expectation expect lint space-dead-inter-item").errors.contains(
        "this should not be true: the list of findings: space-dead-inter-item"))
  }

  /// A change without a visible effect gets a reply only if it concerns the same components as the solution: rows with estimated heights
  /// ignore insets, and another estimate changes nothing either.
  @Test(arguments: [
    (
      "benefits", "set card.contentInsets (20,16,20,16)", "set line.edgeSpacing (top:fixed(0))",
      "larger insets have no effect either"
    ),
    ("gaps", "set line.interItemSpacing flexible(40)", "set row.height 44", "nothing moves: each group holds one item"),
    (
      "storefront", "define group slot horizontal width=1w height=99 of fill; define section any slot",
      "define item any width=1w height=1h",
      "the section lane is defined, but no section of the snapshot uses it yet"
    ),
  ]) func aTurnThatShowsNothingIsKnownByWhatItTouched(_ lesson: String, _ alike: String, _ other: String, _ reply: String) {
    #expect(Self.answer(to: alike, in: lesson).contains(reply), "\(lesson)")
    let answer = Self.answer(to: other, in: lesson)
    #expect(!answer.contains(reply) && answer.contains("not yet: "), "\(lesson): \(answer)")
  }

  /// The reply reports items that are not on screen, or there more than once.
  @Test func absenceIsTold() {
    #expect(
      Self.answer(to: "set rows.contentInsets (60,0,0,0)", in: "header").contains("not yet: there is no banner on screen\n"))
    #expect(Self.answer(to: "append items maps to main; apply", in: "badge").contains("there is more than one dot on screen\n"))
  }

  /// The view was not scrolled, so scrolling is not given as the reason for the card's position.
  @Test func aLaneIsExplainedWithoutScrolling() {
    let answer = Self.answer(to: "set card.contentInsets 0; set lane.contentInsets (0,16,0,16)", in: "section-insets")
    #expect(answer.contains("b should start at x 144, but starts at 136") && !answer.contains("does not change its frames"), "\(answer)")
  }

  /// Queries are not attempts, and returning to the start gets no reply.
  @Test func onlyChangesAreAnswered() {
    #expect(!Self.answer(to: "set photo.width 1w", "frames", in: "fraction").contains("not yet"))
    #expect(!Self.answer(to: "set photo.width 1w", "undo", in: "fraction").contains("not yet"))
    #expect(Self.answer(to: "set photo.width 1w", "undo", "redo", in: "fraction").contains("the photo fills its row now"))
  }

  /// The reply depends only on the document, not on the notation of the attempt.
  @Test(arguments: ["set photo.width 1w", "set photo.width 300", "define item photo width=100%w height=1h"])
  func aTurnIsKnownByItsScreen(_ way: String) {
    #expect(Self.answer(to: way.replacing("300", with: "150"), in: "fraction").contains("the photo fills its row now"))
  }

  /// The JSON answer lists each line of the goal, whether it is met, and the reason if it is not.
  @Test func programsAreAnsweredToo() throws {
    let session = Session(settings: .goingOn)
    session.run("lesson insets")
    session.settings.renderer.format = .json
    let answers = session.run("unset photo.contentInsets; set row.interItemSpacing 10; set grid.interGroupSpacing 12").answers
    let answer = try #require(answers.split(separator: "\n").compactMap { JSON(parsing: $0) }.last)
    #expect(answer["solved"] == .bool(false) && answer["lesson"] == .string("insets") && answer["reply"] == .null)
    guard case .array(let goal)? = answer["goal"] else { return #expect(Bool(false), "\(answers)") }
    #expect(goal.map { $0["met"] } == [.bool(true), .bool(true), .bool(true), .bool(false)], "\(answers)")
    #expect(goal.first?["why"] == .null)
    guard case .string(let why)? = goal.last?["why"] else { return #expect(Bool(false), "\(answers)") }
    #expect(why.hasPrefix("d should start at y 110, but starts at 112"))
    let turn = session.run("lesson fraction; set photo.width 1w").answers
    #expect(turn.contains(#""reply":"the photo fills its row now"#), "\(turn)")
    #expect(!session.run("frames").answers.contains("solved"))
  }

  @Test func successDraws() {
    #expect(Self.answer(to: "set row.width 1w", in: "fraction").contains("┌"))
    #expect(!Self.answer(to: "identity id; content m1 title=\"Dinner?\"; reconfigure items m1; apply", in: "identity").contains("┌"))
  }
}
