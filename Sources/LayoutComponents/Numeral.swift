import CommandLanguage
import Drawing

/// A number as it was written: `1/3` stays `1/3`, and is used as the nearest Double.
struct Numeral: Hashable, Codable, Sendable {
  let text: String

  /// The nearest Double. The text was checked when the numeral was made.
  var value: Double { Numeral.value(of: text) ?? 0 }

  init(_ number: Double) { text = shortest(number) }

  /// A decimal, or a fraction `a/b` of two; nil for anything else.
  ///
  /// A fraction whose divisor is zero, or a number out of range, is no numeral either.
  init?(_ text: some StringProtocol) {
    guard Numeral.value(of: text) != nil else { return nil }
    self.text = String(text)
  }

  private static func value(of text: some StringProtocol) -> Double? {
    guard let slash = text.firstIndex(of: "/") else { return decimal(text) }
    guard let above = decimal(text[..<slash]), let below = decimal(text[text.index(after: slash)...]), below != 0 else { return nil }
    let quotient = above / below
    return abs(quotient) <= maximumNumber ? quotient : nil
  }
}
