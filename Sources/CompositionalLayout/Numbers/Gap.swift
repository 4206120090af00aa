/// A spacing with nil replaced by a fixed zero, and its length clamped to the length limit.
struct Gap: Hashable, Sendable {
  var length: Double
  var isFlexible: Bool

  init(_ spacing: Spacing?) {
    length = bounded(spacing?.spacing ?? 0)
    isFlexible = spacing?.isFlexible ?? false
  }

  /// The gap's final length; a flexible gap grows by its share of the leftover length (layout-rules R5.2).
  func grown(by share: Double) -> Double { isFlexible ? length + share : length }
}

/// The edge spacing at both ends of an element along one axis.
struct EndGaps: Hashable, Sendable {
  var start: Gap
  var end: Gap

  init(_ edges: EdgeSpacing?, _ axis: Axis) {
    start = Gap(axis == .horizontal ? edges?.leading : edges?.top)
    end = Gap(axis == .horizontal ? edges?.trailing : edges?.bottom)
  }

  var total: Double { start.length + end.length }

  var flexibleCount: Double { (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0) }

  /// The start of an element that has `available` to itself (layout-rules R5.3, R6.2).
  func position(of length: Double, in available: Double) -> Double {
    guard flexibleCount > 0 else { return start.length }
    return start.grown(by: (available - length - total) / flexibleCount)
  }
}
