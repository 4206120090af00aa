// One function for each `Assumption`, whose `statement` says what it decides, in the order of the phases that use them.

/// The length that fractions refer to, which gaps make no shorter than nothing (layout-rules R18.9).
func assumeFractionBase(in room: Double, slots: Int, gap: Double) -> Double {
  let left = room - Double(max(slots, 1) - 1) * gap
  return left < 0 ? min(max(room, left), 0) : left
}

/// What each gap takes off the length that fractions refer to: up to iOS 17 a flexible one takes nothing.
func assumeFlexibleMinimum(_ gap: Gap, on grid: PixelGrid) -> Double {
  gap.isFlexible && !grid.countsFlexibleMinimum ? 0 : gap.length
}

/// Whether a run goes on after a full round of its subitems. Subitems of zero length would fit for ever, so only one round is laid out.
func assumeOneRound(isLongerThanNothing round: Double) -> Bool {
  round > 0
}

/// The length that decides whether a subitem fits into a run: the estimate if the subitem is estimated, even if it is measured later.
func assumeEstimateFits(_ size: LayoutSize, along axis: Axis, in container: Size, on grid: PixelGrid) -> Double {
  size.dimension(axis).resolved(in: container, on: grid)
}

func assumeCrossExtent(of sizes: [Size], in plan: GroupPlan) -> Double {
  let cross = plan.axis.crossed
  var breadth = -Double.infinity
  for (index, size) in sizes.enumerated() { breadth = max(breadth, size[cross] + plan.gaps(ofSlot: index, cross).total) }
  return breadth
}

func assumeNestedGroupWithoutRoom(_ plan: GroupPlan) -> Size {
  plan.size
}

func assumeEmptyCustomGroup(items: Int, capacity: Int) -> Int {
  capacity == 0 ? 0 : items
}

/// The length of a trimmed last group: zero if a full group's cells reach further beyond its end than the present ones reach.
func assumeTrimmedLength(reach: Double, leftover: Double) -> Double {
  max(0, reach + leftover)
}

/// Where a slot ends, which decides how long a group is in which it is the last: its end, not that of the cell in it.
func assumeTrimmedExtent(of slot: Rect, along axis: Axis) -> Double {
  slot.max(axis)
}

/// Whether subitems of measured lengths fit into a run, up to the end of the next one (layout-rules R18.5).
func assumeMeasuredRun(fits end: Double, in room: Double) -> Bool {
  end <= room + SlotFit.tolerance
}

func assumeSupplementaryEstimate(_ item: SupplementaryItem, in base: Size, on grid: PixelGrid) -> Size {
  item.layoutSize.resolved(in: base, on: grid)
}

/// The size of a boundary item without alignment, which is zero; nil if the item has an alignment.
func assumeNoAlignment(_ alignment: RectAlignment) -> Size? {
  alignment == .none ? .zero : nil
}

/// The size that a supplementary item takes up with the space around it.
func assumeSupplementaryEdges(around size: Size, _ edges: EdgeSpacing?) -> Size {
  Size(width: size.width + EndGaps(edges, .horizontal).total, height: size.height + EndGaps(edges, .vertical).total)
}

/// The edge spacing of a list's header that puts the padding above it; nil if none was given.
func assumeHeaderTopPadding(_ padding: Double?) -> EdgeSpacing? {
  padding.map { EdgeSpacing(top: .fixed($0)) }
}

func assumeOrthogonalInHorizontal(_ scrollDirection: Axis) -> Axis {
  scrollDirection.crossed
}

/// A frame of a layout that runs from right to left: mirrored within the content's width.
@inline(__always)
func assumeMirroring(_ frame: Rect, within width: Double) -> Rect {
  Rect(x: width - frame.minX - frame.width, y: frame.minY, width: frame.width, height: frame.height)
}

/// The space on both sides of a list's rows: 20 points in bounds at least 414 wide, 16 in narrower ones.
func assumeListMargin(_ appearance: ListConfiguration.Appearance, in environment: Environment) -> Double {
  switch appearance {
  case .plain, .grouped: 0
  case .insetGrouped, .sidebar, .sidebarPlain: environment.bounds.width >= 414 ? 20 : 16
  }
}

/// The background of a list's section; only grouped lists have one.
func assumeListBackground(_ appearance: ListConfiguration.Appearance) -> [DecorationItem] {
  appearance.isGrouped ? [DecorationItem(elementKind: Section.listBackgroundElementKind)] : []
}

func assumeInsetFrame(_ frame: Rect) -> Rect {
  Rect(x: frame.minX, y: frame.minY, width: abs(frame.width), height: abs(frame.height))
}

/// The widest the readable guide is at the default text size, in points.
private let readableWidth = 672.0

func assumeReadableInsets(in environment: Environment) -> DirectionalEdgeInsets {
  var insets = environment.layoutMargins
  let excess = environment.bounds.bounded.width - insets.total(.horizontal) - readableWidth
  guard excess > 0 else { return insets }
  insets.leading = insets.start(.horizontal) + excess / 2
  insets.trailing = insets.end(.horizontal) + excess / 2
  return insets
}

/// The insets that bound a section's boundary items. Automatic means the same as for the section's groups, none the whole bounds, any other
/// reference the bounds less its insets. Except for none, the section's own insets are taken off too if boundary items follow them.
func assumeSupplementaryInsets(
  of section: Section, in container: SectionContainer, _ layout: LayoutConfiguration, _ environment: Environment
) -> DirectionalEdgeInsets {
  let reference = section.supplementaryContentInsetsReference
  if reference == .none { return .zero }
  let outer = reference == .automatic ? container.referenceInsets : reference.insets(in: environment)
  guard section.supplementariesFollowContentInsets else { return outer }
  let inner = section.contentInsets
  return DirectionalEdgeInsets(
    top: outer.start(.vertical) + inner.start(.vertical), leading: outer.start(.horizontal) + inner.start(.horizontal),
    bottom: outer.end(.vertical) + inner.end(.vertical), trailing: outer.end(.horizontal) + inner.end(.horizontal))
}

/// Above the groups of an orthogonal section a flexible edge takes its minimum, since the row has no spare length to share.
func assumeOrthogonalCrossGap(_ gaps: EndGaps) -> Double {
  gaps.start.length
}

func assumeDecorationFrame(_ section: Rect) -> Rect {
  section
}

func assumeInitialOffset(of row: OrthogonalRow) -> Double {
  row.rest(at: 0)
}

func assumeRestingTie(below: Double, above: Double, at offset: Double) -> Double {
  abs(above - offset) < abs(below - offset) ? above : below
}

/// An offset beyond the end is moved back to the end; content shorter than the bounds starts at its beginning.
func assumeShrunkContent(_ offset: Double, within range: Span) -> Double {
  max(range.start, min(offset, range.end))
}

/// How many points a row travels for each point per second of the finger's speed: the sum of a scroll view's normal deceleration, 0.998 a
/// millisecond.
private let flickReach = 0.499

/// A finger's speed carries a continuous row on as a scroll view's would, to a stop where it has stops; a row that pages goes to the
/// next stop in the finger's direction.
func assumeFlick(of row: OrthogonalRow, at offset: Double, velocity: Double) -> Double {
  switch row.behavior {
  case .none, .continuous, .continuousGroupLeadingBoundary:
    return row.rest(at: offset + velocity * flickReach)
  case .paging, .groupPaging, .groupPagingCentered:
    guard row.reader.shape.groups > 0 else { return 0 }
    let beyond = row.firstStop(beyond: offset)
    let target = velocity > 0 ? min(beyond, row.stopCount - 1) : max(beyond - 1, 0)
    let stop = row.stop(target)
    let index = velocity < 0 && stop == offset ? max(target - 1, 0) : target
    return max(row.range.start, min(row.stop(index), row.range.end))
  }
}

func assumeUniformLengths(
  of cells: [PatternCell], areAllMeasured: Bool, measured: [Int: Size], cell: (Int) -> PatternCell
) -> UniformLengths {
  var longest = UniformLengths()
  for (item, size) in measured { longest.include(size, on: cell(item).uniformAxes) }
  if !areAllMeasured {
    for cell in cells { longest.include(cell.frame.size, on: cell.uniformAxes) }
  }
  return longest
}
