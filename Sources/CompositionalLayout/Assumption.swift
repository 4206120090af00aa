/// A question that the layout rules leave open, with the answer that the engine uses.
///
/// Use it to see which frames may differ from UIKit's. A comment in the engine's code gives an assumption's number and name wherever the
/// engine relies on it.
public enum Assumption: String, CaseIterable, Hashable, Sendable {
  /// The length that fractions refer to when subitems have gaps between them.
  case fractionBase
  /// The first system version on which flexible gaps shorten the length that fractions refer to.
  case flexibleMinimum
  /// Subitems of zero length.
  case oneRound
  /// Whether a group that is estimated along its parent's axis fits.
  case estimateFits
  /// Insets that are larger than the element they inset.
  case insetFrame
  /// Edge spacing on an estimated cross axis.
  case crossExtent
  /// A nested group whose first subitem does not fit.
  case nestedGroupWithoutRoom
  /// A custom group without frames.
  case emptyCustomGroup
  /// A trimmed last group whose cells overflow its full length.
  case trimmedLength
  /// The end of a trimmed last group.
  case trimmedExtent
  /// Measured lengths along a group of fixed length.
  case measuredRun
  /// Estimates of badges and other supplementary items of items and groups.
  case supplementaryEstimate
  /// The length of uniform siblings before all of them are measured.
  case uniformLengths
  /// The width of the readable guide.
  case readableInsets
  /// The insets that `supplementaryContentInsetsReference` applies.
  case supplementaryInsets
  /// A boundary item without alignment.
  case noAlignment
  /// Edge spacing of supplementary items, including boundary items.
  case supplementaryEdges
  /// The position of the space above a list's header.
  case headerTopPadding
  /// Edge spacing across an orthogonal section's groups.
  case orthogonalCrossGap
  /// Orthogonal sections of a layout that scrolls sideways.
  case orthogonalInHorizontal
  /// The offset of an orthogonal section before it is scrolled.
  case initialOffset
  /// Two stops at the same distance.
  case restingTie
  /// The effect of a flick's speed on the resting offset.
  case flick
  /// The offset of a scrolled view after its content becomes shorter.
  case shrunkContent
  /// The width of a decoration in a section with a content insets reference.
  case decorationFrame
  /// The frames that right-to-left layouts mirror.
  case mirroring
  /// Margins of lists.
  case listMargin
  /// The background of a grouped list.
  case listBackground
  /// Subitems of a repeating group that do not fit.
  case repeatingOverflow
  /// Pinned items and bars.
  case pinnedInsets
  /// The safe area as a section's content insets reference.
  case safeArea
  /// A custom group of estimated length.
  case customEstimate
  /// Insets between 0 and 1.
  case fractionalInsets
  /// The space above and below a list's rows.
  case listEnds
  /// The width of the readable guide at other text sizes.
  case readableTextSize
  /// The estimates of lists at other text sizes.
  case listTextSize
  /// The way lengths are rounded to pixels on each system version.
  case rounding
  /// A section's group whose first subitem does not fit.
  case groupWithoutRoom
  /// Dimensions across a group's axis that are fractions of the length along it.
  case twoPasses
  /// The last custom group if it has fewer items than frames.
  case customTrimming
  /// Offsets of boundary items and of anchors in right-to-left layouts.
  case mirroredOffset
  /// The height of an orthogonal section whose groups are estimated.
  case orthogonalRow
  /// The cells that are uniform siblings of each other.
  case uniformScope
  /// The size of the container that a section provider receives.
  case providerContainer
  /// The container that the provider of a custom group receives.
  case customContainer
  /// The z index of a list's cells.
  case listLayer
  /// The layout's boundary items if all sections are empty.
  case emptyLayout
  /// The length of the content across the scroll axis if bars cover part of the view.
  case contentWidth

  /// The number of the assumption in `help assumptions`, counted from 1.
  public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The rules that leave the question open.
  public var rules: [String] { entry.rules }

  /// The engine's answer, in one sentence.
  public var statement: String { entry.statement }
}
