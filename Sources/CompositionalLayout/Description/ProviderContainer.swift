/// The container that a custom group's provider receives: a size, and the insets within it, in points.
public struct ProviderContainer: Hashable, Sendable {
  /// The size with the insets.
  public var size: Size
  /// The insets.
  public var insets: DirectionalEdgeInsets
}

extension Environment {
  /// The size of the container that a section provider is given, in points: that of the bounds, whatever the safe area (assumption 44,
  /// providerContainer).
  public var providerContainer: Size { bounds }

  /// The container that the provider of a custom group is given (layout-rules R2.11): of the group's size in the whole bounds (assumption 45,
  /// customContainer). Its insets are the group's, unless a dimension is estimated.
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
