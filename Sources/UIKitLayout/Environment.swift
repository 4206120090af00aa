import CompositionalLayout

/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
  /// Unknown.
  case unspecified
  /// Little space, such as the width of a phone in portrait orientation.
  case compact
  /// Plenty of space, such as the width of a tablet.
  case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// An unknown device, a phone, a tablet, a television, a car's screen, a Mac, or a headset.
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

/// The direction in which text is written.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  /// Unknown.
  case unspecified = -1
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic.
  case rightToLeft
}

/// A text size that the user may prefer, from the smallest to the largest.
public struct UIContentSizeCategory: Hashable, Comparable, Sendable {
  /// The engine's category; nil if unknown.
  let engine: ContentSizeCategory?

  /// Unknown.
  public static let unspecified = Self(engine: nil)
  /// The smallest text.
  public static let extraSmall = Self(engine: .extraSmall)
  /// Small text.
  public static let small = Self(engine: .small)
  /// Text a little smaller than the default.
  public static let medium = Self(engine: .medium)
  /// The default.
  public static let large = Self(engine: .large)
  /// Text a little larger than the default.
  public static let extraLarge = Self(engine: .extraLarge)
  /// Larger text.
  public static let extraExtraLarge = Self(engine: .extraExtraLarge)
  /// The largest text outside the accessibility settings.
  public static let extraExtraExtraLarge = Self(engine: .extraExtraExtraLarge)
  /// The smallest of the five accessibility sizes.
  public static let accessibilityMedium = Self(engine: .accessibilityMedium)
  /// The second accessibility size.
  public static let accessibilityLarge = Self(engine: .accessibilityLarge)
  /// The third accessibility size.
  public static let accessibilityExtraLarge = Self(engine: .accessibilityExtraLarge)
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = Self(engine: .accessibilityExtraExtraLarge)
  /// The largest text.
  public static let accessibilityExtraExtraExtraLarge = Self(engine: .accessibilityExtraExtraExtraLarge)

  /// True for text sizes that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { engine.map { $0 >= .accessibilityMedium } ?? false }

  /// True if the first category has smaller text. The unspecified category is the smallest.
  public static func < (left: Self, right: Self) -> Bool {
    guard let one = left.engine, let other = right.engine else { return left.engine == nil && right.engine != nil }
    return one < other
  }
}

/// The traits of the environment in which a layout is solved.
@preconcurrency @MainActor open class UITraitCollection {
  private let environment: Environment

  init(_ environment: Environment) { self.environment = environment }

  /// Creates unspecified traits.
  public convenience init() {
    self.init(Self.unspecified)
  }
  /// Creates traits with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = SizeClass(rawValue: "\(horizontalSizeClass)") ?? .unspecified }
  }
  /// Creates traits with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = SizeClass(rawValue: "\(verticalSizeClass)") ?? .unspecified }
  }
  /// Creates traits with a kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = UserInterfaceIdiom(rawValue: "\(userInterfaceIdiom)") ?? .unspecified }
  }
  /// Creates traits with a direction of text.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
  }
  /// Creates traits with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { environment in preferredContentSizeCategory.engine.map { environment.preferredContentSizeCategory = $0 } }
  }
  /// Creates traits with a number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  private convenience init(_ change: (inout Environment) -> Void) {
    var environment = Self.unspecified
    change(&environment)
    self.init(environment)
  }

  private static let unspecified = Environment(
    bounds: Size(width: 0, height: 0), horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified,
    userInterfaceIdiom: .unspecified)

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .named(environment.horizontalSizeClass.rawValue) }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .named(environment.verticalSizeClass.rawValue) }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .named(environment.userInterfaceIdiom.rawValue) }
  /// The direction in which text is written.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .named(environment.layoutDirection.rawValue) }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(engine: environment.preferredContentSizeCategory)
  }
  /// Pixels per point.
  public var displayScale: CGFloat { environment.displayScale }
}

extension CaseIterable {
  /// The case that has the given name in the engine; the first case if the name is unknown.
  fileprivate static func named(_ name: String) -> Self {
    allCases.first { "\($0)" == name } ?? allCases[allCases.startIndex]
  }
}

/// The container of a layout or of a custom group.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer {
  /// The size including the insets, in points.
  var contentSize: CGSize { get }
  /// The size within the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the content, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in effect, in points, which equal `contentInsets`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits that a section provider or a custom group's provider receives.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment {
  /// The view or, for the provider of a custom group, the group.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The environment that a layout passes to its providers.
@MainActor final class SolvedEnvironment: NSCollectionLayoutEnvironment {
  let engine: Environment
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  /// - Parameter container: The container; nil for the whole bounds.
  init(_ engine: Environment, container: SolvedContainer? = nil) {
    self.engine = engine
    self.container =
      container ?? SolvedContainer(size: engine.providerContainer, insets: .zero)
    traitCollection = UITraitCollection(engine)
  }
}

@MainActor final class SolvedContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }

  init(size: Size, insets: NSDirectionalEdgeInsets) {
    contentSize = CGSize(width: size.width, height: size.height)
    contentInsets = insets
  }
}
