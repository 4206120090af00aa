import CompositionalLayout

/// A width or a height.
@preconcurrency @MainActor open class NSCollectionLayoutDimension {
  /// Compares objects by their content.
  public static func == (left: NSCollectionLayoutDimension, right: NSCollectionLayoutDimension) -> Bool { left.engine == right.engine }

  /// Returns an object with the same content.
  open func copy() -> Any { self }

  let engine: CompositionalLayout.Dimension

  init(_ engine: CompositionalLayout.Dimension) { self.engine = engine }

  /// Creates a fraction of the container's width.
  public class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { Self.make(.fractionalWidth(fraction)) }
  /// Creates a fraction of the container's height.
  public class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { Self.make(.fractionalHeight(fraction)) }
  /// Creates a length in points.
  public class func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { Self.make(.absolute(length)) }
  /// Creates a length in points that is replaced when the element is measured.
  public class func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { Self.make(.estimated(length)) }
  /// Creates a length in points that is replaced by the greatest measured length of all siblings.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    Self.make(.uniformAcrossSiblings(estimate: estimate))
  }

  private static func make(_ engine: CompositionalLayout.Dimension) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(engine) }

  /// The value: a fraction or a length in points.
  public var dimension: CGFloat { engine.value }
  /// True if the value is a fraction of the container's width.
  public var isFractionalWidth: Bool { engine.form == .fractionalWidth }
  /// True if the value is a fraction of the container's height.
  public var isFractionalHeight: Bool { engine.form == .fractionalHeight }
  /// True if the value is a length in points that is never replaced.
  public var isAbsolute: Bool { engine.form == .absolute }
  /// True if a measured length replaces the value.
  public var isEstimated: Bool { engine.isEstimated }
  /// True if all siblings have the greatest of their measured lengths.
  public var isUniformAcrossSiblings: Bool { engine.isUniformAcrossSiblings }
}

/// The width and height of an item or a group, as dimensions.
@preconcurrency @MainActor open class NSCollectionLayoutSize {
  /// Compares objects by their content.
  public static func == (left: NSCollectionLayoutSize, right: NSCollectionLayoutSize) -> Bool { left.engine == right.engine }

  /// Returns an object with the same content.
  open func copy() -> Any { self }

  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from two dimensions.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  convenience init(_ size: LayoutSize) {
    self.init(
      widthDimension: NSCollectionLayoutDimension(size.widthDimension), heightDimension: NSCollectionLayoutDimension(size.heightDimension))
  }

  var engine: LayoutSize { LayoutSize(widthDimension: widthDimension.engine, heightDimension: heightDimension.engine) }
}

/// The space between two subitems or at an edge of one, in points.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing {
  /// Compares objects by their content.
  public static func == (left: NSCollectionLayoutSpacing, right: NSCollectionLayoutSpacing) -> Bool { left.engine == right.engine }

  /// Returns an object with the same content.
  open func copy() -> Any { self }

  let engine: Spacing

  private init(_ engine: Spacing) { self.engine = engine }

  /// Creates spacing of a fixed length in points.
  public class func fixed(_ length: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(.fixed(length)) }
  /// Creates spacing of at least the given length in points, which grows by a share of the leftover length.
  public class func flexible(_ length: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(.flexible(length)) }

  /// The length in points; the minimum length if the spacing is flexible.
  public var spacing: CGFloat { engine.spacing }
  /// True if the spacing is flexible.
  public var isFlexible: Bool { engine.isFlexible }
  /// True if the spacing is fixed.
  public var isFixed: Bool { !engine.isFlexible }

  /// True for the default, which is omitted from fault messages.
  var isNone: Bool { engine == .fixed(0) }
}

/// The space outside the four edges of an item; nil means no space.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing {
  /// Compares objects by their content; nil is different from a space of 0 points.
  public static func == (left: NSCollectionLayoutEdgeSpacing, right: NSCollectionLayoutEdgeSpacing) -> Bool {
    areEqual(left.leading, right.leading, by: ==) && areEqual(left.top, right.top, by: ==)
      && areEqual(left.trailing, right.trailing, by: ==) && areEqual(left.bottom, right.bottom, by: ==)
  }

  /// Returns an object with the same content.
  open func copy() -> Any { self }

  /// The space before the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the top edge.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the bottom edge.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates edge spacing from the spacing at each edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  var engine: EdgeSpacing? {
    if [leading, top, trailing, bottom].allSatisfy({ $0?.isNone ?? true }) { return nil }
    return EdgeSpacing(leading: leading?.engine, top: top?.engine, trailing: trailing?.engine, bottom: bottom?.engine)
  }
}

/// A point of a rectangle that attaches a supplementary item to its container.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor {
  /// Compares objects by their content.
  public static func == (left: NSCollectionLayoutAnchor, right: NSCollectionLayoutAnchor) -> Bool { left.engine == right.engine }

  /// Returns an object with the same content.
  open func copy() -> Any { self }

  let engine: LayoutAnchor

  /// The edges that meet at the point. If both or neither of two opposite edges are given, the middle is used.
  public var edges: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: engine.edges.rawValue) }
  /// The distance from those edges, in points or in fractions of the supplementary item's size.
  public var offset: CGPoint {
    switch engine.offset {
    case .absolute(let point), .fractional(let point): CGPoint(x: point.x, y: point.y)
    }
  }
  /// True if the offset is in points.
  public var isAbsoluteOffset: Bool { if case .absolute = engine.offset { true } else { false } }
  /// True if the offset is in fractions of the supplementary item's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates an anchor at the edges.
  public init(edges: NSDirectionalRectEdge) { engine = LayoutAnchor(edges: edges.engine) }

  /// Creates an anchor at the edges, moved by an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    engine = LayoutAnchor(edges: edges.engine, offset: .absolute(absoluteOffset.engine))
  }

  /// Creates an anchor at the edges, moved by fractions of the supplementary item's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    engine = LayoutAnchor(edges: edges.engine, offset: .fractional(fractionalOffset.engine))
  }
}

/// Compares optional objects; nil equals only nil.
@MainActor func areEqual<Value>(_ left: Value?, _ right: Value?, by compare: (Value, Value) -> Bool) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return compare(left, right)
}

extension NSCollectionLayoutSize {
  var text: String { "\(widthDimension.text) × \(heightDimension.text)" }
}

extension NSCollectionLayoutDimension {
  fileprivate var text: String { "\(engine.form)(\(dimension))" }
}
