/// Phase 7: the visible part of the content, within which pinned items stay (layout-rules R8.5). It is not mirrored, because all phases
/// compute frames from left to right.
struct PinWindow: Sendable {
  let bounds: Rect
  /// The visible part along the scroll axis that bars do not cover.
  let clear: Span

  init(_ viewport: Viewport, _ solution: Solution) {
    let axis = solution.axis
    let offset = Point(x: bounded(viewport.contentOffset.x), y: bounded(viewport.contentOffset.y))
    bounds = solution.finished(Rect(origin: offset, size: solution.bounds))
    // Pinned items are placed next to bars, not under them (assumption 30, pinnedInsets).
    let inset = viewport.adjustedContentInset
    clear = Span(start: bounds.min(axis) + inset.start(axis), end: bounds.max(axis) - inset.end(axis))
  }
}

struct PinnedFrame {
  var frame: Rect
  var zIndex: Int
}

/// A pinned item with the range of positions it may move to.
package struct Pin: Hashable, Sendable {
  /// The item at its position without pinning.
  package var element: Element
  /// The area from the item's own frame to the farthest frame it may move to, in points, in the content's coordinate space.
  package var track: Rect
  /// True if the item is pinned to the end of the visible part, false if it is pinned to the start.
  package var isAtEnd: Bool
}

extension Solution {
  /// The items that pinning may move (R8.5), by section; those of the layout are last. O(sections · boundary items).
  package func pins(atMost limit: Int) -> [Pin] {
    var pins: [Pin] = []
    for section in 0..<sectionCount where pins.count < limit {
      guard let reader = SectionReader(self, section: section) else { continue }
      for (index, plan) in reader.plan.boundaries.enumerated() {
        let element = boundaryElement(index, reader, pins: nil)
        if let pin = pin(plan.item, element, reader.boundaryFrame(index), within: reader.region) { pins.append(pin) }
      }
    }
    let start = boundary.startExtension
    for index in boundaryPlans.indices {
      let region = Span(start: start, end: start + boundary.region)
      let element = boundaryElement(index, pins: nil)
      if let pin = pin(boundaryPlans[index].item, element, layoutItemFrame(index), within: region) { pins.append(pin) }
    }
    return pins
  }

  private func pin(_ item: BoundarySupplementaryItem, _ element: Element, _ own: Rect, within region: Span) -> Pin? {
    guard item.pinToVisibleBounds, item.alignment != .none else { return nil }
    var track = own
    let length = own.size[axis]
    switch item.alignment.side(axis) {
    case .middle: return nil
    case .start:
      track.origin[axis] = min(own.min(axis), region.end - length)
      track.size[axis] = region.end - track.origin[axis]
      return Pin(element: element, track: finished(track), isAtEnd: false)
    case .end:
      track.origin[axis] = region.start
      track.size[axis] = max(own.max(axis), region.start + length) - region.start
      return Pin(element: element, track: finished(track), isAtEnd: true)
    }
  }
}

/// The increase in a pinned item's z index while it is on screen.
private let pinnedLift = 1_000_000_000

extension Solution {
  /// Moves a pinned item so that it stays on screen while its region is (R8.5). O(1).
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
