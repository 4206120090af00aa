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
      kept.contentOffset[axis] = limited(viewport.contentOffset[axis], to: Span(start: start, end: end))
    }
    kept.orthogonalOffsets = [:]
    for (section, offset) in viewport.orthogonalOffsets {
      guard let reader = SectionReader(self, section: section), reader.plan.isOrthogonal else { continue }
      kept.orthogonalOffsets[section] = limited(offset, to: OrthogonalRow(reader).range)
    }
    return kept
  }

  /// An offset beyond the end is moved back to the end; content shorter than the bounds starts at its beginning (assumption 24,
  /// shrunkContent).
  private func limited(_ offset: Double, to range: Span) -> Double { max(range.start, min(offset, range.end)) }
}
