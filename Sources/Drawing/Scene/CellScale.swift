import CompositionalLayout

/// How points become columns and rows. A terminal's cell is about twice as high as it is wide.
struct CellScale: Equatable {
  /// The most rows of a drawing whose width nobody asked for.
  static let mostRows = 60
  /// The width of a drawing where there is no terminal and none is asked for.
  static let usualColumns = 80
  /// The fewest columns to which a high drawing is narrowed.
  static let fewestColumns = 24

  let area: Rect
  let pointsPerColumn: Double
  /// How many columns and rows the area takes, its last edge included.
  let columns: Int
  let rows: Int

  /// A scale at which the area fits.
  ///
  /// - Parameters:
  ///   - most: How many columns there are.
  ///   - isAsked: All of them are to be taken; otherwise a high area takes fewer, so that it fits the usual number of rows.
  init(_ area: Rect, columns most: Int, isAsked: Bool) {
    self.area = area
    let most = max(2, most)
    let byWidth = area.width / Double(most - 1)
    let byHeight = area.height / Double(2 * (Self.mostRows - 1))
    let narrowest = area.width / Double(min(most, Self.fewestColumns) - 1)
    let points = isAsked ? byWidth : min(max(byWidth, byHeight), max(byWidth, narrowest))
    pointsPerColumn = points > 0 ? points : 1
    columns = Self.cell(area.width, pointsPerColumn) + 1
    rows = min(Self.cell(area.height, 2 * pointsPerColumn), Self.rowLimit) + 1
  }

  /// No drawing is higher, whatever is asked for.
  private static let rowLimit = 4_000

  func column(_ x: Double) -> Int { Self.cell(x - area.minX, pointsPerColumn) }
  func row(_ y: Double) -> Int { Self.cell(y - area.minY, 2 * pointsPerColumn) }

  /// Where a frame is drawn.
  func box(_ frame: Rect) -> CellBox {
    CellBox(left: column(frame.minX), top: row(frame.minY), right: column(frame.maxX), bottom: row(frame.maxY))
  }

  /// The edge nearest to a distance; far outside of any sheet one is as good as another.
  private static func cell(_ distance: Double, _ points: Double) -> Int {
    let cells = (distance / points).rounded(.toNearestOrAwayFromZero)
    return cells.isFinite ? Int(max(-1e6, min(1e6, cells))) : 0
  }
}
