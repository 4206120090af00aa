/// A position in points; each use documents its coordinate space. `y` grows downwards.
public struct Point: Hashable, Sendable, Codable {
  /// The distance from the space's left edge, in points.
  public var x: Double
  /// The distance from the space's top edge, in points.
  public var y: Double

  /// The origin of its space, 0 points from both edges.
  public static let zero = Point(x: 0, y: 0)

  /// A point at the two distances, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An extent in points. It is negative if the layout asks for lengths below zero.
public struct Size: Hashable, Sendable, Codable {
  /// The extent from left to right, in points.
  public var width: Double
  /// The extent from top to bottom, in points.
  public var height: Double

  /// No extent at all: 0 points on both axes.
  public static let zero = Size(width: 0, height: 0)

  /// A size of the two extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A frame: where something stands and how large it is. All numbers are in points of one coordinate space, `y` grows downwards.
public struct Rect: Hashable, Sendable, Codable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right of the origin and below it.
  public var size: Size

  /// A rectangle at the origin without extent.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// A rectangle from its corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers, all in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}

extension Rect {
  /// The left edge.
  public var minX: Double { origin.x }
  /// The middle between left and right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The middle between top and bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The extent from left to right.
  public var width: Double { size.width }
  /// The extent from top to bottom.
  public var height: Double { size.height }

  /// Whether the two share more than an edge (layout-rules A2): touching is not enough, and a rectangle without extent intersects only if
  /// it lies strictly inside the other. Both are in points of the same space.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The same size, moved to the right and downwards by the two distances, in points.
  public func offsetBy(x: Double, y: Double) -> Rect {
    Rect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
  }
}

/// Distances from the four edges, in points, where leading is the left edge in a left-to-right layout and the right one otherwise
/// (`NSDirectionalEdgeInsets`, layout-rules 12).
///
/// Negative distances reach outwards (layout-rules R5.8).
public struct DirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the edge a line of text starts at, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the edge a line of text ends at, in points.
  public var trailing: Double

  /// No distance from any edge.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Insets in UIKit's order, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
