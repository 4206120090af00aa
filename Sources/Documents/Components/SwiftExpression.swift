import CommandLanguage
import CompositionalLayout
import Localization

package enum SwiftExpression {
  /// A string literal in which quotes and invisible characters are escaped.
  package static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      default: result.append(escaping: scalar)
      }
    }
    return result + "\""
  }

  package static func list(_ literals: [String]) -> String { "[\(literals.joined(separator: ", "))]" }

  static func insets(_ insets: DirectionalEdgeInsets) -> String {
    let edges = [("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing)]
    return "NSDirectionalEdgeInsets(\(edges.map { "\($0.0): \(shortest($0.1))" }.joined(separator: ", ")))"
  }

  static func point(_ point: Point) -> String { "CGPoint(x: \(shortest(point.x)), y: \(shortest(point.y)))" }

  static func spacing(_ spacing: Spacing) -> String { "." + spacing.text }

  static func edgeSpacing(_ spacing: EdgeSpacing) -> String {
    let edges = EdgeSpacing.edges.map { edge in "\(edge.key): \(edge.value.get(spacing).map(Self.spacing) ?? "nil")" }
    return "NSCollectionLayoutEdgeSpacing(\(edges.joined(separator: ", ")))"
  }

  static func anchor(_ anchor: LayoutAnchor) -> String {
    let names = anchor.edges.isEmpty ? [] : anchor.edges.text.split(separator: "+").map { "." + $0 }
    let offset =
      switch anchor.offset {
      case .absolute(.zero): ""
      case .absolute(let point): ", absoluteOffset: \(Self.point(point))"
      case .fractional(let point): ", fractionalOffset: \(Self.point(point))"
      }
    return "NSCollectionLayoutAnchor(edges: \(list(names))\(offset))"
  }

  static func dimension(_ written: WrittenDimension) -> String {
    let form = written.dimension.form
    let label = form == .uniformAcrossSiblings ? "estimate: " : ""
    return ".\(form.rawValue)(\(label)\(number(written.number)))"
  }

  /// `1.0 / 3` for `1/3`, which would be 0 as an integer division.
  private static func number(_ text: String) -> String {
    // Swift rejects `.5`, `5.` and `+5`.
    let parts = text.split(separator: "/").map { part in decimal(part).map(shortest) ?? String(part) }
    guard parts.count == 2 else { return parts.first ?? "0" }
    return "\(parts[0].contains { $0 == "." || $0 == "e" } ? parts[0] : parts[0] + ".0") / \(parts[1])"
  }

  static func frames(_ items: [CustomItem]) -> String {
    let items = items.map { item in
      let numbers = zip(["x", "y", "width", "height"], item.frame.numbers).map { "\($0): \(shortest($1))" }.joined(separator: ", ")
      return "NSCollectionLayoutGroupCustomItem(frame: CGRect(\(numbers))\(item.zIndex == 0 ? "" : ", zIndex: \(item.zIndex)"))"
    }
    return "[\n\(items.map { "  \($0),\n" }.joined())]"
  }
}
