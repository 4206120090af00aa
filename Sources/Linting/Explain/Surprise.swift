import CompositionalLayout
import Localization

/// Behaviour of UIKit that often surprises.
package enum Surprise: String, CaseIterable, Hashable, Sendable {
  case insetsOnOneAxis, orthogonalWidths, referenceOnOneAxis, spacingFirst, unusedSubitems, noGap, countOverrides, otherAxis, roundedDown,
    onlyEstimated, insetsShrinkTheCell, insetsBeyondTheSlot, insetsIgnored, pixelsBetween, edgesOnTop, scrollingMovesNoFrame,
    sharedLeftover, headerBeforeInsets, offsetOfItself

  package var sentence: Phrase {
    switch self {
    case .insetsOnOneAxis: "a section's insets narrow its groups across the scroll axis only; along it they stand before and after them"
    case .orthogonalWidths: "where a section scrolls by itself, widths are fractions of the whole container, insets included"
    case .referenceOnOneAxis: "contentInsetsReference counts across the scroll axis only; content runs under the bars along it"
    case .spacingFirst: "fractions shrink to make room for spacing between them; they do not wrap"
    case .unusedSubitems: "the subitems after those never appear: what does not fit begins the group again, with the first subitem"
    case .noGap: "interItemSpacing has no effect here: the next item begins another group, and interGroupSpacing separates groups"
    case .countOverrides: "with a count the subitem's own length along the group is ignored"
    case .otherAxis: "a fraction may be of the other axis: this is how a cell keeps its proportions"
    case .roundedDown: "fractions are rounded down to whole pixels, so that the intended number fits; the rest is left over at the end"
    case .onlyEstimated: "an estimate is a guess: 'measure' says what the cell asks for once it is on screen"
    case .insetsShrinkTheCell: "an item's contentInsets are taken from its own slot: neighbours stay where they are, and gaps look doubled"
    case .insetsBeyondTheSlot: "UIKit does not stop at zero: insets larger than the slot make the cell large again"
    case .pixelsBetween: "everything stands on whole pixels, so gaps that are alike may differ by one"
    case .insetsIgnored: "UIKit ignores an item's contentInsets on an axis that is estimated"
    case .edgesOnTop: "edgeSpacing of a section's group stands beside every group, on top of interGroupSpacing"
    case .scrollingMovesNoFrame: "scrolling a section on its own moves no frame: 'visible' shows what is in sight of it"
    case .sharedLeftover: "all flexible gaps share what is left over alike; a shorter last row keeps the places of a full one"
    case .headerBeforeInsets: "a header stands before the section's own top inset, not within it"
    case .offsetOfItself: "a fractionalOffset is a fraction of the supplementary's own size, not of what it is attached to"
    }
  }
}

extension Surprise {
  /// Whether it changes a number by less than a pixel.
  package var isOfPixels: Bool { self == .roundedDown || self == .pixelsBetween }

  /// The surprise in a step, or nil.
  ///
  /// - Parameters:
  ///   - next: The step after it; nil if it is the last.
  ///   - axis: The axis along which the explained number is measured.
  init?(_ step: Step, before next: Step?, axis: Axis) {
    guard let surprise = Self.surprise(in: step, axis) else { return nil }
    if surprise == .spacingFirst, let next, case .countShare = next.reason { return nil }
    self = surprise
  }

  private static func surprise(in step: Step, _ axis: Axis) -> Surprise? {
    switch step.reason {
    case .sectionInsetsKept(_, let isOrthogonal): isOrthogonal ? .orthogonalWidths : .insetsOnOneAxis
    case .referenceInsets: .referenceOnOneAxis
    case .spacing: .spacingFirst
    case .fit(let fit): fit.surprise
    case .countShare(let count, let instead): instead.isShare(of: count, axis) ? nil : .countOverrides
    case .fraction(let dimension, _, let exact):
      dimension.isFraction(of: axis.crossed) ? .otherAxis : exact - step.result > 0.01 ? .roundedDown : nil
    case .given(let dimension): dimension.isEstimated && step.assumption == nil ? .onlyEstimated : nil
    case .itemInsets(let ends): if case .item = step.subject, ends != .zero { .insetsShrinkTheCell } else { nil }
    case .itemInsetsBeyond(let ends, _): ends != .zero ? .insetsBeyondTheSlot : nil
    case .itemInsetsIgnored: .insetsIgnored
    case .groupsBefore(let groups): groups.isOrthogonal ? .scrollingMovesNoFrame : nil
    case .groupEdgesBefore: .edgesOnTop
    case .leftoverShare: .sharedLeftover
    case .beforeRegion: .headerBeforeInsets
    case .pixels: if case .group = step.subject { .pixelsBetween } else { nil }
    case .anchorOffset(_, let isFractional): isFractional ? .offsetOfItself : nil
    case .bounds, .sectionInsets, .boundaryInsets, .boundaryInsetsKept, .groupInsets, .exactFraction, .notMeasured, .measured, .uniform,
      .custom, .noAlignment, .sectionLength, .contentStart, .layoutItems, .sectionsBefore, .boundaryItems, .referenceInset,
      .sectionInset, .groupEdge, .groupsMeasured, .groupInset, .slotsBefore, .slotEdges, .slotAcross, .itemInset, .customOrigin,
      .containerStart, .containerAnchor, .ownAnchor, .afterRegion, .aligned, .offset, .pinned, .mirrored, .extent:
      nil
    }
  }
}

extension Step.Reason.Fit {
  fileprivate var surprise: Surprise? {
    if cause == .room || cause == .roomInTwoPasses, count > 0, count < subitemCount { return .unusedSubitems }
    return count == 1 && gap > 0 ? .noGap : nil
  }
}

extension Dimension {
  /// Whether it is about the fraction that `count` equal parts would have.
  fileprivate func isShare(of count: Int, _ axis: Axis) -> Bool { isFraction(of: axis) && abs(value * Double(count) - 1) < 0.01 }
}
