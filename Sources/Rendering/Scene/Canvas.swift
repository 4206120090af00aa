import Localization

/// A grid of characters on which boxes are drawn from back to front.
///
/// Edges run through the middle of characters. Boxes that share an edge share its characters, which become junctions. Positions are columns
/// and rows, counted from the top left.
struct Canvas {
  struct CharacterPosition {
    var arms = Arms()
    var look = LineLook()
    /// The index of the frontmost box here, or nil.
    var owner: Int?
    /// The text that replaces the line. A wide character also covers the next position.
    var text: Text = .none
  }

  enum Text: Equatable {
    case none
    /// A pattern that fills an area. Lines and names are written over it.
    case filling(Unicode.Scalar)
    case character(Unicode.Scalar)
    /// A character of several scalars, by its index in `clusters`. Positions do not store strings, so overwriting them frees no memory.
    case cluster(Int)
    /// The second column of a wide character.
    case continuation
  }

  let columns: Int
  let rows: Int
  private(set) var places: [CharacterPosition]
  private(set) var clusters: [Character] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    places = Array(repeating: CharacterPosition(), count: columns * rows)
  }

  subscript(column: Int, row: Int) -> CharacterPosition {
    get { places[row * columns + column] }
    set { places[row * columns + column] = newValue }
  }

  /// Draws a box over earlier boxes. Its inside becomes blank unless it is hollow, and lines that end at its edge stay connected to it. A
  /// hollow box is interrupted by text.
  ///
  /// Edges outside the canvas are not drawn, so a clipped box looks open.
  mutating func draw(_ box: CellBox, _ look: LineLook, owner: Int?, isHollow: Bool = false, filling: Text = .none) {
    guard box.left < columns, box.right >= 0, box.top < rows, box.bottom >= 0 else { return }
    let inside = CharacterPosition(look: look, owner: owner, text: filling)
    for row in max(0, box.top)...min(rows - 1, box.bottom) {
      let isEdge = row == box.top || row == box.bottom
      let start = row * columns
      for column in max(0, box.left)...min(columns - 1, box.right) {
        if isHollow, places[start + column].text.isWritten { continue }
        if isEdge || column == box.left || column == box.right {
          places[start + column].arms = box.arms(column, row, look.stroke, over: places[start + column].arms, isHollow: isHollow)
          places[start + column].look = look
          places[start + column].owner = owner
          places[start + column].text = box.isPoint ? .character("▪") : .none
        } else if !isHollow {
          places[start + column] = inside
        }
      }
    }
  }

  /// Draws half blocks in the middle of a box whose two long edges share a line, to distinguish it from a line. Its ends and any crossings
  /// are kept.
  mutating func thicken(_ box: CellBox, with block: Unicode.Scalar) {
    let isAcross = box.top == box.bottom
    for row in isAcross ? box.top...box.top : box.top + 1...box.bottom - 1 where (0..<rows).contains(row) {
      for column in isAcross ? box.left + 1...box.right - 1 : box.left...box.left where (0..<columns).contains(column) {
        let arms = self[column, row].arms
        if isAcross ? arms.isHorizontal : arms.isVertical { self[column, row].text = .filling(block) }
      }
    }
  }

  /// Fills the inside of a box with dots, to distinguish empty ground from boxes.
  mutating func dot(_ box: CellBox) {
    for row in max(0, box.top + 1)..<max(0, box.top + 1, min(rows, box.bottom)) {
      for column in max(0, box.left + 1)..<max(0, box.left + 1, min(columns, box.right)) where (column - box.left).isMultiple(of: 2) {
        self[column, row].text = .filling("·")
      }
    }
  }

  /// Writes text that starts at a position, cut off at the canvas's edge.
  ///
  /// - Parameter owner: The owner to set at the positions; nil to keep the current ones.
  mutating func write(_ text: String, column: Int, row: Int, owner: Int? = nil) {
    var column = column
    for character in text {
      let width = displayWidth(character)
      guard width > 0, column + width <= columns else { continue }
      self[column, row].text = written(character)
      for covered in column + 1..<column + width { self[covered, row].text = .continuation }
      if let owner { for place in column..<column + width { self[place, row].owner = owner } }
      column += width
    }
  }

  private mutating func written(_ character: Character) -> Text {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return .character(scalar) }
    clusters.append(character)
    return .cluster(clusters.count - 1)
  }
}

extension Canvas.Text {
  /// True for parts of a name, which lines must not cross.
  var isWritten: Bool {
    switch self {
    case .none, .filling: false
    case .character, .cluster, .continuation: true
    }
  }
}

/// A box in columns and rows. Its first and last columns and rows contain its edges.
struct CellBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// True if the box is a single position.
  var isPoint: Bool { left == right && top == bottom }

  /// True if the two long edges are drawn on the same row or column, with at least one position between the ends.
  var isThin: Bool { top == bottom && right - left > 1 || left == right && bottom - top > 1 }

  /// The arms at a position of the box's edge: its own, and the old ones that lead away from the box. A hollow box also keeps the old arms
  /// that lead into it.
  func arms(_ column: Int, _ row: Int, _ stroke: Stroke, over old: Arms, isHollow: Bool) -> Arms {
    let isOnRow = row == top || row == bottom
    let isOnColumn = column == left || column == right
    func arm(_ isWithin: Bool, _ isOwn: Bool, _ old: Stroke) -> Stroke {
      guard isWithin else { return old }
      return isOwn ? stroke : isHollow ? old : .none
    }
    return Arms(
      north: arm(row > top, isOnColumn, old.north), east: arm(column < right, isOnRow, old.east),
      south: arm(row < bottom, isOnColumn, old.south), west: arm(column > left, isOnRow, old.west))
  }
}
