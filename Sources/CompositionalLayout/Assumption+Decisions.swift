// One function for each `Assumption` about sizes and sections; see `Assumption+Groups.swift`.

/// Whether estimated supplementary items of items and groups are measured.
func assumeSupplementaryEstimate(_ readings: Readings) -> Bool { readings.contains(.attachedMeasured) }

/// The alignment by which a boundary item stands; with none its size is zero.
func assumeNoAlignment(_ alignment: RectAlignment, _ readings: Readings) -> RectAlignment {
  alignment == .none && readings.contains(.topLeading) ? .topLeading : alignment
}

/// The space around a supplementary item, which it takes up with its size.
func assumeSupplementaryEdges(_ edges: EdgeSpacing?, _ readings: Readings) -> EdgeSpacing? {
  readings.contains(.edgesIgnored) ? nil : edges
}

/// The edge spacing of a list's header that puts the padding above it; nil if none was given.
func assumeHeaderTopPadding(_ padding: Double?, _ readings: Readings) -> EdgeSpacing? {
  guard let padding, !readings.contains(.noPadding) else { return nil }
  return readings.contains(.belowHeader) ? EdgeSpacing(bottom: .fixed(padding)) : EdgeSpacing(top: .fixed(padding))
}

/// The axis along which an orthogonal section's groups follow each other.
func assumeOrthogonalInHorizontal(_ scrollDirection: Axis, _ readings: Readings) -> Axis {
  scrollDirection == .horizontal && readings.contains(.scrollsAlong) ? scrollDirection : scrollDirection.crossed
}

/// What a layout does to frames that were computed from left to right.
struct Mirroring {
  /// The width within which they are mirrored; nil if they are not.
  var width: Double?
  /// Whether an orthogonal section that was not scrolled shows its left end, although its first group is at the right.
  var startsAtLeft: Bool
}

/// A layout that runs from right to left is mirrored within the content's width.
func assumeMirroring(_ direction: LayoutDirection, content: Double, bounds: Double, _ readings: Readings) -> Mirroring {
  guard direction == .rightToLeft, !readings.contains(.nothingMirrored) else { return Mirroring(width: nil, startsAtLeft: false) }
  return Mirroring(width: readings.contains(.withinBounds) ? bounds : content, startsAtLeft: readings.contains(.leftEndFirst))
}

/// The space on both sides of a list's rows: 20 points in bounds at least 414 wide, 16 in narrower ones.
func assumeListMargin(_ appearance: ListConfiguration.Appearance, in environment: Environment) -> Double {
  switch appearance {
  case .plain, .grouped: return 0
  case .insetGrouped, .sidebar, .sidebarPlain:
    if environment.readings.contains(.viewMargins) { return environment.layoutMargins.start(.horizontal) }
    if environment.readings.contains(.sixteen) { return 16 }
    return environment.bounds.width >= 414 || environment.readings.contains(.twenty) ? 20 : 16
  }
}

/// The background of a list's section with these insets; only grouped lists have one.
func assumeListBackground(
  _ appearance: ListConfiguration.Appearance, insets: DirectionalEdgeInsets, _ readings: Readings
) -> [DecorationItem] {
  let hasOne = appearance.isGrouped && !readings.contains(.noBackground) || readings.contains(.behindEveryList)
  let insets = readings.contains(.behindRows) ? insets : .zero
  return hasOne ? [DecorationItem(elementKind: Section.listBackgroundElementKind, contentInsets: insets)] : []
}

/// The z index of a list's cells; nil for that of other cells.
func assumeListLayer(_ readings: Readings) -> Int? { readings.contains(.cellsInFront) ? 10 : nil }

/// The layout's boundary items that are shown around sections with these numbers of items.
func assumeEmptyLayout(_ boundaries: [BoundaryPlan], items: [Int], _ readings: Readings) -> [BoundaryPlan] {
  readings.contains(.nothingShown) && items.allSatisfy { $0 <= 0 } ? [] : boundaries
}

func assumeInsetFrame(_ frame: Rect, _ readings: Readings) -> Rect {
  if readings.contains(.emptyFrame) { return Rect(x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height)) }
  let size = Size(width: abs(frame.width), height: abs(frame.height))
  guard readings.contains(.turnedFrame) else { return Rect(origin: frame.origin, size: size) }
  let origin = Point(x: min(frame.minX, frame.minX + frame.width), y: min(frame.minY, frame.minY + frame.height))
  return Rect(origin: origin, size: size)
}

func assumeReadableInsets(in environment: Environment) -> DirectionalEdgeInsets {
  var insets = environment.layoutMargins
  let width = environment.bounds.bounded.width
  let readableWidth = assumeReadableTextSize(in: environment)
  let excess = width - insets.total(.horizontal) - readableWidth
  guard excess > 0, !environment.readings.contains(.marginsOnly) else { return insets }
  if environment.readings.contains(.middleOfBounds) {
    insets.leading = (width - readableWidth) / 2
    insets.trailing = insets.leading
    return insets
  }
  insets.leading = insets.start(.horizontal) + excess / 2
  insets.trailing = insets.end(.horizontal) + excess / 2
  return insets
}

/// The insets that bound a section's boundary items. Automatic means the same as for the section's groups, none the whole bounds, any other
/// reference the bounds less its insets. Except for none, the section's own insets are taken off too if boundary items follow them.
func assumeSupplementaryInsets(
  of section: Section, in container: SectionContainer, _ layout: LayoutConfiguration, _ environment: Environment
) -> DirectionalEdgeInsets {
  let readings = environment.readings
  let reference = readings.contains(.referenceIgnored) ? .automatic : section.supplementaryContentInsetsReference
  if reference == .none, !readings.contains(.noneFollows) { return .zero }
  let outer = reference == .automatic ? container.referenceInsets : reference.insets(in: environment)
  let follows = section.supplementariesFollowContentInsets && (reference == .automatic || !readings.contains(.sectionIgnored))
  guard follows else { return outer }
  let inner = container.contentInsets
  return DirectionalEdgeInsets(
    top: outer.start(.vertical) + inner.start(.vertical), leading: outer.start(.horizontal) + inner.start(.horizontal),
    bottom: outer.end(.vertical) + inner.end(.vertical), trailing: outer.end(.horizontal) + inner.end(.horizontal))
}

/// Above the groups of an orthogonal section a flexible edge takes its minimum, since the row has no spare length to share.
func assumeOrthogonalCrossGap(_ gaps: EndGaps, _ readings: Readings) -> Double {
  readings.contains(.noEdge) || gaps.start.isFlexible && readings.contains(.flexibleEdgeIsNothing) ? 0 : gaps.start.length
}

func assumeDecorationFrame(_ section: Rect, in container: SectionContainer, _ readings: Readings) -> Rect {
  readings.contains(.withinReference) ? section.inset(by: container.referenceInsets) : section
}

/// The insets of the reference that is the safe area.
func assumeSafeArea(in environment: Environment) -> DirectionalEdgeInsets {
  environment.readings.contains(.safeAreaIgnored) ? .zero : environment.safeAreaInsets
}

/// The space above and below a list's rows, where recordings of the Mac have the given one.
func assumeListEnds(_ recorded: DirectionalEdgeInsets, _ list: ListConfiguration, _ readings: Readings) -> DirectionalEdgeInsets {
  var insets = recorded
  let leadsWithRow = list.headerMode == .firstItemInSection
  if readings.contains(.noLeadingPadding), list.appearance == .plain, leadsWithRow, list.headerTopPadding == nil { insets.top = 0 }
  if readings.contains(.halfAboveGroups), list.appearance.isGrouped, !leadsWithRow { insets.top /= 2 }
  if readings.contains(.noSidebarEnd), list.appearance == .sidebar { insets.bottom = 0 }
  if readings.contains(.endBelowFooters), list.footerMode == .supplementary { insets.bottom = list.appearance.bottomInset }
  return insets
}
