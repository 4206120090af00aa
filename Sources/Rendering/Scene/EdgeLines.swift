import CompositionalLayout

/// Maps the positions of edges to columns or rows.
///
/// Each edge is assigned to the nearest line, with two exceptions for readability: edges at the same position share a line, and a gap stays
/// visible even if both of its edges are nearest to the same line. In the second case, an edge moves by at most one line.
struct EdgeLines: Equatable {
  /// Fractions of a line that are inserted after the first edge and before the last one, so that small distances from the ends need no
  /// exceptions.
  struct Margins: Equatable {
    var leading = 0.0
    var trailing = 0.0

    var total: Double { leading + trailing }
  }

  /// Edges that are closer than this fraction of a line count as one position.
  static let leastGap = 0.15

  private struct Stretch: Equatable {
    var start: Double
    var lines: Int
  }

  private let start: Double
  /// The distance between two lines, in points.
  let points: Double
  /// The distance between the two ends in lines, without margins; and the index of the last line.
  private let extent: Double
  private var last: Int
  private let margins: Margins
  /// Lines added at positions, or removed if the number is negative. They shift the position and everything after it.
  private var stretches: [Stretch] = []
  /// The distinct edges in ascending order, and their lines.
  private let edges: [Double]
  private var lines: [Int]

  /// - Parameters:
  ///   - edges: The distinct edges in ascending order.
  ///   - start: The position of the first line.
  ///   - end: The position of the last line.
  ///   - points: The distance between two lines, in points.
  ///   - margins: The margins to insert at the ends.
  init(sorted edges: [Double], from start: Double, to end: Double, points: Double, margins: Margins = Margins()) {
    self.start = start
    self.points = points
    self.edges = edges
    self.margins = margins
    let bare = (end - start) / points
    let extent = bare + margins.total
    self.extent = bare
    last = Self.nearest(extent)
    var places: [Double] = []
    var placeOfEdge: [Int] = []
    placeOfEdge.reserveCapacity(edges.count)
    for edge in edges {
      let place = Self.place((edge - start) / points, to: bare, margins)
      // The first position may be negative infinity.
      let isApart = places.last.map { place - $0 >= Self.leastGap } ?? true
      if isApart || places.last != place && (place == 0 || place == extent) {
        places.append(place)
      }
      placeOfEdge.append(places.count - 1)
    }
    let found = Self.lines(of: places, to: extent)
    lines = placeOfEdge.map { found[$0] }
  }

  init(_ edges: [Double], from start: Double, to end: Double, points: Double) {
    self.init(sorted: edges.sortedOnce, from: start, to: end, points: points)
  }

  var count: Int { last + 1 }

  func line(ofEdge index: Int) -> Int { lines[index] }

  /// The line of an edge. For other positions, this is the nearest line, which may be outside the canvas. It is limited by the lines of the
  /// neighbouring edges, which may have been moved, so that lines keep the order of positions.
  subscript(edge: Double) -> Int {
    let index = edges.index(of: edge)
    if index < edges.count, edges[index] == edge { return lines[index] }
    let line = Self.line(of: Self.place((edge - start) / points, to: extent, margins), to: extent + margins.total) + stretch(at: edge)
    return min(max(line, index > 0 ? lines[index - 1] : .min), index < edges.count ? lines[index] : .max)
  }

  /// Whether the middle between two edges that share a line is before the line.
  func isBefore(_ first: Double, _ second: Double) -> Bool {
    let middle = ((first + second) / 2 - start) / points + margins.leading + Double(stretch(at: first))
    return middle < Double(self[first]) - Self.rounding
  }

  /// The same lines with an edge moved by the given number of lines; nil if it would meet or pass another edge, or if it is at one of the
  /// ends.
  func moving(_ edge: Int, by distance: Int) -> EdgeLines? {
    let (old, new) = (lines[edge], lines[edge] + distance)
    guard old > 0, old < last, new > 0, new < last else { return nil }
    // Edges that share a line are at almost the same position.
    guard edge == 0 || lines[edge - 1] < min(old, new), edge + 1 == lines.count || lines[edge + 1] > max(old, new) else { return nil }
    var moved = self
    moved.lines[edge] = new
    return moved
  }

  /// The same lines with some inserted or removed before an edge; nil if the edge would meet the previous one, or already shares its line.
  func stretched(before edge: Int, by distance: Int) -> EdgeLines? {
    guard edge > 0, lines[edge] > 0, lines[edge] <= last, lines[edge - 1] < min(lines[edge], lines[edge] + distance) else { return nil }
    var stretched = self
    for index in edge..<edges.count { stretched.lines[index] += distance }
    stretched.last += distance
    stretched.stretches.append(Stretch(start: edges[edge], lines: distance))
    return stretched
  }

  private func stretch(at position: Double) -> Int { stretches.reduce(0) { $0 + ($1.start <= position ? $1.lines : 0) } }

  /// A position with margins inserted. Without margins, a position very near the first or last line is moved onto it.
  private static func place(_ place: Double, to extent: Double, _ margins: Margins) -> Double {
    let end = extent + margins.total
    let least = margins == Margins() ? leastGap : 1e-9
    if abs(place) < least { return 0 }
    if abs(place - extent) < least { return end }
    return place < 0 ? place : place > extent ? place + margins.total : min(place + margins.leading, end)
  }

  /// The lines for positions in ascending order. Positions between the ends get distinct lines if there are enough; positions beyond the
  /// ends get lines outside the canvas.
  private static func lines(of places: [Double], to extent: Double) -> [Int] {
    let last = nearest(extent)
    let isBetween = { (index: Int) in places[index] > 0 && places[index] < extent }
    var lines = places.map { line(of: $0, to: extent) }
    for index in places.indices.dropFirst() where lines[index] <= lines[index - 1] && isBetween(index) {
      lines[index] = min(lines[index] + 1, lines[index - 1] + 1, last)
    }
    for index in places.indices.dropLast().reversed() where lines[index] >= lines[index + 1] && isBetween(index) {
      lines[index] = max(nearest(places[index]) - 1, lines[index + 1] - 1, 0)
    }
    return lines
  }

  /// The nearest line, which is outside the canvas for a position beyond its ends.
  private static func line(of place: Double, to extent: Double) -> Int {
    place < 0 ? min(-1, nearest(place)) : place > extent ? max(nearest(extent) + 1, nearest(place)) : nearest(place)
  }

  /// The nearest line, clamped: far outside the canvas, the exact line does not matter.
  static func nearest(_ place: Double) -> Int {
    place.isFinite ? clampedFloor((place + rounding).rounded(.toNearestOrAwayFromZero), to: -1_000_000...1_000_000) : 0
  }

  /// Positions half way between two lines are rounded up, even after small errors, so that equal lengths stay equal.
  private static let rounding = 1e-6
}

extension [Double] {
  /// The distinct numbers in ascending order.
  var sortedOnce: [Double] {
    var once: [Double] = []
    for number in sorted() where once.last != number { once.append(number) }
    return once
  }

  /// The index of a number in an ascending list, or of the first greater number.
  func index(of number: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
