import CommandLanguage
import CompositionalLayout
import Drawing
import Wording

extension Spacing {
  /// `fixed(10)` or `flexible(10)`
  var text: String { "\(isFlexible ? "flexible" : "fixed")(\(shortest(spacing)))" }

  /// Reads `fixed(10)`, `.flexible(0)`, `10` or `10+`; nil for anything else.
  init?(text: String) {
    var body = text.trimmed
    if body.utf8.last == UInt8(ascii: ")") {
      if body.utf8.first == UInt8(ascii: ".") { body = Substring(body.utf8.dropFirst()) }
      if let number = body.argument(of: "fixed(") {
        self = .fixed(number)
      } else if let number = body.argument(of: "flexible(") {
        self = .flexible(number)
      } else {
        return nil
      }
    } else if body.utf8.last == UInt8(ascii: "+"), let number = decimal(Substring(body.utf8.dropLast())) {
      self = .flexible(number)
    } else if let number = decimal(body) {
      self = .fixed(number)
    } else {
      return nil
    }
  }
}

extension Substring {
  /// The number between a beginning and the closing bracket at the end.
  fileprivate func argument(of beginning: String) -> Double? {
    // By bytes, since a mark would join with the bracket before it.
    begins(with: beginning) ? decimal(Substring(utf8.dropFirst(beginning.utf8.count).dropLast()).trimmed) : nil
  }

  /// Byte by byte in memory, which takes a sixth of comparing two sequences.
  private func begins(with beginning: String) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= beginning.utf8.count else { return false }
      var place = 0
      for byte in beginning.utf8 {
        guard bytes[place] == byte else { return false }
        place += 1
      }
      return true
    } ?? utf8.starts(with: beginning.utf8)
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
        .plainNumberExpected, "'\(word.text)' is a spacing, and this property is a plain number", at: .bytes(word.range),
        notes: [
          "interItemSpacing and edgeSpacing are spacings, fixed(10) or flexible(10); interGroupSpacing and interSectionSpacing are CGFloats in UIKit",
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

private let edgeSpacingAccepts: Phrase = "an edge spacing, such as (leading:fixed(4),top:flexible(0)), of leading, top, trailing and bottom"

extension EdgeSpacing {
  /// The four edges, in the order of UIKit's initializer.
  static let edges: KeyValuePairs<String, Lens<EdgeSpacing, Spacing?>> = [
    "leading": Lens(get: { $0.leading }, set: { $0.leading = $1 }), "top": Lens(get: { $0.top }, set: { $0.top = $1 }),
    "trailing": Lens(get: { $0.trailing }, set: { $0.trailing = $1 }), "bottom": Lens(get: { $0.bottom }, set: { $0.bottom = $1 }),
  ]
}
