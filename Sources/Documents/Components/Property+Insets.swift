import CompositionalLayout
import Localization

extension Property {
  /// The insets as one property, and each edge as a separate property.
  package static func insets(_ key: PropertyName, _ summary: Phrase, _ lens: Lens<Owner, DirectionalEdgeInsets?>) -> [Property] {
    [Property(key, .insets, default: .zero, summary, get: lens.get) { lens.set(&$0, $1) }] + edges(of: key, lens)
  }

  static func edges(of key: PropertyName, _ lens: Lens<Owner, DirectionalEdgeInsets?>) -> [Property] {
    DirectionalEdgeInsets.edges.map { edge in
      let part = edge.value
      return Property(
        key, edge: edge.key, .number, default: 0, "only its \(edge.key) edge", get: { part.get(lens.get($0) ?? .zero) },
        set: { owner, number in
          var insets = lens.get(owner) ?? .zero
          part.set(&insets, number)
          lens.set(&owner, insets)
        })
    }
  }
}

extension DirectionalEdgeInsets {
  fileprivate static let edges: KeyValuePairs<String, Lens<DirectionalEdgeInsets, Double>> = [
    "top": Lens(get: { $0.top }, set: { $0.top = $1 }), "leading": Lens(get: { $0.leading }, set: { $0.leading = $1 }),
    "bottom": Lens(get: { $0.bottom }, set: { $0.bottom = $1 }), "trailing": Lens(get: { $0.trailing }, set: { $0.trailing = $1 }),
  ]
}
