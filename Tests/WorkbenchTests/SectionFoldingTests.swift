import Documents
import Snapshots
import TestSupport
import Testing

@testable import Sessions

/// Long runs of sections with the same change are folded in the list of an apply, like runs of items.
@Suite struct SectionFoldingTests {
  private func list(_ line: String, after lines: String) -> [String] {
    let session = Session.after(lines)
    return session.run(line).answers.split(separator: "\n").dropFirst(2).map { String($0) }
  }

  private func marks(_ rows: [String]) -> String { String(rows.map { $0.dropFirst(2).first ?? " " }) }

  @Test func unchangedSectionsKeepTheirEnds() {
    let rows = list("append sections z; apply", after: "append sections s{1...5}; append items a{1...9} to s1; append items b to s5; apply")
    #expect(
      rows == [
        "    s1                           0          0", "      a1                         [0, 0]     [0, 0]",
        "      ... (7 unchanged)", "      a9                         [0, 8]     [0, 8]", "    ... (3 sections unchanged)",
        "    s5                           4          4", "      b                          [4, 0]     [4, 0]",
        "  + z                                       5         inserted",
      ])
  }

  @Test func fourUnchangedSectionsAreShown() {
    #expect(list("append sections z; apply", after: "append sections s{1...4}; apply").count == 5)
  }

  @Test(arguments: [
    ("append sections t{1...13}; append items x y to t7; apply", "+++++++++++", "  + ... (3 more sections inserted)"),
    ("delete sections s{1...13}; apply", "-----------", "  - ... (3 more sections deleted)"),
    ("reload sections s{1...13}; apply", "***********", "  * ... (3 more sections reloaded)"),
  ]) func marksFoldBeyondTwelve(line: String, gutter: String, fold: String) {
    let start = "append sections s{1...13}; append items a{1...13} to s7; apply"
    let rows = list(line, after: line.hasPrefix("append") ? "append sections s; apply" : start)
    #expect(marks(rows.filter { !$0.hasPrefix("    s") }) == gutter, "\(rows)")
    #expect(rows.contains(fold), "\(rows)")
    #expect(!rows.contains { $0.contains("a7") || $0.contains("x") }, "\(rows)")
  }

  /// Changed sections are not folded together with the unchanged sections around them.
  @Test(arguments: [
    ("delete items a; apply", "  -   a"), ("reload items a; apply", "  *   a"), ("append items n to s9; apply", "  +   n"),
    ("move item a after x; apply", "  >   a"), ("delete sections s9; apply", "  - s9"), ("move section s9 after s11; apply", "  ~ s9"),
    ("reload sections s9; apply", "  * s9"),
  ]) func nothingThatChangedIsFoldedAmongUnchangedSections(line: String, row: String) {
    let rows = list(line, after: "append sections s{1...20}; append items a b to s7; append items x to s9; apply")
    #expect(rows.contains { $0.hasPrefix(row) }, "\(rows)")
    #expect(rows.filter { $0.contains("sections unchanged)") }.count <= 3, "\(rows)")
  }

  /// The shown rows and the counts of hidden rows always add up to the number of sections.
  @Test(arguments: 1...60) func everySectionIsCounted(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let names = (1...40).map { "s\($0)" }
    let session = Session.after(
      "append sections \(names.joined(separator: " ")); append items \(names.map { "i\($0)" }.joined(separator: " ")) to s3; apply")
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let first = Int.random(in: 0..<40, using: &random)
      let some = names[first..<min(40, first + Int.random(in: 1...20, using: &random))]
      session.run(
        [
          "delete sections \(some.joined(separator: " "))", "reload sections \(some.joined(separator: " "))",
          "move section s\(first + 1) before s\(Int.random(in: 1...40, using: &random))", "delete items is\(first + 1)",
          "append sections \(some.map { "n\($0)" }.joined(separator: " "))", "reload items is\(first + 1)",
          "insert sections \(some.map { "o\($0)" }.joined(separator: " ")) before s\(first + 1)",
        ].randomElement(using: &random) ?? "")
    }
    let view = session.document.view
    let difference = view.pendingDifference().sections
    let rows = session.run("diff").answers.split(separator: "\n").dropFirst(2).filter { !$0.dropFirst(4).hasPrefix(" ") }
    guard !view.pendingDifference().isEmpty else { return }
    func count(_ mark: Character) -> Int {
      rows.filter { $0.dropFirst(2).first == mark }.reduce(0) { sum, row in
        sum + (row.firstMatch(of: /\((\d+) (more )?sections/).flatMap { Int($0.output.1) } ?? 1)
      }
    }
    #expect(count("+") == difference.inserted.count && count("-") == difference.deleted.count && count("~") == difference.moved.count)
    #expect(count("+") + count("~") + count("*") + count(" ") == view.pending.numberOfSections, "\(rows.joined(separator: "\n"))")
  }
}
