extension Solution {
  /// Returns the viewport with offsets limited to the content, for use after the layout was solved again (``Assumption/shrunkContent``).
  /// Offsets of sections that are not orthogonal are removed.
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

  /// Limits an offset to a range. Content that is shorter than the bounds is at its start (assumption 24, shrunkContent).
  private func limited(_ offset: Double, to range: Span) -> Double { max(range.start, min(offset, range.end)) }
}
