import CompositionalLayout
import Documents
import Localization

/// Templates that fill the screen with tiles.
extension Template {
  static let grid = Template(
    "grid", "rows of equal cells, by default three per row", number: "columns", makes: ["cell", "row", "grid"]
  ) { site in
    let columns = site.number ?? 3
    return [
      "define item cell width=fractionalWidth(1/\(columns)) height=fractionalHeight(1)",
      "define group row horizontal width=fractionalWidth(1) height=fractionalWidth(1/\(columns)) of cell", "define section grid row",
      "use grid",
    ]
  }

  static let mosaic = Template("mosaic", "a large cell next to two small ones", makes: ["large", "small", "pair", "tiles", "mosaic"]) { _ in
    [
      "define item large width=fractionalWidth(2/3) height=fractionalHeight(1) contentInsets=(2,2,2,2)",
      "define item small width=fractionalWidth(1) height=fractionalHeight(1/2) contentInsets=(2,2,2,2)",
      "define group pair vertical width=fractionalWidth(1/3) height=fractionalHeight(1) of small",
      "define group tiles horizontal width=fractionalWidth(1) height=fractionalWidth(2/3) of large pair", "define section mosaic tiles",
      "use mosaic",
    ]
  }

  static let photos = Template(
    "photos", "pages of ten photos: one wide, one large with two small, three small, two small with one large",
    makes: ["wide", "main", "half", "third", "stack", "main-first", "trio", "main-last", "album", "photos"]
  ) { _ in
    [
      "define item wide width=fractionalWidth(1) height=fractionalWidth(2/3) contentInsets=(2,2,2,2)",
      "define item main width=fractionalWidth(2/3) height=fractionalHeight(1) contentInsets=(2,2,2,2)",
      "define item half width=fractionalWidth(1) height=fractionalHeight(1/2) contentInsets=(2,2,2,2)",
      "define item third width=fractionalWidth(1/3) height=fractionalHeight(1) contentInsets=(2,2,2,2)",
      "define group stack vertical width=fractionalWidth(1/3) height=fractionalHeight(1) of half",
      "define group main-first horizontal width=fractionalWidth(1) height=fractionalWidth(4/9) of main stack",
      "define group trio horizontal width=fractionalWidth(1) height=fractionalWidth(2/9) of third",
      "define group main-last horizontal width=fractionalWidth(1) height=fractionalWidth(4/9) of stack main",
      "define group album vertical width=fractionalWidth(1) height=fractionalWidth(16/9) of wide main-first trio main-last",
      "define section photos album", "use photos",
    ]
  }

  static let waterfall = Template(
    "waterfall", "columns of cells of different heights, made with a custom group; by default two", number: "columns",
    makes: ["falls", "waterfall"]
  ) { site in
    let fall = Waterfall(columns: site.number ?? 2, width: site.width)
    return [
      "define group falls custom width=fractionalWidth(1) height=absolute(\(fall.height)) frames=\(fall.frames)",
      "define section waterfall falls interGroupSpacing=\(Waterfall.gap)", "use waterfall",
    ]
  }
}

/// Frames for columns whose cells have different heights. Each cell goes to the shortest column, and the last cell of each column extends
/// to the common end.
///
/// The frames are rounded to points to keep the lines readable. In an app, the item provider computes them from the environment's
/// container.
private struct Waterfall {
  static let gap = 8
  private static let cellsInColumn = 3
  /// Heights as multiples of a column's width, used cyclically.
  private static let shapes = [1.25, 0.75, 1, 1.5, 1.1, 0.8]

  private(set) var height = 0
  private var cells: [WaterfallCell] = []

  private struct WaterfallCell {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  init(columns: Int, width: Double) {
    let column = max(1, (clampedFloor(width, to: 0...1_000_000) - Self.gap * (columns - 1)) / columns)
    var ends = [Int](repeating: 0, count: columns)
    var last = [Int](repeating: 0, count: columns)
    for index in 0..<columns * Self.cellsInColumn {
      let place = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let cellHeight = clampedFloor(Double(column) * Self.shapes[index % Self.shapes.count], to: 1...10_000_000)
      cells.append(WaterfallCell(x: place * (column + Self.gap), y: ends[place], width: column, height: cellHeight))
      last[place] = index
      ends[place] += cellHeight + Self.gap
    }
    height = (ends.max() ?? 0) - Self.gap
    for index in last { cells[index].height = height - cells[index].y }
  }

  /// The frames in the notation of `define group`.
  var frames: String { "(" + cells.map { "(\($0.x),\($0.y),\($0.width),\($0.height))" }.joined(separator: ",") + ")" }
}
