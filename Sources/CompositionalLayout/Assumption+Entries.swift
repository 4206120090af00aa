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
      "A fraction along a run is of the available length less the minimum length of all gaps, including flexible ones and a repeating group's."
    ),
    Definition(
      .flexibleMinimum, ["R18.6"],
      "From iOS 18 on the minimum of a flexible gap is taken off the length that fractions refer to, as recorded on iOS 26; before, it is not, as measured on iOS 16."
    ),
    Definition(.oneRound, ["R4.1"], "Subitems of zero length would fit for ever; one round of them is laid out."),
    Definition(
      .estimateFits, ["R4.1", "R18.5"], "Until an estimated subitem is measured, its estimate decides whether it fits."),
    Definition(
      .insetFrame, ["R5.6"],
      "A frame whose insets exceed its size has its corner moved by the insets, and the absolute difference as its size."),
    Definition(
      .crossExtent, ["R6.4"],
      "Across its run, an estimated group is as long as its longest subitem plus the minimum edge spacing at both ends."),
    Definition(
      .nestedGroupWithoutRoom, ["R4.10"],
      "A nested group in which nothing fits keeps its place and shows nothing."),
    Definition(.emptyCustomGroup, ["R6.6"], "A custom group without frames shows nothing, and so does its section."),
    Definition(
      .trimmedLength, ["R6.5"],
      "What a full group's cells overflow it by is taken off a trimmed one, down to the length zero."),
    Definition(
      .trimmedExtent, ["R18.13", "R6.5"],
      "A short last group ends where the slots of its items do, edge spacing and insets of the items included."),
    Definition(
      .measuredRun, ["R18.5"],
      "Items estimated along a group that holds as many as fit begin a new group where their measured lengths do not fit; a nested group counts with its estimate."
    ),
    Definition(
      .supplementaryEstimate, ["R7.8"], "Estimated supplementary items of items and groups keep their estimate."
    ),
    Definition(
      .uniformLengths, ["R7.10"],
      "Uniform siblings are as long as the longest measured one, or as the estimate until all of them are measured."),
    Definition(
      .readableInsets, ["R8.2", "R14"],
      "The readable guide is the layout margins, and on wide screens 672 points in the middle."),
    Definition(
      .supplementaryInsets, ["R8.3"],
      "With the reference none, boundary items are placed in the whole bounds; with another one, in the bounds less its insets."),
    Definition(.noAlignment, ["R8.4"], "A boundary item without alignment has no size and stands at its region's beginning."),
    Definition(
      .supplementaryEdges, ["R18.18"],
      "The edge spacing of a supplementary or boundary item is room around it that it takes up with its size; flexible spacing takes its minimum."
    ),
    Definition(
      .headerTopPadding, ["R18.3"],
      "A list's headerTopPadding stands between its section's beginning and its header, whatever the appearance."),
    Definition(
      .orthogonalCrossGap, ["R6.2", "R8.6"],
      "Edge spacing above an orthogonal section's groups takes its minimum, flexible or not."),
    Definition(
      .orthogonalInHorizontal, ["R2.4", "R8.6"],
      "An orthogonal section of a layout that scrolls sideways is the mirror image of one that scrolls down."),
    Definition(
      .initialOffset, ["A3"],
      "Before it is scrolled, an orthogonal section rests where a request for offset 0 would bring it."),
    Definition(.restingTie, ["A3"], "Of two stops at the same distance the lower one wins."),
    Definition(
      .flick, ["A3"],
      "A flick moves a continuous section on by 0.499 points for each point per second, and a paging one to the next stop in its direction."
    ),
    Definition(
      .shrunkContent, ["A3"],
      "If content becomes shorter than the scroll offset, the view moves back to the content's end, and so does an orthogonal section."),
    Definition(.decorationFrame, ["R8.7"], "A decoration is as wide as the bounds, whatever insets its section has."),
    Definition(
      .mirroring, ["R12"],
      "Right to left mirrors every frame within the content's width; an orthogonal section that was not scrolled shows its leading end, the right one."
    ),
    Definition(.listMargin, ["R11"], "A list's margins are 16 points, or 20 in bounds at least 414 wide."),
    Definition(
      .listBackground, ["R18.16"],
      "The background of a grouped list's section is as wide as the view, and lies behind the whole section."),
    Definition(.repeatingOverflow, ["R4.4"], "A repeating group has all its subitems, even those that do not fit."),
    Definition(.pinnedInsets, ["R8.5"], "Pinned items stay clear of what bars cover along the scroll axis."),
    Definition(
      .safeArea, ["R8.2"],
      "The reference safeArea takes the safe area off the container across the scroll axis, as margins are taken off."),
    Definition(
      .customEstimate, ["R6.6"], "A custom group of estimated length keeps its estimate, wherever its frames end."),
    Definition(
      .fractionalInsets, ["R5.8"], "Insets of items, groups and sections between 0 and 1 are points, not fractions."),
    Definition(
      .listEnds, ["R11", "R18.1"],
      "The space above and below a list's rows is that recorded on the Mac: 35 and 20 in grouped lists, 22 above a plain one's leading row."
    ),
    Definition(.readableTextSize, ["R8.2", "R14"], "The readable guide is at most 672 points wide at every text size."),
    Definition(.listTextSize, ["R11", "R18.2"], "A list's rows and headers have the same estimates at every text size."),
    Definition(
      .rounding, ["R3.4", "R3.2"],
      "From iOS 16 on every length is rounded down to pixels; before, only final frames are rounded."),
    Definition(.groupWithoutRoom, ["R4.7"], "UIKit refuses a section whose group has no room for a single subitem."),
    Definition(
      .twoPasses, ["R4.2"],
      "Where a length across a run is a fraction of one along it, the subitems that fit without gaps decide what the gaps take off."),
    Definition(.customTrimming, ["R6.6"], "A last custom group with fewer items than frames is as long as a full one."),
    Definition(
      .mirroredOffset, ["R12", "R8.4", "R10.1", "R9"],
      "Right to left mirrors the offsets of boundary items and of anchors with their frames."),
    Definition(
      .orthogonalRow, ["R8.6"],
      "An orthogonal section is as high as the highest of its groups, of those that were measured by what they measured."),
    Definition(
      .uniformScope, ["R18.4", "R7.10"],
      "Uniform siblings are the cells of one group; those of the whole section are, if the section's group is uniform itself."),
    Definition(
      .providerContainer, ["R2.12"],
      "A section provider is given a container of the size of the bounds, whatever the safe area."),
    Definition(
      .customContainer, ["R2.11"],
      "The provider of a custom group is given a container of the group's size in the whole bounds; the group's insets are not taken off it."
    ),
    Definition(
      .listLayer, ["R18.16"],
      "The cells of a list stand no farther in front than other cells: their z index is that of any cell."),
    Definition(
      .emptyLayout, ["A6", "R10.1"],
      "A layout whose sections are all empty shows its boundary items, around what its sections take."),
    Definition(
      .contentWidth, ["R10.2", "R8.2"],
      "Across the scroll axis, content is as long as the bounds, whatever the safe area."),
  ]

  private static let entriesByAssumption = Dictionary(uniqueKeysWithValues: entries.map { ($0.assumption, $0) })

  var entry: Definition { Self.entriesByAssumption[self] ?? Self.entries[0] }
}
