import CommandLanguage
import CompositionalLayout
import Wording

/// A dimension that remembers how its number was written.
struct WrittenDimension: Hashable, Codable, Sendable {
  enum Form: String, CaseIterable, Codable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  var form: Form
  var number: Numeral

  /// What the layout is solved with.
  var dimension: Dimension {
    switch form {
    case .fractionalWidth: .fractionalWidth(number.value)
    case .fractionalHeight: .fractionalHeight(number.value)
    case .absolute: .absolute(number.value)
    case .estimated: .estimated(number.value)
    case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: number.value)
    }
  }

  /// The long form: `fractionalWidth(1/3)`.
  var text: String { "\(form.rawValue)(\(number.text))" }

  static func absolute(_ points: Double) -> WrittenDimension { WrittenDimension(form: .absolute, number: Numeral(points)) }
}

extension Notation where Value == WrittenDimension {
  static let dimension = Notation(.dimension, swift: SwiftExpression.dimension) { $0.text }
}

private let dimensionAccepts: Phrase =
  "a dimension: fractionalWidth(0.5) or 0.5w, fractionalHeight(1) or 1h, absolute(44) or 44, estimated(60) or ~60"

extension ValueType where Value == WrittenDimension {
  static let dimension = ValueType(
    "dimension", accepts: dimensionAccepts,
    completions: .choices(WrittenDimension.Form.allCases.map { Candidate($0.rawValue + "(", $0.meaning) })
  ) { word throws(Diagnostic) in
    if let dimension = try longForm(word) { return dimension }
    if let dimension = try shortForm(word) { return dimension }
    throw .unreadable(word, accepts: dimensionAccepts)
  }

  /// `fractionalWidth(0.5)`, a leading dot allowed.
  private static func longForm(_ word: Word) throws(Diagnostic) -> WrittenDimension? {
    let text = word.text.hasPrefix(".") ? word.text.dropFirst() : word.text[...]
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    let name = String(text[..<open])
    guard let form = WrittenDimension.Form(rawValue: name) else {
      throw Diagnostic(
        .unknownChoice, "'\(name)' is no kind of dimension", at: .bytes(word.range),
        suggestion: nearestName(to: name, among: WrittenDimension.Form.allCases.map(\.rawValue)),
        notes: ["accepted: \(dimensionAccepts)"])
    }
    var inner = text[text.index(after: open)...].dropLast().trimmed
    if form == .uniformAcrossSiblings, inner.hasPrefix("estimate:") { inner = inner.dropFirst("estimate:".count).trimmed }
    return WrittenDimension(form: form, number: try number(tightened(inner), form, word))
  }

  /// `1.0/3.0` for `1.0 / 3.0`, as Swift's formatting has it.
  private static func tightened(_ fraction: Substring) -> Substring {
    guard fraction.contains(" ") else { return fraction }
    return fraction.split(separator: "/", omittingEmptySubsequences: false).map { $0.trimmed }.joined(separator: "/")[...]
  }

  /// `0.5w`, `50%w`, `1h`, `44`, `~60`.
  private static func shortForm(_ word: Word) throws(Diagnostic) -> WrittenDimension? {
    let text = word.text[...]
    if text.hasPrefix("~") { return WrittenDimension(form: .estimated, number: try number(text.dropFirst(), .estimated, word)) }
    let form: WrittenDimension.Form = text.last == "w" ? .fractionalWidth : .fractionalHeight
    guard text.last == "w" || text.last == "h" else {
      guard let first = text.first, first.isNumber || first == "-" || first == "." || first == "+" else { return nil }
      return WrittenDimension(form: .absolute, number: try number(text, .absolute, word))
    }
    let body = text.dropLast()
    guard let first = body.first, first.isNumber || first == "-" || first == "." else { return nil }
    guard body.last == "%" else { return WrittenDimension(form: form, number: try number(body, form, word)) }
    let percent = try number(body.dropLast(), form, word)
    return WrittenDimension(form: form, number: Numeral(percent.value / 100))
  }

  private static func number(_ text: Substring, _ form: WrittenDimension.Form, _ word: Word) throws(Diagnostic) -> Numeral {
    if let numeral = Numeral(text) { return numeral }
    var refusal = Diagnostic(
      .unreadableNumber, "'\(String(text).abbreviated)' is no number that a dimension can have", at: .bytes(word.range),
      notes: ["accepted: a decimal such as 0.5, or a fraction of two such as 1/3, at most 10^12"])
    if let value = quotient(text), let nonFinite = NonFinite(value) {
      let kind = DimensionKind(WrittenDimension(form: form, number: Numeral(0)).dimension)
      refusal.uikit = Fault.dimensionNotFinite(section: nil, kind: kind, value: nonFinite).uiKitText
    }
    throw refusal
  }

  /// The value of a number or of a fraction of two, which need not be finite; nil for any other text.
  private static func quotient(_ text: Substring) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    guard let above = parts.first ?? nil else { return nil }
    guard parts.count == 2 else { return above }
    return parts[1].map { above / $0 }
  }
}

extension WrittenDimension.Form {
  fileprivate var meaning: Phrase {
    switch self {
    case .fractionalWidth: "a fraction of the container's width"
    case .fractionalHeight: "a fraction of the container's height"
    case .absolute: "points"
    case .estimated: "points until the content is measured"
    case .uniformAcrossSiblings: "the largest sibling's, points until measured"
    }
  }
}
