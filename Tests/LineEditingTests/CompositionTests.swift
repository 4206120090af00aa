import Testing

@testable import LineEditing

@Suite struct CompositionTests {
  @Test(arguments: [
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", "\u{D55C}\u{AD6D}"), ("e\u{301}", "\u{E9}"), ("\u{E9}", "\u{E9}"),
    ("q\u{301}", "q\u{301}"), ("e\u{301}\u{331}", "\u{E9}\u{331}"), ("a\u{302}\u{301}", "\u{1EA5}"), ("\u{304B}\u{3099}", "\u{304C}"),
    ("\u{915}\u{93C}", "\u{915}\u{93C}"), ("plain", "plain"), ("\u{AC00}\u{11A8}", "\u{AC01}"),
  ]) func composes(text: String, composed: String) {
    #expect(Array(text.composed().unicodeScalars) == Array(composed.unicodeScalars))
  }

  @Test func everyKoreanSyllableComesBackFromItsParts() {
    for value in UInt32(0xAC00)...0xD7A3 {
      let index = value - 0xAC00
      let final = index % 28
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28] + (final > 0 ? [0x11A7 + final] : [])
      var view = String.UnicodeScalarView()
      view.append(contentsOf: parts.compactMap(Unicode.Scalar.init))
      #expect(String(view).composed().unicodeScalars.map(\.value) == [value])
    }
  }
}
