extension Reading {
  /// Every reading besides the engine's own answers, by assumption.
  public static let all: [Reading] = ofGroups + ofSizes + ofSystems + ofSections + ofLists + ofScrolling

  private static let ofGroups = [
    Reading(.fractionBase, .wholeRun, "A fraction along a run is of the whole available length, whatever the gaps."),
    Reading(
      .fractionBase, .wholeRepeatedRun,
      "In a repeating group a fraction is of the whole available length; in others the gaps are taken off."),
    Reading(
      .flexibleMinimum, .otherSystems,
      "The minimum of a flexible gap is taken off up to iOS 17, and from iOS 18 on it is not."),
    Reading(
      .flexibleMinimum, .minimumFromSystem26,
      "The minimum of a flexible gap is taken off from iOS 26 on, and up to iOS 18 it is not."),
    Reading(.oneRound, .oneSubitem, "Of subitems of zero length only the first is laid out."),
    Reading(.oneRound, .noSubitem, "Of subitems of zero length none is laid out, and UIKit complains that none fits."),
    Reading(
      .estimateFits, .estimateFillsRun, "Until an estimated subitem is measured, it takes up the whole run."),
    Reading(
      .nestedGroupWithoutRoom, .quietPlace,
      "A nested group in which nothing fits keeps its place and shows nothing, and UIKit does not complain."),
    Reading(
      .nestedGroupWithoutRoom, .noPlace, "A nested group in which nothing fits takes up no room, and UIKit does not complain."),
    Reading(
      .emptyCustomGroup, .emptyGroupLength, "A custom group without frames keeps the room of one group in its section."),
    Reading(
      .repeatingOverflow, .overflowDropped,
      "Subitems of a repeating group that do not fit are left out, and the next item begins the next group."),
    Reading(
      .customEstimate, .customFits, "A custom group of estimated length is as long as its frames reach."),
    Reading(.trimmedLength, .overflowKept, "What a full group's cells overflow it by is not taken off a trimmed one."),
    Reading(
      .trimmedLength, .negativeLength,
      "What a full group's cells overflow it by is taken off a trimmed one, which may become shorter than nothing."),
    Reading(.trimmedExtent, .frameExtent, "A short last group ends where the frames of its items do."),
    Reading(
      .measuredRun, .estimatesDecide, "Estimates decide how many items a group holds, whatever they are measured at."),
    Reading(
      .groupWithoutRoom, .quietSection,
      "A section whose group has no room for a single subitem shows no items, and UIKit does not complain."),
    Reading(.twoPasses, .onePass, "Subitems are counted with their gaps, whatever their lengths across the run are of."),
    Reading(
      .customTrimming, .customTrimmed, "A last custom group with fewer items than frames is shorter by what the missing frames take."),
    Reading(
      .supplementaryEstimate, .attachedMeasured,
      "Estimated supplementary items of items and groups take the size that their views ask for."),
  ]

  private static let ofSizes = [
    Reading(.insetFrame, .emptyFrame, "A frame whose insets exceed its size has no length on that axis."),
    Reading(
      .insetFrame, .turnedFrame,
      "A frame whose insets exceed its size reaches from where one inset ends to where the other does."),
    Reading(
      .fractionalInsets, .insetFractions,
      "Insets of an item between 0 and 1 are fractions of its slot; those of groups and sections are points."
    ),
    Reading(
      .fractionalInsets, .groupInsetFractions,
      "Insets of an item or a group between 0 and 1 are fractions of its size; those of sections are points."),
    Reading(
      .fractionalInsets, .allInsetFractions,
      "Insets of an item or a group between 0 and 1 are fractions of its size, and those of a section of its container."),
    Reading(
      .crossExtent, .startEdgeOnly,
      "Across its run, an estimated group is as long as its longest subitem plus the edge spacing before it."),
    Reading(
      .crossExtent, .edgesOutside,
      "Across its run, an estimated group is as long as its longest subitem, without edge spacing."),
    Reading(
      .uniformLengths, .longestMeasured,
      "Uniform siblings are as long as the longest measured one, whatever the estimate."),
    Reading(
      .uniformLengths, .estimateUntilAll, "Uniform siblings are as long as the estimate until all of them are measured."
    ),
    Reading(.uniformLengths, .estimateIsLeast, "Uniform siblings are never shorter than the estimate."),
    Reading(.readableInsets, .marginsOnly, "The readable guide is the layout margins on every screen."),
    Reading(
      .readableInsets, .middleOfBounds,
      "The readable guide is 672 points in the middle of the bounds, where the layout margins leave more."),
  ]

  private static let ofSystems = [
    Reading(.rounding, .otherRounding, "From iOS 16 on only final frames are rounded to pixels; before, every length is rounded down."),
    Reading(.rounding, .nearestLengths, "From iOS 16 on every length is rounded to the nearest pixel."),
    Reading(.readableTextSize, .widthGrows, "The readable guide is as much wider than 672 points as body text is larger than by default."),
    Reading(.listTextSize, .estimatesGrow, "The estimates of a list's rows and headers grow as body text does."),
    Reading(
      .mirroredOffset, .offsetsToTheRight,
      "From right to left, the offset of a boundary item still moves it to the right; an anchor's is mirrored."),
    Reading(
      .mirroredOffset, .anchorsToTheRight,
      "From right to left, the offset of an anchor still moves to the right; a boundary item's is mirrored."),
    Reading(.mirroredOffset, .allToTheRight, "From right to left, the offsets of boundary items and of anchors still move to the right."),
  ]

  private static let ofSections = [
    Reading(.emptyLayout, .nothingShown, "A layout whose sections are all empty shows none of its boundary items."),
    Reading(
      .customContainer, .viewIsContainer,
      "The provider of a custom group is given a container of the size of the bounds, whatever the group's."),
    Reading(
      .customContainer, .innerContainer,
      "The provider of a custom group is given a container of the group's size in the whole bounds, less the group's insets."),
    Reading(.contentWidth, .contentInSafeArea, "Across the scroll axis, content is as long as the bounds less the safe area."),
    Reading(
      .providerContainer, .containerInSafeArea, "A section provider is given a container of the size of the bounds less the safe area."),
    Reading(
      .supplementaryInsets, .referenceIgnored,
      "Boundary items are placed as the section's groups are, whatever the reference."),
    Reading(
      .supplementaryInsets, .noneFollows, "With the reference none, boundary items still follow the section's insets."),
    Reading(
      .supplementaryInsets, .sectionIgnored,
      "With a reference of their own, boundary items do not follow the section's insets."),
    Reading(
      .noAlignment, .topLeading, "A boundary item without alignment stands as one at the top and leading edge does."),
    Reading(.supplementaryEdges, .edgesIgnored, "The edge spacing of a supplementary or boundary item has no effect."),
    Reading(.headerTopPadding, .belowHeader, "A list's headerTopPadding stands between its header and its rows."),
    Reading(.headerTopPadding, .noPadding, "A list's headerTopPadding moves no header that is a view."),
    Reading(.orthogonalCrossGap, .noEdge, "Edge spacing above an orthogonal section's groups has no effect."),
    Reading(
      .orthogonalCrossGap, .flexibleEdgeIsNothing,
      "Above an orthogonal section's groups only fixed edge spacing counts."),
    Reading(.decorationFrame, .withinReference, "A decoration is as wide as the bounds less the reference's insets."),
    Reading(.safeArea, .safeAreaIgnored, "The reference safeArea takes nothing off the container."),
    Reading(.uniformScope, .rowsAlone, "Uniform siblings are the cells of one group, even if the section's group is uniform itself."),
    Reading(.uniformScope, .wholeSection, "Uniform siblings are the cells of the whole section wherever its group is estimated."),
  ]

  private static let ofLists = [
    Reading(.listLayer, .cellsInFront, "The cells of a list have the z index 10."),
    Reading(.listEnds, .noLeadingPadding, "A plain list leaves no space above a first row that is its header."),
    Reading(
      .listEnds, .halfAboveGroups, "A grouped list without a header leaves 17.5 points above its rows."),
    Reading(.listEnds, .noSidebarEnd, "A sidebar leaves no space below its rows."),
    Reading(.listEnds, .endBelowFooters, "A list leaves the same space below its rows with a footer as without."),
    Reading(.listBackground, .noBackground, "No list's section has a background."),
    Reading(
      .listBackground, .behindRows, "The background of a grouped list's section lies behind its rows alone, within the list's margins."),
    Reading(.listBackground, .behindEveryList, "The section of every list has a background as wide as the view."),
    Reading(.listMargin, .sixteen, "A list's margins are 16 points, whatever the bounds."),
    Reading(.listMargin, .twenty, "A list's margins are 20 points, whatever the bounds."),
    Reading(.listMargin, .viewMargins, "A list's margins are the view's layout margin at the leading side."),
  ]

  private static let ofScrolling = [
    Reading(
      .orthogonalInHorizontal, .scrollsAlong,
      "In a layout that scrolls sideways, an orthogonal section scrolls with the layout."),
    Reading(.initialOffset, .offsetZero, "Before it is scrolled, an orthogonal section rests at offset 0."),
    Reading(
      .initialOffset, .firstCentred,
      "Before it is scrolled, an orthogonal section that centres its groups shows the first one in the middle."),
    Reading(.pinnedInsets, .pinnedAtBounds, "Pinned items stop at the edges of the bounds, under bars."),
    Reading(.orthogonalRow, .rowKeepsEstimate, "An orthogonal section is as high as its groups were estimated, whatever they measure."),
    Reading(.flick, .fastFlick, "A flick moves a continuous section on by 0.099 points for each point per second."),
    Reading(.flick, .velocityIgnored, "A flick of a paging section goes to the stop nearest to where the finger left it."),
    Reading(
      .flick, .pagesAsFarAsItGoes,
      "A flick of a paging section goes to the stop nearest to where a continuous one would come to rest."),
    Reading(
      .shrunkContent, .offsetKept, "If content becomes shorter than the scroll offset, the view and its sections stay where they are."),
    Reading(
      .shrunkContent, .rowOffsetKept,
      "If content becomes shorter than the scroll offset, the view moves back to the content's end, and an orthogonal section stays."),
    Reading(.restingTie, .upperStop, "Of two stops at the same distance the upper one wins."),
    Reading(.mirroring, .withinBounds, "Right to left mirrors every frame within the width of the bounds."),
    Reading(.mirroring, .nothingMirrored, "Right to left mirrors nothing."),
    Reading(
      .mirroring, .leftEndFirst,
      "Right to left mirrors every frame; an orthogonal section that was not scrolled shows its left end all the same."),
  ]
}
