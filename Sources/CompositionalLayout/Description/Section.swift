/// The layout of one section: a group that repeats, with insets, spacing, boundary items and decorations (`NSCollectionLayoutSection`).
public struct Section: Hashable, Sendable, Codable {
  /// The group that repeats until all items are placed.
  public var group: Group
  /// The distances from the section's edges to its groups, in points. Across the scroll axis they narrow the groups (layout-rules R2.3).
  public var contentInsets: DirectionalEdgeInsets
  /// The spacing between two groups, in points; a negative value makes them overlap.
  public var interGroupSpacing: Double
  /// The guide whose insets the section respects across the scroll axis (layout-rules R8.2).
  public var contentInsetsReference: ContentInsetsReference
  /// The guide whose insets the section's boundary items respect (iOS 16, layout-rules R8.3).
  public var supplementaryContentInsetsReference: ContentInsetsReference
  /// The way the section's groups scroll across the layout's axis (layout-rules R8.6).
  public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
  /// The deceleration and bounce of orthogonal scrolling, which do not affect frames (iOS 17).
  public var orthogonalScrollingProperties: OrthogonalScrollingProperties
  /// Headers, footers and other views at the section's edges (layout-rules R8.4). Several items at one edge overlap; their order does not
  /// affect frames.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// True if boundary items respect the section's insets across the scroll axis (layout-rules R8.4; deprecated in iOS 16).
  public var supplementariesFollowContentInsets: Bool
  /// The decorations of the section. The `item` of a decoration's element is the decoration's index in this list (layout-rules R8.7).
  public var decorationItems: [DecorationItem]
  /// The lowest z index of the section's cells; nil if only decorations raise it. UIKit has no such property, but raises the cells of some
  /// lists in this way.
  package var cellZIndex: Int?

  /// Creates a section with UIKit's defaults: no insets or spacing, the layout's reference, no orthogonal scrolling.
  public init(
    group: Group, contentInsets: DirectionalEdgeInsets = .zero, interGroupSpacing: Double = 0,
    contentInsetsReference: ContentInsetsReference = .automatic,
    supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
    orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none,
    orthogonalScrollingProperties: OrthogonalScrollingProperties = OrthogonalScrollingProperties(),
    boundarySupplementaryItems: [BoundarySupplementaryItem] = [], supplementariesFollowContentInsets: Bool = true,
    decorationItems: [DecorationItem] = []
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.contentInsetsReference = contentInsetsReference
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    self.orthogonalScrollingProperties = orthogonalScrollingProperties
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.decorationItems = decorationItems
  }
}

extension Section {
  /// Calls a closure with each length of the section itself that must be finite and within the limits.
  func forEachLength(_ body: (LengthProperty, Double) -> Void) { body(.interGroupSpacing, interGroupSpacing) }
}

extension LengthProperty {
  /// The spacing between groups.
  public static let interGroupSpacing = LengthProperty(name: "interGroupSpacing")
}

/// A guide of the collection view. Content respects its insets across the scroll axis (`UIContentInsetsReference`, layout-rules R2.2,
/// R8.2).
public enum ContentInsetsReference: String, Hashable, Sendable, Codable, CaseIterable {
  /// The reference of the layout's configuration; in the configuration itself, the same as `none`.
  case automatic
  /// The bounds, without insets.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable content guide (``Assumption/readableInsets``).
  case readableContent
}

/// The way a section's groups scroll across the layout, and the offsets at which they rest
/// (`UICollectionLayoutSectionOrthogonalScrollingBehavior`, layout-rules R8.6, A3).
///
/// All behaviours except `groupPagingCentered` come to rest within the bounds of the content.
public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, Codable, CaseIterable {
  /// No scrolling; groups follow each other along the layout's scroll axis.
  case none
  /// Free scrolling.
  case continuous
  /// Free scrolling that comes to rest with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// Scrolling by the visible length, which is the container minus the section's insets.
  case paging
  /// Scrolling by one group, which comes to rest at the leading edge.
  case groupPaging
  /// Scrolling by one group, which comes to rest in the middle. The resting offset may be beyond an end of the content, even if all groups
  /// fit.
  case groupPagingCentered
}

/// The deceleration and bounce of orthogonal scrolling, which do not affect frames
/// (`UICollectionLayoutSectionOrthogonalScrollingProperties`, iOS 17).
public struct OrthogonalScrollingProperties: Hashable, Sendable, Codable {
  /// The rate at which scrolling slows down.
  public enum DecelerationRate: String, Hashable, Sendable, Codable, CaseIterable {
    /// The behaviour's default: fast if it pages.
    case automatic
    /// The normal rate of a scroll view.
    case normal
    /// A faster rate than normal.
    case fast
  }

  /// The condition under which content may be pulled beyond its end.
  public enum Bounce: String, Hashable, Sendable, Codable, CaseIterable {
    /// Bounces if the content is longer than the bounds.
    case automatic
    /// Bounces even if the content fits.
    case always
    /// Does not bounce.
    case never
  }

  /// The rate at which scrolling slows down.
  public var decelerationRate: DecelerationRate
  /// The condition under which content may be pulled beyond its end.
  public var bounce: Bounce

  /// Creates properties with UIKit's defaults.
  public init(decelerationRate: DecelerationRate = .automatic, bounce: Bounce = .automatic) {
    self.decelerationRate = decelerationRate
    self.bounce = bounce
  }
}
