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
      #expect(right >= 2 || bundled.name == "scrolling", "\(bundled.name): one behaviour alone rests there")
      #expect(wrong >= 1 && english.wrong.count >= 4, "\(bundled.name)")
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
    "counting": [
      "define group row horizontal width=200 height=44 of pill", "define group row horizontal width=200 height=44 of pill repeating=2",
    ],
    "insets": [
      "set photo.contentInsets 0; set row.interItemSpacing flexible(10); set grid.interGroupSpacing 10",
      "set photo.contentInsets 0; set photo.edgeSpacing (bottom:fixed(10)); set row.height 110; set photo.height 100; set row.interItemSpacing 10",
    ],
    "flexible": ["set bar.interItemSpacing flexible(20)", "set bar.interItemSpacing flexible(15)"],
    "gaps": ["set list-of-rows.interGroupSpacing 12", "unset line.interItemSpacing; set list-of-rows.interGroupSpacing 12.0"],
    "estimate": ["set row.height ~60; set line.height ~60", "define item row width=1w height=~60"],
    "self-sizing": [
      "set line.height ~30; set label.height ~100", "define group line vertical width=1w height=~90 of label; set label.height ~10",
    ],
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
    "badge": [
      "set dot.itemAnchor edges:none",
      "define badge dot width=20 height=20 containerAnchor=(edges:top+trailing,fractionalOffset:(0.5,-0.5))",
    ],
    "background": [
      "set plate.contentInsets (8,8,8,8); add plate to rows", "define background plate contentInsets=(8,8,8,8); add plate to rows",
    ],
    "safe-area": [
      "define section photos line contentInsetsReference=none; set texts.contentInsetsReference layoutMargins",
      "set layout.contentInsetsReference none; set texts.contentInsetsReference layoutMargins",
    ],
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
    "reload": ["reload items clip; reconfigure items m1; apply", "reconfigure items m1; reload items clip; apply --cells"],
    "two-lists": [
      "delete items photo; apply; view shelf; insert items photo after book; apply", "drag photo to shelf at kept:1",
      "drag photo to shelf; view shelf; move item photo after book; apply",
    ],
    "squares": [
      "set photo.height fractionalWidth(1/3); set row.height 1/3w",
      "define group row horizontal width=1w height=fractionalWidth(1/3) of photo count=3",
    ],
    "photo-wall": [
      "define group block custom width=1w height=300 frames=((0,0,300,200),(0,200,150,100),(150,200,150,100))",
      "define group pair horizontal width=1w height=100 of small count=2; define group block vertical width=1w height=300 of large pair",
    ],
    "section-insets": [
      "set card.contentInsets 0; set row.contentInsets (0,20,0,20)",
      "unset card.contentInsets; set grid.contentInsets.leading 20; set grid.contentInsets.trailing 20",
    ],
    "edge-spacing": ["set title.edgeSpacing (trailing:flexible(0))", "set line.interItemSpacing flexible(0)"],
    "settings-screen": [
      "define section card line interGroupSpacing=1 contentInsets=(35,16,0,16)",
      "set card.interGroupSpacing 1; set card.contentInsets (35,0,0,0); set line.contentInsets (0,16,0,16)",
    ],
    "least": ["measure a 300x100", "measure a height=100.0"],
    "chips": [
      "define item chip width=~80 height=32; set line.interItemSpacing 8; set tags.interGroupSpacing 8",
      "set line.interItemSpacing 8; set tags.interGroupSpacing 8; set chip.width ~60",
    ],
    "uniform": ["define item card width=0.5w height=uniformAcrossSiblings(60)", "set card.height uniformAcrossSiblings(30)"],
    "lane-insets": [
      "define item card width=1w height=1h; set lane.interGroupSpacing 8; set lane.contentInsets (0,16,0,16)",
      "unset card.contentInsets; set lane.interGroupSpacing 8; set lane.contentInsets.leading 16; set lane.contentInsets.trailing 16",
    ],
    "one-screen": ["unset lane.contentInsets; set slot.width 2/5w", "set lane.contentInsets (0,0,0,0); set slot.width 40%w"],
    "storefront": [
      "define group slot vertical width=100 height=120 of fill; define section lane slot interGroupSpacing=10 contentInsets=(0,16,0,16) orthogonalScrollingBehavior=groupPaging; use lane for products",
      "define group slot horizontal width=100 height=120 of fill; define section lane slot interGroupSpacing=10 contentInsets=(0,16,0,16) orthogonalScrollingBehavior=continuous; use lane for index 1",
    ],
    "custom": [
      "define group fan custom width=300 height=140 frames=((20,20,100,100),(100,10,100,120),(180,20,100,100))",
      "define group fan custom width=1w height=140 frames=((20,20,100,100),(100,10,100,120,1),(180,20,100,100,2))",
    ],
    "sideways": [
      "set layout.scrollDirection horizontal; define section wall column; set column.height 400",
      "set column.height 1h; unset wall.orthogonalScrollingBehavior; set layout.scrollDirection horizontal",
    ],
    "layout-header": [
      "add banner to layout; remove banner from rows",
      "define header banner width=1w height=60 zIndex=2; remove banner from rows; add banner to layout",
    ],
    "lists": [
      "define section prefs list appearance=insetGrouped headerMode=supplementary",
      "set prefs.headerMode supplementary; set prefs.appearance insetGrouped",
    ],
    "outlines": [
      "expand items work; append items budget under work; apply", "expand items work; apply; append items budget under work; apply",
    ],
    "duplicates": [
      "insert items favourite-p2 after p9; apply", "append items favourite-p2 to all; move item favourite-p2 after p9; apply",
    ],
    "explain": [
      "set row.interItemSpacing fixed(0); unset grid.contentInsets",
      "set cell.width 100; set grid.contentInsets 0; unset row.interItemSpacing",
    ],
    "lint": [
      "set rows.interGroupSpacing 12; unset line.interItemSpacing",
      "define group line horizontal width=1w height=44 of row; set rows.interGroupSpacing 12",
    ],
    "draw": ["define item cell width=0.5w height=1h", "set cell.contentInsets 0; set cell.height 1h"],
    "swift-code": [
      "set list.interGroupSpacing 12; set row.interItemSpacing 8", "set list.interGroupSpacing 12; set row.interItemSpacing flexible(8)",
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
    "squares": ["set photo.height 0.5w"], "photo-wall": ["define group block vertical width=1w height=300 of large large"],
    "section-insets": ["set card.contentInsets 10"], "edge-spacing": ["set line.interItemSpacing 20"],
    "settings-screen": ["set card.interGroupSpacing 1"], "least": ["measure c height=100"], "chips": ["set chip.width 60"],
    "uniform": ["set card.height ~60"], "lane-insets": ["set lane.interGroupSpacing 8"], "one-screen": ["set slot.width 0.5w"],
    "storefront": ["use banner for products"],
    "custom": ["define group fan custom width=1w height=140 frames=((20,20,100,100),(100,10,100,120,1),(0,0,1,1))"],
    "sideways": ["set column.height 1h; set layout.scrollDirection horizontal"], "layout-header": ["set banner.height 30"],
    "lists": ["set prefs.appearance sidebarPlain"], "outlines": ["expand items music; apply"],
    "duplicates": ["append items favourite-p2 to favourites"], "explain": ["set row.interItemSpacing 5"],
    "lint": ["set rows.interGroupSpacing 6"], "draw": ["set cell.height 60"], "swift-code": ["set row.interItemSpacing 12"],
  ])
}
