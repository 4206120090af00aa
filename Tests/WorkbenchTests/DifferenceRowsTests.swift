import TestSupport
import Testing

@testable import Localization
@testable import Rendering
@testable import Sessions

/// The rows of a difference align in columns for all names. Names are written into space that is counted in bytes.
@Suite struct DifferenceRowsTests {
  /// Names with one byte per column, with several bytes for two, one or no columns, with characters that are escaped, and long names.
  private static let names = [
    "a", "가나다", "e\u{301}\u{302}", "\u{200B}\u{200B}", "👨‍👩‍👧‍👦", "x\u{1}y", "\u{202E}", String(repeating: "n", count: 300),
    "z" + String(repeating: "\u{301}", count: 200),
  ]

  @Test(arguments: names) func allStandInTheirColumns(name: String) throws {
    let others = Self.names.enumerated().map { "\"\($1)\($0)\"" }.joined(separator: " ")
    let session = Session.after("append sections \"\(name)\"; append items \"\(name)\" q \(others); apply")
    let answer = session.run("move item q before \"\(name)\"; apply --all")
    #expect(answer.errors.isEmpty)
    let rows = answer.answers.split(separator: "\n").filter { $0.contains("[") }
    #expect(rows.count == Self.names.count + 2)
    #expect(Set(rows.map(column)).count == 1)
  }

  /// In a narrow terminal, names are abbreviated so that no row wraps. The numbers at their ends stay, because they distinguish them.
  @Test(arguments: [60, 80, 120], [false, true]) func longNamesAreAbbreviated(columns: Int, isKorean: Bool) {
    let session = Session.after("append sections main")
    session.settings.language = isKorean ? .korean : .english
    session.settings.renderer.columns = columns
    let name = String(repeating: "CollectionViewCell", count: columns / 18)
    let lines = session.run("append items \(name){1...3}; apply").answers.split(separator: "\n")
    #expect(lines.allSatisfy { displayWidth($0) <= columns }, "\(lines)")
    for number in 1...3 { #expect(lines.contains { $0.contains("…\(number)  ") }, "\(lines)") }
    session.settings.renderer.columns = 200
    #expect(session.run("undo; apply").answers.contains("\(name)1  "))
  }

  /// In a narrow terminal, a note with the name of a section is abbreviated too, and the line for hidden rows is not.
  @Test(arguments: [50, 60], [false, true]) func longNotesAreAbbreviated(columns: Int, isKorean: Bool) {
    let section = "a-section-with-a-name-that-is-long"
    let session = Session.after("append sections \(section) main; append items a b{1...12} to \(section); append items x to main; apply")
    session.settings.language = isKorean ? .korean : .english
    session.settings.renderer.columns = columns
    let lines = session.run("move item a after x; apply").answers.split(separator: "\n")
    #expect(lines.allSatisfy { displayWidth($0) <= columns }, "\(lines)")
    #expect(lines.contains { $0.contains(isKorean ? "... (10개 그대로)" : "... (10 unchanged)") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("  >") && $0.hasSuffix("…") }, "\(lines)")
  }

  /// The column of a row's first index path.
  private func column(of row: Substring) -> Int { displayWidth(row.prefix { $0 != "[" }) }
}
