/// How long something is on one axis (`NSCollectionLayoutDimension`).
public enum Dimension: Hashable, Sendable, Codable {
  /// A fraction of the container's width, floored to the pixel grid (layout-rules R3.2).
  case fractionalWidth(Double)
  /// A fraction of the container's height, floored to the pixel grid (layout-rules R3.2).
  case fractionalHeight(Double)
  /// A length in points, used as it is (layout-rules R3.1).
  case absolute(Double)
  /// A length in points that holds until the element is measured (layout-rules 7).
  case estimated(Double)
  /// Estimated, and once measured as long as the longest sibling (iOS 17, layout-rules R7.10).
  case uniformAcrossSiblings(estimate: Double)
}

extension Dimension {
  /// The number in the case: a fraction or a length in points.
  public var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
      .uniformAcrossSiblings(let value):
      value
    }
  }

  /// Whether a measured length takes the place of the number; true for a uniform dimension too.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether siblings share the longest of their measured lengths.
  public var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}

/// How large something is, as two dimensions (`NSCollectionLayoutSize`).
public struct LayoutSize: Hashable, Sendable, Codable {
  /// The length from leading to trailing edge.
  public var widthDimension: Dimension
  /// The length from top to bottom edge.
  public var heightDimension: Dimension

  /// A size of the two dimensions.
  public init(widthDimension: Dimension, heightDimension: Dimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// A gap between two neighbours or beside one item (`NSCollectionLayoutSpacing`).
public enum Spacing: Hashable, Sendable, Codable {
  /// Exactly this many points.
  case fixed(Double)
  /// At least this many points, and an equal share of what is left over (layout-rules R5.2).
  case flexible(Double)

  /// The points that are taken at least.
  public var spacing: Double {
    switch self {
    case .fixed(let spacing), .flexible(let spacing): spacing
    }
  }

  /// Whether the gap takes a share of what is left over.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Space outside the four edges of an item or group (`NSCollectionLayoutEdgeSpacing`); nil is no space.
public struct EdgeSpacing: Hashable, Sendable, Codable {
  /// The space before the leading edge.
  public var leading: Spacing?
  /// The space above the top edge.
  public var top: Spacing?
  /// The space after the trailing edge.
  public var trailing: Spacing?
  /// The space below the bottom edge.
  public var bottom: Spacing?

  /// Spacing in UIKit's order.
  public init(leading: Spacing? = nil, top: Spacing? = nil, trailing: Spacing? = nil, bottom: Spacing? = nil) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
