import CompositionalLayout
import Localization

/// A scene as rows of characters.
struct SceneDrawing {
  let scene: Scene
  let scale: CellScale
  private(set) var canvas: Canvas
  private var notes: [Int: String] = [:]
  /// The notes that do not fit next to their orthogonal sections.
  let notesBelow: [String]
  let language: Language
  /// Whether to draw cells with half blocks if both of their edges share a line.
  private let hasBlocks: Bool

  /// - Parameters:
  ///   - columns: The maximum width.
  ///   - rows: The maximum height, including notes below. It is exceeded if a width was requested, or if the picture would be unreadable.
  init(_ scene: Scene, columns: Int, rows: Int = CellScale.usualRows, language: Language, hasBlocks: Bool = true) {
    let columns = max(1, scene.columns ?? columns)
    let margin = Self.margin(for: scene.rows, within: columns, language)
    self.language = language
    self.hasBlocks = hasBlocks
    self.scene = scene
    notesBelow = margin > 0 ? [] : scene.rows.map { "\($0.section.escapingControls): \($0.words(in: language).joined(separator: ", "))" }
    let isLimited = scene.columns == nil && !scene.isTall
    scale = CellScale(scene, columns: columns - margin, rows: isLimited ? rows - notesBelow.count : nil)
    canvas = Canvas(columns: scale.columns, rows: scale.rows)
    drawGround()
    drawBoxes()
    drawSpaces()
    drawGroups()
    drawScreen()
    if margin > 0 { for row in scene.rows { note(row) } }
  }

  func note(besideRow row: Int) -> String? { notes[row] }

  // MARK: Ground

  private mutating func drawGround() {
    let look = LineLook(stroke: .light, isRound: true)
    canvas.draw(scale.box(scene.ground), look, owner: nil)
    canvas.dot(scale.box(Rect(origin: .zero, size: scene.contentSize).intersection(scene.ground)))
    guard scene.ground == scene.screen.frame else { return }
    for edge in scene.screen.safeEdges {
      canvas.draw(scale.box(edge), LineLook(dash: .dotted), owner: nil, isHollow: true)
    }
  }

  // MARK: Boxes

  /// Draws the elements and their names. Outlines that are drawn later do not cross the names.
  private mutating func drawBoxes() {
    let boxes = scene.boxes.indices.filter { scene.boxes[$0].category != .group }.map { ($0, scale.box(scene.boxes[$0].frame)) }
    for (index, box) in boxes {
      let shown = scene.boxes[index]
      let filling: Canvas.Text = shown.category == .decoration ? .filling("░") : .none
      canvas.draw(box, shown.look, owner: index, filling: filling)
      // A cell without width or height stays a line.
      if hasBlocks, shown.category == .cell, box.isThin, shown.frame.width > 0, shown.frame.height > 0 {
        canvas.thicken(box, with: scale.block(for: shown.frame, in: box))
      }
    }
    for (index, box) in boxes {
      let shown = scene.boxes[index]
      canvas.label(box, owner: index, forms: shown.labelForms(in: language), isOnEdge: shown.isLabelledOnEdge)
    }
  }

  /// Draws the innermost groups first, so that the outer one is visible where edges coincide; but writes the outer names first, so that
  /// they fit.
  private mutating func drawGroups() {
    let groups = scene.boxes.indices.filter { scene.boxes[$0].category == .group }.sorted { deeper($0, $1) }
    let boxes = groups.map { scale.box(scene.boxes[$0].frame) }
    for (group, box) in zip(groups, boxes) { canvas.draw(box, scene.boxes[group].look, owner: group, isHollow: true) }
    for (group, box) in zip(groups, boxes).reversed() {
      if let name = scene.boxes[group].labelForms(in: language).first { canvas.nameEdge(of: box, owner: group, name) }
    }
  }

  private func deeper(_ a: Int, _ b: Int) -> Bool {
    let (one, other) = (scene.boxes[a].depth, scene.boxes[b].depth)
    return one == other ? a > b : one > other
  }

  // MARK: The screen

  /// Draws the screen's outline over scrolled content, and the offset.
  private mutating func drawScreen() {
    guard scene.outlinesScreen else { return }
    let box = scale.box(scene.screen.frame)
    canvas.draw(box, LineLook(stroke: .heavy, dash: .dashed), owner: nil, isHollow: true)
    let origin = scene.screen.frame.origin
    let name: Phrase = "screen at \(rounded(origin.x)),\(rounded(origin.y))"
    canvas.nameEdge(of: box, owner: nil, name.text(in: language))
  }

  // MARK: Spaces

  private mutating func drawSpaces() {
    for space in scene.spaces { canvas.fill(scale.box(space.frame), with: space.filling) }
    // If two numbers do not fit, only the larger one is written.
    for space in scene.spaces.sorted(by: { $0.points > $1.points }) {
      canvas.mark(scale.box(space.frame), rounded(space.points), along: space.axis)
    }
    guard !scene.spaces.isEmpty else { return }
    for (index, box) in scene.boxes.enumerated() where box.category == .cell {
      canvas.size(scale.box(box.frame), owner: index, "\(rounded(box.frame.width))×\(rounded(box.frame.height))")
    }
  }

  // MARK: Notes

  /// The minimum width to which a picture is narrowed for notes.
  private static let fewestBesideNotes = 30

  /// The columns for notes next to orthogonal sections, including a space before them; 0 without notes, or if they do not fit.
  private static func margin(for rows: [Scene.OrthogonalRow], within columns: Int, _ language: Language) -> Int {
    let longest = rows.flatMap { $0.words(in: language) }.map { displayWidth($0) }.max() ?? 0
    return longest == 0 || columns - longest - 1 < fewestBesideNotes ? 0 : longest + 1
  }

  /// Adds the note on a section's hidden parts next to its middle, or in the next free rows below.
  private mutating func note(_ row: Scene.OrthogonalRow) {
    let box = scale.box(row.frame)
    let words = row.words(in: language)
    let top = max(0, box.top)
    let middle = (top + min(canvas.rows - 1, box.bottom)) / 2
    var line = max(top, middle - (words.count - 1) / 2)
    for word in words {
      while notes[line] != nil { line += 1 }
      guard line < canvas.rows else { return }
      notes[line] = word
    }
  }
}

extension Scene.Screen {
  /// The edges of the safe area, as rectangles without thickness, except those on the screen's edge.
  var safeEdges: [Rect] {
    let (left, right) = isMirrored ? (safeArea.trailing, safeArea.leading) : (safeArea.leading, safeArea.trailing)
    func across(_ y: Double) -> Rect { Rect(x: frame.minX, y: y, width: frame.width, height: 0) }
    func down(_ x: Double) -> Rect { Rect(x: x, y: frame.minY, width: 0, height: frame.height) }
    return [
      safeArea.top > 0 ? across(frame.minY + safeArea.top) : nil, safeArea.bottom > 0 ? across(frame.maxY - safeArea.bottom) : nil,
      left > 0 ? down(frame.minX + left) : nil, right > 0 ? down(frame.maxX - right) : nil,
    ].compactMap { $0 }
  }
}

extension Scene.Space {
  fileprivate var filling: Unicode.Scalar {
    switch kind {
    case .inset: "╲"
    case .gap: "╱"
    case .flexible: "≈"
    }
  }
}

extension Scene.Box {
  /// Headers have double lines, badges have heavy lines, backgrounds have dashed lines, and groups have dotted lines that depend on their
  /// depth.
  var look: LineLook {
    switch category {
    case .cell: LineLook()
    case .supplementary: LineLook(stroke: isBadge ? .heavy : .double)
    case .decoration: LineLook(dash: .dashed)
    case .group: Self.groupLooks[depth % Self.groupLooks.count]
    }
  }

  private static let groupLooks = [
    LineLook(stroke: .heavy, dash: .dotted), LineLook(dash: .dotted), LineLook(stroke: .heavy, dash: .tripled), LineLook(dash: .tripled),
  ]

  /// Whether the label is written on the edge, because other boxes are usually drawn inside.
  var isLabelledOnEdge: Bool { category == .decoration || category == .group }

  /// The label in several lengths, the longest first; empty for a box without a label.
  func labelForms(in language: Language) -> [String] {
    let label = label.escapingControls
    guard !label.isEmpty else { return [] }
    let pinned: Phrase = "\(label), pinned"
    return isPinned ? [pinned.text(in: language), label] : [label]
  }
}
