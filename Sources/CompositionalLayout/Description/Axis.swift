/// One of the two directions in which things are put side by side.
public enum Axis: String, Hashable, Sendable, Codable, CaseIterable {
  /// From the leading edge to the trailing one.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other direction.
  public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The side at which a line starts, which decides what leading and trailing mean (layout-rules 12).
public enum LayoutDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right: frames are mirrored.
  case rightToLeft
}
