/// An element with its visible frame in a viewport.
///
/// Use it to draw elements of orthogonal sections where they appear on screen.
public struct SeenElement: Hashable, Sendable {
  /// The element.
  public var element: Element
  /// The visible frame, in points, in the content's coordinate space: the element's frame moved by its section's orthogonal offset.
  public var frame: Rect
  /// True if the element is attached to a cell or group, like a badge, and not to an edge.
  public var isAttached: Bool
  /// True if pinning has moved the element (layout-rules R8.5).
  public var isPinned: Bool
}

extension Solution {
  /// Returns an element with its visible frame in a viewport. The element must have been computed for the same viewport. O(log groups).
  public func seen(_ element: Element, in viewport: Viewport) -> SeenElement {
    var seen = SeenElement(element: element, frame: element.frame, isAttached: false, isPinned: false)
    guard element.item != nil else {
      seen.isPinned = boundaryIndicesByKind.contains {
        let own = boundaryElement($0, pins: nil)
        return own.kind == element.kind && own.frame != element.frame
      }
      return seen
    }
    guard element.category != .decoration, let reader = SectionReader(self, section: element.section) else { return seen }
    let boundary = boundary(of: element, reader)
    seen.isAttached = element.category == .supplementary && boundary == nil
    if let boundary { seen.isPinned = boundary.frame != element.frame }
    guard boundary == nil, reader.plan.isOrthogonal else { return seen }
    let row = area(.zero, seenBy: reader, in: viewport).origin
    seen.frame = element.frame.offsetBy(x: mirrorWidth != nil ? row.x : -row.x, y: -row.y)
    return seen
  }

  /// Returns an element's boundary item without pinning; nil if the element is a cell or attached to an item or group.
  private func boundary(of element: Element, _ reader: SectionReader) -> Element? {
    guard element.category == .supplementary, element.item == 0 else { return nil }
    let own = reader.plan.boundaries.indices.map { boundaryElement($0, reader, pins: nil) }.filter { $0.kind == element.kind }
    guard reader.plan.kinds.contains(element.kind ?? "") else { return own.first }
    // A badge may have the same kind.
    return own.first { $0.frame == element.frame }
  }
}
