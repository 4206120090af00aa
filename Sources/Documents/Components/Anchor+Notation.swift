import CommandLanguage
import CompositionalLayout
import Localization

private let anchorAccepts: Phrase =
  "an anchor, such as (edges:top+trailing,fractionalOffset:(0.5,-0.5)): edges, then absoluteOffset or fractionalOffset"

extension Notation where Value == LayoutAnchor {
  package static let anchor = Notation(
    ValueType("anchor", accepts: anchorAccepts) { word throws(Diagnostic) in
      guard let parts = word.text.namedParts, let anchor = LayoutAnchor(parts: parts) else {
        throw .unreadable(word, accepts: anchorAccepts)
      }
      return anchor
    }, swift: SwiftExpression.anchor
  ) { $0.text }
}

extension LayoutAnchor {
  fileprivate init?(parts: [NamedPart]) {
    self.init(edges: [])
    var isOffsetGiven = false
    for part in parts {
      switch part.name {
      case "edges":
        guard let edges = DirectionalRectEdge(text: part.value) else { return nil }
        self.edges = edges
      case "absoluteOffset", "fractionalOffset":
        guard !isOffsetGiven, let numbers = numbers(part.value), numbers.count == 2 else { return nil }
        let point = Point(x: numbers[0], y: numbers[1])
        offset = part.name == "absoluteOffset" ? .absolute(point) : .fractional(point)
        isOffsetGiven = true
      default: return nil
      }
    }
  }

  /// `(edges:top+trailing,fractionalOffset:(0.5,-0.5))`
  var text: String {
    let edges = "edges:\(self.edges.text)"
    switch offset {
    case .absolute(.zero): return "(\(edges))"
    case .absolute(let point): return "(\(edges),absoluteOffset:\(Notation<Point>.point.text(point)))"
    case .fractional(let point): return "(\(edges),fractionalOffset:\(Notation<Point>.point.text(point)))"
    }
  }
}

extension DirectionalRectEdge {
  fileprivate static var names: [(name: String, edge: DirectionalRectEdge)] {
    [("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)]
  }

  fileprivate init?(text: String) {
    self = []
    guard text != "none" else { return }
    for word in text.split(separator: "+", omittingEmptySubsequences: false) {
      if word == "all" {
        formUnion(.all)
      } else if let edge = Self.names.first(where: { $0.name == word.trimmed })?.edge {
        formUnion(edge)
      } else {
        return nil
      }
    }
  }

  var text: String { isEmpty ? "none" : Self.names.filter { contains($0.edge) }.map { $0.name }.joined(separator: "+") }
}
