/// A Korean particle whose form depends on the preceding sound, such as `을(를)`.
///
/// The translation table writes both forms after an argument. If the argument ends in a Hangul letter, a digit or a single Latin letter,
/// the matching form is used. After anything else both forms stay, as is usual in Korean after foreign words.
struct KoreanParticle {
  private let afterConsonant: String
  private let afterVowel: String
  /// The notation with both forms, as in the translation table.
  private let written: String

  private init(_ written: String, _ afterConsonant: String, _ afterVowel: String) {
    self.written = written
    self.afterConsonant = afterConsonant
    self.afterVowel = afterVowel
  }

  private static let all = [
    KoreanParticle("은(는)", "은", "는"), KoreanParticle("이(가)", "이", "가"), KoreanParticle("을(를)", "을", "를"),
    KoreanParticle("과(와)", "과", "와"), KoreanParticle("(으)로", "으로", "로"), KoreanParticle("(이)라서", "이라서", "라서"),
  ]

  /// Removes a particle from the beginning of a string, and returns the form that fits an argument; empty if the string does not begin with
  /// a particle.
  static func take(from rest: inout Substring, after argument: String) -> String {
    let quote = rest.hasPrefix("'") ? "'" : ""
    let body = rest.dropFirst(quote.count)
    guard let particle = all.first(where: { body.hasPrefix($0.written) }) else { return "" }
    rest = body.dropFirst(particle.written.count)
    return quote + particle.form(after: argument)
  }

  private func form(after argument: String) -> String {
    let word = argument.unicodeScalars.reversed().drop { !$0.isSpoken }.prefix { $0.isSpoken }
    guard let last = word.first, let sound = Self.lastSound(of: last) ?? (word.count == 1 ? Self.lastSound(ofLetter: last) : nil)
    else { return written }
    switch sound {
    case .vowel: return afterVowel
    // After ㄹ, 으로 loses its vowel.
    case .liquid: return afterVowel == "로" ? afterVowel : afterConsonant
    case .consonant: return afterConsonant
    }
  }

  private enum Sound {
    case vowel, consonant, liquid
  }

  /// The final sound of a Hangul letter, or of a digit when read aloud; nil for any other scalar.
  private static func lastSound(of scalar: Unicode.Scalar) -> Sound? {
    switch scalar.value {
    case 0xAC00...0xD7A3:
      switch (scalar.value - 0xAC00) % 28 {
      case 0: .vowel
      case 8: .liquid
      default: .consonant
      }
    case 0x30...0x39:
      switch scalar {
      // 일, 칠, 팔
      case "1", "7", "8": .liquid
      // 영, 삼, 육
      case "0", "3", "6": .consonant
      default: .vowel
      }
    default: nil
    }
  }

  /// The final sound of the name of a Latin letter; nil for any other scalar.
  private static func lastSound(ofLetter scalar: Unicode.Scalar) -> Sound? {
    guard scalar.isASCII, scalar.properties.isAlphabetic else { return nil }
    return switch scalar.properties.lowercaseMapping {
    // 엘, 알
    case "l", "r": .liquid
    // 엠, 엔
    case "m", "n": .consonant
    default: .vowel
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isSpoken: Bool { properties.isAlphabetic || properties.numericType != nil }
}
