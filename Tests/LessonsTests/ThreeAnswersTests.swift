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
      "mosaic",
      "define group column vertical width=1/3w height=1h of small count=2; "
        + "define group tiles horizontal width=1w height=200 of large column",
      Reply(
        "define item small width=1/3w height=0.5h; define group tiles horizontal width=1w height=200 of large small",
        "only one small photo is next to the large one"),
      Reply("set tiles.height 100", "a should be 200 tall, but is 100")
    ),
    (
      "section-insets",
      "set card.contentInsets 0; set cell.contentInsets 0; set lane.contentInsets (0,16,0,16); set row.contentInsets (0,16,0,16); "
        + "set lane.interGroupSpacing 8",
      Reply("unset card.contentInsets; unset cell.contentInsets; set lane.interGroupSpacing 0", "both sections start at the edge"),
      Reply("set lane.interGroupSpacing 20", "a should be 120 wide, but is 88")
    ),
    (
      "settings-screen", "set layout.interSectionSpacing 35; set card.interGroupSpacing 1; set line.contentInsets (0,16,0,16)",
      Reply("set card.contentInsets (0,16,35,16); set card.interGroupSpacing 1", "35 points free below the last card"),
      Reply("set line.height 45", "quality should be 288 wide, but is 320")
    ),
    (
      "whole-view", "set welcome.contentInsets (0,20,0,20); set card.contentInsets (20,0,20,0)",
      Reply("set page.height 360", "the page would still be 360 tall"),
      Reply("set welcome.interGroupSpacing 10; set card.width 0.5w", "a should be 260 wide, but is 130")
    ),
    (
      "tall-header", "define header title width=1w height=~90; set note.height ~90",
      Reply("set note.height 40; set title.height 50", "a title that asks for 80 would be cut off again"),
      Reply("set rows.interGroupSpacing 5", "title should be 50 tall, but is 30")
    ),
    (
      "peek", "unset lane.contentInsets; define group slot horizontal width=2/5w height=120 of card",
      Reply("set slot.width 0.4w; set lane.contentInsets (0,0,0,50)", "50 points stay free after the last card"),
      Reply("set slot.height 100", "a should be 120 wide")
    ),
    (
      "header", "set title.pinToVisibleBounds true; add title to rows; add banner to layout",
      Reply("add title to rows; add banner to rows; set title.pinToVisibleBounds true", "the next section would have a banner too"),
      Reply("set layout.interSectionSpacing 60", "there is no banner on screen")
    ),
    (
      "tapped", "apply; delete items b; apply", Reply("delete items a; apply", "another row was tapped on screen"),
      Reply("delete all; apply", "not yet: ")
    ),
  ]
}
