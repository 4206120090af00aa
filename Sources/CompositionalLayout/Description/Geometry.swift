/// A position in points. The coordinate space is documented at each use; `y` grows downwards.
public struct Point: Hashable, Sendable, Codable {
  /// The distance from the space's left edge, in points.
  public var x: Double
  /// The distance from the space's top edge, in points.
  public var y: Double

  /// The origin of the coordinate space.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points. Either may be negative, if the layout describes a negative length.
public struct Size: Hashable, Sendable, Codable {
  /// The length from left to right, in points.
  public var width: Double
  /// The length from top to bottom, in points.
  public var height: Double

  /// A size of 0 points in both directions.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A frame: the position and size of an element, in points. `y` grows downwards.
public struct Rect: Hashable, Sendable, Codable {
  /// The top left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// A rectangle of zero size at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its coordinates and lengths, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}

extension Rect {
  /// The left edge.
  public var minX: Double { origin.x }
  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The length from left to right.
  public var width: Double { size.width }
  /// The length from top to bottom.
  public var height: Double { size.height }

  /// Returns true if the rectangles overlap (layout-rules A2). Touching edges do not count, and a rectangle of zero size overlaps only if
  /// it is strictly inside the other. Both must use the same coordinate space.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the rectangle moved to the right and downwards, in points.
  public func offsetBy(x: Double, y: Double) -> Rect {
    Rect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
  }
}

/// Distances from the four edges, in points (`NSDirectionalEdgeInsets`). Leading is the left edge in left-to-right layouts and the right
/// edge otherwise (layout-rules 12).
///
/// Negative distances extend outwards (layout-rules R5.8).
public struct DirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the edge where a line of text starts, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the edge where a line of text ends, in points.
  public var trailing: Double

  /// Insets of 0 points.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets in UIKit's order of edges, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
