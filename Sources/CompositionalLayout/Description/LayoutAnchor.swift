/// A set of edges with UIKit's raw values (`NSDirectionalRectEdge`).
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable, Codable {
  /// The bits, with the same meaning as in UIKit.
  public let rawValue: UInt

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The edge where a line of text starts.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The edge where a line of text ends.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// A point of a rectangle that attaches a supplementary item to its container (`NSCollectionLayoutAnchor`, layout-rules 9).
///
/// The item's anchor point coincides with the container's anchor point, and the offsets of both anchors are added.
public struct LayoutAnchor: Hashable, Sendable, Codable {
  /// A distance from the anchor's edges.
  public enum Offset: Hashable, Sendable, Codable {
    /// A distance in points, to the right and downwards.
    case absolute(Point)
    /// Fractions of the supplementary item's own size.
    case fractional(Point)
  }

  /// The edges that meet at the point. If both or neither of two opposite edges are given, the middle is used.
  public var edges: DirectionalRectEdge
  /// The distance of the point from those edges.
  public var offset: Offset

  /// Creates an anchor at the edges, moved by the offset.
  public init(edges: DirectionalRectEdge, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}

/// The edge or corner to which a boundary item is attached (`NSRectAlignment`, layout-rules R8.4).
public enum RectAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  /// No edge; the item has no size.
  case none
  /// The middle of the top edge.
  case top
  /// The top leading corner.
  case topLeading
  /// The middle of the leading edge.
  case leading
  /// The bottom leading corner.
  case bottomLeading
  /// The middle of the bottom edge.
  case bottom
  /// The bottom trailing corner.
  case bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The top trailing corner.
  case topTrailing
}
