/// A spacing as the phases use it: nil has become a fixed zero, and its length is within the limit.
struct Gap: Hashable, Sendable {
  var length: Double
  var isFlexible: Bool

  init(_ spacing: Spacing?) {
    length = bounded(spacing?.spacing ?? 0)
    isFlexible = spacing?.isFlexible ?? false
  }

  /// The gap's final length: a flexible one takes its share of the leftover length (layout-rules R5.2).
  func grown(by share: Double) -> Double { isFlexible ? length + share : length }
}

/// The gaps at both ends of something along one axis.
struct EndGaps: Hashable, Sendable {
  var start: Gap
  var end: Gap

  init(_ edges: EdgeSpacing?, _ axis: Axis) {
    start = Gap(axis == .horizontal ? edges?.leading : edges?.top)
    end = Gap(axis == .horizontal ? edges?.trailing : edges?.bottom)
  }

  var total: Double { start.length + end.length }

  var flexibleCount: Double { (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0) }

  /// Where something of the given length begins when it alone fills `available` (layout-rules R5.3, R6.2).
  func position(of length: Double, in available: Double) -> Double {
    guard flexibleCount > 0 else { return start.length }
    return start.grown(by: (available - length - total) / flexibleCount)
  }
}
