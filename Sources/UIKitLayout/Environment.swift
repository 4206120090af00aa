import CompositionalLayout

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// Not known, or a phone, a tablet, a television, a car's screen, a Mac, a headset.
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

/// Which way text runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified = -1
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// The size of text that the reader prefers.
public struct UIContentSizeCategory: Hashable, Comparable, Sendable {
  /// Nil where it is not known.
  let engine: ContentSizeCategory?

  /// Not known.
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
  /// The smallest text of the accessibility settings.
  public static let accessibilityMedium = Self(engine: .accessibilityMedium)
  /// Large text of the accessibility settings.
  public static let accessibilityLarge = Self(engine: .accessibilityLarge)
  /// Larger text of the accessibility settings.
  public static let accessibilityExtraLarge = Self(engine: .accessibilityExtraLarge)
  /// Still larger text of the accessibility settings.
  public static let accessibilityExtraExtraLarge = Self(engine: .accessibilityExtraExtraLarge)
  /// The largest text.
  public static let accessibilityExtraExtraExtraLarge = Self(engine: .accessibilityExtraExtraExtraLarge)

  /// Whether the setting is one of accessibility.
  public var isAccessibilityCategory: Bool { engine.map { $0 >= .accessibilityMedium } ?? false }

  /// Whether text is smaller in the first category.
  public static func < (left: Self, right: Self) -> Bool {
    guard let one = left.engine, let other = right.engine else { return left.engine == nil && right.engine != nil }
    return one < other
  }
}

/// The traits of an environment.
@MainActor public final class UITraitCollection {
  private let environment: Environment

  init(_ environment: Environment) { self.environment = environment }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .named(environment.horizontalSizeClass.rawValue) }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .named(environment.verticalSizeClass.rawValue) }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .named(environment.userInterfaceIdiom.rawValue) }
  /// Which way text runs.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .named(environment.layoutDirection.rawValue) }
  /// The size of text that the reader prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(engine: environment.preferredContentSizeCategory)
  }
  /// Pixels for a point.
  public var displayScale: CGFloat { environment.displayScale }
}

extension CaseIterable {
  /// The case of a name, which the engine has too; the first one for a name that is unknown.
  fileprivate static func named(_ name: String) -> Self {
    allCases.first { "\($0)" == name } ?? allCases[allCases.startIndex]
  }
}

/// What a layout, or a custom group, is laid out in.
@MainActor public protocol NSCollectionLayoutContainer {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size less the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of its content.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in effect.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What surrounds a layout: the container and the traits.
@MainActor public protocol NSCollectionLayoutEnvironment {
  /// The view, or in the provider of a custom group the group.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The environment that a layout gives to its providers.
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
