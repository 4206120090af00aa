import Testing

@testable import Localization

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("사과", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("日本語", 6), ("ｱ", 1), ("Ａ", 2),
    ("오늘", 4), ("、", 2), ("─", 1), ("…", 1), ("\u{200B}", 0), ("กำ", 2), ("한a국", 5), ("का", 2), ("\u{AD}", 1), ("\u{600}1", 2), ("䷀", 2),
    ("\u{302A}", 0), ("〈", 2),
  ]) func countsColumns(text: String, columns: Int) {
    #expect(displayWidth(text) == columns)
    #expect(displayWidth(text[...]) == columns)
  }

  /// Sequences that grapheme-aware terminals draw as one picture.
  @Test(arguments: [
    ("😀", 2), ("👨‍👩‍👧", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("☝🏽", 2), ("🇰🇷", 2), ("🇰", 1), ("🇰🇷🇯", 3), ("❤", 1), ("❤️", 2), ("❤️‍🔥", 2), ("1️⃣", 2),
    ("#️⃣", 2), ("1\u{20E3}", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("a\u{FE0F}", 1), ("❤\u{200D}", 1), ("👍👍", 4),
  ]) func countsAnEmojiAsOnePicture(text: String, columns: Int) {
    #expect(displayWidth(text) == columns)
  }

  /// A control character always counts as the columns of its escape sequence.
  @Test func countsTheEscapeOfAControlCharacter() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let escaped = text.escapingControls
      guard escaped != text else { continue }
      #expect(escaped == "\\u{\(String(value, radix: 16, uppercase: true))}")
      #expect(displayWidth(text) == escaped.utf8.count)
    }
    #expect("a\t\u{1B}[0m\u{2028}\u{202E}é".escapingControls == "a\\u{9}\\u{1B}[0m\\u{2028}\\u{202E}é")
    #expect(displayWidth("a\tb") == 7)
  }

  @Test func cutsBetweenCharacters() {
    #expect("사과나무".prefix(columns: 5) == "사과")
    #expect("e\u{301}x".prefix(columns: 1) == "e\u{301}")
    #expect("abc".prefix(columns: 9) == "abc")
    #expect("1️⃣2".prefix(columns: 1) == "")
  }
}
