import CompositionalLayout
import Wording

/// A scene as rows of characters, to the scale of a terminal's cells.
struct SceneDrawing {
  let scene: Scene
  let scale: CellScale
  private(set) var canvas: Canvas
  private var notes: [Int: String] = [:]
  /// The notes for which there is no room beside the rows.
  private(set) var notesBelow: [String] = []
  private let language: Language

  /// - Parameters:
  ///   - columns: The maximum width.
  ///   - rows: The height that it fits unless a width was requested or it could not be read so.
  init(_ scene: Scene, columns: Int, rows: Int = CellScale.usualRows, language: Language) {
    let columns = max(1, scene.columns ?? columns)
    let margin = Self.margin(for: scene.rows, within: columns, language)
    self.language = language
    self.scene = scene
    scale = CellScale(scene, columns: columns - margin, rows: scene.columns == nil ? rows : nil)
    canvas = Canvas(columns: scale.columns, rows: scale.rows)
    drawGround()
    let boxes = scene.boxes.map { scale.box($0.frame) }
    for (index, box) in boxes.enumerated() {
      let shown = scene.boxes[index]
      let filling: Canvas.Text = shown.category == .decoration ? .character("░") : .none
      canvas.draw(box, shown.look, owner: index, isHollow: shown.category == .group, filling: filling)
    }
    for (index, box) in boxes.enumerated() {
      let shown = scene.boxes[index]
      canvas.label(box, owner: index, forms: shown.labelForms(in: language), isOnEdge: shown.isLabelledOnEdge)
    }
    if margin > 0 {
      for row in scene.rows { note(row) }
    } else {
      notesBelow = scene.rows.map { "\($0.section.escapingControls): \($0.rest.words(in: language).joined(separator: ", "))" }
    }
  }

  func note(besideRow row: Int) -> String? { notes[row] }

  // MARK: Ground

  private mutating func drawGround() {
    let look = LineLook(stroke: .light, isRound: true)
    canvas.draw(scale.box(scene.ground), look, owner: nil)
    canvas.dot(scale.box(Rect(origin: .zero, size: scene.contentSize).intersection(scene.ground)))
    guard scene.ground == scene.screen.frame else { return }
    let box = scale.box(scene.ground)
    for edge in scene.screen.safeEdges {
      let row = scale.row(edge)
      canvas.draw(CellBox(left: box.left, top: row, right: box.right, bottom: row), LineLook(dash: .dotted), owner: nil, isHollow: true)
    }
  }

  // MARK: Notes

  /// The minimum width to which a picture is narrowed to make room for notes.
  private static let fewestBesideNotes = 30

  /// The columns that notes beside rows take, with a space before them; 0 if there are none, or there is no room.
  private static func margin(for rows: [Scene.Row], within columns: Int, _ language: Language) -> Int {
    let longest = rows.flatMap { $0.rest.words(in: language) }.map { displayWidth($0) }.max() ?? 0
    return longest == 0 || columns - longest - 1 < fewestBesideNotes ? 0 : longest + 1
  }

  /// Adds the note on a row's hidden rest beside the row's middle, or below the drawing if another note is there already.
  private mutating func note(_ row: Scene.Row) {
    let box = scale.box(row.frame)
    let top = max(0, box.top)
    let middle = (top + min(canvas.rows - 1, box.bottom)) / 2
    var line = max(top, middle - (row.rest.words.count - 1) / 2)
    for words in row.rest.words(in: language) {
      while notes[line] != nil { line += 1 }
      guard line < canvas.rows else { return }
      notes[line] = words
    }
  }
}

extension Scene.Screen {
  /// The heights at which the safe area begins and ends, unless that is the screen's edge.
  var safeEdges: [Double] {
    [safeArea.top > 0 ? frame.minY + safeArea.top : nil, safeArea.bottom > 0 ? frame.maxY - safeArea.bottom : nil].compactMap { $0 }
  }
}

extension Scene.Box {
  /// Headers have double lines, badges heavy ones, backgrounds broken and groups dotted ones.
  var look: LineLook {
    switch category {
    case .cell: LineLook()
    case .supplementary: LineLook(stroke: isBadge ? .heavy : .double)
    case .decoration: LineLook(dash: .dashed)
    case .group: LineLook(dash: .dotted)
    }
  }

  /// Whether the label goes on the edge, because other boxes are usually drawn inside.
  var isLabelledOnEdge: Bool { category == .decoration || category == .group }

  /// The label in several lengths, the longest first; empty if there is no label.
  func labelForms(in language: Language) -> [String] {
    let label = label.escapingControls
    guard !label.isEmpty else { return [] }
    let pinned: Phrase = "\(label), pinned"
    return isPinned ? [pinned.text(in: language), label] : [label]
  }
}
