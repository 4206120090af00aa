// The points on which layout-rules leave open what UIKit does. Each is decided in one function named `assume…`, so that an answer
// changes one place.

/// Something layout-rules leave open, and what the engine takes to be so.
public enum Assumption: String, CaseIterable, Hashable, Sendable {
  /// What fractions of subitems beside flexible or fixed gaps are of.
  case fractionBase
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
  /// Measured lengths along a run of fixed length.
  case measuredRun
  /// Estimates of badges and other supplementaries of items and groups.
  case supplementaryEstimate
  /// The share of uniform siblings before all are measured.
  case uniformLengths
  /// The readable guide's width.
  case readableInsets
  /// The geometry of `supplementaryContentInsetsReference`.
  case supplementaryInsets
  /// A boundary item without alignment.
  case noAlignment
  /// Edge spacing across an orthogonal section's groups.
  case orthogonalCrossGap
  /// Orthogonal sections of a layout that scrolls sideways.
  case orthogonalInHorizontal
  /// Where an orthogonal section stands before anything is asked for.
  case initialOffset
  /// Two stops at the same distance.
  case restingTie
  /// What a finger's speed does to a resting offset.
  case flick
  /// The width of a decoration under a reference.
  case decorationFrame
  /// What is mirrored from right to left.
  case mirroring
  /// Row estimates and margins of lists.
  case listMetrics

  /// The rule that leaves the point open.
  public var rule: String {
    switch self {
    case .fractionBase: "R4.1, R4.4"
    case .oneRound: "R4.1"
    case .estimateFits: "R4.5"
    case .insetFrame: "R5.6"
    case .crossExtent: "R6.4"
    case .nestedGroupWithoutRoom: "R4.10"
    case .emptyCustomGroup: "R6.6"
    case .measuredRun: "R7.3, A4"
    case .supplementaryEstimate: "R7.8"
    case .uniformLengths: "R7.10"
    case .readableInsets: "R8.2, 14"
    case .supplementaryInsets: "R8.3"
    case .noAlignment: "R8.4"
    case .orthogonalCrossGap: "R6.2, R8.6"
    case .orthogonalInHorizontal: "R2.4"
    case .initialOffset, .restingTie, .flick: "A3"
    case .decorationFrame: "R8.7"
    case .mirroring: "12"
    case .listMetrics: "11"
    }
  }

  /// What the engine takes to be so, in one sentence.
  public var statement: String {
    switch self {
    case .fractionBase:
      "A fraction along a run is of the room less the least length of all gaps, flexible ones and those of a repeating group included."
    case .oneRound: "Subitems that take no room fill one round of the subitems instead of going on for ever."
    case .estimateFits: "Whether an estimated subitem fits is decided by its estimate, whatever it holds in the end."
    case .insetFrame: "A frame whose insets exceed it keeps the corner they lead to, and the difference as its size."
    case .crossExtent: "A group estimated across its run is as long as its longest subitem with the least edge spacing at both ends."
    case .nestedGroupWithoutRoom: "A nested group in which nothing fits keeps its place and shows nothing."
    case .emptyCustomGroup: "A custom group without frames shows nothing, and so does its section."
    case .measuredRun:
      "How many cells a group holds is decided by their estimates; measured lengths move neighbours, not cells between groups."
    case .supplementaryEstimate: "Estimated supplementary items of items and groups keep their estimate."
    case .uniformLengths: "Uniform siblings are as long as the longest measured one, or the estimate while one of them is not measured."
    case .readableInsets: "The readable guide is the layout margins, and on wide screens 672 points in the middle."
    case .supplementaryInsets:
      "Under none, boundary items are placed in the whole bounds; under another reference, in the bounds less its insets."
    case .noAlignment: "A boundary item without alignment has no size and stands at its region's beginning."
    case .orthogonalCrossGap: "Edge spacing above an orthogonal section's groups takes its least, flexible or not."
    case .orthogonalInHorizontal: "An orthogonal section of a layout that scrolls sideways is the mirror image of one that scrolls down."
    case .initialOffset: "Before anything is asked for, an orthogonal section rests where asking for zero would bring it."
    case .restingTie: "Of two stops at the same distance the lower one wins."
    case .flick:
      "A finger's speed carries a continuous section on by 0.499 seconds of it, and a paging one to the next stop in its direction."
    case .decorationFrame: "A decoration is as wide as the bounds, whatever its section keeps away from."
    case .mirroring:
      "Right to left mirrors every frame within the content's width; offsets of orthogonal sections count from the leading end."
    case .listMetrics: "A list's row is 44 points until measured, and its margins are 16 points, from 414 points of width on 20."
    }
  }
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
