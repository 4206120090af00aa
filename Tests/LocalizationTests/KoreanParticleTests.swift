import Testing

@testable import Localization

/// A particle matches the last sound of the word before it, as Korean grammar requires.
@Suite struct KoreanParticleTests {
  @Test(arguments: [
    ("사과", "을(를)", "를"), ("귤", "을(를)", "을"), ("사과", "은(는)", "는"), ("감", "은(는)", "은"), ("배", "이(가)", "가"), ("감", "이(가)", "이"),
    ("배", "과(와)", "와"), ("감", "과(와)", "과"),
    // The same form is used after ㄹ and after a vowel.
    ("배", "(으)로", "로"), ("귤", "(으)로", "로"), ("감", "(으)로", "으로"),
    // Particles follow the Korean reading of digits: 일, 이, 삼, 육, 칠, 영.
    ("1", "을(를)", "을"), ("2", "을(를)", "를"), ("13", "이(가)", "이"), ("1", "(으)로", "로"), ("6", "(으)로", "으로"), ("7", "(으)로", "로"),
    ("10", "(으)로", "으로"), ("40", "(이)라서", "이라서"), ("0.99", "(이)라서", "라서"),
    ("아이템 3개", "을(를)", "를"), ("5단계", "은(는)", "는"),
    // Signs after the word have no sound.
    ("귤)", "을(를)", "을"), ("감...", "이(가)", "이"),
    // A single letter is read by its name: 에이, 엘, 엠.
    ("a", "을(를)", "를"), ("L", "이(가)", "이"), ("m", "은(는)", "은"), ("l", "(으)로", "로"), ("row x", "과(와)", "와"),
    // The sound of other letters is unknown.
    ("main", "을(를)", "을(를)"), ("", "이(가)", "이(가)"), ("ㅋ", "은(는)", "은(는)"),
  ]) func formFollowsSound(word: String, written: String, form: String) {
    var rest = (written + " 끝")[...]
    #expect(KoreanParticle.take(from: &rest, after: word) == form)
    #expect(rest == " 끝")
  }

  @Test func aQuoteMayStandBetween() {
    var rest = "'을(를) 본다"[...]
    #expect(KoreanParticle.take(from: &rest, after: "귤") == "'을")
    #expect(rest == " 본다")
  }

  @Test func otherWordsAreLeft() {
    var rest = "' 섹션이"[...]
    #expect(KoreanParticle.take(from: &rest, after: "귤") == "")
    #expect(rest == "' 섹션이")
  }
}
