import LineEditing
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("사과", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("日本語", 6), ("ｱ", 1), ("Ａ", 2),
    ("😀", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇰🇷", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 1), ("\u{1B}", 6), ("a\tb", 7), ("\u{7F}", 6), ("─", 1), ("…", 1),
    ("\u{200B}", 0), ("กำ", 2), ("한a국", 5),
  ]) func countsColumns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test func showsControlCharactersAsEscapes() {
    #expect(DisplayWidth.escape(for: "\u{1B}") == "\\u{1B}")
    #expect(DisplayWidth.escape(for: "\u{9B}") == "\\u{9B}")
    #expect(DisplayWidth.escape(for: "a") == nil)
  }

  @Test func cutsBetweenCharacters() {
    #expect(DisplayWidth.prefix(of: "사과나무", columns: 5) == "사과")
    #expect(DisplayWidth.prefix(of: "e\u{301}x", columns: 1) == "e\u{301}")
    #expect(DisplayWidth.prefix(of: "abc", columns: 9) == "abc")
  }
}
