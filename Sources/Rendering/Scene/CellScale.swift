import CompositionalLayout

/// Converts points to columns and rows. A character's height is about twice its width.
struct CellScale: Equatable {
  /// The row limit of a drawing if neither a width was requested nor a terminal limits it.
  static let usualRows = 60
  /// The default width of a drawing without a terminal.
  static let usualColumns = 80
  /// The minimum width to which a tall drawing is narrowed.
  static let fewestColumns = 18
  /// The same limit if there are fewer rows than `lowRows`, such as those below a picture that stays on screen.
  private static let fewestColumnsInLowRows = 12
  private static let lowRows = 16
  /// The row limit of every drawing, even if a width was requested.
  private static let rowLimit = 4_000

  private let columnLines: EdgeLines
  private let rowLines: EdgeLines

  /// Chooses a scale at which a scene's area fits, and equal cells take up the same number of columns and rows.
  ///
  /// - Parameters:
  ///   - most: The maximum number of columns.
  ///   - rows: The number of rows that a tall area should fit, using fewer columns if necessary. Pass nil if a width was requested; then
  ///     all columns are used. If the scene itself requests a number of rows, only as many columns as necessary are used.
  init(_ scene: Scene, columns most: Int, rows: Int?) {
    let area = scene.area
    let points = Self.points(for: scene, columns: max(2, most), rows: rows)
    let cells = scene.keepsScale ? [] : scene.boxes.filter { $0.category == .cell || $0.category == .supplementary && !$0.isBadge }
    // Badges and the screen's outline do not shift the edges of cells.
    let frames = scene.boxes.filter { !$0.isBadge }.map { $0.frame } + [scene.ground]
    let across = EvenLines(
      frames.flatMap { [$0.minX, $0.maxX] }.sortedOnce, boxes: cells.map { EdgeSpan(start: $0.frame.minX, end: $0.frame.maxX) },
      from: area.minX, to: area.maxX)
    columnLines = across.lines(points: points, most: EdgeLines.nearest(area.width / points) + 1)
    let height = 2 * columnLines.points
    let end = min(area.maxY, area.minY + height * Double(Self.rowLimit))
    let down = EvenLines(
      frames.flatMap { [$0.minY, $0.maxY] }.sortedOnce, boxes: cells.map { EdgeSpan(start: $0.frame.minY, end: $0.frame.maxY) },
      from: area.minY, to: end)
    let limit = (scene.rowsAsked ?? rows).map { max($0, EdgeLines.nearest(area.height / points / 2) + 1) }
    rowLines = down.lines(points: height, most: limit)
  }

  private static func points(for scene: Scene, columns most: Int, rows: Int?) -> Double {
    let size = scene.area.size
    let byWidth = size.width / Double(most - 1)
    let byHeight = (scene.rowsAsked ?? rows).map { size.height / Double(2 * (max($0, 2) - 1)) } ?? 0
    let fewest = rows.map { $0 < lowRows ? fewestColumnsInLowRows : fewestColumns } ?? fewestColumns
    let narrowest = size.width / Double(min(most, fewest) - 1)
    let points = scene.rowsAsked == nil ? min(max(byWidth, byHeight), max(byWidth, narrowest)) : max(byWidth, byHeight)
    return points > 0 ? points : 1
  }

  /// The size of the area in characters, including its last edge.
  var columns: Int { columnLines.count }
  var rows: Int { rowLines.count }

  /// Points per column and per row.
  var points: Size { Size(width: columnLines.points, height: rowLines.points) }

  func column(_ x: Double) -> Int { columnLines[x] }
  func row(_ y: Double) -> Int { rowLines[y] }

  /// The half block for a thin box: the half of its line that contains most of its frame.
  func block(for frame: Rect, in box: CellBox) -> Unicode.Scalar {
    box.top == box.bottom
      ? rowLines.isBefore(frame.minY, frame.maxY) ? "▀" : "▄"
      : columnLines.isBefore(frame.minX, frame.maxX) ? "▌" : "▐"
  }

  func box(_ frame: Rect) -> CellBox {
    CellBox(
      left: columnLines[frame.minX], top: rowLines[frame.minY], right: columnLines[frame.maxX], bottom: rowLines[frame.maxY])
  }
}
