import TestSupport
import Testing

@testable import Localization

@Suite struct PhraseTests {
  @Test func aPhraseKeepsItsArgumentsApart() {
    let name = "main"
    let phrase: Phrase = "there is no section '\(name)' in \(3)"
    #expect(phrase.key == "there is no section '%1' in %2")
    #expect(phrase.english == "there is no section 'main' in 3")
  }

  @Test func englishGrammarIsNotAnArgument() {
    func phrase(_ isOne: Bool) -> Phrase { "'\("a")' \(english: isOne ? "is" : "are") here" }
    #expect(phrase(true).key == phrase(false).key)
    #expect(phrase(true).english == "'a' is here")
    #expect(phrase(false).english == "'a' are here")
  }

  @Test func nestedPhrasesAreInTheSameLanguage() {
    let accepts: Phrase = "a file name"
    let phrase: Phrase = "accepted: \(accepts)"
    #expect(phrase.key == "accepted: %1")
    #expect(phrase.text(in: .english) == "accepted: a file name")
    #expect(phrase.text(in: .korean) == "쓸 수 있는 값: 파일 이름")
  }

  @Test func whatHasNoWordsIsTheSameEverywhere() {
    let missed = Language.korean.missingKeys { korean in
      #expect(("\(1) → \(2), " as Phrase).text(in: korean) == "1 → 2, ")
      #expect(Phrase.verbatim("no words of ours").text(in: korean) == "no words of ours")
      #expect(("'\("a")'\(english: " is")" as Phrase).text(in: korean) == "'a'")
    }
    #expect(missed == [])
  }

  @Test func whatALanguageCannotSayIsSaidInEnglishAndReported() {
    let missed = Language.korean.missingKeys { korean in
      #expect(("no table knows \(7)\(english: "s")" as Phrase).text(in: korean) == "no table knows 7s")
    }
    #expect(missed == ["no table knows %1"])
  }

  @Test func phrasesAreJoined() {
    let phrases: [Phrase] = ["true or false", .verbatim("x")]
    #expect(phrases.joined(separator: "; ").text(in: .korean) == "true 또는 false; x")
    #expect((phrases[0] + "").text(in: .korean) == "true 또는 false")
    #expect(([] as [Phrase]).joined(separator: ", ").isEmpty)
  }

  /// A percent sign that is not a placeholder is kept, even within an argument.
  @Test func percentSignsStay() {
    #expect(("components: \("50%w %1 %")" as Phrase).text(in: .korean) == "컴포넌트: 50%w %1 %")
  }
}
