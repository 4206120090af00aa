import CompositionalLayout
import Documents
import Localization

/// Phrases for the numbers of findings, which are rounded like those in tables. A phrase also stores the exact numbers.
extension Phrase {
  /// `1 point`, `44 points`
  static func points(_ length: Double) -> Phrase { length == 1 ? "\(length) point" : "\(length) points" }

  /// `1 item`, `3 items`
  static func items(_ number: Int) -> Phrase { number == 1 ? "\(number) item" : "\(number) items" }

  /// `20 + 20`
  static func sum(_ numbers: [Double]) -> Phrase {
    numbers.dropFirst().reduce(numbers.first.map { "\($0)" } ?? "0") { "\($0) + \($1)" }
  }
}

extension Phrase.StringInterpolation {
  mutating func appendInterpolation(_ number: Double) { append(.number(number, text: rounded(number))) }
  mutating func appendInterpolation(_ number: Int) { appendInterpolation(Double(number)) }
  mutating func appendInterpolation(_ dimension: Dimension) {
    append(.number(dimension.value, text: WrittenDimension(rounding: dimension).text))
  }
}
