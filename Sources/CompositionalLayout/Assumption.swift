// The points on which layout-rules leave open what UIKit does. Each is decided here, in one function of its name, so that an answer
// changes one line.

/// Something layout-rules leave open, and what the engine takes to be so.
public enum Assumption: String, CaseIterable, Hashable, Sendable {
  /// Subitems that take no room fill one round (R4.1).
  case oneRound
  /// An inset frame keeps its corner where the insets exceed it (R5.6).
  case insetFrame
  /// The readable guide's width (R8.2).
  case readableInsets
  /// The geometry of `supplementaryContentInsetsReference` (R8.3).
  case supplementaryInsets
  /// Edge spacing across an orthogonal section's groups (R6.2).
  case orthogonalCrossGap
  /// The width of a decoration under a reference (R8.7).
  case decorationFrame
}

/// Subitems that take no room would fit for ever: one round of them is laid out.
let assumeOneRound = true

/// What is left of a frame when insets take more than there is: the corner they lead to, and the difference as a size.
func assumeInsetFrame(_ frame: Rect) -> Rect {
  Rect(x: frame.minX, y: frame.minY, width: abs(frame.width), height: abs(frame.height))
}

/// The widest the readable guide is at the default text size, in points.
private let readableWidth = 672.0

/// The readable guide: the layout margins, and on wide screens no more than the readable width, in the middle.
func assumeReadableInsets(in environment: Environment) -> DirectionalEdgeInsets {
  var insets = environment.layoutMargins
  let excess = environment.bounds.bounded.width - insets.total(.horizontal) - readableWidth
  guard excess > 0 else { return insets }
  insets.leading = insets.start(.horizontal) + excess / 2
  insets.trailing = insets.end(.horizontal) + excess / 2
  return insets
}

/// Where a section's boundary items stand: automatic is where the section's groups do; none is the whole bounds; another reference is
/// the bounds less its insets. The section's own insets are taken off where boundary items follow them, except under none.
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

/// Above the groups of an orthogonal section a flexible edge takes no more than its least: the row is as long as they are.
func assumeOrthogonalCrossGap(_ gaps: EndGaps) -> Double {
  gaps.start.length
}

/// A decoration is as wide as the bounds, whatever the section keeps away from.
func assumeDecorationFrame(_ section: Rect) -> Rect {
  section
}

/// Before anything is asked for, a row stands where asking for no offset would bring it.
func assumeInitialOffset(of row: OrthogonalRow) -> Double {
  row.rest(at: 0)
}

/// Of two stops at the same distance the lower one wins.
func assumeRestingTie(below: Double, above: Double, at offset: Double) -> Double {
  abs(above - offset) < abs(below - offset) ? above : below
}

/// How far a finger's speed of one point per second carries: the sum of a scroll view's normal deceleration, 0.998 a millisecond.
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

/// The lengths uniform cells share over a section: the longest of what was measured, and the estimate as long as a cell was not.
func assumeUniformLengths(of plan: SectionPlan, _ shape: SectionShape, measured: [Int: Size]) -> UniformLengths {
  var longest = UniformLengths()
  let cells = plan.pattern.cells
  for (item, size) in measured { longest.include(size, on: cells[item % shape.groupCapacity].uniformAxes) }
  if measured.count < shape.items {
    for cell in cells { longest.include(cell.frame.size, on: cell.uniformAxes) }
  }
  return longest
}
