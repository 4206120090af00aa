import CompositionalLayout

/// Maps the positions of edges to columns, or rows.
///
/// Each edge goes to the nearest line, with two exceptions for readability: edges at the same position share a line, and a gap stays
/// visible even if both of its edges are nearest to the same line. For that an edge moves by at most one line.
struct EdgeLines: Equatable {
  /// Edges nearer to each other than this part of a line count as one position.
  static let leastGap = 0.15

  private let start: Double
  private let points: Double
  /// The last line; the first is 0.
  private let last: Int
  private var lines: [Double: Int] = [:]

  /// - Parameters:
  ///   - start: The position of the first line.
  ///   - end: The position of the last line.
  ///   - points: The distance between two lines, in points.
  init(_ edges: [Double], from start: Double, to end: Double, points: Double) {
    self.start = start
    self.points = points
    let extent = (end - start) / points
    last = Self.nearest(extent)
    var places: [Double] = []
    var placeOfEdge: [Double: Int] = [:]
    for edge in edges.sorted() where placeOfEdge[edge] == nil {
      let place = Self.snapped((edge - start) / points, to: extent)
      // The first place may be beyond all numbers, on the side of the negative ones.
      let isApart = places.last.map { place - $0 >= Self.leastGap } ?? true
      if isApart || places.last != place && (place == 0 || place == extent) {
        places.append(place)
      }
      placeOfEdge[edge] = places.count - 1
    }
    let found = Self.lines(of: places, to: extent)
    lines = placeOfEdge.mapValues { found[$0] }
  }

  var count: Int { last + 1 }

  /// The line of an edge; the nearest one if the edge was not among those given.
  subscript(edge: Double) -> Int { lines[edge] ?? Self.nearest((edge - start) / points) }

  /// Moves a position that is very near the first or the last line onto it.
  private static func snapped(_ place: Double, to extent: Double) -> Double {
    if abs(place) < leastGap { return 0 }
    return abs(place - extent) < leastGap ? extent : place
  }

  /// The lines for positions in ascending order. Positions beyond the ends get lines outside the canvas; those between them get distinct
  /// lines as long as there are enough.
  private static func lines(of places: [Double], to extent: Double) -> [Int] {
    let last = nearest(extent)
    var lines = places.map { $0 < 0 ? min(-1, nearest($0)) : $0 > extent ? max(last + 1, nearest($0)) : nearest($0) }
    let between = places.indices.filter { places[$0] > 0 && places[$0] < extent }
    for index in between where index > 0 && lines[index] <= lines[index - 1] {
      lines[index] = min(lines[index] + 1, lines[index - 1] + 1, last)
    }
    for index in between.reversed() where index + 1 < lines.count && lines[index] >= lines[index + 1] {
      lines[index] = max(nearest(places[index]) - 1, lines[index + 1] - 1, 0)
    }
    return lines
  }

  /// The nearest line, clamped: far outside the canvas the exact line does not matter.
  private static func nearest(_ place: Double) -> Int {
    place.isFinite ? clampedFloor(place.rounded(.toNearestOrAwayFromZero), to: -1_000_000...1_000_000) : 0
  }
}
