import CompositionalLayout

/// How points become columns and rows. A terminal's cell is about twice as high as it is wide.
struct CellScale: Equatable {
  /// The most rows of a drawing whose width nobody asked for.
  static let mostRows = 60
  /// The width of a drawing where there is no terminal and none is asked for.
  static let usualColumns = 80
  /// The fewest columns to which a high drawing is narrowed.
  static let fewestColumns = 24
  /// No drawing is higher, whatever is asked for.
  private static let rowLimit = 4_000

  private let columnLines: EdgeLines
  private let rowLines: EdgeLines

  /// A scale at which a scene's area fits.
  ///
  /// - Parameters:
  ///   - most: How many columns there are.
  ///   - isAsked: All of them are to be taken; otherwise a high area takes fewer, so that it fits the usual number of rows.
  init(_ scene: Scene, columns most: Int, isAsked: Bool) {
    let area = scene.area
    let points = Self.points(for: area.size, columns: max(2, most), isAsked: isAsked)
    let frames = scene.boxes.map(\.frame) + [scene.ground]
    columnLines = EdgeLines(frames.flatMap { [$0.minX, $0.maxX] }, from: area.minX, to: area.maxX, points: points)
    let end = min(area.maxY, area.minY + 2 * points * Double(Self.rowLimit))
    rowLines = EdgeLines(frames.flatMap { [$0.minY, $0.maxY] }, from: area.minY, to: end, points: 2 * points)
  }

  /// Points for a column.
  private static func points(for size: Size, columns most: Int, isAsked: Bool) -> Double {
    let byWidth = size.width / Double(most - 1)
    let byHeight = size.height / Double(2 * (mostRows - 1))
    let narrowest = size.width / Double(min(most, fewestColumns) - 1)
    let points = isAsked ? byWidth : min(max(byWidth, byHeight), max(byWidth, narrowest))
    return points > 0 ? points : 1
  }

  /// How many columns and rows the area takes, its last edge included.
  var columns: Int { columnLines.count }
  var rows: Int { rowLines.count }

  func row(_ y: Double) -> Int { rowLines[y] }

  /// Where a frame is drawn.
  func box(_ frame: Rect) -> CellBox {
    CellBox(
      left: columnLines[frame.minX], top: rowLines[frame.minY], right: columnLines[frame.maxX], bottom: rowLines[frame.maxY])
  }
}
