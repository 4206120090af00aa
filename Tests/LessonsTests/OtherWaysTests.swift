import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// Only the screen and the snapshots count: a lesson is solved by other commands than the solution's too, and not by commands that only
/// look like a solution.
@Suite struct OtherWaysTests {
  @Test(arguments: right) func otherWaysToTheGoalSolve(_ way: Way) { #expect(way.solves, "\(way)") }

  @Test(arguments: wrong) func wrongWaysDoNotSolve(_ way: Way) { #expect(!way.solves, "\(way)") }

  /// Every lesson has both.
  @Test func noLessonIsLeftOut() {
    let names = BundledLesson.all.map(\.name)
    #expect(names.filter { name in !Self.right.contains { $0.lesson == name } } == ["scrolling"], "one behaviour alone rests there")
    #expect(names.filter { name in !Self.wrong.contains { $0.lesson == name } } == [])
  }

  /// Lines typed in a lesson.
  struct Way: CustomTestStringConvertible, Sendable {
    var lesson: String
    var lines: String
    var testDescription: String { "\(lesson): \(lines)" }

    /// Whether the lines are accepted, and the goal is reached behind them.
    var solves: Bool {
      var session = Session(settings: Session.Settings(keepsGoing: true))
      _ = session.run(Lesson.Line(Array("lesson \(lesson)".utf8), number: 1))
      let output = session.run(Lesson.Line(Array(lines.utf8), number: 1))
      #expect(output.errors.isEmpty, "\(self): \(output.errors)")
      return session.record.lesson?.isReached == true
    }
  }

  private static func ways(_ lines: KeyValuePairs<String, [String]>) -> [Way] {
    lines.flatMap { lesson, ways in ways.map { Way(lesson: lesson, lines: $0) } }
  }

  static let right = ways([
    "fraction": ["set row.width absolute(300)", "define group row horizontal width=1w height=100 of photo count=2"],
    "direction": [
      "define group stack vertical width=300 height=200 of card repeating=2",
      "define group stack vertical width=1w height=200 of card count=2",
    ],
    "three-columns": ["set cell.width absolute(100)", "define group row horizontal width=1w height=100 of cell count=3"],
    "counting": [
      "define group row horizontal width=200 height=44 of pill", "define group row horizontal width=200 height=44 of pill repeating=2",
    ],
    "insets": [
      "set photo.contentInsets 0; set row.interItemSpacing flexible(10); set grid.interGroupSpacing 10",
      "set photo.contentInsets 0; set photo.edgeSpacing (bottom:fixed(10)); set row.height 110; set photo.height 100; set row.interItemSpacing 10",
    ],
    "flexible": ["set bar.interItemSpacing flexible(20)"],
    "gaps": ["set list-of-rows.interGroupSpacing 12", "unset line.interItemSpacing; set list-of-rows.interGroupSpacing 12.0"],
    "estimate": ["set row.height ~60; set line.height ~60"],
    "self-sizing": ["define group line vertical width=1w height=~90 of label; set label.height ~10"],
    "swimlane": ["define group lane vertical width=160 height=200 of course", "set lane.width 160"],
    "peek": ["set page.width 3/4w", "set page.width 75%w"],
    "pages": [
      "define group page vertical width=270 height=180 of app repeating=3",
      "define group page vertical width=0.9w height=180 of app count=3",
    ],
    "mosaic": [
      "define group tiles custom width=1w height=200 frames=((0,0,200,200),(200,0,100,100),(200,100,100,100))",
      "define group pair vertical width=100 height=200 of small count=2; define group tiles horizontal width=1w height=200 of large pair",
    ],
    "missing": ["set caption.width absolute(90)", "set row.interItemSpacing 0; set caption.width 3/10w"],
    "header": [
      "set title.pinToVisibleBounds true; add title to rows",
      "define header title width=1w height=40 pinToVisibleBounds=true; add title to rows",
    ],
    "badge": ["set dot.itemAnchor edges:none"],
    "background": ["define background plate contentInsets=(8,8,8,8); add plate to rows"],
    "safe-area": ["set layout.contentInsetsReference none; set texts.contentInsetsReference layoutMargins"],
    "two-and-four": [
      "define group four horizontal width=1w height=100 of photo count=4; define section wide four; use wide when horizontalSizeClass is regular",
      "define group four horizontal width=1w height=100 of photo repeating=4; set photo.width 1/4w; define section wide four; use wide when width > 500",
    ],
    "first-snapshot": [
      "append sections all; insert sections pinned before all; append items trip gift book; append items rent to pinned; insert items milk before rent; apply",
      "append sections pinned; append items milk rent; apply; append sections all; append items trip gift book; apply",
    ],
    "diff": [
      "delete all; append sections main; append items a e b x d f to main; apply",
      "apply; delete items c; insert items x before d; move item e after a; apply",
    ],
    "identity": [
      "content m1 title=\"Dinner?\"; identity id; reconfigure items m1; apply",
      "identity id; content m1 title=\"Dinner?\"; apply; reconfigure items m1; apply",
    ],
    "reload": ["reload items clip; reconfigure items m1; apply"],
    "two-lists": [
      "delete items photo; apply; view shelf; insert items photo after book; apply", "drag photo to shelf at kept:1",
      "drag photo to shelf; view shelf; move item photo after book; apply",
    ],
  ])

  static let wrong = ways([
    "fraction": ["set photo.width absolute(150)", "set row.width absolute(150)", "set photo.width 1w; set row.width 1w"],
    "direction": [
      "set card.height 1h; set stack.height 100", "set stack.height 100", "define group stack vertical width=1w height=100 of card",
    ],
    "three-columns": ["set cell.width 0.333w", "set cell.width absolute(99)", "set row.interItemSpacing 1"],
    "counting": [
      "set row.width absolute(160)", "define group row horizontal width=160 height=44 of pill",
      "define group row horizontal width=1w height=44 of pill count=3", "set pill.width absolute(150)",
    ],
    "insets": ["set photo.contentInsets (0,5,0,5)", "unset photo.contentInsets; set row.interItemSpacing 10"],
    "flexible": ["set bar.interItemSpacing fixed(20)", "set bar.interItemSpacing flexible(5)", "set bar.interItemSpacing flexible(0)"],
    "gaps": [
      "set line.edgeSpacing (bottom:fixed(12))", "set line.height 56; set row.contentInsets (0,0,12,0)",
      "set line.interItemSpacing flexible(12)", "set list-of-rows.contentInsets 12",
    ],
    "estimate": ["set row.height absolute(60); set line.height absolute(60)", "set row.height estimated(90)"],
    "self-sizing": ["set line.height estimated(44)", "set label.height ~44; set line.height 90"],
    "swimlane": [
      "set lane.width estimated(160)", "set lane.height 300; set lane.width 160", "set lane.width fractionalWidth(0.16)",
      "set course.width absolute(160)",
    ],
    "peek": ["set page.width fractionalWidth(0.7)", "set card.width fractionalWidth(0.75)"],
    "scrolling": ["set lane.orthogonalScrollingBehavior continuousGroupLeadingBoundary", "scroll cards to 170"],
    "pages": [
      "define group page vertical width=0.9w height=60 of app", "define group page horizontal width=0.9w height=180 of app count=3",
    ],
    "mosaic": ["define group tiles horizontal width=1w height=200 of small large", "set large.width 1w"],
    "missing": ["set photo.width 0.6w", "set caption.width 0.31w", "set row.width 1.1w"],
    "header": [
      "set title.pinToVisibleBounds true", "add title to rows; scroll to 0,150", "set title.pinToVisibleBounds true; add title to layout",
    ],
    "badge": ["set dot.containerAnchor (edges:top+trailing,fractionalOffset:(-0.5,0.5))", "set dot.containerAnchor edges:none"],
    "background": ["set plate.contentInsets 8", "add plate to rows; set rows.contentInsets 28"],
    "safe-area": [
      "set photos.contentInsetsReference none; set texts.contentInsets (0,16,0,16)", "set photos.contentInsetsReference none",
      "set layout.contentInsetsReference layoutMargins",
    ],
    "two-and-four": [
      "define group four horizontal width=1w height=100 of photo count=4; define section wide four; use wide",
      "define group four horizontal width=1w height=100 of photo count=4; define section wide four; use wide when width < 600",
    ],
    "first-snapshot": [
      "append sections all pinned; append items milk rent to pinned; append items trip gift book to all; apply",
      "append sections pinned all; append items milk rent trip gift book; apply",
    ],
    "diff": [
      "move item e before b; delete items c; insert items x after b", "move item e before b; delete items c; append items x; apply",
    ],
    "identity": ["identity id; content m1 title=\"Dinner?\"; apply", "identity id; content m1 title=\"Dinner?\"; reload items m1; apply"],
    "reload": ["reconfigure items m1; apply", "reload items clip; apply; reconfigure items m1; apply"],
    "two-lists": ["drag photo to shelf", "drag photo to shelf as copy", "delete items photo; apply"],
  ])
}
