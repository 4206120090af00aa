import CompositionalLayout

/// How points become columns and rows. A terminal's cell is about twice as high as it is wide.
struct CellScale: Equatable {
  /// The row limit of a drawing if no width was requested and there is no terminal.
  static let usualRows = 60
  /// The default width of a drawing without a terminal.
  static let usualColumns = 80
  /// The minimum width to which a tall drawing is narrowed.
  static let fewestColumns = 18
  /// The row limit of every drawing, even if a width was requested.
  private static let rowLimit = 4_000

  private let columnLines: EdgeLines
  private let rowLines: EdgeLines

  /// A scale at which a scene's area fits.
  ///
  /// - Parameters:
  ///   - most: The maximum number of columns.
  ///   - rows: The number of rows that a tall area fits by taking fewer columns; nil if a width was requested, and all columns are used.
  ///     With a number of rows that the scene requests it takes as few columns as that needs.
  init(_ scene: Scene, columns most: Int, rows: Int?) {
    let area = scene.area
    let points = Self.points(for: scene, columns: max(2, most), rows: rows)
    let frames = scene.boxes.map { $0.frame } + [scene.ground]
    columnLines = EdgeLines(frames.flatMap { [$0.minX, $0.maxX] }, from: area.minX, to: area.maxX, points: points)
    let end = min(area.maxY, area.minY + 2 * points * Double(Self.rowLimit))
    rowLines = EdgeLines(frames.flatMap { [$0.minY, $0.maxY] }, from: area.minY, to: end, points: 2 * points)
  }

  /// Points for a column.
  private static func points(for scene: Scene, columns most: Int, rows: Int?) -> Double {
    let size = scene.area.size
    let byWidth = size.width / Double(most - 1)
    let byHeight = (scene.rowsAsked ?? rows).map { size.height / Double(2 * (max($0, 2) - 1)) } ?? 0
    let narrowest = size.width / Double(min(most, fewestColumns) - 1)
    let points = scene.rowsAsked == nil ? min(max(byWidth, byHeight), max(byWidth, narrowest)) : max(byWidth, byHeight)
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
