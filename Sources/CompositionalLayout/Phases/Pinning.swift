/// Phase 7: the visible part of the content that pinned items stay in (layout-rules R8.5). Not mirrored: all phases run from left to right.
struct PinWindow: Sendable {
  let bounds: Rect
  /// Along the scroll axis, the part that is visible and not under bars.
  let clear: Span

  init(_ viewport: Viewport, _ solution: Solution) {
    let axis = solution.axis
    let offset = Point(x: bounded(viewport.contentOffset.x), y: bounded(viewport.contentOffset.y))
    bounds = solution.finished(Rect(origin: offset, size: solution.bounds))
    let inset = viewport.adjustedContentInset
    clear = Span(start: bounds.min(axis) + inset.start(axis), end: bounds.max(axis) - inset.end(axis))
  }
}

/// A boundary item's frame and z index, pinned or not.
struct PinnedFrame {
  var frame: Rect
  var zIndex: Int
}

/// How much a pinned item's z index is raised while it is in sight.
private let pinnedLift = 1_000_000_000

extension Solution {
  /// Keeps a pinned item in sight while its region is (R8.5). O(1).
  func pin(_ item: BoundarySupplementaryItem, _ frame: Rect, within region: Span, to window: PinWindow?) -> PinnedFrame {
    guard let window, item.pinToVisibleBounds, item.alignment != .none else { return PinnedFrame(frame: frame, zIndex: item.zIndex) }
    let length = frame.size[axis]
    var pinned = frame
    switch item.alignment.side(axis) {
    case .start: pinned.origin[axis] = min(max(window.clear.start, frame.min(axis)), region.end - length)
    case .end: pinned.origin[axis] = max(min(window.clear.end - length, frame.min(axis)), region.start)
    case .middle: return PinnedFrame(frame: frame, zIndex: item.zIndex)
    }
    pinned = grid.frame(pinned)
    let lifted = item.zIndex.addingReportingOverflow(pinned.intersects(window.bounds) ? pinnedLift : 0)
    return PinnedFrame(frame: pinned, zIndex: lifted.overflow ? .max : lifted.partialValue)
  }
}
