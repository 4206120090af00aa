/// A section whose groups scroll across the layout, described as a scroll view (layout-rules R8.6, A3).
public struct OrthogonalScrolling: Hashable, Sendable {
  /// How it scrolls.
  public var behavior: OrthogonalScrollingBehavior
  /// Its deceleration and bounce.
  public var properties: OrthogonalScrollingProperties
  /// The visible frame of the row, in points of the content's space.
  public var frame: Rect
  /// The length of all groups with their spacing, in points.
  public var contentLength: Double
  /// The smallest offset the row can rest at, in points from its leading end.
  public var minimumOffset: Double
  /// The largest offset the row can rest at, in points from its leading end.
  public var maximumOffset: Double
  /// The row's offset before it is scrolled, in points from its leading end (``Assumption/initialOffset``).
  public var initialOffset: Double
}

extension Solution {
  /// How a section scrolls across the layout; nil if it does not. O(log groups).
  public func orthogonalScrolling(inSection section: Int) -> OrthogonalScrolling? {
    guard let reader = SectionReader(self, section: section), reader.plan.isOrthogonal else { return nil }
    let row = OrthogonalRow(reader)
    return OrthogonalScrolling(
      behavior: row.behavior, properties: reader.plan.section.orthogonalScrollingProperties, frame: finished(row.frame),
      contentLength: row.length, minimumOffset: row.range.start, maximumOffset: row.range.end,
      initialOffset: row.initialOffset)
  }

  /// The offset at which a section comes to rest after an offset is requested, or a finger leaves it there (layout-rules A3). A section
  /// without items rests at
  /// 0. O(log groups).
  ///
  /// - Parameters:
  ///   - section: The section's position in the data.
  ///   - asked: The offset in points from the row's leading end.
  ///   - velocity: The finger's speed in points per second, positive towards the trailing end; see `Assumption.flick`.
  /// - Returns: The offset; nil if the section does not scroll across the layout.
  public func restingOffset(inSection section: Int, asked: Double, velocity: Double = 0) -> Double? {
    guard let reader = SectionReader(self, section: section), reader.plan.isOrthogonal else { return nil }
    let row = OrthogonalRow(reader)
    return velocity == 0 ? row.rest(at: bounded(asked)) : row.rest(at: bounded(asked), velocity: bounded(velocity))
  }
}

extension Solution {
  /// The stops of a section's row, in points from its leading end: those before its end and the first beyond, from which `OrthogonalRow`
  /// computes where it rests. Empty if it rests anywhere, or does not scroll across the layout. O(answer · log groups).
  package func stops(inSection section: Int, atMost limit: Int) -> [Double] {
    guard let reader = SectionReader(self, section: section), reader.plan.isOrthogonal, reader.shape.groups > 0 else { return [] }
    let row = OrthogonalRow(reader)
    guard row.behavior != .continuous else { return [] }
    var stops: [Double] = []
    for index in 0..<min(row.stopCount, limit) {
      stops.append(row.stop(index))
      if row.behavior != .groupPagingCentered, row.stop(index) >= row.end { break }
    }
    return stops
  }
}

/// The stops and ends of a section's row.
struct OrthogonalRow {
  let reader: SectionReader
  let behavior: OrthogonalScrollingBehavior
  let frame: Rect
  let length: Double

  init(_ reader: SectionReader) {
    let container = reader.plan.container
    let axis = container.groupAxis
    self.reader = reader
    behavior = reader.plan.section.orthogonalScrollingBehavior
    length = reader.shape.runLength
    let insets = container.contentInsets
    let size = Size(
      axis, main: container.size[axis] - insets.total(axis),
      cross: reader.shape.boundary.region - insets.total(axis.crossed))
    frame = Rect(
      origin: Point(axis, main: container.crossOrigin, cross: reader.regionStart + insets.start(axis.crossed)), size: size)
  }

  var viewport: Double { frame.size[reader.plan.groupAxis] }

  /// The offset at which the row's end becomes visible.
  var end: Double { max(0, length - viewport) }

  /// The range of resting offsets; centred groups may rest beyond both ends.
  var range: Span {
    guard behavior == .groupPagingCentered, reader.shape.groups > 0 else { return Span(start: 0, end: end) }
    return Span(start: min(stop(0), stop(stopCount - 1)), end: max(stop(0), stop(stopCount - 1)))
  }

  /// The resting offset for a requested one.
  func rest(at asked: Double) -> Double {
    guard reader.shape.groups > 0 else { return 0 }
    if behavior == .groupPagingCentered { return nearestStop(to: asked) }
    guard asked < end else { return end }
    return behavior == .continuous ? max(0, asked) : min(nearestStop(to: asked), end)
  }

  /// The offset before the row is scrolled: where a request for offset 0 would bring it (assumption 21, initialOffset), from right to left its
  /// leading end (assumption 26, mirroring).
  var initialOffset: Double { rest(at: 0) }

  /// How many points a row travels for each point per second of the finger's speed: the sum of a scroll view's normal deceleration, 0.998 a
  /// millisecond.
  private static let flickReach = 0.499

  /// The resting offset after a finger leaves the row with a speed (assumption 23, flick). The speed carries a continuous row on as a scroll
  /// view's would, to a stop where it has stops; a row that pages goes to the next stop in the finger's direction.
  func rest(at offset: Double, velocity: Double) -> Double {
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary: return rest(at: offset + velocity * Self.flickReach)
    case .paging, .groupPaging, .groupPagingCentered:
      guard reader.shape.groups > 0 else { return 0 }
      let beyond = firstStop(beyond: offset)
      let target = velocity > 0 ? min(beyond, stopCount - 1) : max(beyond - 1, 0)
      let index = velocity < 0 && stop(target) == offset ? max(target - 1, 0) : target
      return max(range.start, min(stop(index), range.end))
    }
  }

  var stopCount: Int {
    guard behavior == .paging else { return reader.shape.groups }
    guard viewport > 0 else { return 1 }
    return clampedFloor(end / viewport, to: 0...Solution.itemLimit) + 2
  }

  /// An offset at which the row comes to rest.
  func stop(_ index: Int) -> Double {
    switch behavior {
    case .paging: return Double(index) * max(0, viewport)
    case .groupPagingCentered: return groupStart(index) + groupLength(index) / 2 - viewport / 2
    case .none, .continuous, .continuousGroupLeadingBoundary, .groupPaging: return groupStart(index)
    }
  }

  /// The stop nearest to an offset; the lower one of two (assumption 22, restingTie).
  func nearestStop(to offset: Double) -> Double {
    let next = firstStop(beyond: offset)
    let below = next > 0 ? stop(next - 1) : stop(0)
    let above = next < stopCount ? stop(next) : below
    return abs(above - offset) < abs(below - offset) ? above : below
  }

  /// The index of the first stop beyond an offset; the number of stops if there is none.
  func firstStop(beyond offset: Double) -> Int {
    var range = 0..<stopCount
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = stop(middle) > offset ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// Where a group begins, from the row's leading end.
  private func groupStart(_ index: Int) -> Double {
    reader.origin(ofGroup: index)[reader.plan.groupAxis] - frame.min(reader.plan.groupAxis)
  }

  private func groupLength(_ index: Int) -> Double {
    reader.length(ofGroup: index)
  }
}
