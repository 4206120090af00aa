/// The container that a custom group's provider receives, in points.
public struct ProviderContainer: Hashable, Sendable {
  /// The size, including the insets.
  public var size: Size
  /// The insets within the size.
  public var insets: DirectionalEdgeInsets
}

extension Environment {
  /// The size of the container that a section provider receives, in points. It equals the bounds and ignores the safe area (assumption 44,
  /// providerContainer).
  public var providerContainer: Size { bounds }

  /// Returns the container that the provider of a custom group receives (layout-rules R2.11). Its size is the group's size, whose fractions
  /// refer to the whole bounds (assumption 45, customContainer). Its insets are the group's, or zero if a dimension is estimated.
  public func providerContainer(ofGroup size: LayoutSize, insets: DirectionalEdgeInsets) -> ProviderContainer {
    let isEstimated = size.widthDimension.isEstimated || size.heightDimension.isEstimated
    return ProviderContainer(
      size: Size(width: length(size.widthDimension), height: length(size.heightDimension)), insets: isEstimated ? .zero : insets)
  }

  private func length(_ dimension: Dimension) -> Double {
    for axis in Axis.allCases where dimension.isFraction(of: axis) { return dimension.value * bounds[axis] }
    return dimension.value
  }
}
