extension Solution {
  /// Returns the steps that compute a number in the frame of a boundary item of a section, or of a supplementary item of its items and
  /// groups.
  func supplementaryTrail(_ part: FramePart, _ kind: String?, _ item: Int, inSection section: Int, pins: PinWindow?) -> Trail? {
    guard let reader = SectionReader(self, section: section), let kind else { return nil }
    if item == 0, let index = reader.plan.boundaries.firstIndex(where: { $0.item.elementKind == kind }) {
      return BoundaryTrace(self, reader, index).trail(to: part, pins: pins)
    }
    return AttachmentTrace(self, reader, kind: kind, item: item)?.trail(to: part)
  }

  func layoutItemTrail(_ part: FramePart, _ kind: String?, pins: PinWindow?) -> Trail? {
    guard let index = boundaryPlans.firstIndex(where: { $0.item.elementKind == kind }) else { return nil }
    return BoundaryTrace(self, layoutItem: index).trail(to: part, pins: pins)
  }
}

/// Traces the position and length of a boundary item (layout-rules R2.6, R2.7, R8.4, R8.5, R10.1).
private struct BoundaryTrace {
  let solution: Solution
  /// The section that the item belongs to; nil if it belongs to the layout.
  let reader: SectionReader?
  let index: Int
  let plan: BoundaryPlan
  let measured: Size?
  /// The item's region, and the item's frame relative to it.
  let placement: BoundaryPlacement
  /// The region's start along the scroll axis.
  let regionStart: Double
  private let axis: Axis

  init(_ solution: Solution, _ reader: SectionReader, _ index: Int) {
    self.solution = solution
    self.reader = reader
    self.index = index
    plan = reader.plan.boundaries[index]
    measured = reader.measured?.value.measuredBoundaries(reader.plan)[index]
    placement = reader.shape.boundary
    regionStart = reader.regionStart
    axis = solution.axis
  }

  init(_ solution: Solution, layoutItem index: Int) {
    self.solution = solution
    reader = nil
    self.index = index
    plan = solution.boundaryPlans[index]
    measured = solution.measuredBoundaries[index]
    placement = solution.boundary
    regionStart = solution.boundary.startExtension
    axis = solution.axis
  }

  private var item: BoundarySupplementaryItem { plan.item }
  private var subject: Step.Subject { reader == nil ? .layoutItem : .element }
  private var estimated: AxisSet { item.layoutSize.estimatedAxes }

  func trail(to part: FramePart, pins: PinWindow?) -> Trail {
    var trail = part.isPosition ? position(part.axis) : length(part.axis)
    if part.isPosition {
      trail.move(by: item.contentInsets, keeping: estimated, subject)
    } else {
      trail.inset(by: item.contentInsets, keeping: estimated, subject)
    }
    if part.isPosition || solution.grid.isExact {
      // As for a cell, use the frame itself: sums in a different order may differ in the last digit (R18.11).
      trail.settle(at: part.value(of: frame), subject, .pixels(isExact: solution.grid.isExact))
    }
    if part.isPosition, part.axis == axis { pin(&trail, to: pins) }
    return trail
  }

  /// The frame without pinning, rounded to the grid.
  private var frame: Rect { reader?.boundaryFrame(index) ?? solution.layoutItemFrame(index) }

  private func length(_ axis: Axis) -> Trail {
    var trail = Trail(axis)
    guard item.alignment != .none else {
      trail.set(0, subject, .noAlignment, assuming: .noAlignment)
      return trail
    }
    let dimension = item.layoutSize.dimension(axis)
    for base in Axis.allCases where dimension.isFraction(of: base) {
      trail.axis = base
      findRoom(&trail)
      trail.axis = axis
      trail.take(plan.size[axis], dimension, subject, on: solution.grid)
      return trail
    }
    trail.set(plan.size[axis], subject, .given(dimension))
    if dimension.isEstimated, let measured { trail.set(bounded(measured[axis]), subject, .measured(estimate: dimension.value)) }
    return trail
  }

  /// Adds the steps that lead to the available length along the trail's axis. Across the scroll axis, insets are subtracted if the item
  /// follows them.
  private func findRoom(_ trail: inout Trail) {
    let bounds = solution.bounds[trail.axis]
    trail.set(bounds, .layout, .bounds)
    guard trail.axis == axis.crossed, let section = reader?.plan.section else { return }
    let reference = section.supplementaryContentInsetsReference
    let assumption: Assumption? = reference == .automatic ? nil : .supplementaryInsets
    let insets = Ends(start: plan.span.start, end: bounds - plan.span.end)
    if insets != .zero { trail.set(plan.span.length, .section, .boundaryInsets(insets), assuming: assumption) }
    let kept = section.contentInsets.ends(trail.axis)
    guard kept != .zero, reference == .none || !section.supplementariesFollowContentInsets else { return }
    trail.note(.section, .boundaryInsetsKept(kept, isByReference: reference == .none), assuming: assumption)
  }

  private func position(_ axis: Axis) -> Trail {
    var trail = axis == self.axis ? beginning : across
    let offset = bounded(axis == .horizontal ? item.offset.x : item.offset.y)
    let isMirrored = axis == .horizontal && solution.direction == .rightToLeft
    trail.add(offset, subject, .offset(offset), assuming: isMirrored ? .mirroredOffset : nil)
    let edge = item.gaps(axis).start.length
    trail.add(edge, subject, .groupEdge(edge, isFlexible: false), assuming: .supplementaryEdges)
    return trail
  }

  /// The assumption for an item with edge spacing, or for an item of a layout without items; otherwise nil.
  private func assumption(_ axis: Axis) -> Assumption? {
    item.gaps(axis).total != 0 ? .supplementaryEdges : reader == nil ? solution.assumptionOnEmptiness : nil
  }

  /// The slot's length including edge spacing.
  private func outerLength(_ axis: Axis) -> Double {
    item.outerSize(plan.size(measured: measured))[axis]
  }

  /// The steps that lead to the slot's start along the scroll axis, just outside or inside the region.
  private var beginning: Trail {
    var trail = start
    let length = outerLength(axis)
    let side = item.alignment.side(axis)
    switch (side, item.extendsBoundary) {
    case (.start, true): trail.add(-length, subject, .beforeRegion(length: length), assuming: assumption(axis))
    case (.end, true):
      trail.set(
        trail.result + placement.region, subject, .afterRegion(region: placement.region),
        assuming: reader == nil ? solution.assumptionOnEmptiness : nil)
    case (.start, false), (.end, false), (.middle, _):
      let region = Span(start: 0, end: placement.region)
      let reason = alignment(side, from: trail.result, to: trail.result + placement.region, length: length)
      let place = trail.result + side.position(of: length, in: region)
      trail.set(place, subject, reason, assuming: assumption(axis))
    }
    return trail
  }

  private var start: Trail {
    if let reader {
      var trace = PositionTrace(solution, reader, axis)
      trace.regionStart()
      return trace.trail
    }
    var trail = Trail(axis)
    trail.set(0, .layout, .contentStart)
    trail.add(placement.startExtension, .layout, .layoutItems(placement.startExtension))
    return trail
  }

  /// The steps that lead to the slot's start across the scroll axis, between the insets that the item follows.
  private var across: Trail {
    var trail = Trail(axis.crossed)
    findRoom(&trail)
    let length = outerLength(axis.crossed)
    let side = item.alignment.side(axis.crossed)
    let reason = alignment(side, from: plan.span.start, to: plan.span.end, length: length)
    trail.set(side.position(of: length, in: plan.span), subject, reason, assuming: assumption(axis.crossed))
    return trail
  }

  private func alignment(_ side: AxisSide, from start: Double, to end: Double, length: Double) -> Step.Reason {
    .aligned(Step.Reason.Alignment(side: Step.Reason.Alignment.Side(side), span: Ends(start: start, end: end), length: length))
  }

  private func pin(_ trail: inout Trail, to window: PinWindow?) {
    let region = Span(start: regionStart, end: regionStart + placement.region)
    let pinned = solution.pin(item, frame, within: region, to: window)
    guard let window else { return }
    let length = frame.size[axis]
    let isAtStart = item.alignment.side(axis) == .start
    let pin = Step.Reason.Pin(
      isAtStart: isAtStart, sight: isAtStart ? window.clear.start : window.clear.end - length,
      limit: isAtStart ? region.end - length : region.start)
    let isUnderBar = isAtStart ? window.clear.start > window.bounds.min(axis) : window.clear.end < window.bounds.max(axis)
    trail.settle(at: pinned.frame.min(axis), subject, .pinned(pin), assuming: isUnderBar ? .pinnedInsets : nil)
  }
}

extension Step.Reason.Alignment.Side {
  fileprivate init(_ side: AxisSide) {
    switch side {
    case .start: self = .start
    case .middle: self = .middle
    case .end: self = .end
    }
  }
}
