/// What surrounds a layout: the collection view's size and the traits of its screen.
public struct Environment: Hashable, Sendable, Codable {
  /// The size of the collection view's bounds, in points (layout-rules R2.1: bars never shrink them).
  public var bounds: Size
  /// Pixels for one point, on whose grid lengths are rounded (layout-rules 3); zero or less counts as 1, with a fault.
  public var displayScale: Double
  /// What bars and corners cover, in points; used by sections whose ``ContentInsetsReference`` is the safe area.
  public var safeAreaInsets: DirectionalEdgeInsets
  /// The view's layout margins, in points, the safe area included.
  public var layoutMargins: DirectionalEdgeInsets
  /// Which side is leading.
  public var layoutDirection: LayoutDirection
  /// The major version of iOS: up to 15 rounding and empty sections follow older rules (layout-rules 0).
  public var systemVersion: Int
  /// The horizontal size class. The solver ignores it; it is there for code that chooses a layout.
  public var horizontalSizeClass: SizeClass
  /// The vertical size class. The solver ignores it; it is there for code that chooses a layout.
  public var verticalSizeClass: SizeClass
  /// The text size that the reader prefers. The solver ignores it, as is assumed (``Assumption/readableTextSize``,
  /// ``Assumption/listTextSize``); it is there for code that chooses a layout.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// The kind of device. The solver ignores it; it is there for code that chooses a layout.
  public var userInterfaceIdiom: UserInterfaceIdiom

  /// An environment, by default that of a recent phone without bars: three pixels for a point, no safe area and no margins, from left
  /// to right, iOS 18, the default text size. All lengths are in points.
  public init(
    bounds: Size, displayScale: Double = 3, safeAreaInsets: DirectionalEdgeInsets = .zero,
    layoutMargins: DirectionalEdgeInsets = .zero, layoutDirection: LayoutDirection = .leftToRight, systemVersion: Int = 18,
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    preferredContentSizeCategory: ContentSizeCategory = .large, userInterfaceIdiom: UserInterfaceIdiom = .phone
  ) {
    self.bounds = bounds
    self.displayScale = displayScale
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.layoutDirection = layoutDirection
    self.systemVersion = systemVersion
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}

/// How much room there is along an axis (`UIUserInterfaceSizeClass`).
public enum SizeClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not known.
  case unspecified
  /// Little, as on a phone held upright.
  case compact
  /// Much, as on a tablet.
  case regular
}

/// How large text is to be (`UIContentSizeCategory`), from the smallest to the largest.
public enum ContentSizeCategory: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// The smallest text.
  case extraSmall
  /// Small text.
  case small
  /// Text a little smaller than the default.
  case medium
  /// The default.
  case large
  /// Text a little larger than the default.
  case extraLarge
  /// Larger text.
  case extraExtraLarge
  /// The largest text outside the accessibility settings.
  case extraExtraExtraLarge
  /// The smallest text of the accessibility settings.
  case accessibilityMedium
  /// Large text of the accessibility settings.
  case accessibilityLarge
  /// Larger text of the accessibility settings.
  case accessibilityExtraLarge
  /// Still larger text of the accessibility settings.
  case accessibilityExtraExtraLarge
  /// The largest text.
  case accessibilityExtraExtraExtraLarge

  /// Whether text is smaller in the first category. O(1).
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The kind of device (`UIUserInterfaceIdiom`).
public enum UserInterfaceIdiom: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not known.
  case unspecified
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's screen.
  case carPlay
  /// A Mac.
  case mac
  /// A headset.
  case vision
}
