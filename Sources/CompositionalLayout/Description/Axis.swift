/// A direction in which a layout scrolls or a group places its items.
public enum Axis: String, Hashable, Sendable, Codable, CaseIterable {
  /// From the leading edge to the trailing one.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The perpendicular direction.
  public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The side on which a line of text starts, which decides whether leading means left or right (layout-rules 12).
public enum LayoutDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right; frames are mirrored.
  case rightToLeft
}
