/// Traces a length in a section, starting with the bounds (layout-rules 2 to 7).
struct LengthTrace {
  let reader: SectionReader
  /// The groups around the traced element, outermost first.
  let groups: [DescribedGroup]
  var trail: Trail

  private var plan: SectionPlan { reader.plan }

  init(_ reader: SectionReader, groups: [DescribedGroup], _ axis: Axis) {
    trail = Trail(axis)
    self.reader = reader
    self.groups = groups
  }

  /// Adds the steps that lead to a cell's length before the final rounding.
  mutating func cell(_ item: Int, _ axis: Axis) {
    guard let innermost = groups.last else { return }
    guard case .item(let description) = innermost.subitem else {
      let cell = reader.cell(item)
      return trail.set(cell.frame.size[axis], .group(innermost.path), .custom)
    }
    let subject = Step.Subject.item(innermost.subitemPath)
    subitem(ofGroup: groups.count - 1, axis)
    let dimension = description.layoutSize.dimension(axis)
    if dimension.isEstimated {
      if let measured = reader.measured?.value.size(of: item, reader.cell(item)) {
        trail.set(bounded(measured[axis]), subject, .measured(estimate: dimension.value))
      }
      trail.settle(
        at: innermost.trace.sizes[innermost.trace.index][axis], subject, .uniform,
        assuming: plan.uniformAxes.contains(axis) ? .uniformScope : .uniformLengths)
    }
    trail.inset(by: description.contentInsets, keeping: description.layoutSize.estimatedAxes, subject)
  }

  /// Adds the steps that lead to the planned length of the subitem in a group's slot.
  mutating func subitem(ofGroup index: Int, _ axis: Axis) {
    let group = groups[index]
    guard let subitem = group.subitem else { return }
    let subject: Step.Subject
    switch subitem {
    case .item: subject = .item(group.subitemPath)
    case .group: subject = .group(group.subitemPath)
    }
    length(subitem.layoutSize, axis, subject) { trace, axis in
      trace.inside(group: index, axis)
      guard case .count(let main, let own, let count) = group.group.content, main == axis else { return }
      trace.trail.note(subject, .countShare(count: count, instead: own.layoutSize.dimension(axis)))
    }
    noteUnmeasured(subitem.layoutSize.dimension(axis), of: group, axis, subject)
  }

  /// Adds a note that a fraction of an estimated group is not measured (R7.6, R7.7).
  private mutating func noteUnmeasured(_ dimension: Dimension, of group: DescribedGroup, _ axis: Axis, _ subject: Step.Subject) {
    let base = group.group.layoutSize.dimension(axis)
    guard base.isEstimated, dimension.isFraction(of: axis) else { return }
    var isCounted = false
    if case .count(axis, _, _) = group.group.content { isCounted = true }
    trail.note(subject, .notMeasured(estimate: base.value, isCounted: isCounted))
  }

  /// Adds the steps that lead to the length that fractions of a group's subitems refer to.
  mutating func inside(group index: Int, _ axis: Axis) {
    let group = groups[index]
    outer(group: index, axis)
    let insets = group.plan.insets.ends(axis)
    if insets != .zero { trail.set(group.plan.innerSize[axis], .group(group.path), .groupInsets(insets), assuming: insets.assumption) }
    if axis == group.plan.axis { fill(group) }
  }

  /// Adds the steps that lead to a group's planned outer length.
  mutating func outer(group index: Int, _ axis: Axis) {
    guard index == 0 else { return subitem(ofGroup: index - 1, axis) }
    length(groups[0].group.layoutSize, axis, .group([])) { trace, axis in trace.groupBase(axis) }
  }

  /// Adds the steps that lead to the length that fractions of the section's group refer to (R2.2 to R2.4).
  mutating func groupBase(_ axis: Axis) {
    let container = plan.container
    trail.set(container.bounds[axis], .layout, .bounds)
    let reference = container.referenceInsets.ends(axis)
    if reference != .zero {
      trail.set(
        container.size[axis], .section, .referenceInsets(container.reference, reference), assuming: container.assumptionOnReference)
    }
    let insets = container.contentInsets.ends(axis)
    guard insets != .zero else { return }
    let (isOrthogonal, assumption) = (plan.isOrthogonal, plan.assumptionOnDirection ?? insets.assumption)
    if axis == container.groupAxis {
      trail.note(.section, .sectionInsetsKept(insets, isOrthogonal: isOrthogonal), assuming: assumption)
    } else {
      trail.set(container.groupBase[axis], .section, .sectionInsets(insets, isOrthogonal: isOrthogonal), assuming: assumption)
    }
  }

  /// Adds a step for the number of subitems in a group, and one for the length that fractions refer to (R2.5, 4).
  private mutating func fill(_ group: DescribedGroup) {
    guard let fill = GroupFill(group, grid: plan.grid) else { return }
    trail.note(.group(group.path), .fit(fill.fit), assuming: fill.fit.isEndless ? .oneRound : fill.assumption)
    let gap = group.plan.gap
    guard gap.lengthOffFractions(on: plan.grid) != 0, fill.answer.spacedCount > 1 else { return }
    trail.set(
      fill.answer.base, .group(group.path),
      .spacing(each: gap.length, count: fill.answer.spacedCount - 1, isFlexible: gap.isFlexible),
      assuming: fill.fit.cause == .repeating
        ? .fractionBase : gap.isFlexible && !plan.grid.isFlexibleMinimumKnown ? .flexibleMinimum : nil)
  }

  /// Adds the steps that lead to a length; `base` adds those for the length that its fraction refers to.
  mutating func length(_ size: LayoutSize, _ axis: Axis, _ subject: Step.Subject, base: (inout LengthTrace, Axis) -> Void) {
    let dimension = size.dimension(axis)
    for other in Axis.allCases where dimension.isFraction(of: other) {
      trail.axis = other
      base(&self, other)
    }
    trail.axis = axis
    take(dimension, subject)
  }

  /// The assumption about an estimate that is never replaced: that of a supplementary item or of a custom group.
  private func assumption(onEstimateOf subject: Step.Subject) -> Assumption? {
    switch subject {
    case .element: .supplementaryEstimate
    case .group(let path): groups.contains { $0.path == path && $0.group.isCustom } ? .customEstimate : nil
    default: nil
    }
  }

  /// Adds the step that computes a dimension's length from the result so far (R2.13, R3.1, R3.2).
  mutating func take(_ dimension: Dimension, _ subject: Step.Subject) {
    let base = trail.result
    let length = dimension.resolved(in: Size(width: base, height: base), on: plan.grid)
    guard dimension.isFraction(of: .horizontal) || dimension.isFraction(of: .vertical) else {
      let assumption: Assumption? = dimension.isEstimated ? self.assumption(onEstimateOf: subject) : nil
      return trail.set(length, subject, .given(dimension), assuming: assumption)
    }
    trail.take(length, dimension, subject, on: plan.grid)
  }
}

extension Trail {
  /// Adds a step that takes a fraction of the result so far; `length` is the new result.
  mutating func take(_ length: Double, _ dimension: Dimension, _ subject: Step.Subject, on grid: PixelGrid) {
    let exact = bounded(dimension.value) * result
    let isOnGrid = abs(grid.nearest(exact) - exact) <= 1e-6
    set(
      length, subject, grid.isExact ? .exactFraction(dimension, of: result) : .fraction(dimension, of: result, exact: exact),
      assuming: grid.isRoundingKnown || isOnGrid ? nil : .rounding)
  }
}

extension SectionPlan {
  /// The assumption about an orthogonal section in a horizontal layout.
  var assumptionOnDirection: Assumption? { isOrthogonal && scrollAxis == .horizontal ? .orthogonalInHorizontal : nil }
}

/// The number of subitems in a group, counted again in the planner's way.
private struct GroupFill {
  var answer: SlotFit.Answer
  var fit: Step.Reason.Fit
  var assumption: Assumption?

  private static func assumption(on cause: Step.Reason.Fit.Cause, _ run: SubitemRun, needed: Double, room: Double) -> Assumption? {
    let isEstimated = run.subitems.contains { $0.layoutSize.estimatedAxes.contains(run.axis) }
    return switch cause {
    case .room: isEstimated ? .estimateFits : nil
    case .roomInTwoPasses: isEstimated ? .estimateFits : .twoPasses
    case .repeating: needed > room + SlotFit.tolerance ? .repeatingOverflow : nil
    case .oneRound, .count, .measured: nil
    }
  }

  init?(_ group: DescribedGroup, grid: PixelGrid) {
    guard let run = group.group.run else { return nil }
    let plan = group.plan
    let fit = run.fit(within: plan.innerSize, gap: plan.gap, on: grid)
    let cause: Step.Reason.Fit.Cause =
      switch group.group.content {
      case .subitems, .custom: run.count != nil ? .oneRound : fit.isCountedTwice ? .roomInTwoPasses : .room
      case .count: .count
      case .repeating: .repeating
      }
    answer = run.slots(of: fit)
    assumption = Self.assumption(on: cause, run, needed: fit.length(of: answer.count), room: plan.innerSize[plan.axis])
    let base = cause == .roomInTwoPasses ? answer.base : nil
    self.fit = Step.Reason.Fit(
      cause: cause, count: answer.count, subitemCount: run.subitems.count, gap: plan.gap.length, room: plan.innerSize[plan.axis],
      needed: fit.length(of: answer.count, base: base),
      neededByNext: fit.length(of: answer.count + 1, base: base))
  }
}
