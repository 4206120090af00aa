import CompositionalLayout
import Documents
import Localization
import Rendering

package struct StepNames: Equatable, Sendable {
  package var section: Phrase
  /// The components of groups and items, by their path of subitems; empty for a list.
  package var subitems: [[Int]: String]
  package var element: Phrase
  /// Whether the element is a boundary item of the layout, not of a section.
  var isOfLayout = false
  /// The list; nil if the section is not a list.
  var list: ListNames?
  /// Whether the section provider would choose another layout section if the assumption about its container is wrong.
  var isChosenByContainer = false

  /// The region that a boundary item is attached to.
  fileprivate var bounded: Phrase { isOfLayout ? "all sections" : section }

  package func name(of subject: Step.Subject) -> Phrase {
    switch subject {
    case .layout: "the layout"
    case .section: section
    case .group(let path): subitems[path].map(Phrase.verbatim) ?? "the row's group"
    case .item(let path): subitems[path].map(Phrase.verbatim) ?? "the row"
    case .container: "what '\(element)' is attached to"
    case .element, .decoration, .layoutItem: element
    }
  }
}

extension Step {
  /// The assumption that the step depends on: its own, or one about a list or the section provider.
  package func assumption(_ names: StepNames) -> Assumption? {
    listAssumption(names) ?? choiceAssumption(names) ?? assumption
  }

  package func rule(_ names: StepNames) -> String {
    listRule(names) ?? (choiceAssumption(names) == nil ? rule : "R2.12")
  }

  /// The assumption that the choice of the layout section depends on.
  private func choiceAssumption(_ names: StepNames) -> Assumption? {
    guard case .bounds = reason, names.isChosenByContainer else { return nil }
    return .providerContainer
  }

  /// `R2.1`, or `R7.8 (assumed)`.
  package func citation(_ names: StepNames) -> Phrase {
    assumption(names) == nil ? .verbatim("  \(rule(names))") : "  \(rule(names)) (assumed)"
  }

  /// The step as one line.
  package func sentence(_ names: StepNames) -> Phrase {
    listSentence(names) ?? lengthSentence(names) ?? positionSentence(names) ?? extentSentence(names) ?? ""
  }

  private func bounds(_ names: StepNames) -> Phrase {
    let isWidth = axis == .horizontal
    guard choiceAssumption(names) != nil else {
      return isWidth ? "the collection view is \(rounded(result)) wide" : "the collection view is \(rounded(result)) high"
    }
    return isWidth
      ? "the collection view is \(rounded(result)) wide, as is the container for which '\(names.section)' was chosen"
      : "the collection view is \(rounded(result)) high, as is the container for which '\(names.section)' was chosen"
  }

  /// The sentence for a step to a length; nil for a step to a position.
  private func lengthSentence(_ names: StepNames) -> Phrase? {
    let name = names.name(of: subject)
    return switch reason {
    case .bounds: bounds(names)
    case .referenceInsets(let reference, let ends): "\(name): \(reference.rawValue) takes \(ends.shown(axis)) off"
    case .sectionInsets(let ends, _), .groupInsets(let ends): "\(name): contentInsets take \(ends.shown(axis)) off"
    case .sectionInsetsKept(let ends, _): "\(name): contentInsets take nothing off here (\(ends.shown(axis)))"
    case .boundaryInsets(let ends): "the insets around it take \(ends.shown(axis)) off"
    case .boundaryInsetsKept(let ends, let isByReference): kept(ends, isByReference, names)
    case .fit(let fit): "\(name): \(fit.sentence)"
    case .spacing(let each, let gaps, let isFlexible):
      isFlexible
        ? "\(name): \(counted(gaps, "gap")) of at least \(rounded(each)), taken off before any fraction"
        : "\(name): \(counted(gaps, "gap")) of \(rounded(each)), taken off before any fraction"
    case .countShare(let count, let instead): "\(name): count=\(count) gives it 1/\(count), instead of its own \(instead.shown)"
    case .fraction(let dimension, let base, let exact):
      abs(exact - result) > 1e-6
        ? "\(name): \(dimension.shown) of \(rounded(base)) is \(rounded(exact)), down to the pixel"
        : "\(name): \(dimension.shown) of \(rounded(base))"
    case .exactFraction(let dimension, let base): "\(name): \(dimension.shown) of \(rounded(base))"
    case .notMeasured(let estimate, let isCounted): unmeasured(name, estimate, isCounted)
    case .given(let dimension): "\(name): \(dimension.shown)"
    case .measured(let estimate): "\(name): it was measured, which replaces the estimate of \(rounded(estimate))"
    case .uniform: "\(name): as long as its longest sibling"
    case .itemInsets(let ends): "\(name): contentInsets take \(ends.shown(axis)) off its own slot"
    case .itemInsetsBeyond(let ends, let slot):
      ends.total == 0
        ? "\(name): a length of \(rounded(slot)) counts as \(rounded(result))"
        : "\(name): contentInsets of \(ends.shown(axis)) are more than its slot of \(rounded(slot)): the difference is its length"
    case .itemInsetsIgnored(let ends): "\(name): contentInsets are ignored on an estimated axis (\(ends.shown(axis)))"
    case .custom: "\(name): its frame says so"
    case .noAlignment: "\(name): without alignment it has no size"
    case .sectionLength: "\(name) is \(rounded(result)) long, with all that stands at its ends"
    case .contentStart, .layoutItems, .sectionsBefore, .boundaryItems, .referenceInset, .sectionInset, .groupEdge, .groupsBefore,
      .groupEdgesBefore, .groupsMeasured, .groupInset, .slotsBefore, .slotEdges, .leftoverShare, .slotAcross, .itemInset, .customOrigin,
      .containerStart, .containerAnchor, .ownAnchor, .anchorOffset,
      .beforeRegion, .afterRegion, .aligned, .offset, .pinned, .pixels, .mirrored, .extent:
      nil
    }
  }

  /// The sentence for a step to a position; nil for a step to a length.
  private func positionSentence(_ names: StepNames) -> Phrase? {
    let name = names.name(of: subject)
    return switch reason {
    case .contentStart: "the content begins"
    case .layoutItems(let length): "the layout's own boundary items take \(rounded(length)) before the first section"
    case .sectionsBefore(let sections, let length, let spacing): before(sections, length, spacing)
    case .boundaryItems(let length): "\(name): its boundary items take \(rounded(length)) before its groups"
    case .referenceInset(let reference, let length): "\(name): \(reference.rawValue) moves it by \(rounded(length))"
    case .sectionInset(let length, _), .groupInset(let length), .itemInset(let length):
      "\(name): contentInsets.\(axis.startEdge) \(rounded(length))"
    case .groupEdge(let length, let isFlexible): edge(name, length, isFlexible)
    case .groupsBefore(let groups): groups.sentence
    case .groupEdgesBefore(let length): "the edgeSpacing of these groups, \(rounded(length))"
    case .groupsMeasured(let length): "what was measured in these groups makes them \(rounded(length)) longer"
    case .slotsBefore(let slots): slots.sentence(name)
    case .slotEdges(let length): "\(name): edgeSpacing of its items up to here, \(rounded(length))"
    case .leftoverShare(let share):
      "\(name): each flexible gap grows by \(rounded(share.each)) of the \(rounded(share.leftover)) left over"
    case .slotAcross(let length, let isFlexible): edgeAcross(name, length, isFlexible)
    case .customOrigin(let length): "\(name): the frame begins \(rounded(length)) from the group's own beginning"
    case .containerStart: "the beginning of what it is attached to"
    case .containerAnchor(let fraction, let length): "containerAnchor: \(rounded(fraction)) of the \(rounded(length)) it is attached to"
    case .ownAnchor(let fraction, let length): "its own anchor point goes there: \(rounded(fraction)) of its \(rounded(length))"
    case .anchorOffset(let length, let isFractional):
      isFractional
        ? "the anchor's fractionalOffset moves it by \(rounded(length))" : "the anchor's absoluteOffset moves it by \(rounded(length))"
    case .beforeRegion(let length): "\(name): extendsBoundary puts its \(rounded(length)) before \(names.bounded)"
    case .afterRegion(let region): "\(name): extendsBoundary puts it after the \(rounded(region)) of \(names.bounded)"
    case .aligned(let alignment): "\(name): \(alignment.sentence)"
    case .offset(let length): "\(name): offset \(rounded(length))"
    case .pinned(let pin): "\(name): pinToVisibleBounds \(pin.sentence)"
    case .pixels: "to the nearest pixel"
    case .mirrored(let width, let length): "from right to left: \(rounded(width)) less all that, less its width \(rounded(length))"
    case .bounds, .referenceInsets, .sectionInsets, .sectionInsetsKept, .boundaryInsets, .boundaryInsetsKept, .groupInsets, .fit,
      .spacing, .countShare, .fraction, .exactFraction, .notMeasured, .given, .measured, .uniform, .itemInsets, .itemInsetsBeyond,
      .itemInsetsIgnored, .custom, .noAlignment, .sectionLength,
      .extent:
      nil
    }
  }

  private func kept(_ ends: Ends, _ isByReference: Bool, _ names: StepNames) -> Phrase {
    isByReference
      ? "supplementaryContentInsetsReference=none: the insets of \(names.section) take nothing off (\(ends.shown(axis)))"
      : "supplementariesFollowContentInsets=false: contentInsets of \(names.section) take nothing off (\(ends.shown(axis)))"
  }

  private func unmeasured(_ name: Phrase, _ estimate: Double, _ isCounted: Bool) -> Phrase {
    if isCounted {
      return "\(name): a part of an estimated count is not measured; an item that is estimated itself, without count=, would be"
    }
    let command: Phrase = "set \(name).\(axis == .horizontal ? "width" : "height") estimated(\(rounded(estimate)))"
    return "\(name): a fraction of an estimated group cannot size itself; '\(command)' has it measured"
  }

  private func edge(_ name: Phrase, _ length: Double, _ isFlexible: Bool) -> Phrase {
    isFlexible
      ? "\(name): edgeSpacing moves it by \(rounded(length)), its share of what is left over"
      : "\(name): edgeSpacing moves it by \(rounded(length))"
  }

  private func edgeAcross(_ name: Phrase, _ length: Double, _ isFlexible: Bool) -> Phrase {
    isFlexible
      ? "\(name): edgeSpacing across it moves by \(rounded(length)), its share of what is left over"
      : "\(name): edgeSpacing across it moves by \(rounded(length))"
  }

  private func before(_ sections: Int, _ length: Double, _ spacing: Double) -> Phrase {
    spacing != 0
      ? "\(counted(sections, "section")) before it, \(rounded(length)) long, interSectionSpacing \(rounded(spacing))"
      : "\(counted(sections, "section")) before it, \(rounded(length)) long"
  }
}

extension Step.Reason.Fit {
  fileprivate var sentence: Phrase {
    switch cause {
    case .room, .roomInTwoPasses:
      isEndless
        ? "holds one round of its \(self.count): they take no room, and would fit for ever"
        : self.count == 0
          ? "holds none: one takes \(rounded(neededByNext)), and there are \(rounded(room))"
          : "holds \(self.count): they take \(rounded(needed)) of \(rounded(room)), one more would make it \(rounded(neededByNext))"
    case .oneRound: "is estimated along its own axis: one round of its subitems, \(self.count)"
    case .count: "holds the count it was given, \(self.count)"
    case .measured: measuredSentence
    case .repeating: "repeats its subitem \(self.count) times; they take \(rounded(needed)) of \(rounded(room))"
    }
  }
}

extension Step.Reason.Fit {
  private var measuredSentence: Phrase {
    guard needed <= room || self.count > 1 else {
      return "holds one that is longer than it: \(rounded(needed)), and there are \(rounded(room))"
    }
    let filled: Phrase = "holds \(self.count) by measured length: \(sum) = \(rounded(needed)) of \(rounded(room))"
    return neededByNext > needed ? "\(filled), one more would make it \(rounded(neededByNext))" : filled
  }

  /// The lengths and the gaps between them. If there are many, only the first few and the last are printed.
  private var sum: String {
    var parts = lengths.map { rounded($0) }
    if parts.count > 8 { parts.replaceSubrange(6..<parts.count - 1, with: ["…"]) }
    return parts.joined(separator: gap == 0 ? " + " : " + \(rounded(gap)) + ")
  }
}

extension Step.Reason.GroupsBefore {
  fileprivate var sentence: Phrase {
    var parts: [Phrase] = ["\(counted(self.count, "group")) of \(rounded(length)) before it"]
    if spacing != 0 { parts.append(.verbatim("interGroupSpacing \(rounded(spacing))")) }
    return parts.joined(separator: ", ")
  }
}

extension Step.Reason.SlotsBefore {
  fileprivate func sentence(_ name: Phrase) -> Phrase {
    gap == 0
      ? "\(name): \(self.count) before it in the group take \(rounded(lengths))"
      : "\(name): \(self.count) before it in the group take \(rounded(lengths)), gaps of \(rounded(gap))"
  }
}

extension Step.Reason.Pin {
  fileprivate var sentence: Phrase {
    let isLimited = isAtStart ? limit < sight : limit > sight
    return switch (isAtStart, isLimited) {
    case (true, false): "keeps it at the beginning of what is in sight"
    case (true, true): "would keep it at \(rounded(sight)), where what is in sight begins, but what it bounds ends"
    case (false, false): "keeps it at the end of what is in sight"
    case (false, true): "would keep it at \(rounded(sight)), where what is in sight ends, but what it bounds begins"
    }
  }
}

extension Step.Reason.Alignment {
  fileprivate var sentence: Phrase {
    let (start, end) = (rounded(span.start), rounded(span.end))
    return switch side {
    case .start: "at the beginning of what lies between \(start) and \(end)"
    case .middle: "its \(rounded(length)) in the middle between \(start) and \(end)"
    case .end: "its \(rounded(length)) at the end of what lies between \(start) and \(end)"
    }
  }
}

extension Ends {
  /// The insets along an axis: `16 at leading and 0 at trailing`.
  func shown(_ axis: Axis) -> Phrase {
    "\(rounded(start)) at \(axis.startEdge) and \(rounded(end)) at \(axis.endEdge)"
  }
}

extension Axis {
  fileprivate var startEdge: String { self == .horizontal ? "leading" : "top" }
  fileprivate var endEdge: String { self == .horizontal ? "trailing" : "bottom" }
}

extension Dimension {
  fileprivate var shown: String {
    let isFraction = form == .fractionalWidth || form == .fractionalHeight
    return "\(form.rawValue)(\(isFraction ? Self.written(value) : rounded(value)))"
  }
}

extension Dimension {
  /// A fraction such as `1/3` for a number that three decimals cannot represent but a small denominator can.
  fileprivate static func written(_ fraction: Double) -> String {
    guard abs(fraction) < 100, (fraction * 1000).rounded() / 1000 != fraction else { return rounded(fraction) }
    let denominator = (3...12).first { abs((fraction * Double($0)).rounded() - fraction * Double($0)) < 1e-12 }
    return denominator.map { "\(rounded((fraction * Double($0)).rounded()))/\($0)" } ?? rounded(fraction)
  }
}
