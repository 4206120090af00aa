/// The size of a group in a container and the number of its slots, computed before anything is placed (layout-rules 4).
package struct GroupFit: Hashable, Sendable {
  /// The group's outer size, in points, with estimates on estimated axes.
  package var size: Size
  package var innerSize: Size
  /// The size to which fractions of the subitems refer (R2.5).
  package var subitemContainer: Size
  /// The number of slots in a full repetition, or the number of frames in a custom group.
  package var count: Int
  /// The size of each distinct subitem, even if it fills no slot.
  package var subitemSizes: [Size]
  /// True if measured lengths decide how many subitems the group holds (R18.5).
  package var isPacked = false

  /// Returns true if a length in points fits into the group along an axis (R3.5).
  package func fits(_ length: Double, along axis: Axis) -> Bool { length <= innerSize[axis] + SlotFit.tolerance }
}

extension Group {
  /// The axis along which subitems follow each other; vertical for a custom group, as in UIKit (layout-rules 13).
  package var axis: Axis {
    switch content {
    case .subitems(let axis, _), .count(let axis, _, _), .repeating(let axis, _, _): axis
    case .custom: .vertical
    }
  }

  /// Returns the group's size in a container and the number of its slots. O(subitems + slots), without the contents of nested groups.
  package func fit(in container: Size, environment: Environment) -> GroupFit {
    let grid = PixelGrid(environment)
    let size = layoutSize.resolved(in: container, on: grid)
    let inner = size.inset(by: contentInsets)
    guard let run, !run.subitems.isEmpty else {
      return GroupFit(size: size, innerSize: inner, subitemContainer: inner, count: customCount, subitemSizes: [])
    }
    let slots = run.slots(of: run.fit(within: inner, gap: Gap(interItemSpacing), on: grid))
    let base = Size(axis, main: slots.base, cross: inner[axis.crossed])
    return GroupFit(
      size: size, innerSize: inner, subitemContainer: base, count: slots.count,
      subitemSizes: run.subitems.map { $0.layoutSize.resolved(in: base, on: grid) }, isPacked: run.isEstimatedAlong)
  }

  private var customCount: Int {
    if case .custom(let items) = content { items.count } else { 0 }
  }

  /// The group's subitems with the sizes that decide whether they fit; nil for a custom group.
  var run: SubitemRun? {
    switch content {
    case .custom: nil
    case .subitems(let axis, let subitems):
      SubitemRun(axis: axis, subitems: subitems, count: layoutSize.dimension(axis).isEstimated ? subitems.count : nil)
    case .count(let axis, let subitem, let count):
      SubitemRun(axis: axis, subitems: [subitem.taking(partOf: count, axis)], count: max(count, 0))
    case .repeating(let axis, let subitem, let count): SubitemRun(axis: axis, subitems: [subitem], count: max(count, 0), isRepeating: true)
    }
  }
}

/// The subitems of a group with the sizes that decide whether they fit.
struct SubitemRun {
  var axis: Axis
  var subitems: [Subitem]
  /// The fixed number of slots; nil for as many as fit (R4.1, R4.5).
  var count: Int?
  /// True if one subitem is repeated at its own size (R4.4).
  var isRepeating = false

  func fit(within inner: Size, gap: Gap, on grid: PixelGrid) -> SlotFit {
    SlotFit(axis: axis, inner: inner, gap: gap, subitems: subitems, isRepeating: isRepeating, grid: grid)
  }

  /// True if the group holds as many items as fit and has items estimated along its axis. Measured lengths then decide how many there are
  /// (R18.5; assumption 11, measuredRun).
  var isEstimatedAlong: Bool {
    guard count == nil else { return false }
    var hasEstimate = false
    for case .item(let item) in subitems {
      let dimension = item.layoutSize.dimension(axis)
      if dimension.isUniformAcrossSiblings { return false }
      if dimension.isEstimated { hasEstimate = true }
    }
    return hasEstimate
  }

  func slots(of fit: SlotFit) -> SlotFit.Answer {
    // A repeating group has all its subitems, even those that do not fit (assumption 29, repeatingOverflow).
    count.map { fit.exactly($0) } ?? fit.count()
  }
}

extension Size {
  /// The size of a frame with these lengths: their absolute values, rounded to whole pixels up to iOS 15.
  package func asFrame(in environment: Environment) -> Size {
    PixelGrid(environment).frame(Rect(x: 0, y: 0, width: abs(width), height: abs(height))).size
  }
}
