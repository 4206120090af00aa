import CommandLanguage
import Localization
import Testing

@testable import LineEditing

@Suite struct CandidateListTests {
  @Test func alignsDescriptionsByDisplayWidth() {
    let candidates = [Candidate("사과", "a fruit"), Candidate("append", "adds"), Candidate("x", "")]
    #expect(rows(candidates, 40) == ["사과    a fruit", "append  adds", "x"])
  }

  @Test func cutsWhatIsWiderThanTheScreen() {
    let candidates = [Candidate("append", "adds 사과나무 to it"), Candidate("a", "b")]
    #expect(rows(candidates, 20) == ["append  adds 사과…", "a       b"])
    #expect(rows([Candidate("abcdefghij", "x")], 6) == ["abcd…"])
  }

  @Test func fillsColumnsDownwardsWithoutDescriptions() {
    #expect(rows(["a", "나", "c", "d", "e"].map { Candidate($0, "") }, 10) == ["a   d", "나  e", "c"])
  }

  @Test func showsControlCharacters() {
    #expect(rows([Candidate("a\u{1B}[31m", "")], 40) == ["a\\u{1B}[31m"])
    #expect(rows(["\u{7}", "\u{1B}", "b"].map { Candidate($0, "") }, 40) == ["\\u{7}   \\u{1B}  b"])
  }

  /// All characters with the property Bidi_Control, which could reorder the row that contains a name.
  @Test(arguments: ["\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}"])
  func showsMarksThatReorderText(mark: String) {
    let escape = "\\u{" + String(mark.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true) + "}"
    #expect(rows([Candidate("\"a\(mark)b\"", .verbatim("x\(mark)y"))], 40) == ["\"a\(escape)b\"  x\(escape)y"])
  }

  @Test func noRowIsWiderThanItsScreen() {
    let texts = ["a", "사과나무", "e\u{301}", "👨‍👩‍👧👨‍👩‍👧", "a rather long candidate", "\u{7}"]
    for width in 2...60 {
      for described in [false, true] {
        let list = CandidateList(
          candidates: texts.map { Candidate($0, described ? .verbatim($0 + $0) : "") }, language: .english, width: width)
        #expect(list.rows.allSatisfy { displayWidth($0.text) < width })
      }
    }
  }

  @Test func findsTheCommonPrefix() {
    let completion = Completion(replaced: 0..<0, candidates: ["append", "apply", "ap"].map { Candidate($0, "") })
    #expect(completion.commonPrefix == "ap")
    #expect(Completion(replaced: 0..<0, candidates: []).commonPrefix == "")
  }

  private func rows(_ candidates: [Candidate], _ width: Int) -> [String] {
    CandidateList(candidates: candidates, language: .english, width: width).rows.map(\.text)
  }
}
