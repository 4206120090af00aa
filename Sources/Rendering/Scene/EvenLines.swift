import CompositionalLayout

/// Chooses the distance between lines so that boxes of equal length take up the same number of lines, and gaps of equal length do too.
///
/// Of the distances near the wanted one, it chooses the first with the fewest unequal boxes and gaps; a box counts more than all gaps. If
/// boxes repeat, a distance that divides their pitch makes all of them equal. Then, edges of individual boxes are moved by one line if that
/// helps.
struct EvenLines {
  /// A box or a gap along the axis: the indices of its edges, the index of its class of equal lengths, and its weight.
  private struct EvenExtent {
    var start: Int
    var end: Int
    var length: Int
    var weight: Int
  }

  /// The maximum factor by which the picture is scaled down to make lengths equal, or up if there is space.
  private static let most = 1.2
  /// The maximum factor if the distance divides the pitch of repeating boxes, which may be only a few lines.
  private static let mostForPitch = 1.5
  /// The maximum number of different boxes. Beyond it, alignment is not visible anyway.
  private static let boxLimit = 300
  /// In points. Lengths that differ by less count as equal, because frames are rounded to pixels.
  private static let sameLength = 0.5

  private let edges: [Double]
  private let start: Double
  private let end: Double
  private var extents: [EvenExtent] = []
  private var classes = 0
  /// The distances between the starts of neighbouring boxes of equal length, in points.
  private var pitches: [Double] = []

  /// - Parameters:
  ///   - edges: All distinct edges, in ascending order.
  ///   - boxes: The boxes to make even. Those that are not completely between `start` and `end` are ignored.
  init(_ edges: [Double], boxes: [EdgeSpan], from start: Double, to end: Double) {
    self.edges = edges
    self.start = start
    self.end = end
    var whole = Set(boxes.filter { $0.start >= start && $0.end <= end && $0.end > $0.start })
    if whole.count > Self.boxLimit { whole = [] }
    var longest = -Double.infinity
    var previous: Double?
    for box in whole.sorted(by: { ($0.length, $0.start) < ($1.length, $1.start) }) {
      if box.length - longest > Self.sameLength { previous = nil }
      add(box, longest: &longest, weight: Self.boxWeight)
      if let previous, box.start - previous >= Self.sameLength, !pitches.contains(box.start - previous) {
        pitches.append(box.start - previous)
      }
      previous = box.start
    }
    longest = -.infinity
    for gap in Self.gaps(between: whole) { add(gap, longest: &longest, weight: 1) }
  }

  private static let boxWeight = 10_000

  private mutating func add(_ span: EdgeSpan, longest: inout Double, weight: Int) {
    if span.length - longest > Self.sameLength {
      longest = span.length
      classes += 1
    }
    extents.append(
      EvenExtent(start: edges.index(of: span.start), end: edges.index(of: span.end), length: classes - 1, weight: weight))
  }

  /// The gaps from the end of a box to the next start of one, the shortest first.
  private static func gaps(between boxes: Set<EdgeSpan>) -> [EdgeSpan] {
    let starts = boxes.map { $0.start }.sortedOnce
    let gaps = boxes.map { $0.end }.sortedOnce.compactMap { end -> EdgeSpan? in
      let next = starts.index(of: end)
      return next < starts.count && starts[next] > end ? EdgeSpan(start: end, end: starts[next]) : nil
    }
    return gaps.sorted { ($0.length, $0.start) < ($1.length, $1.start) }
  }

  /// The lines with the fewest unequal boxes.
  ///
  /// - Parameters:
  ///   - points: The wanted distance between two lines.
  ///   - most: The maximum number of lines; nil to allow more than the wanted distance gives.
  func lines(points: Double, most: Int?) -> EdgeLines {
    var best = EdgeLines(sorted: edges, from: start, to: end, points: points)
    var fewest = unevenness(of: best)
    let distances = distances(near: points, most: most)
    func search(_ margins: [EdgeLines.Margins]) {
      for distance in distances {
        for margins in margins where fewest > 0 {
          let lines = EdgeLines(sorted: edges, from: start, to: end, points: distance, margins: margins)
          if let most, lines.count > most { continue }
          let uneven = unevenness(of: lines, below: fewest)
          if uneven < fewest { (best, fewest) = (lines, uneven) }
        }
      }
    }
    search([EdgeLines.Margins()])
    if fewest >= Self.boxWeight { search(Self.margins) }
    return fewest > 0 ? stretched(repaired(best), most: most) : best
  }

  /// Moves edges of unequal boxes by one line if this reduces the unevenness.
  private func repaired(_ lines: EdgeLines) -> EdgeLines {
    var (best, fewest) = (lines, unevenness(of: lines))
    for extent in extents where fewest > 0 {
      for edge in [extent.end, extent.start] {
        for distance in [-1, 1] {
          guard let moved = best.moving(edge, by: distance) else { continue }
          let uneven = unevenness(of: moved, below: fewest)
          if uneven < fewest { (best, fewest) = (moved, uneven) }
        }
      }
    }
    return best
  }

  /// Inserts or removes lines within unequal boxes if this reduces the unevenness. Crowded boxes leave no free line to which an edge could
  /// be moved.
  private func stretched(_ lines: EdgeLines, most: Int?) -> EdgeLines {
    var (best, fewest) = (lines, unevenness(of: lines))
    for extent in extents where fewest >= Self.boxWeight {
      for distance in [1, -1] {
        guard let stretched = best.stretched(before: extent.end, by: distance), stretched.count <= most ?? .max else { continue }
        let uneven = unevenness(of: stretched, below: fewest)
        if uneven < fewest { (best, fewest) = (stretched, uneven) }
      }
    }
    return best
  }

  /// The distances to try, the nearest to the wanted one first.
  private func distances(near points: Double, most: Int?) -> [Double] {
    let extent = end - start
    guard extents.count > classes, extent > 0 else { return [] }
    let lines = EdgeLines.nearest(extent / points)
    let fewest = max(1, clampedFloor(Double(lines) / Self.most, to: 1...100_000))
    let limit = most.map { $0 - 1 } ?? clampedFloor(Double(lines) * Self.most, to: 1...100_000)
    let even = (fewest...max(fewest, min(limit, fewest + Self.searchLimit))).map { extent / Double($0) }
      .filter { Self.difference($0, points) < Self.most }
    var dividing: [Double] = []
    for pitch in pitches.prefix(Self.pitchLimit) {
      let steps = max(1, EdgeLines.nearest(pitch / points))
      for step in max(1, steps - 1)...steps + 1 { dividing.append(pitch / Double(step)) }
    }
    return (even + dividing.filter { Self.difference($0, points) < Self.mostForPitch })
      .sorted { (Self.difference($0, points), $0) < (Self.difference($1, points), $1) }
  }

  private static let margins = [0, 0.25, 0.5, 0.75].flatMap { leading in
    [0, 0.5, 1, -0.4].map { EdgeLines.Margins(leading: leading, trailing: $0) }
  }
  private static let searchLimit = 200
  private static let pitchLimit = 8

  private static func difference(_ a: Double, _ b: Double) -> Double { max(a / b, b / a) }

  /// The total weight of boxes and gaps that do not take up the most common number of lines for their length. Counting stops when `limit`
  /// is reached.
  private func unevenness(of lines: EdgeLines, below limit: Int = .max) -> Int {
    var sum = 0
    // Extents of equal length are adjacent.
    var first = extents.startIndex
    var counts: [(lines: Int, weight: Int)] = []
    while first < extents.endIndex, sum < limit {
      counts.removeAll(keepingCapacity: true)
      var end = first
      while end < extents.endIndex, extents[end].length == extents[first].length {
        let taken = lines.line(ofEdge: extents[end].end) - lines.line(ofEdge: extents[end].start)
        if let index = counts.firstIndex(where: { $0.lines == taken }) {
          counts[index].weight += extents[end].weight
        } else {
          counts.append((taken, extents[end].weight))
        }
        end += 1
      }
      if counts.count > 1 {
        sum += counts.reduce(0) { $0 + $1.weight } - counts.reduce(0) { max($0, $1.weight) }
      }
      first = end
    }
    return sum
  }
}

struct EdgeSpan: Hashable {
  var start: Double
  var end: Double

  var length: Double { end - start }
}
