extension Assumption {
  /// The rules and the statement of an assumption.
  struct Definition: Sendable {
    let assumption: Assumption
    let rules: [String]
    let statement: String

    init(_ assumption: Assumption, _ rules: [String], _ statement: String) {
      (self.assumption, self.rules, self.statement) = (assumption, rules, statement)
    }
  }

  private static let entries: [Definition] = [
    Definition(
      .fractionBase, ["R4.4", "R4.1"],
      "Along a group's axis, a fraction refers to the available length minus the total minimum spacing, including flexible spacing and the spacing of a repeating group."
    ),
    Definition(
      .flexibleMinimum, ["R18.6"],
      "From iOS 18 on, the minimum of flexible spacing is subtracted before fractions are computed, as recorded on iOS 26; on earlier versions it is not, as recorded on iOS 16."
    ),
    Definition(.oneRound, ["R4.1"], "Subitems of zero length, which would fit without limit, are laid out once each."),
    Definition(
      .estimateFits, ["R4.1", "R18.5"], "Until an estimated subitem is measured, its estimate decides whether it fits."),
    Definition(
      .insetFrame, ["R5.6"],
      "If insets exceed the size of a frame, its corner moves by the insets, and its size is the absolute difference."),
    Definition(
      .crossExtent, ["R6.4"],
      "Across its axis, an estimated group is as long as its longest subitem plus the minimum edge spacing at both ends."),
    Definition(
      .nestedGroupWithoutRoom, ["R4.10"],
      "A nested group in which nothing fits keeps its space and shows nothing."),
    Definition(.emptyCustomGroup, ["R6.6"], "A custom group without frames shows nothing, and neither does its section."),
    Definition(
      .trimmedLength, ["R6.5"],
      "If the cells of a full group overflow it, a shorter last group is reduced by the same amount, at most to zero."),
    Definition(
      .trimmedExtent, ["R18.13", "R6.5"],
      "A shorter last group ends where the slots of its items end; slots include edge spacing and insets."),
    Definition(
      .measuredRun, ["R18.5"],
      "In a group that holds as many items as fit, items that are estimated along its axis start a new group if their measured lengths do not fit; a nested group counts with its estimate."
    ),
    Definition(
      .supplementaryEstimate, ["R7.8"], "Estimated supplementary items of items and groups keep their estimate."
    ),
    Definition(
      .uniformLengths, ["R7.10"],
      "Uniform siblings are as long as the longest measured one, or as the estimate until all of them are measured."),
    Definition(
      .readableInsets, ["R8.2", "R14"],
      "The readable width is the width inside the layout margins; on wide screens it is centred and at most 672 points."),
    Definition(
      .supplementaryInsets, ["R8.3"],
      "If supplementaryContentInsetsReference is none, boundary items are placed in the whole bounds, otherwise in the bounds minus its insets."
    ),
    Definition(.noAlignment, ["R8.4"], "A boundary item without alignment has no size and is at the start of its section."),
    Definition(
      .supplementaryEdges, ["R18.18"],
      "The edge spacing of a supplementary or boundary item adds to the space that the item takes up; flexible spacing adds its minimum."
    ),
    Definition(
      .headerTopPadding, ["R18.3"],
      "A list's headerTopPadding is between the start of the section and the header, for every appearance."),
    Definition(
      .orthogonalCrossGap, ["R6.2", "R8.6"],
      "Edge spacing above the groups of an orthogonal section takes up only its minimum, even if it is flexible."),
    Definition(
      .orthogonalInHorizontal, ["R2.4", "R8.6"],
      "An orthogonal section in a layout that scrolls sideways behaves like one in a layout that scrolls down, with the axes swapped."),
    Definition(
      .initialOffset, ["A3"],
      "Before it is scrolled, an orthogonal section rests where scrolling to offset 0 would bring it."),
    Definition(.restingTie, ["A3"], "Of two resting offsets at the same distance, the smaller one is chosen."),
    Definition(
      .flick, ["A3"],
      "A flick scrolls a continuous section by 0.499 points for each point per second of velocity, and a paging section to the next resting offset in its direction."
    ),
    Definition(
      .shrunkContent, ["A3"],
      "If the content becomes shorter than the offset, the view or the orthogonal section moves back to the end of the content."),
    Definition(.decorationFrame, ["R8.7"], "A decoration is as wide as the bounds, regardless of its section's insets."),
    Definition(
      .mirroring, ["R12"],
      "With text from right to left, every frame is mirrored within the content's width, and an orthogonal section initially shows its leading end, on the right."
    ),
    Definition(.listMargin, ["R11"], "A list's margins are 16 points, or 20 in bounds at least 414 wide."),
    Definition(
      .listBackground, ["R19.1"],
      "The background of a grouped list's section has the same extent on every system and at every width as on iOS 18."),
    Definition(.repeatingOverflow, ["R4.4"], "A repeating group has all its subitems, even those that do not fit."),
    Definition(.pinnedInsets, ["R8.5"], "Along the scroll axis, pinned items stay outside the area covered by bars."),
    Definition(
      .safeArea, ["R8.2"],
      "contentInsetsReference=safeArea subtracts the safe area from the container across the scroll axis, as layoutMargins subtracts the margins."
    ),
    Definition(
      .customEstimate, ["R6.6"], "A custom group of estimated length keeps its estimate, regardless of its frames."),
    Definition(
      .fractionalInsets, ["R5.8"], "Insets of items, groups and sections between 0 and 1 are points, not fractions."),
    Definition(
      .listEnds, ["R11", "R18.1", "R19.2"],
      "The space above and below the rows of a list is that recorded on the Mac: 35 and 20 in grouped lists, and 22 above the first row of a plain list that is its header. On iOS 14, a grouped list starts with 17.5."
    ),
    Definition(.readableTextSize, ["R8.2", "R14"], "The readable width is at most 672 points at every text size."),
    Definition(.listTextSize, ["R11", "R18.2"], "A list's rows and headers have the same estimates at every text size."),
    Definition(
      .rounding, ["R3.4", "R3.2"],
      "From iOS 16 on, every length is rounded down to a pixel; before that, only final frames are rounded."),
    Definition(.groupWithoutRoom, ["R4.7"], "UIKit raises an exception for a section if none of its group's subitems fit."),
    Definition(
      .twoPasses, ["R4.2"],
      "If a length across a group's axis is a fraction of the length along it, the number of subitems that fit without spacing determines how much spacing is subtracted."
    ),
    Definition(.customTrimming, ["R6.6"], "If the last custom group has fewer items than frames, it is still as long as a full one."),
    Definition(
      .mirroredOffset, ["R12", "R8.4", "R10.1", "R9"],
      "With text from right to left, the offsets of boundary items and anchors are mirrored with their frames."),
    Definition(
      .orthogonalRow, ["R8.6"],
      "An orthogonal section is as tall as its tallest group, using measured heights where available."),
    Definition(
      .uniformScope, ["R18.4", "R7.10"],
      "Uniform siblings are the cells of one group or, if the section's group is uniform, all cells of the section."),
    Definition(
      .providerContainer, ["R2.12"],
      "The container that a section provider receives has the size of the bounds, regardless of the safe area."),
    Definition(
      .customContainer, ["R2.11"],
      "The container that a custom group's provider receives has the group's size, computed in the whole bounds, without subtracting the group's insets."
    ),
    Definition(
      .listLayer, ["R18.16", "R19.2"],
      "The cells of a list have the same z index as other cells, except in grouped lists on iOS 14, where it is 10."),
    Definition(
      .emptyLayout, ["R10.1"],
      "A layout whose sections are all empty still shows its boundary items, around the space that its sections take up."),
    Definition(
      .contentWidth, ["R10.2", "R8.2"],
      "Across the scroll axis, the content has the size of the bounds, regardless of the safe area."),
  ]

  private static let entriesByAssumption = Dictionary(uniqueKeysWithValues: entries.map { ($0.assumption, $0) })

  var entry: Definition { Self.entriesByAssumption[self] ?? Self.entries[0] }
}
