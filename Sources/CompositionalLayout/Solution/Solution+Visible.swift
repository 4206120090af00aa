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
    var search = ElementSearch(pins: pins, limit: limit)
    let readers = visibleSections(in: pins)
    for reader in readers {
      search.addCells(of: reader, in: area(pins.bounds, seenBy: reader, in: viewport), finish)
    }
    if readers.first?.section != 0 { search.addLayoutItems(of: self, in: pins.bounds) }
    for reader in readers {
      let moved = area(pins.bounds, seenBy: reader, in: viewport)
      search.addSupplementaries(of: reader, attachedIn: moved, in: pins.bounds, of: self)
      if reader.section == 0 { search.addLayoutItems(of: self, in: pins.bounds) }
    }
    for reader in readers { search.addDecorations(of: reader, in: pins.bounds, of: self) }
    return search.found
  }

  func visibleSections(in pins: PinWindow) -> [SectionReader] {
    let start = boundary.startExtension
    let span = Span(start: pins.bounds.min(axis) - start, end: pins.bounds.max(axis) - start)
    return stacking.candidates(meeting: span).compactMap { SectionReader(self, section: $0) }
  }

  /// The bounds in the coordinates of a section's groups: moved by its orthogonal offset.
  func area(_ bounds: Rect, seenBy reader: SectionReader, in viewport: Viewport) -> Rect {
    guard reader.plan.isOrthogonal else { return bounds }
    let offset = viewport.orthogonalOffsets[reader.section].map(bounded) ?? assumeInitialOffset(of: OrthogonalRow(reader))
    var area = bounds
    area.origin[reader.plan.groupAxis] += offset
    return area
  }
}
