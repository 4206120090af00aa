extension Solution {
  /// Returns the visible elements: those that overlap the bounds after moving them by their section's orthogonal offset (layout-rules A3).
  ///
  /// The frames of the returned elements do not include orthogonal offsets, but pinned items have their pinned frame (R8.5).
  ///
  /// - Parameters:
  ///   - viewport: The scroll offsets.
  ///   - limit: The maximum number of elements returned.
  /// - Returns: Cells, then supplementary views, then decorations, each by section, then by item, then by kind.
  /// - Complexity: O(log sections + pinned sections + log groups + answer · pattern).
  public func visibleElements(in viewport: Viewport, atMost limit: Int = .max) -> [Element] {
    let pins = PinWindow(viewport, self)
    return elements(seenIn: pins.bounds, pins, viewport, atMost: limit)
  }

  /// Returns the elements that would be visible if the bounds covered a rectangle, at the given scroll offsets: those that overlap it after
  /// moving them by their section's orthogonal offset.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in points, in the content's coordinate space.
  ///   - viewport: The scroll offsets.
  ///   - limit: The maximum number of elements returned.
  /// - Returns: Cells, then supplementary views, then decorations, each by section, then by item, then by kind. Frames are as in
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
    for reader in decorationReaders(readers) { search.addDecorations(of: reader, in: bounds, of: self) }
    return search.found
  }

  /// The given sections with the first and the last of the layout, whose backgrounds may extend beyond them (layout-rules R19.1).
  private func decorationReaders(_ readers: [SectionReader]) -> [SectionReader] {
    func reader(_ section: Int) -> [SectionReader] {
      guard section >= 0, !readers.contains(where: { $0.section == section }) else { return [] }
      return SectionReader(self, section: section).map { [$0] } ?? []
    }
    return reader(0) + readers + (sectionCount > 1 ? reader(sectionCount - 1) : [])
  }

  func sections(meeting bounds: Rect) -> [SectionReader] {
    let start = boundary.startExtension
    let span = Span(start: bounds.min(axis) - start, end: bounds.max(axis) - start)
    return stacking.candidates(meeting: span).compactMap { SectionReader(self, section: $0) }
  }

  /// The bounds moved by a section's orthogonal offset, in the coordinate space of its groups.
  func area(_ bounds: Rect, seenBy reader: SectionReader, in viewport: Viewport) -> Rect {
    guard reader.plan.isOrthogonal else { return bounds }
    let offset = viewport.orthogonalOffsets[reader.section].map(bounded) ?? OrthogonalRow(reader).initialOffset
    var area = bounds
    area.origin[reader.plan.groupAxis] += offset
    return area
  }
}
