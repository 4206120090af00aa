import TestSupport
import Testing

@testable import Documents
@testable import Linting
@testable import Sessions

/// The cost of finding mistakes, counted in visited places and sections.
@Suite struct CostTests {
  private func extent(_ lines: String) -> Int {
    let session = Session()
    #expect(session.run(lines).errors == "")
    return PlacedComponents(session.document, .layoutAndSections).work
  }

  private func grid(items: Int) -> String {
    "template grid 3; append sections main; append items i{1...\(items)} to main; apply"
  }

  @Test func manyItemsAreReadLikeTen() {
    #expect(extent(grid(items: 10)) == extent(grid(items: 100_000)))
  }

  @Test(arguments: [10, 100, 1_000]) func readingIsLinearInTheComponents(count: Int) {
    let lines = (0..<count).map { index in
      "define item i\(index) width=0.5w height=1h\ndefine group g\(index) horizontal width=1w height=44 of i\(index)\ndefine section s\(index) g\(index)"
    }
    // An item, its group with a single place, and the section.
    #expect(extent(lines.joined(separator: "\n")) == 4 * count)
  }

  /// Groups that each contain the previous one twice, in two sizes: 2^60 positions in all.
  @Test func doublingGroupsAreReadAFewTimes() {
    let lines =
      ["define item g0 width=1w height=1h"]
      + (1...60).map { index in
        "define group a\(index) vertical width=0.9w height=1h of g\(index - 1)\ndefine group b\(index) vertical width=0.8w height=1h of g\(index - 1)\n"
          + "define group g\(index) vertical width=1w height=1h of a\(index) b\(index)"
      } + ["define section s g60", "use s"]
    #expect(extent(lines.joined(separator: "\n")) < 181 * 8 * 3)
  }

  /// Edits of the pending snapshot are not checked, so that a script of a million appends is as fast as without lint.
  @Test func appendsAreNotChecked() {
    let session = Session()
    session.run("template grid 3; append sections main; append items a to main; apply")
    let before = session.document
    for line in ["append items b", "insert items c before a", "move item b before a", "delete items c", "content a title=x"] {
      let document = session.document
      session.run(line)
      #expect(!session.document.mayHaveOtherFindings(than: document), "\(line)")
    }
    for line in ["apply", "set row.height 50", "container 320x480", "set environment.scale 2", "unuse grid", "reload sections main"] {
      let document = session.document
      session.run(line)
      #expect(session.document.mayHaveOtherFindings(than: document), "\(line)")
    }
    #expect(session.document.mayHaveOtherFindings(than: before))
  }
}
