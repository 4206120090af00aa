extension Solution {
  /// Returns the elements in a rectangle, like `layoutAttributesForElements(in:)` (layout-rules A2, R10.4).
  ///
  /// The rectangle is clipped to the content. Cells and supplementary views of items and groups are returned if they and their top-level
  /// group overlap it, boundary items if they overlap it, and decorations if their section touches it. A rectangle of zero area returns
  /// only decorations, and one outside the content returns no elements.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in points, in the content's coordinate space.
  ///   - viewport: The scroll offsets, which determine the positions of pinned items; nil leaves them unpinned.
  ///   - limit: The maximum number of elements returned.
  /// - Returns: Cells, then supplementary views, then decorations, each by section, then by item, then by kind.
  /// - Complexity: O(log sections + log groups + answer · pattern).
  public func elements(in rect: Rect, at viewport: Viewport? = nil, atMost limit: Int = .max) -> [Element] {
    guard let area = clippedToContent(rect) else { return [] }
    var search = ElementSearch(pins: viewport.map { PinWindow($0, self) }, limit: limit)
    let span = Span(start: area.min(axis) - boundary.startExtension, end: area.max(axis) - boundary.startExtension)
    let candidates = stacking.candidates(meeting: span)
    var readers: [SectionReader] = []
    for section in candidates {
      if let reader = SectionReader(self, section: section) { readers.append(reader) }
    }
    if area.width > 0, area.height > 0 {
      for reader in readers { search.addCells(of: reader, in: area, finish) }
      if readers.first?.section != 0 { search.addLayoutItems(of: self, in: area) }
      for reader in readers {
        search.addSupplementaries(of: reader, attachedIn: area, in: area, of: self)
        if reader.section == 0 { search.addLayoutItems(of: self, in: area) }
      }
    }
    for reader in readers where reader.frame.touches(area) { search.addDecorations(of: reader, in: nil, of: self) }
    return search.found
  }

  /// The part of a rectangle within the content, in left-to-right coordinates; nil if they do not touch.
  private func clippedToContent(_ rect: Rect) -> Rect? {
    let seen = finished(Rect(origin: rect.origin, size: rect.size))
    var clipped = Rect.zero
    for axis in Axis.allCases {
      let start = max(0, bounded(seen.min(axis)))
      let end = min(contentSize[axis], seen.size[axis] == .infinity ? lengthLimit : bounded(seen.max(axis)))
      guard start <= end else { return nil }
      clipped.origin[axis] = start
      clipped.size[axis] = end - start
    }
    return clipped
  }
}

extension Rect {
  /// Returns true if the rectangles share at least an edge.
  fileprivate func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
