/// The content, a section or a group, whose frame ``Solution/steps(behind:of:)`` explains.
public enum ExplainedArea: Hashable, Sendable {
  /// The whole content.
  case content
  /// A section of the data, by its index.
  case section(Int)
  /// A group around a cell. Depth 0 is the section's group; greater depths are groups nested in it.
  case group(around: Int, depth: Int, section: Int)
}

extension Solution {
  /// Returns the steps that compute a number in the frame of the content, a section or a group; see `steps(behind:of:at:)`.
  ///
  /// - Returns: The steps in order; empty if the section or group does not exist.
  /// - Complexity: O(slots of the section's group + log sections + log groups).
  public func steps(behind part: FramePart, of extent: ExplainedArea) -> [Step] {
    guard var trail = trail(to: part, of: extent) else { return [] }
    guard part == .x, direction == .rightToLeft, let length = self.trail(to: .width, of: extent)?.result else { return trail.steps }
    let mirrored = finished(Rect(x: trail.result, y: 0, width: length, height: 0)).minX
    trail.set(mirrored, .layout, .mirrored(within: contentSize.width, length: length), assuming: .mirroring)
    return trail.steps
  }

  private func trail(to part: FramePart, of extent: ExplainedArea) -> Trail? {
    switch extent {
    case .content: return part.isPosition ? contentStart(part.axis) : contentLength(part.axis)
    case .section(let section):
      guard let reader = SectionReader(self, section: section) else { return nil }
      if part.isPosition { return sectionStart(reader, part.axis) }
      return part.axis == axis ? reader.lengthTrail : boundsTrail(part.axis)
    case .group(let item, let depth, let section):
      guard let reader = SectionReader(self, section: section), item >= 0, item < reader.shape.items else { return nil }
      let groups = reader.groups(around: item)
      guard groups.indices.contains(depth) else { return nil }
      var trail = part.isPosition ? groupStart(reader, groups, depth, item, part.axis) : reader.length(groups, depth, item, part.axis)
      trail.round(part, on: grid, .group(groups[depth].path))
      return trail
    }
  }

  private func boundsTrail(_ axis: Axis) -> Trail {
    var trail = Trail(axis)
    trail.set(bounds[axis], .layout, .bounds)
    return trail
  }

  private func contentStart(_ axis: Axis) -> Trail {
    var trail = Trail(axis)
    trail.set(0, .layout, .contentStart)
    return trail
  }

  private func contentLength(_ axis: Axis) -> Trail {
    var trail = Trail(axis)
    trail.set(bounds[axis], .layout, .bounds, assuming: axis != self.axis && isContentWidthAssumed ? .contentWidth : nil)
    if axis == self.axis {
      let spacing = Double(max(sectionCount - 1, 0)) * stacking.spacing
      trail = Trail(axis)
      trail.set(
        stacking.length, .layout,
        .extent(.sections(count: sectionCount, length: stacking.length - spacing, spacing: stacking.spacing)))
      trail.grow(to: boundary.region, .layout, .middleItem)
      trail.include(boundary, .layout, assuming: assumptionOnEmptiness)
      trail.settle(at: max(0, trail.result), .layout, .extent(.empty))
    } else if contentSize[axis] > bounds[axis] {
      trail.set(contentSize[axis], .layout, .extent(.widestGroup))
    }
    trail.settle(at: contentSize[axis], .layout, .pixels(isExact: grid.isExact))
    return trail
  }

  private func sectionStart(_ reader: SectionReader, _ axis: Axis) -> Trail {
    var trace = PositionTrace(self, reader, axis)
    if axis == self.axis { trace.sectionStart() }
    return trace.trail
  }

  private func groupStart(_ reader: SectionReader, _ groups: [DescribedGroup], _ depth: Int, _ item: Int, _ axis: Axis) -> Trail {
    var trace = PositionTrace(self, reader, axis)
    trace.cellGroup(reader.group(ofItem: item), in: groups.prefix(depth), axis)
    return trace.trail
  }
}

extension SectionReader {
  /// The steps that lead to the section's length along the scroll axis (R8.1).
  fileprivate var lengthTrail: Trail {
    var trail = Trail(plan.scrollAxis)
    let insets = plan.container.contentInsets.ends(plan.scrollAxis)
    if plan.isOrthogonal, shape.groups > 0 || plan.isLegacy {
      row(&trail)
    } else if shape.groups > 0 {
      run(&trail)
    } else {
      let length = plan.isLegacy ? -bounded(plan.section.interGroupSpacing) : 0
      trail.set(length, .section, .extent(.empty), assuming: plan.assumptionOnNothing)
    }
    if shape.groups > 0 || plan.isLegacy || !plan.boundaries.isEmpty {
      trail.add(insets.total, .section, .extent(.insets(insets)), assuming: insets.assumption)
    }
    trail.grow(to: shape.boundary.region, .section, .middleItem)
    trail.include(shape.boundary, .section)
    return trail
  }

  private func row(_ trail: inout Trail) {
    let gaps = plan.groupGaps(plan.scrollAxis)
    let row = measured?.value.row ?? shape.groupBreadth
    trail.set(row, .section, .extent(.row), assuming: isMeasured ? .orthogonalRow : nil)
    trail.add(gaps.total, .section, .groupEdgesBefore(gaps.total), assuming: .orthogonalCrossGap)
  }

  private func run(_ trail: inout Trail) {
    let spacing = bounded(plan.section.interGroupSpacing)
    let groups = Step.Reason.GroupsBefore(count: shape.groups, length: shape.groupLength, spacing: spacing, isOrthogonal: false)
    trail.set(
      Double(shape.groups) * shape.groupLength + Double(shape.groups - 1) * spacing, .section, .extent(.groups(groups)),
      assuming: pattern.isTrimmed || present(inGroup: shape.groups - 1) == shape.groupCapacity ? nil : .customTrimming)
    let edges = Double(shape.groups) * plan.groupGaps(plan.groupAxis).total
    trail.add(edges, .section, .groupEdgesBefore(edges))
    trim(&trail, .section)
    let measured = measured?.value.totalChange ?? 0
    trail.add(measured, .section, .groupsMeasured(measured))
  }

  /// Adds the step in which missing items shorten the last group (R6.5), with its assumption.
  private func trim(_ trail: inout Trail, _ subject: Step.Subject) {
    let present = present(inGroup: shape.groups - 1)
    let cells = pattern.cells.prefix(present)
    let start = plan.groupPlan.insets.start(plan.groupAxis)
    let end = cells.map { $0.frame.max(plan.groupAxis) }.max() ?? 0
    let isOfSlots = present > 0 && present <= pattern.reach.count && abs(end - start - pattern.reach[present - 1]) > 1e-6
    trail.add(
      shape.lastGroupLength - shape.groupLength, subject, .extent(.trimmed(missing: shape.groupCapacity - present)),
      assuming: shape.lastGroupLength == 0 ? .trimmedLength : isOfSlots ? .trimmedExtent : nil)
  }

  fileprivate func length(_ groups: [DescribedGroup], _ depth: Int, _ item: Int, _ axis: Axis) -> Trail {
    var trace = LengthTrace(self, groups: groups, axis)
    trace.outer(group: depth, axis)
    var trail = trace.trail
    let (group, subject) = (groups[depth], Step.Subject.group(groups[depth].path))
    let content = Step.Reason.extent(.groupContent(isAlongRun: axis == group.plan.axis))
    guard depth == 0 else {
      let parent = groups[depth - 1].trace
      trail.settle(at: parent.sizes[parent.index][axis], subject, content)
      return trail
    }
    trail.settle(at: pattern.size[axis], subject, content, assuming: group.plan.assumptionOnBreadth(axis))
    let repetition = self.group(ofItem: item)
    let frame = frame(ofGroup: repetition)
    if axis == plan.groupAxis, repetition == shape.groups - 1 { trim(&trail, subject) }
    trail.settle(at: frame.size[axis], subject, .extent(.measuredGroup(frame.size[axis] - trail.result)))
    return trail
  }
}

extension Solution {
  /// The assumption about boundary items of a layout whose sections are all empty.
  var assumptionOnEmptiness: Assumption? { shapes.allSatisfy { $0.items == 0 } ? .emptyLayout : nil }
}

extension SectionPlan {
  /// The assumption about a section whose length is zero because its group shows no cells.
  fileprivate var assumptionOnNothing: Assumption? {
    groupPlan.cellCount > 0 ? nil : section.group.isCustom ? .emptyCustomGroup : refusals.isEmpty ? nil : .groupWithoutRoom
  }
}

extension GroupPlan {
  /// The assumption about the length across the axis of an estimated group whose subitems have edge spacing.
  fileprivate func assumptionOnBreadth(_ axis: Axis) -> Assumption? {
    guard axis == self.axis.crossed, estimatedAxes.contains(axis) else { return nil }
    return slotGaps.contains { $0[axis].total != 0 || $0[axis].flexibleCount > 0 } ? .crossExtent : nil
  }
}

extension Trail {
  /// Adds the step in which a boundary item lengthens its region.
  fileprivate mutating func grow(to region: Double, _ subject: Step.Subject, _ reason: Step.Reason.LengthReason) {
    settle(at: max(result, region), subject, .extent(reason))
  }

  /// Adds the step in which boundary items extend the region at both ends.
  fileprivate mutating func include(_ boundary: BoundaryPlacement, _ subject: Step.Subject, assuming assumption: Assumption? = nil) {
    let ends = Ends(start: boundary.startExtension, end: boundary.endExtension)
    add(ends.total, subject, .extent(.boundaryItems(ends, isOfLayout: subject == .layout)), assuming: assumption)
  }
}
