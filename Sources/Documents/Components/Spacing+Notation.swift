import CommandLanguage
import CompositionalLayout
import Localization

extension Spacing {
  /// `fixed(10)` or `flexible(10)`
  var text: String { "\(isFlexible ? "flexible" : "fixed")(\(shortest(spacing)))" }

  /// Reads `fixed(10)`, `.flexible(0)`, `10` or `10+`; nil for other text.
  init?(text: String) {
    var text = text
    guard let spacing = text.withUTF8({ Spacing(written: $0.trimmed) }) else { return nil }
    self = spacing
  }

  private init?(written bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.last == UInt8(ascii: ")") {
      let start = bytes.first == UInt8(ascii: ".") ? 1 : 0
      if let number = bytes.argument(of: "fixed(", at: start) {
        self = .fixed(number)
      } else if let number = bytes.argument(of: "flexible(", at: start) {
        self = .flexible(number)
      } else {
        return nil
      }
    } else if bytes.last == UInt8(ascii: "+"), let number = decimal(UnsafeBufferPointer(rebasing: bytes.dropLast())) {
      self = .flexible(number)
    } else if let number = decimal(bytes) {
      self = .fixed(number)
    } else {
      return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func argument(of beginning: String, at start: Int) -> Double? {
    var place = start
    for byte in beginning.utf8 {
      guard place < count, self[place] == byte else { return nil }
      place += 1
    }
    return decimal(UnsafeBufferPointer(rebasing: self[place..<count - 1]).trimmed)
  }
}

extension Notation where Value == Spacing {
  package static let spacing = Notation(
    ValueType(
      "spacing", accepts: "a spacing: fixed(10) or 10, flexible(10) or 10+",
      completions: .choices([Candidate("fixed(", "exactly this much"), Candidate("flexible(", "at least this much")])
    ) { word throws(Diagnostic) in
      if let spacing = Spacing(text: word.text) { return spacing }
      throw .unreadable(word, accepts: "a spacing: fixed(10) or 10, flexible(10) or 10+")
    }, swift: SwiftExpression.spacing
  ) { $0.text }
}

extension Notation where Value == Double {
  /// `interGroupSpacing` and `interSectionSpacing`, which are plain numbers in UIKit.
  package static let plainSpacing = Notation(
    ValueType("number", accepts: "a plain number of points, such as 10") { word throws(Diagnostic) in
      if let number = decimal(word.text) { return number }
      guard Spacing(text: word.text) != nil else { throw .unreadable(word, accepts: "a plain number of points, such as 10") }
      throw Diagnostic(
        .plainNumberExpected, "'\(word.text)' is a spacing, but this property takes a plain number", at: .bytes(word.range),
        notes: [
          "interItemSpacing and edgeSpacing take fixed(10) or flexible(10); interGroupSpacing and interSectionSpacing are CGFloats in UIKit",
          "accepted: a plain number of points, such as 10",
        ])
    }, swift: { shortest($0) }
  ) { shortest($0) }
}

extension Notation where Value == EdgeSpacing {
  package static let edgeSpacing = Notation(
    ValueType("edge spacing", accepts: edgeSpacingAccepts) { word throws(Diagnostic) in
      guard let parts = word.text.namedParts else { throw .unreadable(word, accepts: edgeSpacingAccepts) }
      var result = EdgeSpacing()
      for part in parts {
        guard let spacing = Spacing(text: part.value), let edge = EdgeSpacing.edges.first(where: { $0.key == part.name })?.value else {
          throw .unreadable(word, accepts: edgeSpacingAccepts)
        }
        edge.set(&result, spacing)
      }
      return result
    }, swift: SwiftExpression.edgeSpacing
  ) { spacing in
    let edges = EdgeSpacing.edges.compactMap { edge in edge.value.get(spacing).map { "\(edge.key):\($0.text)" } }
    return "(\(edges.joined(separator: ",")))"
  }
}

private let edgeSpacingAccepts: Phrase =
  "an edge spacing, such as (leading:fixed(4),top:flexible(0)); the edges are leading, top, trailing and bottom"

extension EdgeSpacing {
  /// The four edges, in the order of UIKit's initializer.
  static let edges: KeyValuePairs<String, Lens<EdgeSpacing, Spacing?>> = [
    "leading": Lens(get: { $0.leading }, set: { $0.leading = $1 }), "top": Lens(get: { $0.top }, set: { $0.top = $1 }),
    "trailing": Lens(get: { $0.trailing }, set: { $0.trailing = $1 }), "bottom": Lens(get: { $0.bottom }, set: { $0.bottom = $1 }),
  ]
}
