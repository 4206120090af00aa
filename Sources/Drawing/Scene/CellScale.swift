import CompositionalLayout

/// How points become columns and rows. A terminal's cell is about twice as high as it is wide.
struct CellScale: Equatable {
  /// The row limit of a drawing if no width was requested.
  static let mostRows = 60
  /// The default width of a drawing without a terminal.
  static let usualColumns = 80
  /// The minimum width to which a tall drawing is narrowed.
  static let fewestColumns = 24
  /// The row limit of every drawing, even if a width was requested.
  private static let rowLimit = 4_000

  private let columnLines: EdgeLines
  private let rowLines: EdgeLines

  /// A scale at which a scene's area fits.
  ///
  /// - Parameters:
  ///   - most: The maximum number of columns.
  ///   - isAsked: Whether that width was requested and all columns are used; otherwise a tall area takes fewer, so that it fits `mostRows`.
  ///     With a requested number of rows it takes fewer in either case.
  init(_ scene: Scene, columns most: Int, isAsked: Bool) {
    let area = scene.area
    let points = Self.points(for: scene, columns: max(2, most), isAsked: isAsked)
    let frames = scene.boxes.map { $0.frame } + [scene.ground]
    columnLines = EdgeLines(frames.flatMap { [$0.minX, $0.maxX] }, from: area.minX, to: area.maxX, points: points)
    let end = min(area.maxY, area.minY + 2 * points * Double(Self.rowLimit))
    rowLines = EdgeLines(frames.flatMap { [$0.minY, $0.maxY] }, from: area.minY, to: end, points: 2 * points)
  }

  /// Points for a column.
  private static func points(for scene: Scene, columns most: Int, isAsked: Bool) -> Double {
    let size = scene.area.size
    let byWidth = size.width / Double(most - 1)
    let byHeight = size.height / Double(2 * ((scene.rowsAsked ?? mostRows) - 1))
    let narrowest = size.width / Double(min(most, fewestColumns) - 1)
    let points =
      if scene.rowsAsked != nil { max(byWidth, byHeight) } else if isAsked { byWidth } else {
        min(max(byWidth, byHeight), max(byWidth, narrowest))
      }
    return points > 0 ? points : 1
  }

  /// How many columns and rows the area takes, its last edge included.
  var columns: Int { columnLines.count }
  var rows: Int { rowLines.count }

  func row(_ y: Double) -> Int { rowLines[y] }

  func box(_ frame: Rect) -> CellBox {
    CellBox(
      left: columnLines[frame.minX], top: rowLines[frame.minY], right: columnLines[frame.maxX], bottom: rowLines[frame.maxY])
  }
}
