/// The scrolling geometry of an orthogonal section (layout-rules R8.6, A3).
///
/// Use it to draw or scroll the section like a scroll view.
public struct OrthogonalScrolling: Hashable, Sendable {
  /// The scrolling behaviour.
  public var behavior: OrthogonalScrollingBehavior
  /// The deceleration and bounce.
  public var properties: OrthogonalScrollingProperties
  /// The visible frame of the section's groups, in points, in the content's coordinate space.
  public var frame: Rect
  /// The length of all groups with their spacing, in points.
  public var contentLength: Double
  /// The smallest resting offset, in points from the leading end.
  public var minimumOffset: Double
  /// The largest resting offset, in points from the leading end.
  public var maximumOffset: Double
  /// The offset before the section is scrolled, in points from the leading end (``Assumption/initialOffset``).
  public var initialOffset: Double
}

extension Solution {
  /// Returns the scrolling geometry of a section; nil if it is not orthogonal. O(log groups).
  public func orthogonalScrolling(inSection section: Int) -> OrthogonalScrolling? {
    guard let reader = SectionReader(self, section: section), reader.plan.isOrthogonal else { return nil }
    let row = OrthogonalRow(reader)
    return OrthogonalScrolling(
      behavior: row.behavior, properties: reader.plan.section.orthogonalScrollingProperties, frame: finished(row.frame),
      contentLength: row.length, minimumOffset: row.range.start, maximumOffset: row.range.end,
      initialOffset: row.initialOffset)
  }

  /// Returns the offset at which an orthogonal section rests after it was scrolled to an offset (layout-rules A3). A section without items
  /// rests at 0. O(log groups).
  ///
  /// - Parameters:
  ///   - section: The section's index in the data.
  ///   - asked: The requested offset, in points from the leading end.
  ///   - velocity: The finger's speed in points per second, positive towards the trailing end; see `Assumption.flick`.
  /// - Returns: The resting offset; nil if the section is not orthogonal.
  public func restingOffset(inSection section: Int, asked: Double, velocity: Double = 0) -> Double? {
    guard let reader = SectionReader(self, section: section), reader.plan.isOrthogonal else { return nil }
    let row = OrthogonalRow(reader)
    return velocity == 0 ? row.rest(at: bounded(asked)) : row.rest(at: bounded(asked), velocity: bounded(velocity))
  }
}

extension Solution {
  /// The stops of an orthogonal section, in points from its leading end, up to the first one at or beyond the end of its content. Empty if
  /// the section may rest anywhere or is not orthogonal. O(answer · log groups).
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

/// The stops and ends of an orthogonal section.
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

  /// The offset at which the end of the content becomes visible.
  var end: Double { max(0, length - viewport) }

  /// The range of resting offsets. Centred groups may rest beyond both ends.
  var range: Span {
    guard behavior == .groupPagingCentered, reader.shape.groups > 0 else { return Span(start: 0, end: end) }
    return Span(start: min(stop(0), stop(stopCount - 1)), end: max(stop(0), stop(stopCount - 1)))
  }

  func rest(at asked: Double) -> Double {
    guard reader.shape.groups > 0 else { return 0 }
    if behavior == .groupPagingCentered { return nearestStop(to: asked) }
    guard asked < end else { return end }
    return behavior == .continuous ? max(0, asked) : min(nearestStop(to: asked), end)
  }

  /// The offset before the section is scrolled: the resting offset for a request of 0 (assumption 21, initialOffset). In right-to-left
  /// layouts, it is at the leading end (assumption 26, mirroring).
  var initialOffset: Double { rest(at: 0) }

  /// The distance that a flick adds, in points for each point per second of its speed. It follows from a scroll view's normal deceleration
  /// rate, 0.998 per millisecond.
  private static let flickReach = 0.499

  /// Returns the resting offset after a flick (assumption 23, flick). A continuous section moves as far as a scroll view would, then to a
  /// stop if it has stops. A paging section moves to the next stop in the finger's direction.
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

  func stop(_ index: Int) -> Double {
    switch behavior {
    case .paging: return Double(index) * max(0, viewport)
    case .groupPagingCentered: return groupStart(index) + groupLength(index) / 2 - viewport / 2
    case .none, .continuous, .continuousGroupLeadingBoundary, .groupPaging: return groupStart(index)
    }
  }

  /// The stop nearest to an offset; the lower one if two are equally near (assumption 22, restingTie).
  func nearestStop(to offset: Double) -> Double {
    let next = firstStop(beyond: offset)
    let below = next > 0 ? stop(next - 1) : stop(0)
    let above = next < stopCount ? stop(next) : below
    return abs(above - offset) < abs(below - offset) ? above : below
  }

  /// The index of the first stop beyond an offset, or the number of stops if there is none.
  func firstStop(beyond offset: Double) -> Int {
    var range = 0..<stopCount
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = stop(middle) > offset ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// The start of a group, from the leading end.
  private func groupStart(_ index: Int) -> Double {
    reader.origin(ofGroup: index)[reader.plan.groupAxis] - frame.min(reader.plan.groupAxis)
  }

  private func groupLength(_ index: Int) -> Double {
    reader.length(ofGroup: index)
  }
}
