extension Solution {
  /// The visible elements: those whose frame, moved by their section's orthogonal offset, overlaps the bounds (layout-rules A3).
  ///
  /// Frames are those of the content's space, not moved by orthogonal offsets; pinned items are where they are seen (R8.5).
  ///
  /// - Parameters:
  ///   - viewport: How far everything is scrolled.
  ///   - limit: The maximum number of elements returned.
  /// - Returns: Cells, then supplementaries, then decorations; each by section, then item, then kind.
  /// - Complexity: O(log sections + pinned sections + log groups + answer · pattern).
  public func visibleElements(in viewport: Viewport, atMost limit: Int = .max) -> [Element] {
    let pins = PinWindow(viewport, self)
    return elements(seenIn: pins.bounds, pins, viewport, atMost: limit)
  }

  /// The elements that would be visible in a rectangle if the bounds reached that far, everything scrolled as it is: those whose frame, moved
  /// by their section's orthogonal offset, overlaps it.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in points of the content's space.
  ///   - viewport: How far everything is scrolled.
  ///   - limit: The maximum number of elements returned.
  /// - Returns: Cells, then supplementaries, then decorations; each by section, then item, then kind. Frames are as for
  ///   ``visibleElements(in:atMost:)``.
  /// - Complexity: O(log sections + sections in the rectangle + log groups + answer · pattern).
  public func elements(seenIn rect: Rect, at viewport: Viewport, atMost limit: Int = .max) -> [Element] {
    let area = finished(Rect(x: bounded(rect.minX), y: bounded(rect.minY), width: bounded(rect.width), height: bounded(rect.height)))
    return elements(seenIn: area, PinWindow(viewport, self), viewport, atMost: limit)
  }

  private func elements(seenIn bounds: Rect, _ pins: PinWindow, _ viewport: Viewport, atMost limit: Int) -> [Element] {
    var search = ElementSearch(pins: pins, limit: limit)
    let readers = sections(meeting: bounds)
    for reader in readers {
      search.addCells(of: reader, in: area(bounds, seenBy: reader, in: viewport), finish)
    }
    if readers.first?.section != 0 { search.addLayoutItems(of: self, in: bounds) }
    for reader in readers {
      let moved = area(bounds, seenBy: reader, in: viewport)
      search.addSupplementaries(of: reader, attachedIn: moved, in: bounds, of: self)
      if reader.section == 0 { search.addLayoutItems(of: self, in: bounds) }
    }
    for reader in readers { search.addDecorations(of: reader, in: bounds, of: self) }
    return search.found
  }

  func sections(meeting bounds: Rect) -> [SectionReader] {
    let start = boundary.startExtension
    let span = Span(start: bounds.min(axis) - start, end: bounds.max(axis) - start)
    return stacking.candidates(meeting: span).compactMap { SectionReader(self, section: $0) }
  }

  /// The bounds in the coordinates of a section's groups: moved by its orthogonal offset.
  func area(_ bounds: Rect, seenBy reader: SectionReader, in viewport: Viewport) -> Rect {
    guard reader.plan.isOrthogonal else { return bounds }
    let offset = viewport.orthogonalOffsets[reader.section].map(bounded) ?? OrthogonalRow(reader).initialOffset
    var area = bounds
    area.origin[reader.plan.groupAxis] += offset
    return area
  }
}
