import CompositionalLayout
import Localization

/// Behaviour of UIKit that often surprises.
package enum Surprise: String, CaseIterable, Hashable, Sendable {
  case insetsOnOneAxis, orthogonalWidths, referenceOnOneAxis, spacingFirst, unusedSubitems, noGap, countOverrides, otherAxis, roundedDown,
    onlyEstimated, insetsShrinkTheCell, insetsBeyondTheSlot, insetsIgnored, pixelsBetween, edgesOnTop, scrollingMovesNoFrame,
    sharedLeftover, headerBeforeInsets, offsetOfItself

  package var sentence: Phrase {
    switch self {
    case .insetsOnOneAxis:
      "a section's insets reduce the size of its groups only across the scroll axis; along it, they are added before and after the groups"
    case .orthogonalWidths: "in an orthogonal section, widths are fractions of the whole container, including the insets"
    case .referenceOnOneAxis: "contentInsetsReference applies only across the scroll axis; along it, content scrolls under the bars"
    case .spacingFirst: "spacing is subtracted before fractions, so items shrink and do not wrap"
    case .unusedSubitems: "the remaining subitems never appear: if one does not fit, the next group starts again with the first subitem"
    case .noGap: "interItemSpacing has no effect here, because each group holds one item; interGroupSpacing separates groups"
    case .countOverrides: "with count, the subitem's own length along the group is ignored"
    case .otherAxis: "a fraction can refer to the other axis, so that a cell keeps its proportions"
    case .roundedDown: "fractions are rounded down to pixels, so that the intended number fits; the remainder stays empty at the end"
    case .onlyEstimated: "this is only an estimate; 'measure' sets the size that the cell asks for on screen"
    case .insetsShrinkTheCell:
      "an item's contentInsets are subtracted from its own slot, so neighbours do not move and gaps look twice as wide"
    case .insetsBeyondTheSlot: "UIKit does not stop at zero: insets larger than the slot make the cell grow again"
    case .pixelsBetween: "positions are whole pixels, so equal gaps can differ by one pixel"
    case .insetsIgnored: "UIKit ignores an item's contentInsets along an estimated dimension"
    case .edgesOnTop: "edgeSpacing of a section's group is added around every group, in addition to interGroupSpacing"
    case .scrollingMovesNoFrame: "scrolling an orthogonal section does not change its frames; 'visible' lists its visible elements"
    case .sharedLeftover: "all flexible gaps share the remaining space equally; a shorter last row uses the positions of a full one"
    case .headerBeforeInsets: "a header is placed before the section's top inset, not inside it"
    case .offsetOfItself: "fractionalOffset is a fraction of the supplementary item's own size, not of the element it is attached to"
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
    default: nil
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
  /// Whether it is close to the fraction that each of `count` equal parts would have.
  fileprivate func isShare(of count: Int, _ axis: Axis) -> Bool { isFraction(of: axis) && abs(value * Double(count) - 1) < 0.01 }
}
