/// The environment in which a layout is solved: the collection view's size and the traits of its screen.
public struct Environment: Hashable, Sendable, Codable {
  /// The size of the collection view's bounds, in points. Bars do not reduce it (layout-rules R2.1).
  public var bounds: Size
  /// Pixels per point; lengths are rounded to whole pixels (layout-rules 3). Zero or less counts as 1 and is a fault.
  public var displayScale: Double
  /// The safe area insets, in points, used by sections whose ``ContentInsetsReference`` is the safe area.
  public var safeAreaInsets: DirectionalEdgeInsets
  /// The view's layout margins, in points, including the safe area.
  public var layoutMargins: DirectionalEdgeInsets
  /// The side that is leading.
  public var layoutDirection: LayoutDirection
  /// The major version of iOS. Up to iOS 15, rounding and empty sections follow older rules (layout-rules 0).
  public var systemVersion: Int
  /// The horizontal size class. The solver ignores it; code that chooses a layout may read it.
  public var horizontalSizeClass: SizeClass
  /// The vertical size class. The solver ignores it; code that chooses a layout may read it.
  public var verticalSizeClass: SizeClass
  /// The text size that the user prefers. The solver ignores it by assumption (``Assumption/readableTextSize``,
  /// ``Assumption/listTextSize``); code that chooses a layout may read it.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// The kind of device. The solver ignores it; code that chooses a layout may read it.
  public var userInterfaceIdiom: UserInterfaceIdiom

  /// Creates an environment, by default that of a recent phone without bars: three pixels per point, no safe area or margins, left to
  /// right, iOS 18, the default text size. All lengths are in points.
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

/// The amount of space along an axis (`UIUserInterfaceSizeClass`).
public enum SizeClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// Unknown.
  case unspecified
  /// Little space, such as the width of a phone in portrait orientation.
  case compact
  /// Plenty of space, such as the width of a tablet.
  case regular
}

/// The preferred text size (`UIContentSizeCategory`), from the smallest to the largest.
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
  /// The smallest of the five accessibility sizes.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest text.
  case accessibilityExtraExtraExtraLarge

  /// True if the first category has smaller text. O(1).
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The kind of device (`UIUserInterfaceIdiom`).
public enum UserInterfaceIdiom: String, Hashable, Sendable, Codable, CaseIterable {
  /// Unknown.
  case unspecified
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// The screen of a car.
  case carPlay
  /// A Mac.
  case mac
  /// A headset.
  case vision
}
