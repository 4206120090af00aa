import CompositionalLayout

/// A width or a height.
@MainActor public final class NSCollectionLayoutDimension {
  let engine: CompositionalLayout.Dimension

  private init(_ engine: CompositionalLayout.Dimension) { self.engine = engine }

  /// A part of the container's width.
  public class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { Self.make(.fractionalWidth(fraction)) }
  /// A part of the container's height.
  public class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { Self.make(.fractionalHeight(fraction)) }
  /// A length in points.
  public class func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { Self.make(.absolute(length)) }
  /// A length in points until a view is measured.
  public class func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { Self.make(.estimated(length)) }
  /// The length of the largest sibling, and in points until all are measured.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    Self.make(.uniformAcrossSiblings(estimate: estimate))
  }

  private static func make(_ engine: CompositionalLayout.Dimension) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(engine) }

  /// The number: a part or points.
  public var dimension: CGFloat { engine.value }
  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { engine.form == .fractionalWidth }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { engine.form == .fractionalHeight }
  /// Whether it is a length in points.
  public var isAbsolute: Bool { engine.form == .absolute }
  /// Whether a measured length replaces it.
  public var isEstimated: Bool { engine.isEstimated }
  /// Whether siblings are as long as the largest.
  public var isUniformAcrossSiblings: Bool { engine.isUniformAcrossSiblings }
}

/// The size of an item or a group.
@MainActor public final class NSCollectionLayoutSize {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two dimensions.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  var engine: LayoutSize { LayoutSize(widthDimension: widthDimension.engine, heightDimension: heightDimension.engine) }
}

/// A gap.
@MainActor public final class NSCollectionLayoutSpacing {
  let engine: Spacing

  private init(_ engine: Spacing) { self.engine = engine }

  /// A gap of a length in points.
  public class func fixed(_ length: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(.fixed(length)) }
  /// A gap of at least a length in points.
  public class func flexible(_ length: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(.flexible(length)) }

  /// The length, in points.
  public var spacing: CGFloat { engine.spacing }
  /// Whether it grows.
  public var isFlexible: Bool { engine.isFlexible }
  /// Whether it does not.
  public var isFixed: Bool { !engine.isFlexible }

  /// Whether it is the default, which the engine does not write in its faults.
  var isNone: Bool { engine == .fixed(0) }
}

/// The gaps around an item; nil is none.
@MainActor public final class NSCollectionLayoutEdgeSpacing {
  /// The gap at the side where text begins.
  public let leading: NSCollectionLayoutSpacing?
  /// The gap above.
  public let top: NSCollectionLayoutSpacing?
  /// The gap at the side where text ends.
  public let trailing: NSCollectionLayoutSpacing?
  /// The gap below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Four gaps.
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

/// Where a supplementary item is attached.
@MainActor public final class NSCollectionLayoutAnchor {
  let engine: LayoutAnchor

  /// The edges.
  public var edges: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: engine.edges.rawValue) }
  /// How far it is moved from there: points, or parts of the item's size.
  public var offset: CGPoint {
    switch engine.offset {
    case .absolute(let point), .fractional(let point): CGPoint(x: point.x, y: point.y)
    }
  }
  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { if case .absolute = engine.offset { true } else { false } }
  /// Whether the offset is in parts of the item's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// An anchor at edges.
  public init(edges: NSDirectionalRectEdge) { engine = LayoutAnchor(edges: edges.engine) }

  /// An anchor moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    engine = LayoutAnchor(edges: edges.engine, offset: .absolute(absoluteOffset.engine))
  }

  /// An anchor moved by parts of the item's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    engine = LayoutAnchor(edges: edges.engine, offset: .fractional(fractionalOffset.engine))
  }
}
