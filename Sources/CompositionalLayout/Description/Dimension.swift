/// How long something is on one axis (`NSCollectionLayoutDimension`).
///
/// The length a fraction refers to depends on the element: layout-rules R2.3 to R2.9. A number that is not finite is a ``Fault``; NaN then
/// counts as 0, an infinity as the engine's length limit (10^15 points).
public enum Dimension: Hashable, Sendable, Codable {
  /// A fraction of the container's width, where 1 is all of it, rounded down to a whole pixel (layout-rules R3.2); as a height too
  /// (R2.13).
  case fractionalWidth(Double)
  /// A fraction of the container's height, where 1 is all of it, rounded down to a whole pixel (layout-rules R3.2); as a width too
  /// (R2.13).
  case fractionalHeight(Double)
  /// A length in points, used as it is (layout-rules R3.1), even if it is zero or less, which is a fault (13.9).
  case absolute(Double)
  /// A length in points used until the element is measured (layout-rules 7); zero or less is used as it is, with a fault (13.9).
  case estimated(Double)
  /// Estimated in points, and once measured as long as the longest sibling (iOS 17, layout-rules R7.10).
  case uniformAcrossSiblings(estimate: Double)
}

extension Dimension {
  /// The forms of a dimension, by UIKit's names.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// A fraction of the container's width.
    case fractionalWidth
    /// A fraction of the container's height.
    case fractionalHeight
    /// A length in points.
    case absolute
    /// A length in points until measured.
    case estimated
    /// A length in points until measured, then the largest sibling's.
    case uniformAcrossSiblings
  }

  /// A dimension of a form: `Dimension(.absolute, 44)` is `.absolute(44)`.
  public init(_ form: Form, _ value: Double) {
    switch form {
    case .fractionalWidth: self = .fractionalWidth(value)
    case .fractionalHeight: self = .fractionalHeight(value)
    case .absolute: self = .absolute(value)
    case .estimated: self = .estimated(value)
    case .uniformAcrossSiblings: self = .uniformAcrossSiblings(estimate: value)
    }
  }

  /// The form, which decides what the number means.
  public var form: Form {
    switch self {
    case .fractionalWidth: .fractionalWidth
    case .fractionalHeight: .fractionalHeight
    case .absolute: .absolute
    case .estimated: .estimated
    case .uniformAcrossSiblings: .uniformAcrossSiblings
    }
  }

  /// The number in the case: a fraction or a length in points.
  public var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
      .uniformAcrossSiblings(let value):
      value
    }
  }

  /// Whether a measured length replaces the number; true for a uniform dimension too.
  public var isEstimated: Bool { form == .estimated || form == .uniformAcrossSiblings }

  /// Whether siblings share the longest of their measured lengths.
  public var isUniformAcrossSiblings: Bool { form == .uniformAcrossSiblings }
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

/// A gap between two neighbours or beside one item, in points (`NSCollectionLayoutSpacing`).
///
/// UIKit never checks a gap: a negative one lets neighbours overlap.
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

  /// Whether the gap takes a share of the leftover length.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Space outside the four edges of an item or group (`NSCollectionLayoutEdgeSpacing`); nil is no space (layout-rules R5.3, R5.5, R6.2).
public struct EdgeSpacing: Hashable, Sendable, Codable {
  /// The space before the leading edge.
  public var leading: Spacing?
  /// The space above the top edge.
  public var top: Spacing?
  /// The space after the trailing edge.
  public var trailing: Spacing?
  /// The space below the bottom edge.
  public var bottom: Spacing?

  /// Spacing in UIKit's order, which is not that of ``DirectionalEdgeInsets``; by default none.
  public init(leading: Spacing? = nil, top: Spacing? = nil, trailing: Spacing? = nil, bottom: Spacing? = nil) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
