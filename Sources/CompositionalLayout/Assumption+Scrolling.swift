// One function for each `Assumption` about scrolling; see `Assumption+Groups.swift`.

func assumeInitialOffset(of row: OrthogonalRow) -> Double {
  let readings = row.readings
  if readings.contains(.offsetZero) { return 0 }
  let isCentred = row.behavior == .groupPagingCentered && row.reader.shape.groups > 0
  return isCentred && readings.contains(.firstCentred) ? row.stop(0) : row.rest(at: 0)
}

func assumeRestingTie(below: Double, above: Double, at offset: Double, _ readings: Readings) -> Double {
  if abs(above - offset) == abs(below - offset) { return readings.contains(.upperStop) ? above : below }
  return abs(above - offset) < abs(below - offset) ? above : below
}

/// An offset beyond the end is moved back to the end; content shorter than the bounds starts at its beginning.
func assumeShrunkContent(_ offset: Double, within range: Span, isRow: Bool, _ readings: Readings) -> Double {
  let isKept = readings.contains(.offsetKept) || isRow && readings.contains(.rowOffsetKept)
  return isKept ? offset : max(range.start, min(offset, range.end))
}

/// How many points a row travels for each point per second of the finger's speed: the sum of a scroll view's normal deceleration, 0.998 a
/// millisecond.
private let flickReach = 0.499
/// The same of the fast deceleration, 0.99 a millisecond.
private let fastFlickReach = 0.099

/// A finger's speed carries a continuous row on as a scroll view's would, to a stop where it has stops; a row that pages goes to the
/// next stop in the finger's direction.
func assumeFlick(of row: OrthogonalRow, at offset: Double, velocity: Double) -> Double {
  let readings = row.readings
  switch row.behavior {
  case .none, .continuous, .continuousGroupLeadingBoundary:
    return row.rest(at: offset + velocity * (readings.contains(.fastFlick) ? fastFlickReach : flickReach))
  case .paging, .groupPaging, .groupPagingCentered:
    guard row.reader.shape.groups > 0 else { return 0 }
    if readings.contains(.velocityIgnored) { return row.rest(at: offset) }
    if readings.contains(.pagesAsFarAsItGoes) { return row.rest(at: offset + velocity * flickReach) }
    let beyond = row.firstStop(beyond: offset)
    let target = velocity > 0 ? min(beyond, row.stopCount - 1) : max(beyond - 1, 0)
    let stop = row.stop(target)
    let index = velocity < 0 && stop == offset ? max(target - 1, 0) : target
    return max(row.range.start, min(row.stop(index), row.range.end))
  }
}

/// What pinned items stay clear of at the edges of the bounds.
func assumePinnedInsets(_ adjusted: DirectionalEdgeInsets, _ readings: Readings) -> DirectionalEdgeInsets {
  readings.contains(.pinnedAtBounds) ? .zero : adjusted
}
