import CompositionalLayout
import Documents
import Localization
import Rendering

package struct StepNames: Equatable, Sendable {
  package var section: Phrase
  /// The components of groups and items, by their path of subitems; empty for a list.
  package var subitems: [[Int]: String]
  package var element: Phrase
  /// The component of a supplementary or decoration item.
  package var component: String?
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
    case .container: "the element that '\(element)' is attached to"
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

  /// The step as one line.
  package func sentence(_ names: StepNames) -> Phrase {
    listSentence(names) ?? lengthSentence(names) ?? positionSentence(names) ?? extentSentence(names) ?? ""
  }

  private func bounds(_ names: StepNames) -> Phrase {
    let isWidth = axis == .horizontal
    guard choiceAssumption(names) != nil else {
      return isWidth ? "the collection view is \(rounded(result)) wide" : "the collection view is \(rounded(result)) tall"
    }
    return isWidth
      ? "the collection view is \(rounded(result)) wide, as is the container for which '\(names.section)' was chosen"
      : "the collection view is \(rounded(result)) tall, as is the container for which '\(names.section)' was chosen"
  }

  /// The sentence for a step that leads to a length; nil for a step that leads to a position.
  private func lengthSentence(_ names: StepNames) -> Phrase? {
    let name = names.name(of: subject)
    return switch reason {
    case .bounds: bounds(names)
    case .referenceInsets(let reference, let ends): "\(name): \(reference.rawValue) subtracts \(ends.shown(axis))"
    case .sectionInsets(let ends, _), .groupInsets(let ends): "\(name): contentInsets subtract \(ends.shown(axis))"
    case .sectionInsetsKept(let ends, _): "\(name): contentInsets (\(ends.shown(axis))) do not reduce this size"
    case .boundaryInsets(let ends): "the surrounding insets subtract \(ends.shown(axis))"
    case .boundaryInsetsKept(let ends, let isByReference): kept(ends, isByReference, names)
    case .fit(let fit): "\(name): \(fit.sentence)"
    case .spacing(let each, let gaps, let isFlexible):
      isFlexible
        ? "\(name): subtract \(counted(gaps, "gap")) of at least \(rounded(each)) before computing fractions"
        : "\(name): subtract \(counted(gaps, "gap")) of \(rounded(each)) before computing fractions"
    case .countShare(let count, let instead):
      "\(name): count=\(count) makes it 1/\(count) of the group, instead of its own \(instead.shown)"
    case .fraction(let dimension, let base, let exact):
      abs(exact - result) > 1e-6
        ? "\(name): \(dimension.shown) of \(rounded(base)) is \(rounded(exact)), rounded down to a pixel"
        : "\(name): \(dimension.shown) of \(rounded(base))"
    case .exactFraction(let dimension, let base): "\(name): \(dimension.shown) of \(rounded(base))"
    case .notMeasured(let estimate, let isCounted): unmeasured(name, estimate, isCounted)
    case .given(let dimension): "\(name): \(dimension.shown)"
    case .measured(let estimate): "\(name): its measured size replaces the estimate of \(rounded(estimate))"
    case .uniform: "\(name): as long as its longest sibling"
    case .itemInsets(let ends): "\(name): contentInsets subtract \(ends.shown(axis)) from its slot"
    case .itemInsetsBeyond(let ends, let slot):
      ends.total == 0
        ? "\(name): a length of \(rounded(slot)) is used as \(rounded(result))"
        : "\(name): contentInsets (\(ends.shown(axis))) exceed its slot of \(rounded(slot)), and the difference becomes its length"
    case .itemInsetsIgnored(let ends): "\(name): contentInsets (\(ends.shown(axis))) are ignored, because this dimension is estimated"
    case .custom: "\(name): the size of its frame in the custom group"
    case .noAlignment: "\(name): without alignment it has no size"
    case .sectionLength: "\(name) is \(rounded(result)) long, including its insets and boundary items"
    case .contentStart, .layoutItems, .sectionsBefore, .boundaryItems, .referenceInset, .sectionInset, .groupEdge, .groupsBefore,
      .groupEdgesBefore, .groupsMeasured, .groupInset, .slotsBefore, .slotEdges, .leftoverShare, .slotAcross, .itemInset, .customOrigin,
      .containerStart, .containerAnchor, .ownAnchor, .anchorOffset,
      .beforeRegion, .afterRegion, .aligned, .offset, .pinned, .pixels, .mirrored, .extent:
      nil
    }
  }

  /// The sentence for a step that leads to a position; nil for a step that leads to a length.
  private func positionSentence(_ names: StepNames) -> Phrase? {
    let name = names.name(of: subject)
    return switch reason {
    case .contentStart: "the start of the content"
    case .layoutItems(let length): "the layout's boundary items take up \(rounded(length)) before the first section"
    case .sectionsBefore(let sections, let length, let spacing): before(sections, length, spacing)
    case .boundaryItems(let length): "\(name): its boundary items take up \(rounded(length)) before its groups"
    case .referenceInset(let reference, let length): "\(name): \(reference.rawValue) moves it by \(rounded(length))"
    case .sectionInset(let length, _), .groupInset(let length), .itemInset(let length):
      "\(name): contentInsets.\(axis.startEdge) \(rounded(length))"
    case .groupEdge(let length, let isFlexible): edge(name, length, isFlexible)
    case .groupsBefore(let groups): groups.sentence
    case .groupEdgesBefore(let length): "edgeSpacing of these groups: \(rounded(length))"
    case .groupsMeasured(let length): "measured items make these groups \(rounded(length)) longer"
    case .slotsBefore(let slots): slots.sentence(name)
    case .slotEdges(let length): "\(name): edgeSpacing of its items up to here: \(rounded(length))"
    case .leftoverShare(let share):
      "\(name): each flexible gap grows by \(rounded(share.each)), its share of the remaining \(rounded(share.leftover))"
    case .slotAcross(let length, let isFlexible): edgeAcross(name, length, isFlexible)
    case .customOrigin(let length): "\(name): its frame in the custom group starts \(rounded(length)) from the start of the group"
    case .containerStart: "the start of the element that it is attached to"
    case .containerAnchor(let fraction, let length): "containerAnchor: \(rounded(fraction)) of that element's length, \(rounded(length))"
    case .ownAnchor(let fraction, let length):
      "its own anchor point, at \(rounded(fraction)) of its length \(rounded(length)), is placed there"
    case .anchorOffset(let length, let isFractional):
      isFractional
        ? "the anchor's fractionalOffset moves it by \(rounded(length))" : "the anchor's absoluteOffset moves it by \(rounded(length))"
    case .beforeRegion(let length): "\(name): extendsBoundary places it, \(rounded(length)) long, before \(names.bounded)"
    case .afterRegion(let region): "\(name): extendsBoundary places it after \(names.bounded), which takes up \(rounded(region))"
    case .aligned(let alignment): "\(name): \(alignment.sentence)"
    case .offset(let length): "\(name): offset \(rounded(length))"
    case .pinned(let pin): "\(name): pinToVisibleBounds \(pin.sentence)"
    case .pixels: "rounded to the nearest pixel"
    case .mirrored(let width, let length): "right to left: \(rounded(width)) minus the number above and its width, \(rounded(length))"
    case .bounds, .referenceInsets, .sectionInsets, .sectionInsetsKept, .boundaryInsets, .boundaryInsetsKept, .groupInsets, .fit,
      .spacing, .countShare, .fraction, .exactFraction, .notMeasured, .given, .measured, .uniform, .itemInsets, .itemInsetsBeyond,
      .itemInsetsIgnored, .custom, .noAlignment, .sectionLength,
      .extent:
      nil
    }
  }

  private func kept(_ ends: Ends, _ isByReference: Bool, _ names: StepNames) -> Phrase {
    isByReference
      ? "supplementaryContentInsetsReference=none: the insets of \(names.section) (\(ends.shown(axis))) are ignored"
      : "supplementariesFollowContentInsets=false: contentInsets of \(names.section) (\(ends.shown(axis))) are ignored"
  }

  private func unmeasured(_ name: Phrase, _ estimate: Double, _ isCounted: Bool) -> Phrase {
    if isCounted {
      return "\(name): not measured, because count= divides an estimated group; without count=, an estimated item is measured"
    }
    let command: Phrase = "set \(name).\(axis == .horizontal ? "width" : "height") estimated(\(rounded(estimate)))"
    return "\(name): not measured, because it is a fraction of an estimated group; to measure it, use '\(command)'"
  }

  private func edge(_ name: Phrase, _ length: Double, _ isFlexible: Bool) -> Phrase {
    isFlexible
      ? "\(name): edgeSpacing moves it by \(rounded(length)), its share of the remaining space"
      : "\(name): edgeSpacing moves it by \(rounded(length))"
  }

  private func edgeAcross(_ name: Phrase, _ length: Double, _ isFlexible: Bool) -> Phrase {
    isFlexible
      ? "\(name): edgeSpacing across the group's axis moves it by \(rounded(length)), its share of the remaining space"
      : "\(name): edgeSpacing across the group's axis moves it by \(rounded(length))"
  }

  private func before(_ sections: Int, _ length: Double, _ spacing: Double) -> Phrase {
    spacing != 0
      ? "after \(counted(sections, "section")) with a total length of \(rounded(length)) and interSectionSpacing of \(rounded(spacing))"
      : "after \(counted(sections, "section")) with a total length of \(rounded(length))"
  }
}

extension Step.Reason.Fit {
  fileprivate var sentence: Phrase {
    switch cause {
    case .room, .roomInTwoPasses:
      isEndless
        ? "holds each subitem once, \(self.count) in all, because they take up no space"
        : self.count == 0
          ? "holds 0: one needs \(rounded(neededByNext)), but only \(rounded(room)) is available"
          : "holds \(self.count), using \(rounded(needed)) of \(rounded(room)); one more would need \(rounded(neededByNext))"
    case .oneRound: "holds each subitem once, \(self.count) in all, because it is estimated along its axis"
    case .count: "holds \(self.count), as given by its count"
    case .measured: measuredSentence
    case .repeating: "repeats its subitem \(self.count) times, using \(rounded(needed)) of \(rounded(room))"
    }
  }
}

extension Step.Reason.Fit {
  private var measuredSentence: Phrase {
    guard needed <= room || self.count > 1 else {
      return "holds 1, although it needs \(rounded(needed)) and only \(rounded(room)) is available"
    }
    let filled: Phrase = "holds \(self.count) by their measured lengths: \(sum) = \(rounded(needed)) of \(rounded(room))"
    return neededByNext > needed ? "\(filled); one more would need \(rounded(neededByNext))" : filled
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
    var parts: [Phrase] = ["after \(counted(self.count, "group")) of \(rounded(length))"]
    if spacing != 0 { parts.append(.verbatim("interGroupSpacing \(rounded(spacing))")) }
    return parts.joined(separator: ", ")
  }
}

extension Step.Reason.SlotsBefore {
  fileprivate func sentence(_ name: Phrase) -> Phrase {
    gap == 0
      ? "\(name): after \(counted(self.count, "subitem")) with a total length of \(rounded(lengths))"
      : "\(name): after \(counted(self.count, "subitem")) with a total length of \(rounded(lengths)), and gaps of \(rounded(gap))"
  }
}

extension Step.Reason.Pin {
  fileprivate var sentence: Phrase {
    let isLimited = isAtStart ? limit < sight : limit > sight
    return switch (isAtStart, isLimited) {
    case (true, false): "keeps it at the start of the visible part"
    case (true, true): "would keep it at \(rounded(sight)), the start of the visible part, but its section ends before that"
    case (false, false): "keeps it at the end of the visible part"
    case (false, true): "would keep it at \(rounded(sight)), the end of the visible part, but its section starts after that"
    }
  }
}

extension Step.Reason.Alignment {
  fileprivate var sentence: Phrase {
    let (start, end) = (rounded(span.start), rounded(span.end))
    return switch side {
    case .start: "placed at the start of the space from \(start) to \(end)"
    case .middle: "its length, \(rounded(length)), is centred between \(start) and \(end)"
    case .end: "its length, \(rounded(length)), is placed at the end of the space from \(start) to \(end)"
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
  var shown: String {
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

// MARK: - Source code

extension Step {
  /// The code that set the property on which the step depends; nil if commands set it, or if no single property decides the step.
  package func source(_ names: StepNames, in document: Document) -> SourceRange? {
    guard let property = decidingProperty else { return nil }
    switch subject {
    case .layout: return document.source(of: property, of: nil)
    case .section: return names.list == nil ? document.source(of: property, of: names.section.english) : nil
    case .group(let path), .item(let path): return names.subitems[path].flatMap { document.source(of: property, of: $0) }
    case .element, .decoration, .layoutItem: return names.component.flatMap { document.source(of: property, of: $0) }
    case .container: return nil
    }
  }

  private var decidingProperty: PropertyName? {
    switch reason {
    case .given, .fraction, .exactFraction, .notMeasured, .measured, .uniform: PropertyName(axis)
    case .countShare: .count
    case .fit(let fit): if case .count = fit.cause { .count } else { nil }
    case .sectionInsets, .sectionInsetsKept, .groupInsets, .itemInsets, .itemInsetsBeyond, .itemInsetsIgnored, .sectionInset, .groupInset,
      .itemInset:
      .contentInsets
    case .spacing, .leftoverShare: .interItemSpacing
    case .slotsBefore(let slots): slots.gap == 0 ? nil : .interItemSpacing
    case .groupsBefore(let groups): groups.spacing == 0 ? nil : .interGroupSpacing
    case .sectionsBefore(_, _, let spacing): spacing == 0 ? nil : .interSectionSpacing
    case .groupEdge, .slotAcross: .edgeSpacing
    case .referenceInsets, .referenceInset: .contentInsetsReference
    case .containerAnchor, .anchorOffset: .containerAnchor
    case .ownAnchor: .itemAnchor
    case .beforeRegion, .afterRegion, .aligned, .noAlignment: .alignment
    case .offset: .offset
    case .pinned: .pinToVisibleBounds
    case .bounds, .boundaryInsets, .boundaryInsetsKept, .custom, .sectionLength, .contentStart, .layoutItems, .boundaryItems,
      .groupEdgesBefore, .groupsMeasured, .slotEdges, .customOrigin, .containerStart, .pixels, .mirrored, .extent:
      nil
    }
  }
}

extension SourceRange {
  /// The members of the object in JSON.
  package static let shape: JSONShape = ["file": .optional(.string), "line": .integer, "column": .integer, "length": .integer]

  package var record: JSON {
    ["file": .optional(file), "line": .integer(line), "column": .integer(column), "length": .integer(length)]
  }
}
