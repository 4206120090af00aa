import CommandLanguage
import CompositionalLayout
import Localization

/// A dimension with its number as written: `1/3` stays `1/3`, and its value is the nearest `Double`.
package struct WrittenDimension: Equatable, Sendable {
  package let dimension: Dimension
  /// A decimal, or a fraction of two decimals.
  package let number: String

  package static let zero = WrittenDimension(.absolute(0))

  /// - Parameter number: The written number; nil means the shortest decimal.
  package init(_ dimension: Dimension, number: String? = nil) {
    self.dimension = dimension
    self.number = number ?? shortest(dimension.value)
  }

  /// A computed dimension, with its number rounded as in tables.
  package init(rounding dimension: Dimension) { self.init(dimension, number: rounded(dimension.value)) }

  /// An equal share of a width or a height: `fractionalWidth(1/3)`.
  package static func share(_ axis: Axis, of count: Int) -> WrittenDimension {
    WrittenDimension(.fraction(axis, 1 / Double(count)), number: count == 1 ? nil : "1/\(count)")
  }

  /// Nil if the number cannot be read or is out of range.
  init?(_ form: Dimension.Form, _ number: some StringProtocol) {
    let number = String(number)
    guard let value = Self.value(of: number) else { return nil }
    self.init(Dimension(form, value), number: number)
  }

  private static func value(of text: String) -> Double? {
    guard let slash = text.firstIndex(of: "/") else { return decimal(text) }
    guard let above = decimal(text[..<slash]), let below = decimal(text[text.index(after: slash)...]), below != 0 else { return nil }
    let quotient = above / below
    return abs(quotient) <= maximumNumber ? quotient : nil
  }

  package var text: String { "\(dimension.form.rawValue)(\(number))" }

  var isShortest: Bool { number == shortest(dimension.value) }
}

extension Notation where Value == WrittenDimension {
  package static let dimension = Notation(.dimension, swift: SwiftExpression.dimension) { $0.text }
}

private let dimensionAccepts: Phrase =
  "a dimension: fractionalWidth(0.5) or 0.5w, fractionalHeight(1) or 1h, absolute(44) or 44, estimated(60) or ~60"

extension ValueType where Value == WrittenDimension {
  package static let dimension = ValueType(
    "dimension", accepts: dimensionAccepts,
    completions: .choices(Dimension.Form.allCases.map { Candidate($0.rawValue + "(", $0.meaning) })
  ) { word throws(Diagnostic) in
    if let dimension = try longForm(word) { return dimension }
    if let dimension = try shortForm(word) { return dimension }
    throw .unreadable(word, accepts: dimensionAccepts)
  }

  /// Reads `fractionalWidth(0.5)` or `.fractionalWidth(0.5)`.
  private static func longForm(_ word: Word) throws(Diagnostic) -> WrittenDimension? {
    let text = word.text.hasPrefix(".") ? word.text.dropFirst() : word.text[...]
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    let name = String(text[..<open])
    guard let form = Dimension.Form(rawValue: name) else {
      throw Diagnostic(
        .unknownChoice, "'\(name)' is not a kind of dimension", at: .bytes(word.range),
        suggestion: nearestName(to: name, among: Dimension.Form.allCases.map { $0.rawValue }),
        notes: ["accepted: \(dimensionAccepts)"])
    }
    var inner = text[text.index(after: open)...].dropLast().trimmed
    if form == .uniformAcrossSiblings, inner.hasPrefix("estimate:") { inner = inner.dropFirst("estimate:".count).trimmed }
    return try dimension(form, tightened(inner), word)
  }

  /// `1.0/3.0` for `1.0 / 3.0`, which is how Swift code is usually formatted.
  private static func tightened(_ fraction: Substring) -> Substring {
    guard fraction.contains(" ") else { return fraction }
    return fraction.split(separator: "/", omittingEmptySubsequences: false).map { $0.trimmed }.joined(separator: "/")[...]
  }

  /// Reads `0.5w`, `50%w`, `1h`, `44` or `~60`.
  private static func shortForm(_ word: Word) throws(Diagnostic) -> WrittenDimension? {
    let text = word.text[...]
    if text.hasPrefix("~") { return try dimension(.estimated, text.dropFirst(), word) }
    let form: Dimension.Form = text.last == "w" ? .fractionalWidth : .fractionalHeight
    guard text.last == "w" || text.last == "h" else {
      guard let first = text.first, first.isNumber || first == "-" || first == "." || first == "+" else { return nil }
      return try dimension(.absolute, text, word)
    }
    let body = text.dropLast()
    guard let first = body.first, first.isNumber || first == "-" || first == "." else { return nil }
    guard body.last == "%" else { return try dimension(form, body, word) }
    let percents = body.dropLast()
    let value = try dimension(form, percents, word).dimension.value
    // Parses `33.3e-2` instead of dividing 33.3 by 100, which would not give the `Double` nearest to 0.333.
    return WrittenDimension(Dimension(form, Double(percents + "e-2") ?? value / 100))
  }

  private static func dimension(_ form: Dimension.Form, _ text: Substring, _ word: Word) throws(Diagnostic) -> WrittenDimension {
    if let dimension = WrittenDimension(form, text) { return dimension }
    var refusal = Diagnostic(
      .unreadableNumber, "'\(String(text).abbreviated)' is not a valid number for a dimension", at: .bytes(word.range),
      notes: [accepted(form, text, word)])
    refusal.uikit = nonFinite(text).map(form.notFiniteText)
    throw refusal
  }

  /// The fractions that a percentage means, or what may be written for a text that is not a number.
  private static func accepted(_ form: Dimension.Form, _ text: Substring, _ word: Word) -> Phrase {
    if text.last == "%", let fraction = WrittenDimension(form, text.dropLast() + "e-2") {
      let number = shortest(fraction.dimension.value)
      switch form {
      case .fractionalWidth, .fractionalHeight: return "accepted: \(form.rawValue)(\(number))"
      default:
        return
          "accepted: fractionalWidth(\(number)) for a part of the container's width, fractionalHeight(\(number)) for a part of its height"
      }
    }
    // A bare number is in points, so a fraction alone is not the answer.
    if text.count == word.text.count { return "accepted: \(dimensionAccepts)" }
    return "accepted: a decimal such as 0.5 or a fraction such as 1/3, at most 10^12"
  }

  /// The non-finite value of a number or a fraction; nil if it is finite or unreadable.
  private static func nonFinite(_ text: Substring) -> NonFinite? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    guard let above = parts.first ?? nil else { return nil }
    guard parts.count == 2 else { return NonFinite(above) }
    return parts[1].flatMap { NonFinite(above / $0) }
  }
}

extension Dimension.Form {
  fileprivate var meaning: Phrase {
    switch self {
    case .fractionalWidth: "a fraction of the container's width"
    case .fractionalHeight: "a fraction of the container's height"
    case .absolute: "a length in points"
    case .estimated: "a length in points until the content is measured"
    case .uniformAcrossSiblings: "the size of the largest sibling; points until measured"
    }
  }
}
