import Localization
import Testing

@testable import CommandLanguage

/// Ranges in lists of identifiers.
@Suite struct IdentifierRangeTests {
  static let expansions: [(word: String, identifiers: [String])] = [
    ("cell{1...3}", ["cell1", "cell2", "cell3"]),
    ("1...3", ["1", "2", "3"]),
    ("{1...3}", ["1", "2", "3"]),
    // Two dots, as in shells.
    ("1..3", ["1", "2", "3"]),
    ("a{1..2}", ["a1", "a2"]),
    ("a{7...7}", ["a7"]),
    ("오늘{9...11}", ["오늘9", "오늘10", "오늘11"]),
    // Leading zeros are kept only if both bounds have the same number of digits.
    ("p{01...03}", ["p01", "p02", "p03"]),
    ("p{08...11}", ["p08", "p09", "p10", "p11"]),
    ("p{00...01}", ["p00", "p01"]),
    ("p{1...03}", ["p1", "p2", "p3"]),
    ("a{b}{1...2}", ["a{b}1", "a{b}2"]),
  ]

  @Test(arguments: expansions) func rangeExpands(word: String, identifiers: [String]) throws {
    let range = try #require(try IdentifierRange.read(Word(word), limit: 100))
    #expect((0..<range.count).map(range.identifier) == identifiers)
  }

  /// Any other word with dots is a plain word.
  @Test(arguments: [
    "a...b", "...", "1...", "...3", "a1...3", "1....3", "x{1...2}y", "{1...2", "1...2}", "{-1...2}", "+1...2", "1.5...2", "x{...}",
    "x{1...a}", "",
  ]) func plainWordStaysPlain(word: String) throws {
    #expect(try IdentifierRange.read(Word(word), limit: 100) == nil)
  }

  @Test func quotedWordNeverExpands() throws {
    #expect(try IdentifierRange.read(Word("1...3", isQuoted: true), limit: 100) == nil)
  }

  @Test(
    arguments: [
      ("3...1", .rangeBounds), ("a{10...9}", .rangeBounds), ("1...101", .tooManyItems), ("0...1000000000000000000", .tooManyItems),
      ("1...99999999999999999999999999", .tooManyItems), ("0...9223372036854775807", .tooManyItems),
    ] as [(String, DiagnosticCode)]) func rangeIsRefused(word: String, code: DiagnosticCode)
  {
    let refusal = #expect(throws: Diagnostic.self) { try IdentifierRange.read(Word(word, range: 4..<9), limit: 100) }
    #expect(refusal?.code == code)
    #expect(refusal?.place == .bytes(4..<9))
    if code == .tooManyItems { #expect(refusal?.notes.map(\.english).joined().contains("100") == true) }
  }
}
