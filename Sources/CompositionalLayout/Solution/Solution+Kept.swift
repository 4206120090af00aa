extension Solution {
  /// The viewport after its layout was solved again: its offset is limited to the content's end, and each orthogonal offset to its row's
  /// end (``Assumption/shrunkContent``). Offsets of sections that do not scroll across the layout are dropped.
  ///
  /// Complexity: O(scrolled sections · log groups).
  public func kept(_ viewport: Viewport) -> Viewport {
    var kept = viewport
    let inset = viewport.adjustedContentInset
    for axis in Axis.allCases {
      let start = -inset.start(axis)
      let end = contentSize[axis] + inset.end(axis) - bounds[axis]
      kept.contentOffset[axis] = assumeShrunkContent(
        viewport.contentOffset[axis], within: Span(start: start, end: end), isRow: false, grid.readings)
    }
    kept.orthogonalOffsets = [:]
    for (section, offset) in viewport.orthogonalOffsets {
      guard let reader = SectionReader(self, section: section), reader.plan.isOrthogonal else { continue }
      kept.orthogonalOffsets[section] = assumeShrunkContent(
        offset, within: OrthogonalRow(reader).range, isRow: true, grid.readings)
    }
    return kept
  }
}
