/// How one section is laid out: a group that repeats, and what surrounds it (`NSCollectionLayoutSection`).
public struct Section: Hashable, Sendable, Codable {
  /// The group that repeats until the section's items are used up.
  public var group: Group
  /// The distances around the groups, in points; across the scroll axis they narrow the groups (layout-rules R2.3).
  public var contentInsets: DirectionalEdgeInsets
  /// The gap between two groups along the axis on which they follow each other, in points; a negative one lets them overlap.
  public var interGroupSpacing: Double
  /// From which of the view's guides the section keeps away, across the scroll axis (layout-rules R8.2).
  public var contentInsetsReference: ContentInsetsReference
  /// The same for the section's boundary items (iOS 16, layout-rules R8.3).
  public var supplementaryContentInsetsReference: ContentInsetsReference
  /// Whether and how the section's groups scroll across the layout (layout-rules R8.6).
  public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
  /// How such scrolling feels; it moves no frame (iOS 17).
  public var orthogonalScrollingProperties: OrthogonalScrollingProperties
  /// Headers, footers and what else stands at the section's edges (layout-rules R8.4). Those at one edge lie on each other, in whatever
  /// order they are listed.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// Whether boundary items keep within the section's insets across the scroll axis (layout-rules R8.4; deprecated in iOS 16).
  public var supplementariesFollowContentInsets: Bool
  /// What stands behind the section; an element's item is the position in this list (layout-rules R8.7).
  public var decorationItems: [DecorationItem]

  /// A section with UIKit's defaults: no insets or gaps, the layout's own reference, no scrolling of its own.
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

/// A guide of the collection view that content keeps away from, across the scroll axis only (`UIContentInsetsReference`,
/// layout-rules R2.2, R8.2).
public enum ContentInsetsReference: String, Hashable, Sendable, Codable, CaseIterable {
  /// The layout configuration's own reference; on the configuration itself, none.
  case automatic
  /// The bounds: nothing is kept away from.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable content guide (``Assumption/readableInsets``).
  case readableContent
}

/// How a section's groups scroll across the layout, and where they come to rest (`UICollectionLayoutSectionOrthogonalScrollingBehavior`,
/// layout-rules R8.6, A3).
///
/// All but `groupPagingCentered` rest between the row's ends.
public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not at all: groups follow each other along the layout's scroll axis.
  case none
  /// Freely.
  case continuous
  /// Freely, and at rest with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// By the length of what is in sight: the container less the section's insets.
  case paging
  /// By one group, at rest with it at the leading edge.
  case groupPaging
  /// By one group, at rest with it in the middle, also beyond an end and where the row fits.
  case groupPagingCentered
}

/// How orthogonal scrolling feels; no frame depends on it (`UICollectionLayoutSectionOrthogonalScrollingProperties`, iOS 17).
public struct OrthogonalScrollingProperties: Hashable, Sendable, Codable {
  /// How fast scrolling slows down.
  public enum DecelerationRate: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the behaviour asks for: fast where it pages.
    case automatic
    /// As in a scroll view.
    case normal
    /// Sooner than in a scroll view.
    case fast
  }

  /// Whether content may be pulled beyond its end.
  public enum Bounce: String, Hashable, Sendable, Codable, CaseIterable {
    /// At an end of content that is longer than its bounds.
    case automatic
    /// Even where the content fits.
    case always
    /// Not at all.
    case never
  }

  /// How fast scrolling slows down.
  public var decelerationRate: DecelerationRate
  /// Whether content may be pulled beyond its end.
  public var bounce: Bounce

  /// Properties with UIKit's defaults.
  public init(decelerationRate: DecelerationRate = .automatic, bounce: Bounce = .automatic) {
    self.decelerationRate = decelerationRate
    self.bounce = bounce
  }
}
