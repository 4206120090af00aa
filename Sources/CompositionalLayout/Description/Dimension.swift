/// A width or height (`NSCollectionLayoutDimension`).
///
/// The length that a fraction refers to depends on the element (layout-rules R2.3 to R2.9). A number that is not finite is a ``Fault``; NaN
/// then counts as 0, and an infinity as the engine's length limit (10^15 points).
public enum Dimension: Hashable, Sendable, Codable {
  /// A fraction of the container's width, where 1 is the whole width, rounded down to a whole pixel (layout-rules R3.2). A height may be a
  /// fraction of the width too (R2.13).
  case fractionalWidth(Double)
  /// A fraction of the container's height, where 1 is the whole height, rounded down to a whole pixel (layout-rules R3.2). A width may be a
  /// fraction of the height too (R2.13).
  case fractionalHeight(Double)
  /// A length in points, used unchanged (layout-rules R3.1). A value of zero or less is a fault (13.9), but is still used.
  case absolute(Double)
  /// A length in points that is replaced when the element is measured (layout-rules 7). A value of zero or less is a fault (13.9), but is
  /// still used.
  case estimated(Double)
  /// An estimate in points; once measured, the element is as long as its longest sibling (iOS 17, layout-rules R7.10).
  case uniformAcrossSiblings(estimate: Double)
}

extension Dimension {
  /// The kinds of dimensions, with UIKit's names.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// A fraction of the container's width.
    case fractionalWidth
    /// A fraction of the container's height.
    case fractionalHeight
    /// A length in points.
    case absolute
    /// A length in points until the element is measured.
    case estimated
    /// A length in points until the element is measured, then the length of the longest sibling.
    case uniformAcrossSiblings
  }

  /// Creates a dimension of the given form: `Dimension(.absolute, 44)` is `.absolute(44)`.
  public init(_ form: Form, _ value: Double) {
    switch form {
    case .fractionalWidth: self = .fractionalWidth(value)
    case .fractionalHeight: self = .fractionalHeight(value)
    case .absolute: self = .absolute(value)
    case .estimated: self = .estimated(value)
    case .uniformAcrossSiblings: self = .uniformAcrossSiblings(estimate: value)
    }
  }

  /// The form, which decides whether the value is a fraction or a length.
  public var form: Form {
    switch self {
    case .fractionalWidth: .fractionalWidth
    case .fractionalHeight: .fractionalHeight
    case .absolute: .absolute
    case .estimated: .estimated
    case .uniformAcrossSiblings: .uniformAcrossSiblings
    }
  }

  /// The associated value: a fraction or a length in points.
  public var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
      .uniformAcrossSiblings(let value):
      value
    }
  }

  /// True if a measured length replaces the value. Uniform dimensions are included.
  public var isEstimated: Bool { form == .estimated || form == .uniformAcrossSiblings }

  /// True if all siblings become as long as the longest one when they are measured.
  public var isUniformAcrossSiblings: Bool { form == .uniformAcrossSiblings }
}

/// The width and height of an element, as dimensions (`NSCollectionLayoutSize`).
public struct LayoutSize: Hashable, Sendable, Codable {
  /// The dimension from the leading to the trailing edge.
  public var widthDimension: Dimension
  /// The dimension from the top to the bottom edge.
  public var heightDimension: Dimension

  /// Creates a size from two dimensions.
  public init(widthDimension: Dimension, heightDimension: Dimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// The space between two neighbours or at an edge of an item, in points (`NSCollectionLayoutSpacing`).
///
/// UIKit does not check spacing: a negative value makes neighbours overlap.
public enum Spacing: Hashable, Sendable, Codable {
  /// Exactly this many points.
  case fixed(Double)
  /// At least this many points, plus an equal share of the leftover length (layout-rules R5.2), which is negative if the content overflows.
  case flexible(Double)

  /// The minimum length in points.
  public var spacing: Double {
    switch self {
    case .fixed(let spacing), .flexible(let spacing): spacing
    }
  }

  /// True if the spacing grows by a share of the leftover length.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Space outside the four edges of an item or group (`NSCollectionLayoutEdgeSpacing`, layout-rules R5.3, R5.5, R6.2); nil means no space.
public struct EdgeSpacing: Hashable, Sendable, Codable {
  /// The space before the leading edge.
  public var leading: Spacing?
  /// The space above the top edge.
  public var top: Spacing?
  /// The space after the trailing edge.
  public var trailing: Spacing?
  /// The space below the bottom edge.
  public var bottom: Spacing?

  /// Creates edge spacing in UIKit's order of edges, which differs from ``DirectionalEdgeInsets``.
  public init(leading: Spacing? = nil, top: Spacing? = nil, trailing: Spacing? = nil, bottom: Spacing? = nil) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
