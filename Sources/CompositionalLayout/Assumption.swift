/// A question that the layout rules leave open, and the engine's answer to it.
///
/// The answer is written where it applies, with a comment that has the assumption's number and name.
public enum Assumption: String, CaseIterable, Hashable, Sendable {
  /// The length that fractions refer to when subitems have gaps between them.
  case fractionBase
  /// From which system on flexible gaps are taken off that length.
  case flexibleMinimum
  /// Subitems that take no room.
  case oneRound
  /// Whether a group that is estimated along its parent's run fits.
  case estimateFits
  /// Insets larger than what they inset.
  case insetFrame
  /// Edge spacing on an estimated cross axis.
  case crossExtent
  /// A nested group whose first subitem does not fit.
  case nestedGroupWithoutRoom
  /// A custom group without frames.
  case emptyCustomGroup
  /// A trimmed last group whose full length its cells overflow.
  case trimmedLength
  /// Where the items of a trimmed last group end.
  case trimmedExtent
  /// Measured lengths along a run of fixed length.
  case measuredRun
  /// Estimates of badges and other supplementaries of items and groups.
  case supplementaryEstimate
  /// The length of uniform siblings before all are measured.
  case uniformLengths
  /// The readable guide's width.
  case readableInsets
  /// The geometry of `supplementaryContentInsetsReference`.
  case supplementaryInsets
  /// A boundary item without alignment.
  case noAlignment
  /// Edge spacing of supplementary items, boundary items among them.
  case supplementaryEdges
  /// Where the space above a list's header stands.
  case headerTopPadding
  /// Edge spacing across an orthogonal section's groups.
  case orthogonalCrossGap
  /// Orthogonal sections of a layout that scrolls sideways.
  case orthogonalInHorizontal
  /// The offset of an orthogonal section before it is scrolled.
  case initialOffset
  /// Two stops at the same distance.
  case restingTie
  /// What a finger's speed does to a resting offset.
  case flick
  /// Where a scrolled view stands when its content becomes shorter.
  case shrunkContent
  /// The width of a decoration under a reference.
  case decorationFrame
  /// What is mirrored from right to left.
  case mirroring
  /// Margins of lists.
  case listMargin
  /// The background of a grouped list.
  case listBackground
  /// Subitems of a repeating group that do not fit.
  case repeatingOverflow
  /// Pinned items under bars.
  case pinnedInsets
  /// The safe area as a section's container.
  case safeArea
  /// A custom group of estimated length.
  case customEstimate
  /// Insets between 0 and 1.
  case fractionalInsets
  /// The space above and below a list's rows.
  case listEnds
  /// The width of the readable guide by text size.
  case readableTextSize
  /// The estimates of lists by text size.
  case listTextSize
  /// How lengths are rounded to pixels, and on which systems.
  case rounding
  /// A section's group whose first subitem does not fit.
  case groupWithoutRoom
  /// Lengths across a run that are fractions of one along it.
  case twoPasses
  /// The last of several custom groups, which has fewer items than frames.
  case customTrimming
  /// Offsets of boundary items and of anchors from right to left.
  case mirroredOffset
  /// The height of an orthogonal section's row whose groups are estimated.
  case orthogonalRow
  /// Which cells are uniform siblings of each other.
  case uniformScope
  /// The size of the container that a section provider is given.
  case providerContainer
  /// The container that the provider of a custom group is given.
  case customContainer
  /// How far in front the cells of a list stand.
  case listLayer
  /// The layout's boundary items where no section has items.
  case emptyLayout
  /// How long content is across the scroll axis, beside bars.
  case contentWidth

  /// The number under which `help assumptions` lists it, counted from 1.
  public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The rules that leave the point open.
  public var rules: [String] { entry.rules }

  /// The engine's answer, in one sentence.
  public var statement: String { entry.statement }
}
