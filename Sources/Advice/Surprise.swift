import CompositionalLayout

/// Behaviour of UIKit that often surprises.
package enum Surprise: String, CaseIterable, Hashable, Sendable {
  /// A section's insets narrow its groups across the scroll axis, and do not shorten them along it.
  case insetsOnOneAxis
  /// An orthogonal section's widths are fractions of the whole container.
  case orthogonalWidths
  /// A reference moves sections, but not along the scroll axis.
  case referenceOnOneAxis
  /// Spacing comes off before fractions are taken, so that halves shrink and do not wrap.
  case spacingFirst
  /// The subitems after the last that fits are never shown.
  case unusedSubitems
  /// A single subitem has no gap to either side.
  case noGap
  /// A count ignores the length its subitem asks for.
  case countOverrides
  /// A height may be a fraction of a width.
  case otherAxis
  /// A fraction is rounded down to whole pixels.
  case roundedDown
  /// An estimate is used until the cell is on screen and measured.
  case onlyEstimated
  /// An item's insets shrink its cell and move no neighbour.
  case insetsShrinkTheCell
  /// Insets larger than the slot leave the absolute difference as the length.
  case insetsBeyondTheSlot
  /// An item's insets are ignored where its length is estimated.
  case insetsIgnored
  /// Equal gaps may differ by a pixel.
  case pixelsBetween
  /// A group's edge spacing is added to the section's spacing.
  case edgesOnTop
  /// Scrolling an orthogonal section moves no frame.
  case scrollingMovesNoFrame
  /// Leftover room is shared equally by all flexible gaps.
  case sharedLeftover
  /// A header stands outside the section's insets.
  case headerBeforeInsets
  /// A supplementary's fractions are of the frame it is attached to.
  case offsetOfItself
}

extension Surprise {
  /// The surprise in a step; nil if there is none.
  ///
  /// - Parameter axis: The axis of the explained number.
  init?(_ step: Step, axis: Axis) {
    guard let surprise = Self.surprise(in: step, axis) else { return nil }
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
    case .given(let dimension): dimension.isEstimated ? .onlyEstimated : nil
    case .itemInsets(let ends): if case .item = step.subject, ends != .zero { .insetsShrinkTheCell } else { nil }
    case .itemInsetsBeyond(let ends, _): ends != .zero ? .insetsBeyondTheSlot : nil
    case .itemInsetsIgnored: .insetsIgnored
    case .groupsBefore(let groups): groups.edges != 0 ? .edgesOnTop : groups.isOrthogonal ? .scrollingMovesNoFrame : nil
    case .slotsBefore(let slots): slots.share != nil ? .sharedLeftover : nil
    case .beforeRegion: .headerBeforeInsets
    case .pixels: if case .group = step.subject { .pixelsBetween } else { nil }
    case .anchorOffset(_, let isFractional): isFractional ? .offsetOfItself : nil
    case .bounds, .sectionInsets, .boundaryInsets, .groupInsets, .measured, .uniform, .custom, .noAlignment, .sectionLength,
      .contentStart, .layoutItems, .sectionsBefore, .boundaryItems, .referenceInset, .sectionInset, .groupEdge, .groupInset, .slotAcross,
      .itemInset, .customOrigin, .containerStart, .containerAnchor, .ownAnchor, .afterRegion, .aligned, .offset, .pinned,
      .mirrored:
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
  /// Whether it is the same fraction that a count gives.
  fileprivate func isShare(of count: Int, _ axis: Axis) -> Bool { isFraction(of: axis) && abs(value * Double(count) - 1) < 0.01 }
}
