/// On which columns, or rows, edges are drawn.
///
/// Each is the nearest one, but for what an eye needs: edges at one place stay on one line, and a gap that is there is seen, even where
/// both of its edges are nearest to the same line. For that an edge moves by one line at most.
struct EdgeLines: Equatable {
  /// Parts of a line. Edges nearer to each other than this are at one place.
  static let leastGap = 0.15

  private let start: Double
  private let points: Double
  /// The last line that is drawn; the first is 0.
  private let last: Int
  private var lines: [Double: Int] = [:]

  /// - Parameters:
  ///   - start: The place of the first line.
  ///   - end: The place of the last line.
  ///   - points: From one line to the next one.
  init(_ edges: [Double], from start: Double, to end: Double, points: Double) {
    self.start = start
    self.points = points
    let extent = (end - start) / points
    last = Self.nearest(extent)
    var places: [Double] = []
    var placeOfEdge: [Double: Int] = [:]
    for edge in edges.sorted() where placeOfEdge[edge] == nil {
      let place = Self.snapped((edge - start) / points, to: extent)
      if place - (places.last ?? -.infinity) >= Self.leastGap || places.last != place && (place == 0 || place == extent) {
        places.append(place)
      }
      placeOfEdge[edge] = places.count - 1
    }
    let found = Self.lines(of: places, to: extent)
    lines = placeOfEdge.mapValues { found[$0] }
  }

  /// How many lines there are.
  var count: Int { last + 1 }

  /// The line of an edge; the nearest one where it was not among those given.
  subscript(edge: Double) -> Int { lines[edge] ?? Self.nearest((edge - start) / points) }

  /// What is as good as at the first or the last line is there.
  private static func snapped(_ place: Double, to extent: Double) -> Double {
    if abs(place) < leastGap { return 0 }
    return abs(place - extent) < leastGap ? extent : place
  }

  /// The lines of places in ascending order: beyond the ends outside of the sheet, between them one after another as far as a line each
  /// suffices.
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

  /// Far outside of any sheet one line is as good as another.
  private static func nearest(_ place: Double) -> Int {
    let line = place.rounded(.toNearestOrAwayFromZero)
    return line.isFinite ? Int(max(-1e6, min(1e6, line))) : 0
  }
}
