/// How one section is laid out: a group that repeats, and what surrounds it (`NSCollectionLayoutSection`).
public struct Section: Hashable, Sendable, Codable {
  /// The group that repeats until the section's items are used up.
  public var group: Group
  /// The distances around the groups, in points; across the scroll axis they narrow the groups (layout-rules R2.3).
  public var contentInsets: DirectionalEdgeInsets
  /// The gap between two groups along the axis on which they follow each other, in points; a negative value makes them overlap.
  public var interGroupSpacing: Double
  /// The guide of the view whose insets the section respects, across the scroll axis (layout-rules R8.2).
  public var contentInsetsReference: ContentInsetsReference
  /// The same for the section's boundary items (iOS 16, layout-rules R8.3).
  public var supplementaryContentInsetsReference: ContentInsetsReference
  /// Whether and how the section's groups scroll across the layout (layout-rules R8.6).
  public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
  /// The deceleration and bounce of that scrolling; frames do not depend on it (iOS 17).
  public var orthogonalScrollingProperties: OrthogonalScrollingProperties
  /// Headers, footers and other views at the section's edges (layout-rules R8.4). Several at one edge overlap; their order in the list does
  /// not matter.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// Whether boundary items keep within the section's insets across the scroll axis (layout-rules R8.4; deprecated in iOS 16).
  public var supplementariesFollowContentInsets: Bool
  /// The decorations behind the section; an element's item is its index in this list (layout-rules R8.7).
  public var decorationItems: [DecorationItem]

  /// A section with UIKit's defaults: no insets or gaps, the layout's reference, no orthogonal scrolling.
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
  /// Calls a function with each length of its own that must be finite and within the limits.
  func forEachLength(_ body: (LengthProperty, Double) -> Void) { body(.interGroupSpacing, interGroupSpacing) }
}

extension LengthProperty {
  /// Space between groups.
  public static let interGroupSpacing = LengthProperty(name: "interGroupSpacing")
}

/// A guide of the collection view that content keeps away from, across the scroll axis only (`UIContentInsetsReference`,
/// layout-rules R2.2, R8.2).
public enum ContentInsetsReference: String, Hashable, Sendable, Codable, CaseIterable {
  /// The layout configuration's own reference; on the configuration itself, none.
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
  /// By the visible length: the container less the section's insets.
  case paging
  /// By one group, at rest with it at the leading edge.
  case groupPaging
  /// By one group, at rest with it in the middle; this may lie beyond an end, and happens even if the whole row fits.
  case groupPagingCentered
}

/// Deceleration and bounce of orthogonal scrolling; no frame depends on them (`UICollectionLayoutSectionOrthogonalScrollingProperties`, iOS
/// 17).
public struct OrthogonalScrollingProperties: Hashable, Sendable, Codable {
  /// How fast scrolling slows down.
  public enum DecelerationRate: String, Hashable, Sendable, Codable, CaseIterable {
    /// Chosen by the behaviour: fast if it pages.
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
