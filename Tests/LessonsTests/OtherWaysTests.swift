import Localization
import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// Only the screen and the snapshots count: commands other than the solution's can also solve a lesson, and commands that only look like a
/// solution do not.
@Suite struct OtherWaysTests {
  @Test(arguments: right + rightInTasks) func otherWaysToTheGoalSolve(_ way: Way) { #expect(way.solves, "\(way)") }

  @Test(arguments: wrong + wrongInTasks) func wrongWaysDoNotSolve(_ way: Way) { #expect(!way.solves, "\(way)") }

  /// Every lesson has at least two alternative solutions, and lines that do not solve it. Prints their numbers.
  @Test func noLessonIsLeftOut() throws {
    for bundled in BundledLesson.all {
      let right = (Self.right + Self.rightInTasks).count { $0.lesson == bundled.name }
      let wrong = (Self.wrong + Self.wrongInTasks).count { $0.lesson == bundled.name }
      let (english, korean) = (try bundled.lesson(in: .english), try bundled.lesson(in: .korean))
      let lines = [english.text.lines(in: .english).count, korean.text.lines(in: .korean).count]
      print("\(bundled.number)\t\(bundled.name)\t\(right + 1) right\t\(english.wrong.count) replies\t\(wrong) more wrong\t\(lines) lines")
      #expect(right >= 2, "\(bundled.name)")
      #expect(wrong >= 1, "\(bundled.name)")
    }
    #expect(BundledLesson.all.count >= 40)
  }

  /// Lines typed in a lesson.
  struct Way: CustomTestStringConvertible, Sendable {
    var lesson: String
    var lines: String
    var testDescription: String { "\(lesson): \(lines)" }

    /// Whether the lines are accepted and then reach the goal.
    var solves: Bool {
      let session = Session(settings: Session.Settings(keepsGoing: true))
      _ = session.run(Lesson.LessonLine(Array("lesson \(lesson)".utf8), number: 1))
      let output = session.run(Lesson.LessonLine(Array(lines.utf8), number: 1))
      #expect(output.errors.isEmpty, "\(self): \(output.errors)")
      return session.state.record.lesson?.isReached == true
    }
  }

  static func ways(_ lines: KeyValuePairs<String, [String]>) -> [Way] {
    lines.flatMap { lesson, ways in ways.map { Way(lesson: lesson, lines: $0) } }
  }

  static let right = ways([
    "fraction": ["set row.width absolute(300)", "define group row horizontal width=1w height=100 of photo count=2"],
    "direction": [
      "define group stack vertical width=300 height=200 of card repeating=2",
      "define group stack vertical width=1w height=200 of card count=2",
    ],
    "three-columns": ["set cell.width absolute(100)", "define group row horizontal width=1w height=100 of cell count=3"],
    "insets": [
      "set photo.contentInsets 0; set row.interItemSpacing flexible(10); set grid.interGroupSpacing 10",
      "set photo.contentInsets 0; set photo.edgeSpacing (bottom:fixed(10)); set row.height 110; set photo.height 100; set row.interItemSpacing 10",
    ],
    "flexible": ["set back.edgeSpacing (trailing:flexible(0))", "set edit.edgeSpacing (leading:flexible(5))"],
    "scrolling": [
      "define group page vertical width=270 height=180 of app repeating=3; set apps.orthogonalScrollingBehavior groupPagingCentered",
      "set apps.orthogonalScrollingBehavior groupPagingCentered; define group page vertical width=0.9w height=180 of app count=3",
    ],
    "gaps": ["set list-of-rows.interGroupSpacing 12", "unset line.interItemSpacing; set list-of-rows.interGroupSpacing 12.0"],
    "estimate": ["set row.height ~60; set line.height ~60", "define item row width=1w height=~60"],
    "self-sizing": [
      "set line.height ~30; set label.height ~100",
      "define group line vertical width=1w height=~90 of label; set label.height ~10",
    ],
    "swimlane": ["define group lane vertical width=160 height=200 of course", "set lane.width 160"],
    "peek": ["unset lane.contentInsets; set slot.width 2/5w", "set lane.contentInsets (0,0,0,0); set slot.width 40%w"],
    "mosaic": [
      "define group pair vertical width=1/3w height=200 of small; define group tiles horizontal width=1w height=200 of large pair",
      "define group column vertical width=1/3w height=1h of small count=2; define group tiles horizontal width=1w height=200 of large column",
    ],
    "missing": ["set caption.width absolute(90)", "set row.interItemSpacing 0; set caption.width 3/10w"],
    "header": [
      "set title.pinToVisibleBounds true; add title to rows; add banner to layout",
      "define header title width=1w height=40 pinToVisibleBounds=true; add banner to rows; remove banner from rows; add banner to layout; add title to rows",
    ],
    "badge": [
      "add label to row; set dot.itemAnchor edges:none",
      "define badge dot width=20 height=20 containerAnchor=(edges:top+trailing,fractionalOffset:(0.5,-0.5)); add label to row",
    ],
    "background": [
      "set plate.contentInsets (40,8,8,8); add plate to day; add title to day",
      "define background plate contentInsets=(40,8,8,8); add plate to day; define header title width=320 height=40; add title to day",
    ],
    "safe-area": [
      "define section photos line contentInsetsReference=none; set texts.contentInsetsReference layoutMargins",
      "set layout.contentInsetsReference none; set texts.contentInsetsReference layoutMargins",
    ],
    "two-and-four": [
      "set layout.contentInsetsReference layoutMargins; set top.contentInsetsReference none; define group four horizontal width=1w height=100 of cell count=4; define section wall four; use wall for photos when horizontalSizeClass is regular",
      "set grid.contentInsetsReference layoutMargins; define item quarter width=1/4w height=1h; define group four horizontal width=1w height=100 of quarter; define section wall four contentInsetsReference=layoutMargins; use wall for photos when userInterfaceIdiom is pad",
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
    "reload": ["reload items clip; reconfigure items m1; apply", "reconfigure items m1; reload items clip; apply --cells"],
    "two-lists": [
      "identity id; drag photo to shelf at kept:1",
      "identity content; drag photo to shelf; view shelf; move item photo after book; apply",
    ],
    "squares": [
      "set photo.height fractionalWidth(1/3); set row.height 1/3w",
      "define group row horizontal width=1w height=fractionalWidth(1/3) of photo count=3",
    ],
    "section-insets": [
      "set card.contentInsets 0; set cell.contentInsets 0; set lane.contentInsets (0,16,0,16); set row.contentInsets (0,16,0,16); set lane.interGroupSpacing 8",
      "define item card width=1w height=1h; define item cell width=0.5w height=1h; set grid.contentInsets (0,16); set lane.contentInsets (0,16); set lane.interGroupSpacing 8",
    ],
    "chips": [
      "define item chip width=~80 height=32; set line.interItemSpacing 8; set tags.interGroupSpacing 8",
      "set line.interItemSpacing 8; set tags.interGroupSpacing 8; set chip.width ~60",
    ],
    "uniform": ["define item card width=0.5w height=uniformAcrossSiblings(60)", "set card.height uniformAcrossSiblings(30)"],
    "storefront": [
      "define group slot vertical width=100 height=120 of fill; define section lane slot interGroupSpacing=10 contentInsets=(0,16,0,16) orthogonalScrollingBehavior=groupPaging; use lane for products",
      "define group slot horizontal width=100 height=120 of fill; define section lane slot interGroupSpacing=10 contentInsets=(0,16,0,16) orthogonalScrollingBehavior=continuous; use lane for index 1",
    ],
    "custom": [
      "define group fan custom width=300 height=140 frames=((20,20,100,100),(100,10,100,120,1),(180,20,100,100))",
      "define group fan custom width=1w height=140 frames=((20,20,100,100,0),(100,10,100,120,1),(180,20,100,100,0))",
    ],
    "sideways": [
      "set layout.scrollDirection horizontal; define section wall column; set column.height 400",
      "set column.height 1h; unset wall.orthogonalScrollingBehavior; set layout.scrollDirection horizontal",
    ],
    "lists": [
      "define section prefs list appearance=insetGrouped headerMode=supplementary",
      "set prefs.headerMode supplementary; set prefs.appearance insetGrouped",
    ],
    "outlines": [
      "delete items budget; expand items work; append items budget under work; apply",
      "delete items budget; apply; append items budget under work; apply; expand items work; apply",
    ],
    "duplicates": [
      "delete all; append sections songs albums; append items song-1 song-2 to songs; append items album-1 to albums; apply",
      "append items album-1 to albums; append items song-1 song-2 to songs; apply; delete items 1 2; apply",
    ],
    "explain": [
      "set row.interItemSpacing fixed(0); unset grid.contentInsets",
      "set cell.width 100; set grid.contentInsets 0; unset row.interItemSpacing",
    ],
    "swift-code": [
      "set list.interGroupSpacing 12; set row.interItemSpacing 8",
      "set list.interGroupSpacing 12; set row.interItemSpacing flexible(8)",
    ],
    "whole-view": [
      "set welcome.contentInsets (0,20,0,20); set card.contentInsets (20,0,20,0)",
      "unset welcome.contentInsets; set page.contentInsets 20",
    ],
    "tall-header": [
      "define header title width=1w height=~90; set note.height ~90",
      "set note.height estimated(40); set title.height estimated(50)",
    ],
    "reuse": ["register cell mail; reconfigure items h; apply", "register cell mail; reload items a; apply"],
    "reorder": ["move item d after a; apply", "revert; append items f to list; apply"],
    "tapped": ["apply; delete items b; apply", "revert; delete items b; insert items x before a; apply"],
    "list-and-lane": [
      "define item cover width=100 height=140; define group slot vertical width=100 height=140 of cover; define section lane slot interGroupSpacing=10 contentInsets=(0,16,0,16) orthogonalScrollingBehavior=groupPaging; use lane for new",
      "define item cover width=1w height=1h; define group slot horizontal width=100 height=140 of cover; define section lane slot interGroupSpacing=10 contentInsets=(0,16) orthogonalScrollingBehavior=continuous; use lane for index 0",
    ],
  ])

  static let wrong = ways([
    "fraction": ["set photo.width absolute(150)", "set row.width absolute(150)", "set photo.width 1w; set row.width 1w"],
    "direction": [
      "set card.height 1h; set stack.height 100",
      "set stack.height 100",
      "define group stack vertical width=1w height=100 of card",
    ],
    "three-columns": ["set cell.width 0.333w", "set cell.width absolute(99)", "set row.interItemSpacing 1"],
    "insets": ["set photo.contentInsets (0,5,0,5)", "unset photo.contentInsets; set row.interItemSpacing 10"],
    "flexible": [
      "set bar.interItemSpacing flexible(10)", "set edit.edgeSpacing (leading:fixed(40))", "set edit.contentInsets (0,40,0,0)",
    ],
    "gaps": [
      "set line.edgeSpacing (bottom:fixed(12))",
      "set line.height 56; set row.contentInsets (0,0,12,0)",
      "set line.interItemSpacing flexible(12)",
      "set list-of-rows.contentInsets 12",
    ],
    "estimate": ["set row.height absolute(60); set line.height absolute(60)", "set row.height estimated(90)"],
    "self-sizing": ["set line.height estimated(44)", "set label.height ~44; set line.height 90"],
    "swimlane": [
      "set lane.width estimated(160)",
      "set lane.height 300; set lane.width 160",
      "set lane.width fractionalWidth(0.16)",
      "set course.width absolute(160)",
    ],
    "peek": ["set slot.width 0.5w", "set lane.contentInsets 0; set slot.width 120"],
    "scrolling": [
      "define group page vertical width=0.9w height=180 of app; set apps.orthogonalScrollingBehavior groupPaging",
      "set apps.orthogonalScrollingBehavior groupPagingCentered",
      "define group page vertical width=0.9w height=60 of app count=3; set apps.orthogonalScrollingBehavior groupPagingCentered",
      "define group page horizontal width=0.9w height=180 of app count=3; set apps.orthogonalScrollingBehavior groupPagingCentered",
    ],
    "mosaic": [
      "define group tiles horizontal width=1w height=200 of small large", "set large.width 1w",
      "define group tiles custom width=1w height=200 frames=((0,0,200,200),(200,0,100,100),(200,100,100,100))",
      "define group pair vertical width=100 height=200 of small count=2; define group tiles horizontal width=1w height=200 of large pair",
    ],
    "missing": ["set photo.width 0.6w", "set caption.width 0.31w", "set row.width 1.1w"],
    "header": [
      "set title.pinToVisibleBounds true",
      "add title to rows; scroll to 0,200",
      "set title.pinToVisibleBounds true; add title to layout; add banner to layout",
      "add banner to rows; add title to rows; set title.pinToVisibleBounds true",
    ],
    "badge": [
      "add label to app; set dot.itemAnchor edges:none",
      "add label to row; set dot.containerAnchor (edges:top+trailing,absoluteOffset:(10,-10))",
    ],
    "background": [
      "add title to day; add plate to day; set plate.contentInsets 8", "set plate.contentInsets (40,8,8,8); add title to day",
    ],
    "safe-area": [
      "set photos.contentInsetsReference none; set texts.contentInsets (0,16,0,16)",
      "set photos.contentInsetsReference none",
      "set layout.contentInsetsReference layoutMargins",
    ],
    "two-and-four": [
      "set grid.contentInsetsReference layoutMargins; define group four horizontal width=1w height=100 of cell count=4; define section wall four; use wall for photos when width >= 600",
      "set grid.contentInsetsReference layoutMargins; define group four horizontal width=1w height=100 of cell count=4; define section wall four contentInsetsReference=layoutMargins; use wall for photos when width > 390",
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
    "two-lists": [
      "drag photo to shelf after book",
      "identity id; drag photo to shelf",
      "drag photo to shelf after book; delete items photo; apply",
    ],
    "squares": ["set photo.height 0.5w"],
    "section-insets": [
      "set card.contentInsets 8",
      "unset card.contentInsets; unset cell.contentInsets; set lane.contentInsets (0,16,0,16); set grid.contentInsets (0,16,0,16)",
    ],
    "chips": ["set chip.width 60"],
    "uniform": ["set card.height ~60"],
    "storefront": ["use banner for products"],
    "custom": [
      "define group fan custom width=1w height=140 frames=((20,20,100,100),(100,10,100,120,1),(0,0,1,1))",
      "define group fan custom width=1w height=140 frames=((20,20,100,100),(100,10,100,120),(180,20,100,100))",
      "define group fan custom width=1w height=140 frames=((20,20,100,100),(100,10,100,120,1),(180,20,100,100,2))",
    ],
    "sideways": ["set column.height 1h; set layout.scrollDirection horizontal"],
    "lists": ["set prefs.appearance sidebarPlain"],
    "outlines": ["expand items music; apply", "move item budget before music; expand items work; apply"],
    "duplicates": ["append items album-1 to albums; apply", "append items song-1 song-2 album-1; apply"],
    "explain": ["set row.interItemSpacing 5"],
    "swift-code": ["set row.interItemSpacing 12"],
    "whole-view": ["set page.height 360", "set page.height 0.9h", "set card.contentInsets 20"],
    "tall-header": ["set title.height 50; set note.height 40", "set line.height ~50; set row.height ~50"],
    "reuse": ["reload items h; apply", "scroll to 0,200; reload items h; apply"],
    "reorder": ["apply", "revert", "apply; move item d before b; apply"],
    "tapped": ["delete items a; apply", "revert; delete items b; apply"],
    "list-and-lane": [
      "define item cover width=1w height=1h; define group slot horizontal width=100 height=140 of cover; define section lane slot interGroupSpacing=10 orthogonalScrollingBehavior=continuous; use lane for new"
    ],
  ])
}
