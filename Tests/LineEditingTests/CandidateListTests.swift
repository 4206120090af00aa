import Testing
import Wording

@testable import LineEditing

@Suite struct CandidateListTests {
  @Test func alignsDescriptionsByDisplayWidth() {
    let candidates = [Candidate(text: "사과", description: "a fruit"), Candidate(text: "append", description: "adds"), Candidate(text: "x")]
    #expect(rows(candidates, 40) == ["사과    a fruit", "append  adds", "x"])
  }

  @Test func cutsWhatIsWiderThanTheScreen() {
    let candidates = [Candidate(text: "append", description: "adds 사과나무 to it"), Candidate(text: "a", description: "b")]
    #expect(rows(candidates, 20) == ["append  adds 사과…", "a       b"])
    #expect(rows([Candidate(text: "abcdefghij", description: "x")], 6) == ["abcd…"])
  }

  @Test func fillsColumnsDownwardsWithoutDescriptions() {
    #expect(rows(["a", "나", "c", "d", "e"].map { Candidate(text: $0) }, 10) == ["a   d", "나  e", "c"])
  }

  @Test func showsControlCharacters() {
    #expect(rows([Candidate(text: "a\u{1B}[31m")], 40) == ["a\\u{1B}[31m"])
  }

  @Test func noRowIsWiderThanItsScreen() {
    let texts = ["a", "사과나무", "e\u{301}", "👨‍👩‍👧👨‍👩‍👧", "a rather long candidate", "\u{7}"]
    for width in 2...60 {
      for described in [false, true] {
        let list = CandidateList(candidates: texts.map { Candidate(text: $0, description: described ? $0 + $0 : "") }, width: width)
        #expect(list.rows.allSatisfy { displayWidth($0.text) < width })
      }
    }
  }

  @Test func findsTheCommonPrefix() {
    let completions = Completions(replacing: 0..<0, candidates: ["append", "apply", "ap"].map { Candidate(text: $0) })
    #expect(completions.commonPrefix == "ap")
    #expect(Completions.none.commonPrefix == "")
  }

  private func rows(_ candidates: [Candidate], _ width: Int) -> [String] {
    CandidateList(candidates: candidates, width: width).rows.map(\.text)
  }
}
