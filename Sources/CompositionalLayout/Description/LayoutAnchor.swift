/// A set of edges (`NSDirectionalRectEdge`), with Apple's raw values.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable, Codable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// The upper edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The edge a line starts at.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The edge a line ends at.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// The edges whose bits are set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// A point of a rectangle by which something is attached (`NSCollectionLayoutAnchor`, layout-rules 9).
///
/// The element's point is put on its container's point, and moved by the offsets of both.
public struct LayoutAnchor: Hashable, Sendable, Codable {
  /// How far the element is moved from the named edges.
  public enum Offset: Hashable, Sendable, Codable {
    /// By points, to the right and downwards.
    case absolute(Point)
    /// By fractions of the element's own size.
    case fractional(Point)
  }

  /// The edges that meet at the point; both or neither of an axis mean its middle.
  public var edges: DirectionalRectEdge
  /// How far the point is moved from those edges.
  public var offset: Offset

  /// An anchor at the edges, moved by the offset.
  public init(edges: DirectionalRectEdge, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}

/// The edge or corner at which a boundary item stands (`NSRectAlignment`, layout-rules R8.4).
public enum RectAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nowhere: the element has no size.
  case none
  /// At the top edge, in its middle.
  case top
  /// In the corner of top and leading edge.
  case topLeading
  /// At the leading edge, in its middle.
  case leading
  /// In the corner of bottom and leading edge.
  case bottomLeading
  /// At the bottom edge, in its middle.
  case bottom
  /// In the corner of bottom and trailing edge.
  case bottomTrailing
  /// At the trailing edge, in its middle.
  case trailing
  /// In the corner of top and trailing edge.
  case topTrailing
}
