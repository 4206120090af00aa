import CompositionalLayout
import Documents
import Localization

/// The first step that differs between the explanations of an element's frame in two documents.
struct FrameDivergence {
  typealias ComparedDocument = Divergence.ComparedDocument

  private let own: ExplainedFrame
  private let wanted: ExplainedFrame
  /// The first number of the frame that differs. Lengths come before positions, which depend on them.
  private let part: FramePart
  /// The element's name in the goal.
  private let name: String

  /// Nil if the frames are equal.
  init?(of name: String, _ own: Element, _ wanted: Element, _ mine: ComparedDocument, _ target: ComparedDocument) {
    let differing = ExplainReport.parts.first {
      abs($0.value(of: own.frame) - $0.value(of: wanted.frame)) > Divergence.tolerance
    }
    guard let differing, let own = ExplainedFrame(own, in: mine), let wanted = ExplainedFrame(wanted, in: target) else { return nil }
    (self.own, self.wanted, part, self.name) = (own, wanted, differing, name)
  }

  /// The difference, followed by its cause in the document and in the target.
  var sentence: Phrase {
    let cause = placeCause ?? (part.isPosition ? positionCause : directionOfCount ?? lengthCause(part))
    return cause.map { "\(head): \($0)" } ?? head
  }

  private var head: Phrase {
    let (found, expected) = (rounded(part.value(of: own.element.frame)), rounded(part.value(of: wanted.element.frame)))
    return switch part {
    case .width: "\(name) is \(found) wide instead of \(expected)"
    case .height: "\(name) is \(found) tall instead of \(expected)"
    case .x: "\(name) starts at x \(found) instead of \(expected)"
    case .y: "\(name) starts at y \(found) instead of \(expected)"
    }
  }

  // MARK: Lengths

  private func lengthCause(_ part: FramePart) -> Phrase? {
    lengthCause(own.steps(part), wanted.steps(part), axis: part.axis)
  }

  /// The first step that differs and is not undone by later ones.
  private func lengthCause(_ steps: [Step], _ others: [Step], axis: Axis) -> Phrase? {
    let (own, wanted) = (StagedSteps(lengths: steps, axis: axis), StagedSteps(lengths: others, axis: axis))
    var cause: Phrase?
    for stage in own.comparableStages(with: wanted) {
      let (step, other) = (own[stage], wanted[stage])
      if stage.isLength {
        guard let step, let other else { continue }
        if areEqual(step.step.result, other.step.result) {
          if stage.axis == axis { cause = nil }
        } else if cause == nil {
          cause = dimension(step, in: own, other)
        }
      } else if cause == nil, !areEqual(step?.change ?? 0, other?.change ?? 0) {
        cause = lengthChange(step, other)
      }
    }
    return cause
  }

  private func dimension(_ own: StagedSteps.StagedStep, in steps: StagedSteps, _ wanted: StagedSteps.StagedStep) -> Phrase {
    let step = own.step
    let (length, wide, target) = (rounded(step.result), step.axis.wide, rounded(wanted.step.result))
    if case .custom = step.reason, case .custom = wanted.step.reason {
      return "its frame in \(subject(step)) is \(length) \(wide); in the target it is \(target)"
    }
    let reason = reason(for: own)
    let name = subject(step)
    switch wanted.step.reason {
    case .measured where isMeasured(step):
      return "the cell of \(self.name) asks for \(length); in the target it asks for \(target)"
    case .measured: return "\(name) is \(length) \(wide) (\(reason)); in the target it is \(target), as its cell asks for"
    case .uniform: return "\(name) is \(length) \(wide) (\(reason)); in the target it is \(target), like its longest sibling"
    default: return "\(name) is \(length) \(wide) (\(reason)); in the target it is \(target)"
    }
  }

  /// Whether the length is the one that the cell asks for. A cell that asks for its estimate has no step for measuring.
  private func isMeasured(_ step: Step) -> Bool {
    switch step.reason {
    case .measured: true
    case .given(let dimension): dimension.isEstimated && own.measure(step.axis) == step.result
    default: false
    }
  }

  private func reason(for own: StagedSteps.StagedStep) -> Phrase {
    switch own.step.reason {
    case .fraction(_, let base, _) where own.count != nil: "count=\(own.count ?? 0) divides \(rounded(base))"
    case .exactFraction(_, let base) where own.count != nil: "count=\(own.count ?? 0) divides \(rounded(base))"
    case .fraction(let dimension, let base, _), .exactFraction(let dimension, let base): "\(dimension.shown) of \(rounded(base))"
    case .measured: "as its cell asks for"
    case .given where isMeasured(own.step): "as its cell asks for"
    case .given(let dimension) where dimension.isEstimated: "its estimate, which no measured size replaces"
    case .given(let dimension): .verbatim(dimension.shown)
    case .uniform: "like its longest sibling"
    default: own.step.sentence(self.own.names)
    }
  }

  /// The component of a step. Steps that only the target has concern the same place in the user's own layout.
  private func subject(_ step: Step) -> Phrase {
    switch step.subject {
    case .group(let path) where own.names.subitems[path] == nil, .item(let path) where own.names.subitems[path] == nil:
      wanted.names.name(of: step.subject)
    case .element, .decoration, .layoutItem: .verbatim(name)
    default: own.names.name(of: step.subject)
    }
  }

  private func lengthChange(_ own: StagedSteps.StagedStep?, _ wanted: StagedSteps.StagedStep?) -> Phrase {
    guard let some = own ?? wanted else { return "" }
    let name = subject(some.step)
    let (taken, target) = (rounded(-(own?.change ?? 0)), rounded(-(wanted?.change ?? 0)))
    switch some.step.reason {
    case .sectionInsets, .groupInsets, .itemInsets, .itemInsetsBeyond, .boundaryInsets:
      if own == nil { return "no contentInsets of \(name) take anything from it; in the target they take \(target)" }
      return wanted == nil
        ? "the contentInsets of \(name) take \(taken) from it; in the target they take nothing"
        : "the contentInsets of \(name) take \(taken) from it; in the target they take \(target)"
    case .referenceInsets(let reference, _):
      if own == nil {
        return "no contentInsetsReference takes anything from section \(name); in the target \(reference.rawValue) takes \(target)"
      }
      guard case .referenceInsets(let other, _)? = wanted?.step.reason else {
        return "contentInsetsReference=\(reference.rawValue) takes \(taken) from section \(name); in the target nothing is taken"
      }
      return
        "contentInsetsReference=\(reference.rawValue) takes \(taken) from section \(name); in the target \(other.rawValue) takes \(target)"
    case .spacing(let each, let count, _) where own != nil:
      return wanted == nil
        ? "\(counted(count, "gap")) of \(rounded(each)) in \(name) \(english: count == 1 ? "is" : "are") subtracted before its fractions are computed; in the target nothing is subtracted"
        : "\(counted(count, "gap")) of \(rounded(each)) in \(name) \(english: count == 1 ? "is" : "are") subtracted before its fractions are computed; in the target \(target) is subtracted"
    case .spacing(let each, let count, _):
      return
        "the subitems of \(name) have no gap; in the target \(counted(count, "gap")) of \(rounded(each)) \(english: count == 1 ? "is" : "are") subtracted before its fractions are computed"
    default: return steps(own, wanted)
    }
  }

  /// The sentences that `explain` has for both steps.
  private func steps(_ own: StagedSteps.StagedStep?, _ wanted: StagedSteps.StagedStep?) -> Phrase {
    let mine = own.map { $0.step.sentence(self.own.names) }
    let target = wanted.map { $0.step.sentence(self.wanted.names) }
    switch (mine, target) {
    case (let mine?, let target?): return "\(mine); in the target: \(target)"
    case (let mine?, nil): return "\(mine); the target has no such step"
    case (nil, let target?): return "in the target: \(target)"
    case (nil, nil): return ""
    }
  }

  // MARK: Groups

  /// The cause of another place in the groups: the number, the order or the direction of their subitems.
  private var placeCause: Phrase? {
    guard own.placeInGroups != wanted.placeInGroups else { return nil }
    return directionCause ?? fitCause
  }

  /// The directions of counted groups, which decide which of the two lengths is divided.
  private var directionOfCount: Phrase? {
    let counts = [own, wanted].contains { frame in
      groupPaths.contains { if case .count? = frame.fit(at: $0)?.fit.cause { true } else { false } }
    }
    return counts ? directionCause : nil
  }

  /// The paths of the groups around the target's element, outermost first.
  private var groupPaths: [[Int]] { wanted.path.indices.map { depth in Array(wanted.path.prefix(depth)) } }

  /// The first group on the way to the element that has another direction, if it holds more than one subitem.
  private var directionCause: Phrase? {
    for path in groupPaths {
      guard let group = own.group(at: path), let other = wanted.group(at: path) else { continue }
      let holdsSeveral = [own, wanted].contains { ($0.fit(at: path)?.fit.count ?? $0.cellsPerGroup ?? 2) > 1 }
      guard group.direction != other.direction, holdsSeveral else { continue }
      guard group.name != other.name, let parent = own.parent(of: path) else {
        return "\(group.name) is \(group.direction.words); in the target it is \(other.direction.words)"
      }
      return "\(group.name) is \(group.direction.words); in the target the group of \(parent) is \(other.direction.words)"
    }
    return nil
  }

  /// The first group that has other subitems than in the target, or holds another number of them.
  private var fitCause: Phrase? {
    for path in groupPaths {
      guard let group = own.group(at: path), let other = wanted.group(at: path) else { break }
      if let fit = own.fit(at: path), let target = wanted.fit(at: path), fit.fit.count != target.fit.count {
        return fitCause(group, fit, target)
      }
      let isSameSet = group.subitems.sorted() == other.subitems.sorted()
      if isSameSet ? group.subitems != other.subitems : group.kinds != other.kinds {
        return
          "\(group.name) consists of \(group.subitems.joined(separator: " ")); in the target it consists of \(other.subitems.joined(separator: " "))"
      }
    }
    guard let group = own.group(at: []), let cells = own.cellsPerGroup, let target = wanted.cellsPerGroup, cells != target else {
      return nil
    }
    let part: FramePart = group.direction == .vertical ? .height : .width
    if let cause = lengthCause(own.groupSteps(part), wanted.groupSteps(part), axis: part.axis) { return cause }
    return "\(group.name) holds \(counted(cells, "cell")); in the target it holds \(target)"
  }

  private func fitCause(_ group: ExplainedFrame.NamedGroup, _ own: ExplainedFrame.GroupFit, _ wanted: ExplainedFrame.GroupFit) -> Phrase {
    let room = lengthCause(own.stepsBefore, wanted.stepsBefore, axis: own.axis)
    if own.axis == wanted.axis, !areEqual(own.fit.room, wanted.fit.room), let room { return room }
    return "\(group.name) holds \(own.fit.words); in the target it holds \(wanted.fit.count)"
  }

  // MARK: Positions

  private var positionCause: Phrase? {
    let (own, wanted) = (StagedSteps(positions: self.own.steps(part)), StagedSteps(positions: self.wanted.steps(part)))
    let isBefore = part.value(of: self.own.element.frame) < part.value(of: self.wanted.element.frame)
    var differing: [(own: StagedSteps.StagedStep?, wanted: StagedSteps.StagedStep?)] = []
    for stage in own.stages(with: wanted) {
      let (step, other) = (own[stage], wanted[stage])
      if let step, let other, areEqual(step.step.result, other.step.result) {
        differing = []
      } else if !areEqual(step?.change ?? 0, other?.change ?? 0) {
        differing.append((step, other))
      }
    }
    // A step that moves the element towards its place in the target is not the cause.
    let cause = differing.first { isBefore == (($0.own?.change ?? 0) < ($0.wanted?.change ?? 0)) } ?? differing.first
    return cause.map { positionChange($0.own, $0.wanted) } ?? directionCause ?? fitCause
  }

  private func positionChange(_ own: StagedSteps.StagedStep?, _ wanted: StagedSteps.StagedStep?) -> Phrase {
    guard let some = own ?? wanted else { return "" }
    let name = subject(some.step)
    let (moved, target) = (rounded(own?.change ?? 0), rounded(wanted?.change ?? 0))
    switch (some.step.reason, wanted?.step.reason) {
    case (.sectionInset, _), (.groupInset, _), (.itemInset, _):
      return own == nil
        ? "no contentInsets of \(name) move it; in the target they move it by \(target)"
        : "the contentInsets of \(name) move it by \(moved); in the target they move it by \(target)"
    case (.referenceInset, _): return "contentInsetsReference moves section \(name) by \(moved); in the target by \(target)"
    case (.groupsBefore(let groups), .groupsBefore(let others)?) where own != nil: return groupsBefore(name, groups, others)
    case (.slotsBefore(let slots), .slotsBefore(let others)?) where own != nil: return slotsBefore(name, some.step, slots, others)
    case (.pinned, _):
      return own == nil
        ? "pinToVisibleBounds of \(name) is false, so it scrolls away; in the target it stays on screen"
        : "pinToVisibleBounds keeps \(name) on screen; in the target it scrolls away"
    case (.layoutItems, _):
      return "headers of the whole layout take up \(moved) before the sections; in the target they take up \(target)"
    case (.slotsBefore, _), (.groupsBefore, _):
      return directionCause ?? fitCause ?? steps(own, wanted)
    case (.leftoverShare, _) where own == nil:
      return fixedGap(of: some.step).map { gap(name, some.step, $0, 0) } ?? "\(free(own, in: name)); in the target \(freeInTarget(wanted))"
    case (.slotEdges, _), (.leftoverShare, _): return "\(free(own, in: name)); in the target \(freeInTarget(wanted))"
    case (.groupEdge, _), (.groupEdgesBefore, _), (.slotAcross, _):
      return "edgeSpacing in \(name) moves it by \(moved); in the target by \(target)"
    case (.groupsMeasured, _):
      return measuredGroups(own?.change ?? 0, wanted?.change ?? 0)
    case (.boundaryItems, _):
      return "the headers of section \(name) take up \(moved) before its groups; in the target they take up \(target)"
    case (.sectionsBefore(_, _, let spacing), .sectionsBefore(_, _, let other)?) where own != nil: return sectionsBefore(spacing, other)
    case (.customOrigin, _): return "its frame in \(name) starts at \(moved); in the target it starts at \(target)"
    case (.anchorOffset(_, let isFractional), _):
      return isFractional
        ? "the anchor's fractionalOffset moves it by \(moved); in the target the offset is \(target)"
        : "the anchor's absoluteOffset moves it by \(moved); in the target the offset is \(target)"
    case (.containerAnchor(let fraction, _), .containerAnchor(let other, _)?) where own != nil:
      return
        "the containerAnchor is at \(rounded(fraction)) of the element's length; in the target it is at \(rounded(other))"
    default: return steps(own, wanted)
    }
  }

  private func measuredGroups(_ own: Double, _ wanted: Double) -> Phrase {
    if own == 0, let group = self.own.group(at: []), let dimension = self.own.dimension(of: group, part.axis), !dimension.isEstimated {
      return wanted < 0
        ? "\(group.name) is \(dimension.shown), so measured cells do not change it; in the target they make the groups before it \(rounded(-wanted)) shorter"
        : "\(group.name) is \(dimension.shown), so measured cells do not change it; in the target they make the groups before it \(rounded(wanted)) longer"
    }
    return own == 0
      ? "no measured cell changes the groups before it; in the target measured cells change them by \(rounded(wanted))"
      : "measured cells change the groups before it by \(rounded(own)); in the target by \(rounded(wanted))"
  }

  /// The space that edge spacing and flexible gaps keep free before the element.
  private func free(_ own: StagedSteps.StagedStep?, in name: Phrase) -> Phrase {
    guard let own else { return "no edgeSpacing and no flexible gap in \(name) moves it" }
    if case .leftoverShare = own.step.reason {
      return "flexible spacing in \(name) moves it by \(rounded(own.change)), its share of the remaining space"
    }
    return "edgeSpacing in \(name) moves it by \(rounded(own.change)), a fixed distance"
  }

  private func freeInTarget(_ wanted: StagedSteps.StagedStep?) -> Phrase {
    guard let wanted else { return "nothing does" }
    if case .leftoverShare = wanted.step.reason { return "flexible spacing moves it by \(rounded(wanted.change))" }
    return "edgeSpacing moves it by \(rounded(wanted.change))"
  }

  private func groupsBefore(_ name: Phrase, _ own: Step.Reason.GroupsBefore, _ wanted: Step.Reason.GroupsBefore) -> Phrase {
    if own.count != wanted.count, let cause = directionCause ?? fitCause { return cause }
    if !areEqual(own.spacing, wanted.spacing) {
      return "the interGroupSpacing of \(name) is \(rounded(own.spacing)); in the target it is \(rounded(wanted.spacing))"
    }
    let group = self.own.group(at: []).map { Phrase.verbatim($0.name) } ?? "its group"
    if let cause = groupCause { return cause }
    return
      "\(group) is \(rounded(own.length)) \(part.axis == .horizontal ? "wide" : "tall" as Phrase), and \(counted(own.count, "group")) \(english: own.count == 1 ? "precedes" : "precede") it; in the target the length is \(rounded(wanted.length))"
  }

  /// The first step that differs in the length of the section's group.
  private var groupCause: Phrase? {
    let part: FramePart = self.part.axis == .horizontal ? .width : .height
    return lengthCause(own.groupSteps(part), wanted.groupSteps(part), axis: self.part.axis)
  }

  private func slotsBefore(
    _ name: Phrase, _ step: Step, _ own: Step.Reason.SlotsBefore, _ wanted: Step.Reason.SlotsBefore
  ) -> Phrase {
    if own.count != wanted.count, let cause = fitCause { return cause }
    if !areEqual(own.gap, wanted.gap) { return gap(name, step, own.gap, wanted.gap) }
    return
      "before it, \(counted(own.count, "subitem")) of \(name) \(english: own.count == 1 ? "takes" : "take") up \(rounded(own.lengths)); in the target \(rounded(wanted.lengths))"
  }

  /// The length of a group's fixed gaps, if they are flexible in the target.
  private func fixedGap(of step: Step) -> Double? {
    guard case .group(let path) = step.subject, case .fixed(let gap)? = own.spacing(at: path), wanted.spacing(at: path)?.isFlexible == true
    else { return nil }
    return gap
  }

  private func gap(_ name: Phrase, _ step: Step, _ gap: Double, _ other: Double) -> Phrase {
    guard case .group(let path) = step.subject, let own = own.spacing(at: path), let wanted = wanted.spacing(at: path) else {
      return "the interItemSpacing of \(name) is \(rounded(gap)); in the target it is \(rounded(other))"
    }
    switch (own.isFlexible, wanted.isFlexible) {
    case (false, true): return "the interItemSpacing of \(name) is fixed(\(rounded(gap))), which never grows; in the target it is flexible"
    case (true, false): return "the interItemSpacing of \(name) is flexible; in the target it is fixed(\(rounded(other)))"
    case (true, true):
      if self.own.cellsPerGroup != self.wanted.cellsPerGroup, let cause = fitCause {
        return "the minimum of its gaps is \(rounded(gap)), so \(cause)"
      }
      return "the minimum of the gaps of \(name) is \(rounded(gap)); in the target it is \(rounded(other))"
    case (false, false): return "the interItemSpacing of \(name) is \(rounded(gap)); in the target it is \(rounded(other))"
    }
  }

  /// The first earlier section that has another length.
  private func sectionsBefore(_ spacing: Double, _ wanted: Double) -> Phrase {
    guard areEqual(spacing, wanted) else {
      return "the interSectionSpacing is \(rounded(spacing)); in the target it is \(rounded(wanted))"
    }
    let part: FramePart = part.axis == .horizontal ? .width : .height
    for section in 0..<min(own.element.section, self.wanted.element.section) {
      let (steps, others) = (own.sectionSteps(section, part), self.wanted.sectionSteps(section, part))
      guard let length = steps.last?.result, let target = others.last?.result, !areEqual(length, target) else { continue }
      let name = own.sectionName(section)
      let head: Phrase = "section \(name) is \(rounded(length)) long; in the target it is \(rounded(target)) long"
      return Self.extentCause(steps, others, along: self.part.axis).map { "\(head), because \($0)" } ?? head
    }
    return "the sections before it have another length in the target"
  }

  /// The first difference in the steps that lead to a section's length.
  static func extentCause(_ steps: [Step], _ others: [Step], along axis: Axis) -> Phrase? {
    func ends(_ steps: [Step]) -> Ends? {
      steps.lazy.compactMap { if case .extent(.insets(let ends)) = $0.reason { ends } else { nil } }.first
    }
    func spacing(_ steps: [Step]) -> Step.Reason.GroupsBefore? {
      steps.lazy.compactMap { if case .extent(.groups(let groups)) = $0.reason { groups } else { nil } }.first
    }
    let (own, wanted) = (ends(steps) ?? .zero, ends(others) ?? .zero)
    if own != wanted {
      return "its contentInsets are \(own.shown(axis)), and in the target \(wanted.shown(axis))"
    }
    guard let groups = spacing(steps), let target = spacing(others) else { return nil }
    if groups.count != target.count { return "it has \(counted(groups.count, "group")), and in the target \(target.count)" }
    if !areEqual(groups.spacing, target.spacing) {
      return "its interGroupSpacing is \(rounded(groups.spacing)), and in the target \(rounded(target.spacing))"
    }
    return areEqual(groups.length, target.length)
      ? nil : "its groups are \(rounded(groups.length)) long, and in the target \(rounded(target.length))"
  }

  private func areEqual(_ one: Double, _ other: Double) -> Bool { Self.areEqual(one, other) }
  private static func areEqual(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= Divergence.tolerance }
}

extension Arrangement.Direction {
  var words: Phrase {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    case .custom: "a custom group"
    }
  }
}

extension Step.Reason.Fit {
  /// The number of subitems with its reason, after the word "holds".
  fileprivate var words: Phrase {
    let subitems = counted(self.count, "subitem")
    switch cause {
    case .room, .roomInTwoPasses:
      guard self.count > 0, !isEndless else { return subitems }
      return
        "\(subitems), which \(english: self.count == 1 ? "needs" : "need") \(rounded(needed)) of \(rounded(room)) (one more would need \(rounded(neededByNext)))"
    case .count: return "\(subitems), because of its count"
    case .repeating: return "\(subitems), because it repeats \(self.count) times"
    case .oneRound: return "\(subitems), because it is estimated along its axis"
    case .measured: return "\(subitems), as their measured lengths fit"
    }
  }
}
