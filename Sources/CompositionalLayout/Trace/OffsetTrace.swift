extension Solution {
  /// Returns the steps that explain the view's offset along an axis: the range of offsets, and the offset itself.
  ///
  /// - Parameters:
  ///   - viewport: The scroll offsets.
  ///   - axis: The axis of the offset.
  ///   - isScrolled: True if the view was scrolled; otherwise it is at the content's start, below the bars.
  public func steps(behindOffsetOf viewport: Viewport, along axis: Axis, isScrolled: Bool) -> [Step] {
    let inset = viewport.adjustedContentInset
    let end = contentSize[axis] + inset.end(axis) - bounds[axis]
    let start = -inset.start(axis)
    var trail = Trail(axis)
    trail.set(
      start, .layout,
      .extent(
        .scrollRange(Ends(start: start, end: max(start, end)), length: contentSize[axis], sight: bounds[axis], isOrthogonal: false)))
    trail.set(viewport.contentOffset[axis], .layout, .extent(.rest(isScrolled ? .scrolled : .unscrolled)))
    return trail.steps
  }

  /// Returns the steps that explain the offset of an orthogonal section; empty if the section is not orthogonal.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points; nil before the section is scrolled.
  ///   - section: The section's index in the data.
  public func steps(behindOffset offset: Double?, ofSection section: Int) -> [Step] {
    guard let reader = SectionReader(self, section: section), reader.plan.isOrthogonal else { return [] }
    let row = OrthogonalRow(reader)
    let here = offset ?? row.initialOffset
    let isMirrored = direction == .rightToLeft && reader.plan.groupAxis == .horizontal && row.end > 0
    var trail = Trail(reader.plan.groupAxis)
    trail.set(
      row.range.start, .section,
      .extent(
        .scrollRange(Ends(start: row.range.start, end: row.range.end), length: row.length, sight: row.viewport, isOrthogonal: true)))
    trail.set(
      here, .section, .extent(.rest(row.stopKind(at: here))), assuming: offset == nil ? isMirrored ? .mirroring : .initialOffset : nil)
    return trail.steps
  }
}

extension OrthogonalRow {
  /// Classifies an offset by the section's scrolling behaviour.
  fileprivate func stopKind(at offset: Double) -> Step.Reason.RestingPlace {
    let next = firstStop(beyond: offset)
    let isStop = next > 0 && abs(stop(next - 1) - offset) < 1e-6
    switch behavior {
    case .none, .continuous: return offset > 0 && offset == end ? .end : .anywhere
    case .continuousGroupLeadingBoundary, .groupPaging: return isStop ? .group(next - 1, behavior) : .end
    case .paging: return isStop ? .page(next - 1) : .end
    case .groupPagingCentered: return isStop ? .centred(next - 1) : .anywhere
    }
  }
}
