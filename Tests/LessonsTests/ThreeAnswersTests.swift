import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// Answers that are correct but unusual, wrong in a likely way, or unrelated. The reply to a wrong answer must be true for that answer.
@Suite struct ThreeAnswersTests {
  @Test(arguments: answers) func eachIsAnsweredForWhatItIs(_ lesson: String, _ right: String, _ likely: Reply, _ other: Reply) {
    #expect(Self.answer(to: right, in: lesson).contains("Solved!"), "\(lesson): \(right)")
    for reply in [likely, other] {
      let answer = Self.answer(to: reply.lines, in: lesson)
      #expect(answer.contains("not yet: ") && answer.contains(reply.words), "\(lesson): \(reply.lines): \(answer)")
    }
  }

  /// Lines, and words that occur in their answers.
  struct Reply: Sendable {
    var lines: String
    var words: String

    init(_ lines: String, _ words: String) { (self.lines, self.words) = (lines, words) }
  }

  private static func answer(to lines: String, in lesson: String) -> String {
    let session = Session(settings: .goingOn)
    session.run("lesson \(lesson)")
    let output = session.run(lines)
    #expect(output.errors == "", "\(lesson): \(lines)")
    return output.answers
  }

  static let answers: [(String, String, Reply, Reply)] = [
    (
      "direction", "define group stack vertical width=1w height=200 of card repeating=2",
      Reply("define group stack vertical width=1w height=200 of card; set card.height 100", "each group holds one card"),
      Reply("set card.contentInsets 10", "a should be 300 wide, but is 280")
    ),
    (
      "photo-wall",
      "set large.height 2/3h; define group pair horizontal width=1w height=1/3h of small; set block.height 300; "
        + "define group block vertical width=1w height=300 of large pair",
      Reply("define group block horizontal width=1w height=300 of large small small", "only large photos are left"),
      Reply("set album.interGroupSpacing 10", "not yet: b should be 150 wide")
    ),
    (
      "section-insets", "set card.contentInsets 0; set row.contentInsets (0,20,0,20)",
      Reply("set card.contentInsets (0,20,0,0)", "b should start at x 150, but starts at 170"),
      Reply("set grid.interGroupSpacing 20", "a should be 130 wide, but is 110")
    ),
    (
      "settings-screen", "set card.contentInsets (35,16,0,16); set card.interGroupSpacing 1; set row.height 44",
      Reply("set card.interGroupSpacing 1; set card.contentInsets (35,16,35,16)", "two cards are 70 apart now"),
      Reply("set line.height 45", "quality should be 288 wide, but is 320")
    ),
    (
      "least", "measure a 300x100", Reply("set row.contentInsets (0,0,60,0)", "insets make the cell smaller"),
      Reply("measure row height=100", "a should be 100 tall, but is 40")
    ),
    (
      "uniform", "define item card width=0.5w height=uniformAcrossSiblings(30)",
      Reply("set line.height ~60", "the cards are the siblings that should be equally tall"),
      Reply("set wall.interGroupSpacing 5", "a should be 60 tall, but is 40")
    ),
    (
      "swimlane", "define group lane horizontal width=160 height=200 of course",
      Reply("set lane.width fractionalWidth(160/300)", "on a wider one the cards become wider too"),
      Reply("set swimlane.interGroupSpacing 20", "a should be 160 wide")
    ),
    (
      "lane-insets", "unset card.contentInsets; set lane.contentInsets (0,16,0,16); set lane.interGroupSpacing 8",
      Reply("set lane.contentInsets (0,8,0,8); set slot.width 136", "b should start at x 144, but starts at 152"),
      Reply("set lane.orthogonalScrollingBehavior groupPaging", "a should be 120 wide, but is 104")
    ),
    (
      "one-screen", "unset lane.contentInsets; define group slot horizontal width=2/5w height=120 of card",
      Reply("set slot.width 0.4w; set lane.contentInsets (0,0,0,50)", "50 points stay free after the last card"),
      Reply("set slot.height 100", "a should be 120 wide")
    ),
    (
      "mosaic",
      "define group column vertical width=1/3w height=1h of small count=2; "
        + "define group tiles horizontal width=1w height=200 of large column",
      Reply(
        "define item small width=1/3w height=0.5h; define group tiles horizontal width=1w height=200 of large small",
        "only one small photo is next to the large one"),
      Reply("set tiles.height 100", "a should be 200 tall, but is 100")
    ),
    (
      "layout-header", "remove banner from rows; set banner.pinToVisibleBounds true; add banner to layout",
      Reply("define section plain line; use plain for second", "the banner still belongs to a section"),
      Reply("set layout.interSectionSpacing 60", "there is more than one banner on screen")
    ),
    (
      "draw", "define item cell width=0.5w height=1h",
      Reply("unset cell.contentInsets; set cell.height 60", "in groups of 80 the cells would still be 60 tall"),
      Reply("set grid.interGroupSpacing -15", "a should be 60 tall, but is 40")
    ),
  ]
}
