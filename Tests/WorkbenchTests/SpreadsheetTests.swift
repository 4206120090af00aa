import TestSupport
import Testing

@testable import Sessions

/// Text from an untrusted source reaches terminals, spreadsheets and browsers only as data.
@Suite struct SpreadsheetTests {
  private func rows(of items: String) -> [String] {
    let session = Session(on: MemoryFiles())
    session.run("template grid 3; append sections main; append items \(items) to main")
    return session.run("items main --csv").answers.split(separator: "\r\n").map(String.init)
  }

  /// According to OWASP's page on CSV injection, text that a spreadsheet would evaluate starts with an apostrophe, and separators are
  /// quoted.
  @Test(arguments: [
    ("\"=1+1\"", "'=1+1"), ("+1", "'+1"), ("-2", "'-2"), ("@SUM(A1)", "'@SUM(A1)"), ("＝1", "'＝1"), ("-x;y", "\"'-x;y\""),
    (#""=cmd|' /C calc'!A0""#, "'=cmd|' /C calc'!A0"), ("a=1", "a=1"), ("\"a,b\"", "\"a,b\""), ("\"a;=1\"", "\"a;=1\""),
    (#""say \"hi\"""#, "\"say \"\"hi\"\"\""),
  ])
  func formulasAreEscaped(_ item: String, _ field: String) {
    let item = item.hasPrefix("\"") || !item.contains(";") ? item : "\"\(item)\""
    #expect(rows(of: item).last?.hasSuffix(field) == true, "\(rows(of: item))")
  }

  @Test func negativeNumbersStayNumbers() {
    let session = Session(on: MemoryFiles())
    session.run("template grid 3; set grid.contentInsets (-10,-5,0,0); append sections main; append items a to main; apply")
    #expect(session.run("frames --csv").answers.contains("main,a,-5,-10,"))
  }

  @Test(arguments: [#"x\u{1B}[31m"#, #"\u{0}\u{1}z"#, #"line\u{A}break"#, #"tab\u{9}here"#, #"a\u{202E}b"#, #"c\u{9B}1m"#])
  func controlCharactersAreEscaped(_ written: String) {
    #expect(rows(of: "\"\(written)\"").last?.hasSuffix(written) == true, "\(rows(of: "\"\(written)\""))")
  }

  /// Marks that reorder text disguise a line, also in files that are read by people.
  @Test(arguments: [
    "save board.galley", "export json board.json", "export swift board.swift", "export html board.html", "export svg board.svg",
  ])
  func noFileHasMarksThatReorderText(line: String) throws {
    let files = MemoryFiles()
    let session = Session(on: files)
    session.run(
      "template grid 3; append sections main; append items \"a\\u{202E}b\" \"c\\u{2066}\" to main; apply; content \"c\\u{2066}\" t=\"\\u{200F}\""
    )
    session.run(line)
    let file = try #require(files.takeWritten().first)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(!text.isEmpty)
    #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format })
  }
}
