/// Traces a position in a section, starting with the content's origin (layout-rules 5, 6, 8).
struct PositionTrace {
  let solution: Solution
  let reader: SectionReader
  var trail: Trail

  private var plan: SectionPlan { reader.plan }
  private var container: SectionContainer { reader.plan.container }

  init(_ solution: Solution, _ reader: SectionReader, _ axis: Axis) {
    trail = Trail(axis)
    self.solution = solution
    self.reader = reader
    trail.set(0, .layout, .contentStart)
  }

  /// Adds the steps that lead to a cell's start before the final rounding.
  mutating func cell(_ item: Int, in groups: [DescribedGroup], _ axis: Axis) {
    cellGroup(reader.group(ofItem: item), in: groups[...], axis)
    guard case .item(let description) = groups.last?.subitem, let path = groups.last?.subitemPath else { return }
    trail.move(by: description.contentInsets, keeping: description.layoutSize.estimatedAxes, .item(path))
  }

  /// Adds the steps that lead to the start of the innermost slot of nested groups within a repetition of the section's group.
  mutating func cellGroup(_ repetition: Int, in groups: ArraySlice<DescribedGroup>, _ axis: Axis) {
    groupStart(repetition, axis)
    for group in groups { slot(of: group, axis) }
  }

  /// Adds the steps that lead to the section's start along the scroll axis.
  mutating func sectionStart() {
    trail.add(solution.boundary.startExtension, .layout, .layoutItems(solution.boundary.startExtension))
    guard reader.section > 0 else { return }
    let (count, spacing) = (reader.section, solution.stacking.spacing)
    let length = reader.start - trail.result - Double(count) * spacing
    trail.set(reader.start, .layout, .sectionsBefore(count: count, length: length, spacing: spacing))
  }

  /// Adds the steps that lead to the start of the section's region along the scroll axis.
  mutating func regionStart() {
    sectionStart()
    trail.add(reader.shape.boundary.startExtension, .section, .boundaryItems(reader.shape.boundary.startExtension))
  }

  /// Adds the steps that lead to the start of a repetition of the section's group.
  mutating func groupStart(_ group: Int, _ axis: Axis) {
    if axis == plan.scrollAxis {
      regionStart()
    } else {
      let reference = container.referenceInsets.start(axis)
      trail.add(
        reference, .section, .referenceInset(container.reference, reference), assuming: container.assumptionOnReference)
    }
    let inset = container.contentInsets.start(axis)
    let isRow = plan.isOrthogonal && axis == plan.groupAxis
    trail.add(
      inset, .section, .sectionInset(inset, axis == plan.scrollAxis ? .stacking : isRow ? .row : .across),
      assuming: (isRow ? plan.assumptionOnDirection : nil) ?? container.contentInsets.ends(axis).assumption)
    let gaps = plan.groupGaps(axis)
    let isAcross = axis == plan.groupAxis.crossed && !plan.isOrthogonal
    let size = reader.pattern.size[axis]
    let edge = isAcross ? gaps.position(of: size, in: container.groupBase[axis]) : gaps.start.length
    trail.add(
      edge, .group([]), .groupEdge(edge, isFlexible: isAcross && gaps.flexibleCount > 0),
      assuming: plan.isOrthogonal && axis == plan.scrollAxis ? .orthogonalCrossGap : nil)
    if axis == plan.groupAxis { groupsBefore(group) }
  }

  private mutating func groupsBefore(_ group: Int) {
    guard group > 0 else { return }
    let axis = plan.groupAxis
    let before = Step.Reason.GroupsBefore(
      count: group, length: reader.pattern.size[axis], spacing: bounded(plan.section.interGroupSpacing), isOrthogonal: plan.isOrthogonal)
    let edges = Double(group) * plan.groupGaps(axis).total
    let measured = reader.measured?.value.change(before: group) ?? 0
    let end = reader.origin(ofGroup: group)[axis]
    let isCustomEstimate = !plan.groupPlan.customItems.isEmpty && plan.groupPlan.estimatedAxes.contains(axis)
    trail.set(
      end - edges - measured, .section, .groupsBefore(before),
      assuming: isCustomEstimate ? .customEstimate : plan.assumptionOnDirection)
    trail.add(edges, .section, .groupEdgesBefore(edges))
    trail.add(measured, .section, .groupsMeasured(measured))
  }

  /// Adds the steps that lead to the start of the slot in a group.
  private mutating func slot(of group: DescribedGroup, _ axis: Axis) {
    guard let run = group.trace.run else {
      let origin = group.plan.customItems[group.trace.index].frame
      return trail.add(bounded(origin.min(axis)), .group(group.path), .customOrigin(bounded(origin.min(axis))))
    }
    let inset = group.plan.insets.start(axis)
    trail.add(inset, .group(group.path), .groupInset(inset), assuming: group.plan.insets.ends(axis).assumption)
    let distance = run.origins[group.trace.index][axis] - inset
    let start = trail.result
    let subject = Step.Subject.group(group.path)
    if axis == group.plan.axis {
      if let fit = Step.Reason.Fit(packed: group.trace) { trail.note(subject, .fit(fit), assuming: .measuredRun) }
      trail.pass(group.trace, run, subject)
    } else {
      let gaps = group.plan.gaps(ofSlot: group.trace.index, axis)
      let inner = run.outerSize[axis] - group.plan.insets.total(axis)
      let exact = gaps.position(of: group.trace.sizes[group.trace.index][axis], in: inner)
      trail.add(exact, subject, .slotAcross(exact, isFlexible: gaps.flexibleCount > 0))
    }
    // Positions add up lengths on the grid, but leftover lengths and spacings may be off the grid.
    trail.settle(at: start + distance, subject, .pixels(isExact: plan.grid.isExact))
  }
}

extension Trail {
  /// Adds the steps for the slots before the traced one in its group.
  fileprivate mutating func pass(_ trace: GroupTrace, _ run: SlotRun, _ subject: Step.Subject) {
    let plan = trace.plan
    let gaps = (0..<trace.index).map { plan.gaps(ofSlot: $0, plan.axis) }
    let own = plan.gaps(ofSlot: trace.index, plan.axis).start
    if trace.index > 0 {
      let lengths = trace.sizes.prefix(trace.index).reduce(0) { $0 + $1[plan.axis] }
      let slots = Step.Reason.SlotsBefore(count: trace.index, lengths: lengths, gap: plan.gap.length)
      set(
        result + lengths + Double(trace.index) * slots.gap, subject, .slotsBefore(slots),
        assuming: plan.isPacked && trace.packed == nil
          ? .estimateFits : plan.hasEmptyGroup(before: trace.index) ? .nestedGroupWithoutRoom : nil)
    }
    let edges = gaps.reduce(own.length) { $0 + $1.total }
    add(edges, subject, .slotEdges(edges))
    let flexible = gaps.reduce(own.isFlexible ? 1 : 0) { $0 + $1.flexibleCount } + (plan.gap.isFlexible ? Double(trace.index) : 0)
    let share = Step.Reason.LeftoverShare(each: run.share, count: flexible, leftover: run.leftover)
    add(share.each * share.count, subject, .leftoverShare(share))
  }
}

extension GroupPlan {
  /// Returns true if one of the slots before `index` is a nested group without cells.
  fileprivate func hasEmptyGroup(before index: Int) -> Bool {
    slots.prefix(index).contains { $0.cellCount == 0 }
  }
}

extension Step.Reason.Fit {
  /// Creates the fit of a packed group; nil for other groups and for those without measurements.
  fileprivate init?(packed trace: GroupTrace) {
    guard let packed = trace.packed else { return nil }
    let plan = trace.plan
    let needed = SlotRun.neededLength(plan, Array(trace.sizes.prefix(packed.lengths.count)))
    self.init(
      cause: .measured, count: packed.lengths.count, subitemCount: plan.slots.count, gap: plan.gap.length,
      room: plan.innerSize[plan.axis], needed: needed, neededByNext: packed.next.map { needed + plan.gap.length + $0 } ?? needed,
      lengths: packed.lengths)
  }
}
