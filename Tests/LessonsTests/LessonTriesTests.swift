import Localization
import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// Tries in lessons: whether they are accepted, and the cause that the reply names.
///
/// A cause compares the user's document with the target, so it follows from the lesson's sizes: a row that is half of 300 is 150 wide.
@Suite struct LessonTriesTests {
  struct Try: Sendable, CustomTestStringConvertible {
    var lesson: String
    var lines: [String]
    var words: [String]
    var testDescription: String { "\(lesson): \(lines.joined(separator: " / "))" }

    init(_ lesson: String, _ lines: String..., says words: String...) { (self.lesson, self.lines, self.words) = (lesson, lines, words) }

    /// What the last line prints.
    var answer: Transcript {
      let session = Session(settings: .goingOn)
      session.run("lesson \(lesson)")
      var last = Transcript()
      for line in lines { last = session.run(line) }
      return last
    }
  }

  @Test(arguments: refused) func wrongTriesAreAnsweredByCause(_ attempt: Try) {
    let answer = attempt.answer
    #expect(!answer.answers.contains("Solved!"), "\(attempt): \(answer.answers)")
    for words in attempt.words {
      #expect((answer.answers + answer.errors).contains(words), "\(attempt): \(answer.answers)\(answer.errors)")
    }
  }

  @Test(arguments: accepted) func rightTriesAreAccepted(_ attempt: Try) {
    let answer = attempt.answer
    #expect(answer.answers.contains("Solved!"), "\(attempt): \(answer.answers)\(answer.errors)")
  }

  @Test(arguments: experiments) func experimentsAreNotAnswered(_ attempt: Try) {
    let answer = attempt.answer.answers
    #expect(!answer.contains("not yet") && !answer.contains("closer") && !answer.contains("Solved!"), "\(attempt): \(answer)")
    for words in attempt.words { #expect(answer.contains(words), "\(attempt): \(answer)") }
  }

  static let accepted = [
    Try("fraction", "container 600x400", "set row.width fractionalWidth(1)"),
    Try("fraction", "set row.width 300"), Try("direction", "define group stack vertical width=1w height=200 of card card"),
    Try("squares", "container 390x844", "define group row horizontal width=1w height=1/3w of photo"),
    Try("storefront", storefront("width=100 height=120", "contentInsets=(0,16,0,16) interGroupSpacing=10") + "; use l for products"),
    Try("whole-view", "set welcome.contentInsets 0; set card.contentInsets 20"),
    Try("swift-code", "row.interItemSpacing = .fixed(8)", "list.interGroupSpacing = 12"),
    Try("flexible", "set edit.edgeSpacing (leading:flexible(5))"), Try("self-sizing", "set label.height ~1; set line.height ~1"),
  ]

  private static func storefront(_ size: String, _ spacing: String) -> String {
    "define group p horizontal \(size) of fill; define section l p \(spacing) orthogonalScrollingBehavior=continuous"
  }

  /// Queries, experiments that the lesson suggests, changes of the screen, and steps back.
  static let experiments = [
    Try("fraction", "frames"), Try("fraction", "draw"), Try("fraction", "explain a width"), Try("fraction", "help fraction"),
    Try("fraction", "set row.height absolute(60)"), Try("fraction", "set photo.width 1w", "undo"),
    Try("fraction", "set photo.width 1w", "set photo.width 2w", "undo"), Try("squares", "container 390x844"),
    Try("fraction", "container 600x400", says: "the goal is checked on the lesson's own screen, 300 × 400"),
    Try("scrolling", "scroll games to 200"), Try("scrolling", "scroll games to 255", says: "the goal scrolls by itself"),
    Try("header", "add banner to rows"),
    Try(
      "swift-code",
      "let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))"),
  ]

  static let refused: [Try] = [
    // Dimensions.
    Try("fraction", "set photo.width fractionalWidth(1)", says: "not yet: ", "b starts at x 0 instead of 150: row is 150 wide"),
    Try("reload", "reconfigure items m1; apply", says: "'reload items clip' and 'apply' fix it"),
    Try("fraction", "set row.width absolute(150)", says: "row is 150 wide (absolute(150)); in the target it is 300"),
    Try("fraction", "set row.height absolute(200)", says: "row.height is now absolute(200); in the target it is still absolute(100)"),
    Try("peek", "unset lane.contentInsets", says: "lane.contentInsets is correct now"),
    Try("fraction", "set photo.width fractionalWidth(150)", says: "a has no cell on screen", "none of the subitems fit"),
    Try("three-columns", "set cell.width absolute(99)", says: "cell is 99 wide (absolute(99)); in the target it is 100"),
    Try("three-columns", "define group row horizontal width=1w height=100 of cell count=4", says: "cell is 75 wide (count=4 divides 300)"),
    Try(
      "three-columns", "define group row vertical width=1w height=100 of cell count=3",
      says: "row is vertical; in the target it is horizontal"),
    Try(
      "squares", "set row.height absolute(100)",
      says: "on a screen of 390x844, b is 100 tall instead of 130: row is 100 tall (absolute(100))"),
    Try("squares", "set row.height fractionalWidth(0.33)", says: "row is 99 tall (fractionalWidth(0.33) of 300)"),
    Try("direction", "set card.height 200", says: "card is 200 tall (absolute(200)); in the target it is 100"),
    Try("direction", "set layout.scrollDirection horizontal", says: "the layout scrolls horizontally; in the target it scrolls vertically"),
    Try("swimlane", "set course.width absolute(160)", says: "lane is 48000 wide (fractionalWidth(160) of 300)"),
    Try(
      "mosaic", "define group pair vertical width=100 height=200 of small; define group tiles horizontal width=1w height=200 of large pair",
      says: "on a screen of 390x844, b is 100 wide instead of 130: pair is 100 wide (absolute(100))"),
    Try(
      "mosaic", "define group tiles horizontal width=1w height=200 of large small",
      says: "tiles holds 1 subitem, which needs 200 of 300 (one more would need 500); in the target it holds 2"),
    Try(
      "mosaic", "define group pair vertical width=1/3w height=1h of small; define group tiles horizontal width=1w height=200 of pair large",
      says: "tiles consists of pair large; in the target it consists of large pair"),
    // Insets and spacing.
    Try(
      "insets", "set photo.contentInsets 0; set row.interItemSpacing 5; set grid.interGroupSpacing 10", says: "closer: ",
      "2 gaps of 5 in row"),
    Try(
      "insets", "unset photo.contentInsets; set row.interItemSpacing 10",
      says: "photo.contentInsets and row.interItemSpacing are correct now", "the interGroupSpacing of grid is 0; in the target it is 10"),
    Try(
      "gaps", "set list-of-rows.contentInsets 12",
      says: "the contentInsets of list-of-rows take 24 from it; in the target they take nothing"),
    Try("gaps", "set line.height 56; set row.contentInsets (0,0,12,0)", says: "section main is 168 long; in the target it is 156 long"),
    Try("whole-view", "set page.height absolute(360)", says: "page is 360 tall (absolute(360)); in the target it is 700"),
    Try(
      "flexible", "set bar.interItemSpacing fixed(20)",
      says: "no edgeSpacing and no flexible gap in bar moves it; in the target flexible spacing moves it by 40"),
    Try(
      "flexible", "set edit.edgeSpacing (leading:fixed(40))",
      says: "edgeSpacing in bar moves it by 40, a fixed distance; in the target flexible spacing moves it by 70"),
    Try("peek", "set slot.width fractionalWidth(0.4)", says: "slot.width is correct now", "the contentInsets of lane move it by 50"),
    // Self-sizing.
    Try("self-sizing", "set label.height 30", says: "label is 30 tall (absolute(30)); in the target it is 80, as its cell asks for"),
    Try("estimate", "set row.height estimated(90)", says: "its groups are 90 long, and in the target 60"),
    Try("uniform", "set card.height uniformAcrossSiblings(40); set line.height 60", says: "c starts at y 60 instead of 80"),
    Try(
      "tall-header", "set title.height estimated(30)",
      says: "note is 20 tall (absolute(20)); in the target it is 40, as its cell asks for"),
    // Sections, headers and lists.
    Try(
      "storefront", storefront("width=100 height=120", "interGroupSpacing=10") + "; use l for products",
      says: "no contentInsets of l move it; in the target they move it by 16"),
    Try("storefront", "set banner.orthogonalScrollingBehavior continuous", says: "section offers scrolls by itself"),
    Try(
      "header", "add banner to layout; add title to rows",
      says: "pinToVisibleBounds of title is false, so it scrolls away; in the target it stays on screen"),
    Try("header", "add title to layout; add banner to layout", says: "title was added to the layout; in the target rows has it"),
    Try("header", "set title.pinToVisibleBounds true; add title to rows", says: "banner was not added to anything on screen"),
    Try(
      "scrolling", "define group page vertical width=0.9w height=180 of app; set apps.orthogonalScrollingBehavior paging",
      says: "it rests at multiples of the visible width"),
    Try(
      "lists", "set prefs.headerMode supplementary", says: "closer: prefs.headerMode is correct now", "the list of section network is plain"
    ),
    Try("lists", "set prefs.appearance insetGrouped", says: "section network has no header"),
    Try(
      "lists", "set prefs.appearance sidebarPlain; set prefs.headerMode supplementary", says: "the list of section network is sidebarPlain"),
    Try(
      "custom", "define group fan custom width=1w height=140 frames=((20,20,100,100),(100,10,100,120),(180,20,100,100))",
      says: "b has the zIndex 0; in the target it has 1"),
    Try(
      "safe-area", "set photos.contentInsetsReference none",
      says: "closer: photos.contentInsetsReference is correct now", "contentInsetsReference=safeArea takes 94 from section texts"),
    Try("badge", "add label to app", says: "not yet: label was added to app; in the target row has it"),
    Try(
      "badge", "set dot.containerAnchor (edges:top+trailing,fractionalOffset:(1,-1))",
      says: "not yet: dot starts at x 80 instead of 70: the anchor's fractionalOffset moves it by 20; in the target the offset is 10"),
    Try("header", "add title to layout", says: "title was added to the layout; in the target rows has it"),
    // Groups of other names.
    Try(
      "mosaic",
      "define group column horizontal width=1/3w height=1h of small; define group tiles horizontal width=1w height=200 of large column",
      says: "column is horizontal; in the target the group of tiles is vertical"),
    // Cells.
    Try("reuse", "reload items a b c d e f g h", "apply", says: "reused for 'b', it still shows 'a'"),
    Try(
      "two-lists", "identity content", "drag photo to shelf",
      says: "in view shelf: in 'kept', 'photo' comes after 'lamp'; in the target it comes after 'book'"),
    Try("tapped", "delete items a", "apply", says: "not yet: "),
    Try(
      "reload", "reconfigure items m1", says: "closer: m1 is correct now, but 'clip' is shown by note; in the target it is shown by photo"),
    Try(
      "reload", "reload items m1 clip; apply",
      says: "clip is correct now, but 'm1' was reloaded, which makes a new cell, although its cell could stay"),
    // Screens.
    Try("two-and-four", gallery + "; use wall for photos when width >= 391", says: "on iphone-16-pro-max, section photos uses wall"),
    Try("two-and-four", gallery + "; use wall for photos when width >= 800", says: "on ipad-mini-7, section photos uses grid"),
    // Snapshots.
    Try(
      "first-snapshot", "append sections all pinned; append items milk rent to pinned; append items trip gift book to all; apply",
      says: "section 'pinned' is not the first one; in the target it is"),
    Try(
      "first-snapshot", "append sections pinned all; append items rent milk to pinned; append items trip gift book to all; apply",
      says: "in 'pinned', 'milk' comes after 'rent'; in the target it is the first item"),
    Try(
      "first-snapshot", "append sections pinned all; append items milk rent to pinned; append items trip gift to all; apply",
      says: "'book' is missing; in the target it is in 'all', after 'gift'"),
    Try(
      "first-snapshot", "append sections pinned all; append items milk rent to pinned; append items trip gift book to all",
      says: "closer: type 'apply' to show it"),
    Try("diff", "move item e before b; insert items x after b; apply", says: "'c' is in section 'main', but not in the target"),
    Try("identity", "identity id; content m1 title=\"Dinner?\"; reload items m1; apply", says: "'m1' was reloaded, which makes a new cell"),
    Try(
      "identity", "identity id; content m1 title=\"Dinner?\"; apply",
      says: "the data source compares only identifiers and sees no difference"),
    Try(
      "identity", "content m1 title=\"Dinner\"; identity id; reconfigure items m1; apply",
      says: "the title of 'm1' is 'Dinner'; in the target it is 'Dinner?'"),
    Try(
      "outlines", "expand items work; apply", says: "closer: work is correct now",
      "'budget' is at the top level; in the target it is under 'work'"),
    Try(
      "two-lists", "identity id; drag photo to shelf", says: "in 'kept', 'photo' comes after 'lamp'; in the target it comes after 'book'"),
    // Swift.
    Try("swift-code", "row.interItemSpacing = 8", says: "expected NSCollectionLayoutSpacing, but found Int"),
    Try("swift-code", "list.interGroupSpacing = .fixed(12)", says: "the member 'fixed' of CGFloat"),
    Try("swift-code", "list.contentInsets = 8", says: "expected NSDirectionalEdgeInsets, but found Int"),
    Try("swift-code", "row.interItemSpacing = .fixed(12)", says: "1 gap of 12 in row is subtracted"),
  ]

  private static let gallery =
    "set grid.contentInsetsReference layoutMargins; define group four horizontal width=1w height=100 of cell count=4; "
    + "define section wall four contentInsetsReference=layoutMargins"

  /// The same wrong idea gets the same answer in every lesson.
  @Test(arguments: [("three-columns", "row", "grid"), ("squares", "row", "wall")])
  func sameIdeasGetTheSameAnswer(_ lesson: String, _ group: String, _ section: String) {
    let answer = Try(lesson, "set \(section).contentInsets (0,10,0,10)").answer.answers
    #expect(answer.contains("the contentInsets of \(section) take 20 from it; in the target they take nothing"), "\(lesson): \(answer)")
  }

  /// In Korean the causes are Korean sentences.
  @Test func causesAreTranslated() {
    let session = Session(settings: .goingOn)
    session.settings.language = .korean
    session.run("lesson fraction")
    let answer = session.run("set row.width absolute(150)").answers
    #expect(answer.contains("a의 너비가 150이어야 하는데 75입니다: row의 너비가 150이지만"), "\(answer)")
  }

  /// The goals of all lessons read as sentences.
  @Test func goalsAreSentences() {
    for bundled in BundledLesson.all {
      let session = Session(settings: .goingOn)
      let shown = session.run("lesson \(bundled.name); lesson show").answers
      #expect(!shown.contains("expect "), "\(bundled.name)")
    }
  }
}
