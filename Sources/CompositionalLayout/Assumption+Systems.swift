// One function for each `Assumption` about systems and settings of the reader; see `Assumption+Groups.swift`.

/// How lengths are brought to whole pixels.
enum LengthRounding: Hashable, Sendable {
  /// Not at all: only final frames are.
  case exact
  case down
  case nearest
}

func assumeRounding(onSystem version: Int, _ readings: Readings) -> LengthRounding {
  let isOld = (version <= 15) != readings.contains(.otherRounding)
  return isOld ? .exact : readings.contains(.nearestLengths) ? .nearest : .down
}

/// The widest the readable guide is at the default text size, in points.
private let readableWidth = 672.0

/// The widest the readable guide is at the reader's text size, in points.
func assumeReadableTextSize(in environment: Environment) -> Double {
  environment.readings.contains(.widthGrows) ? readableWidth * environment.preferredContentSizeCategory.growth : readableWidth
}

/// By how much a list's estimates are multiplied at the reader's text size.
func assumeListTextSize(in environment: Environment) -> Double {
  environment.readings.contains(.estimatesGrow) ? environment.preferredContentSizeCategory.growth : 1
}

extension ContentSizeCategory {
  /// How large body text is, as a multiple of its default size of 17 points.
  fileprivate var growth: Double {
    let points =
      switch self {
      case .extraSmall: 14.0
      case .small: 15.0
      case .medium: 16.0
      case .large: 17.0
      case .extraLarge: 19.0
      case .extraExtraLarge: 21.0
      case .extraExtraExtraLarge: 23.0
      case .accessibilityMedium: 28.0
      case .accessibilityLarge: 33.0
      case .accessibilityExtraLarge: 40.0
      case .accessibilityExtraExtraLarge: 47.0
      case .accessibilityExtraExtraExtraLarge: 53.0
      }
    return points / 17
  }
}

/// The offset of a boundary item, or of an anchor, before everything is mirrored.
func assumeMirroredOffset(_ offset: Point, ofAnchor isOfAnchor: Bool, _ direction: LayoutDirection, _ readings: Readings) -> Point {
  guard direction == .rightToLeft else { return offset }
  let isKept = readings.contains(.allToTheRight) || readings.contains(isOfAnchor ? .anchorsToTheRight : .offsetsToTheRight)
  return isKept ? Point(x: -offset.x, y: offset.y) : offset
}

/// The size of the container that a section provider is given.
func assumeProviderContainer(in environment: Environment) -> Size {
  environment.readings.contains(.containerInSafeArea) ? environment.bounds.inset(by: environment.safeAreaInsets) : environment.bounds
}

/// How long content is across the scroll axis, unless a group is longer.
struct ContentWidth: Sendable {
  var length: Double
  /// Whether the safe area might be taken off it.
  var isAssumed: Bool
}

func assumeContentWidth(in environment: Environment, along axis: Axis) -> ContentWidth {
  let bounds = environment.bounds.bounded
  let inset = bounds.inset(by: environment.safeAreaInsets)
  return ContentWidth(
    length: environment.readings.contains(.contentInSafeArea) ? max(0, inset[axis]) : bounds[axis], isAssumed: inset[axis] != bounds[axis])
}

/// What the provider of a custom group is given in the place of the view: a size, and the insets within it, in points.
public struct ProviderContainer: Hashable, Sendable {
  /// The size with the insets.
  public var size: Size
  /// The insets.
  public var insets: DirectionalEdgeInsets
}

/// The container that the provider of a custom group is given. Its insets are the group's, unless a dimension is estimated.
func assumeCustomContainer(of group: LayoutSize, insets: DirectionalEdgeInsets, in environment: Environment) -> ProviderContainer {
  let readings = environment.readings
  if readings.contains(.viewIsContainer) { return ProviderContainer(size: environment.bounds, insets: .zero) }
  func length(_ dimension: Dimension) -> Double {
    dimension.isFraction(of: .horizontal)
      ? dimension.value * environment.bounds.width
      : dimension.isFraction(of: .vertical) ? dimension.value * environment.bounds.height : dimension.value
  }
  let size = Size(width: length(group.widthDimension), height: length(group.heightDimension))
  if readings.contains(.innerContainer) { return ProviderContainer(size: size.inset(by: insets), insets: .zero) }
  let isEstimated = group.widthDimension.isEstimated || group.heightDimension.isEstimated
  return ProviderContainer(size: size, insets: isEstimated ? .zero : insets)
}

extension Environment {
  /// The size of the container that a section provider is given, in points (``Assumption/providerContainer``).
  public var providerContainer: Size { assumeProviderContainer(in: self) }

  /// The container that the provider of a custom group is given (layout-rules R2.11, ``Assumption/customContainer``).
  public func providerContainer(ofGroup size: LayoutSize, insets: DirectionalEdgeInsets) -> ProviderContainer {
    assumeCustomContainer(of: size, insets: insets, in: self)
  }
}
