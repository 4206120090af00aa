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

  /// The reply shows the frame that differs and the step that causes it: three fifths of 300 are 180.
  @Test func theCauseIsNamed() {
    let answer = Self.answer(to: "set row.width 0.6w", in: "fraction")
    #expect(
      answer.contains(
        "not yet: a is 90 wide instead of 150: row is 180 wide (fractionalWidth(0.6) of 300); in the target it is 300"))
    #expect(answer.contains("goal: 0 of 4 met"))
  }

  /// Two gaps of 10 take 20 points of 300. The answer gives them as the reason, not the rounding of the rest.
  @Test func roundingIsNoReasonForMoreThanAPoint() {
    let answer = Self.answer(to: "set row.interItemSpacing 10", in: "three-columns")
    #expect(answer.contains("a is 92.333 wide instead of 100: 2 gaps of 10 in row are subtracted"), "\(answer)")
  }

  @Test func positionsAreNamedWhereLengthsAreRight() {
    let answer = Self.answer(to: "unset photo.contentInsets; set row.interItemSpacing 10; set grid.interGroupSpacing 12", in: "insets")
    #expect(answer.contains("d starts at y 112 instead of 110: the interGroupSpacing of grid is 12; in the target it is 10"))
    #expect(answer.contains("goal: 3 of 4 met"))
  }

  /// What is right now is named, and then what is not.
  @Test func halfAStepIsRecognised() {
    let answer = Self.answer(to: "unset line.interItemSpacing", in: "gaps")
    #expect(answer.contains("closer: line.interItemSpacing is correct now, but b starts at y 44 instead of 56"), "\(answer)")
    let frames = Self.answer(to: "set photo.height 1/3w", in: "squares")
    #expect(frames.contains("not yet: "), "\(frames)")
  }

  /// What the start has right is not a step: a is in its place before the group is defined.
  @Test func whatWasCorrectAtTheStartIsNotAStep() {
    let answer = Self.answer(to: "define group column vertical width=1/3w height=1h of small", in: "mosaic")
    #expect(answer.hasPrefix("not yet: b is 200 wide instead of 100"), "\(answer)")
  }

  /// A step is compared with the one before, so that it is recognised once.
  @Test func aStepCountsOnce() {
    let answer = Self.answer(to: "unset line.interItemSpacing", "set list-of-rows.interGroupSpacing 6", in: "gaps")
    #expect(answer.contains("not yet: b starts at y 50 instead of 56"), "\(answer)")
  }

  /// The reply names the screen on which the goal is not met.
  @Test func theScreenOfTheGoalIsTold() {
    let answer = Self.answer(to: "set slot.width 120; set lane.contentInsets 0", in: "peek")
    #expect(answer.contains("c is 120 wide instead of 160: slot is 120 wide (absolute(120))"), "\(answer)")
    let squares = Self.answer(to: "define group row horizontal width=300 height=fractionalHeight(0.25) of photo", in: "squares")
    #expect(squares.contains("on a screen of 390x844, "), "\(squares)")
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
        "closer: type 'apply' to show it\ngoal: 3 of 3 met, including pending edits; 'apply' shows them\n"))
  }

  /// `quit` does not count as an attempt.
  @Test func quittingSolvesNothing() {
    let edits = "append sections pinned all; append items milk rent to pinned; append items trip gift book to all"
    #expect(!Self.answer(to: edits, "quit", in: "first-snapshot").contains("Solved"))
    #expect(!Self.answer(to: "quit", in: "fraction").contains("Solved"))
  }

  @Test func pendingEditsAreLookedAtAsApplied() {
    let answer = Self.answer(to: "append sections pinned", in: "first-snapshot")
    #expect(answer.contains("not yet: section 'all' is missing; in the target it comes after 'pinned'"), "\(answer)")
    #expect(answer.contains("goal: 0 of 3 met, including pending edits; 'apply' shows them"))
  }

  /// Every reply ends with the number of met conditions. If a photo fills its row, only `a` has its required position.
  @Test(arguments: [
    ("fraction", "set photo.width 1w", "1 of 4"), ("insets", "set photo.contentInsets 0; set row.interItemSpacing 10", "3 of 4"),
    ("first-snapshot", "append sections pinned all; apply", "1 of 3"),
  ]) func everyAnswerCounts(_ lesson: String, _ lines: String, _ count: String) {
    #expect(Self.answer(to: lines, in: lesson).hasSuffix("\ngoal: \(count) met\n"), "\(lesson)")
  }

  /// Queries are not attempts, and neither are returning to the start and undoing.
  @Test func onlyChangesAreAnswered() {
    #expect(!Self.answer(to: "set photo.width 1w", "frames", in: "fraction").contains("not yet"))
    #expect(!Self.answer(to: "set photo.width 1w", "undo", in: "fraction").contains("not yet"))
    #expect(Self.answer(to: "set photo.width 1w", "undo", "redo", in: "fraction").contains("row is 150 wide"))
  }

  /// The reply depends only on the layout, not on the notation of the attempt.
  @Test(arguments: ["set photo.width 1w", "set photo.width 150", "define item photo width=100%w height=1h"])
  func aTryIsKnownByItsLayout(_ way: String) {
    #expect(Self.answer(to: way, in: "fraction").contains("b starts at x 0 instead of 150: row is 150 wide"))
  }

  /// The JSON answer lists each line of the goal, whether it is met, and the reason if it is not.
  @Test func programsAreAnsweredToo() throws {
    let session = Session(settings: .goingOn)
    session.run("lesson insets")
    session.settings.renderer.format = .json
    let answers = session.run("unset photo.contentInsets; set row.interItemSpacing 10; set grid.interGroupSpacing 12").answers
    let answer = try #require(answers.split(separator: "\n").compactMap { JSON(parsing: $0) }.last)
    #expect(answer["solved"] == .bool(false) && answer["lesson"] == .string("insets"))
    guard case .array(let goal)? = answer["goal"] else { return #expect(Bool(false), "\(answers)") }
    #expect(goal.map { $0["met"] } == [.bool(true), .bool(true), .bool(true), .bool(false)], "\(answers)")
    #expect(goal.first?["why"] == .null)
    guard case .string(let why)? = goal.last?["why"] else { return #expect(Bool(false), "\(answers)") }
    #expect(why.hasPrefix("d starts at y 112 instead of 110"))
    let turn = session.run("lesson fraction; set photo.width 1w").answers
    #expect(turn.contains(#""reply":"b starts at x 0 instead of 150"#), "\(turn)")
    #expect(!session.run("frames").answers.contains("solved"))
  }

  @Test func successDraws() {
    #expect(Self.answer(to: "set row.width 1w", in: "fraction").contains("┌"))
    #expect(!Self.answer(to: "identity id; content m1 title=\"Dinner?\"; reconfigure items m1; apply", in: "identity").contains("┌"))
  }
}
