import CompositionalLayout
import Wording

/// Properties that several kinds of owner have.
enum Shared {
  typealias Path<Owner, Value> = any WritableKeyPath<Owner, Value> & Sendable

  static func size<Owner>(
    _ width: Path<Owner, WrittenDimension>, _ height: Path<Owner, WrittenDimension>
  ) -> [Property<Owner>] {
    [
      Property("width", width, .dimension, default: .absolute(0), otherNames: ["widthDimension"], "the width dimension of its layoutSize"),
      Property(
        "height", height, .dimension, default: .absolute(0), otherNames: ["heightDimension"], "the height dimension of its layoutSize"),
    ]
  }

  /// Insets as a whole, and each edge alone.
  static func insets<Owner>(
    _ name: String = "contentInsets", _ path: Path<Owner, DirectionalEdgeInsets>, otherNames: [String] = [], _ summary: Phrase
  ) -> [Property<Owner>] {
    [Property(name, path, .insets, default: .zero, otherNames: otherNames, summary)]
      + insetMembers(of: name, otherNames: otherNames, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// The four edges of insets, each a property of its own.
  static func insetMembers<Owner>(
    of name: String, otherNames: [String] = [], get: @escaping @Sendable (Owner) -> DirectionalEdgeInsets,
    set: @escaping @Sendable (inout Owner, DirectionalEdgeInsets) -> Void
  ) -> [Property<Owner>] {
    func member(_ edge: String, _ path: Path<DirectionalEdgeInsets, Double>) -> Property<Owner> {
      Property<Owner>(
        "\(name).\(edge)", .number, default: 0, otherNames: otherNames.map { "\($0).\(edge)" }, isMember: true, "its \(edge) edge alone",
        get: { get($0)[keyPath: path] },
        set: { owner, number in
          var insets = get(owner)
          insets[keyPath: path] = number ?? 0
          set(&owner, insets)
        })
    }
    return [member("top", \.top), member("leading", \.leading), member("bottom", \.bottom), member("trailing", \.trailing)]
  }

  static func edgeSpacing<Owner>(_ path: Path<Owner, EdgeSpacing?>) -> [Property<Owner>] {
    [Property(optional: "edgeSpacing", path, .edgeSpacing, "space kept around it, outside its size")]
  }

  static func zIndex<Owner>(_ path: Path<Owner, Int>, default standard: Int) -> [Property<Owner>] {
    [Property("zIndex", path, .whole("zIndex", from: -1_000_000, through: 1_000_000), default: standard, "what lies above what")]
  }

  static func elementKind<Owner>(_ path: Path<Owner, String?>) -> [Property<Owner>] {
    [Property(optional: "elementKind", path, .name("kind", accepts: "a kind, such as header"), "its kind; its own name when left out")]
  }
}
