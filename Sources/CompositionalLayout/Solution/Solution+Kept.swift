extension Solution {
  /// Where a viewport stands once its layout was made anew: no further than the content's end, and no orthogonal section than its row's
  /// (``Assumption/shrunkContent``). What does not scroll across the layout has no offset.
  ///
  /// Complexity: O(scrolled sections · log groups).
  public func kept(_ viewport: Viewport) -> Viewport {
    var kept = viewport
    let inset = viewport.adjustedContentInset
    for axis in Axis.allCases {
      let start = -inset.start(axis)
      let end = contentSize[axis] + inset.end(axis) - bounds[axis]
      kept.contentOffset[axis] = assumeShrunkContent(viewport.contentOffset[axis], within: Span(start: start, end: end))
    }
    kept.orthogonalOffsets = [:]
    for (section, offset) in viewport.orthogonalOffsets {
      guard let reader = SectionReader(self, section: section), reader.plan.isOrthogonal else { continue }
      kept.orthogonalOffsets[section] = assumeShrunkContent(offset, within: OrthogonalRow(reader).range)
    }
    return kept
  }
}
