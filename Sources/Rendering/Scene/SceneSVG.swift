import CompositionalLayout
import Localization

extension Scene {
  /// The scene as an SVG file: the screen's outline, a rectangle for each box, labels and a legend. It follows the page's light or dark
  /// appearance.
  package func svg(in language: Language) -> String { SceneSVG(self, language).text }
}

/// A scene as SVG. Positions are in the picture's pixels.
///
/// All shapes are written before all text, so that no line crosses the text. Identifiers and the style sheet are unique to the picture, so
/// that a page can contain several.
struct SceneSVG {
  let scene: Scene
  let plan: SVGPlan
  var xml = XMLWriter()
  let language: Language
  var labels: SVGLabels
  /// The identifier of the root element, and the prefix of all others.
  let scope: String
  private let frames: [Rect]

  init(_ scene: Scene, _ language: Language) {
    self.scene = scene
    self.language = language
    let plan = SVGPlan(scene, language: language)
    self.plan = plan
    labels = SVGLabels(language: language)
    scope = "galley-" + scene.fingerprint
    frames = scene.boxes.map { plan.place($0.frame) }
  }

  var text: String {
    var copy = self
    copy.draw()
    return copy.xml.text
  }

  private mutating func draw() {
    let size = plan.size
    xml.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "id": scope, "width": number(size.width), "height": number(size.height),
        "viewBox": "0 0 \(number(size.width)) \(number(size.height))", "role": "img",
      ])
    xml.element("title", holding: (scene.linesBefore.first ?? StyledLine("layout")).text(in: language))
    xml.style(SVGPalette.rules(within: scope, for: Set(scene.boxes.map { $0.tone })))
    drawDefinitions()
    xml.empty("path", ["class": "paper", "d": Rect(origin: .zero, size: size).path(radius: 12)])
    xml.begin("g", ["clip-path": "url(#\(scope)-content)"])
    let (below, above) = scene.layers
    for index in below { draw(index) }
    drawSpaces()
    drawGhosts()
    for index in above { draw(index) }
    xml.end()
    drawScreen()
    writeLabels()
    drawNotes()
    drawCaption()
    drawLegend()
    xml.end()
  }

  private mutating func drawDefinitions() {
    xml.begin("clipPath", ["id": "\(scope)-content"])
    xml.empty("path", ["d": plan.content.path(radius: 0)])
    xml.end()
    drawMarkDefinitions()
  }

  // MARK: Boxes

  private mutating func draw(_ index: Int) {
    let box = scene.boxes[index]
    let frame = frames[index].inset(by: 0.5).atLeast(0.5)
    let isAway = plan.isScreenShown && !box.frame.intersects(scene.screen.frame)
    xml.begin(
      "rect",
      [
        "class": box.classes + (isAway ? " away" : ""), "x": number(frame.minX), "y": number(frame.minY),
        "width": number(frame.width), "height": number(frame.height), "rx": number(min(4, frame.width / 4, frame.height / 4)),
        "data-section": box.sectionIdentifier, "data-item": box.category == .cell ? box.label : nil,
        "data-frame": "\(number(box.frame.minX)),\(number(box.frame.minY)),\(number(box.frame.width)),\(number(box.frame.height))",
        "data-z": String(box.zIndex),
      ])
    xml.element("title", holding: title(of: box))
    xml.end()
  }

  /// The tooltip of a box: its name, kind, section and frame.
  private func title(of box: Scene.Box) -> String {
    let frame = [box.frame.minX, box.frame.minY, box.frame.width, box.frame.height].map(rounded).joined(separator: ", ")
    let section = box.sectionIdentifier.map { " · " + $0 } ?? ""
    return "\(box.label) · \(box.categoryWords.text(in: language))\(section) · (\(frame))"
  }

  private mutating func writeLabels() {
    let lines = outlines
    let above = Set(scene.layers.above)
    for (index, box) in scene.boxes.enumerated() {
      let others = scene.boxes.indices.filter { isInFront($0, of: index) }.map { frames[$0] }
      let visible = frames[index].intersection(plan.content)
      let crossing = box.category == .group || above.contains(index) ? [] : lines.filter { $0.intersects(visible) }
      for line in labels.place(box, in: visible, behind: others, avoiding: crossing) { write(line) }
    }
    writeSpaces()
    writeGhosts()
  }

  /// The lines that cross boxes: edges of groups, ghosts, the screen and the safe area, with their thickness.
  private var outlines: [Rect] {
    let outlined = scene.boxes.indices.filter { scene.boxes[$0].category == .group }.map { frames[$0] }
    let groups = (outlined + scene.ghosts.map { plan.place($0.frame) }).flatMap { $0.edges }
    guard plan.isScreenShown else { return groups }
    let screen = plan.place(scene.screen.frame).inset(by: -SVGPlan.bezel).edges
    return groups + screen + scene.screen.safeEdges.map { plan.place($0).widened(by: 1) }
  }

  /// Whether a label must not overlap a box: boxes in front would hide it, except groups, which are only outlines. A group's label also
  /// avoids badges and pinned boxes.
  private func isInFront(_ other: Int, of index: Int) -> Bool {
    let (box, other) = (scene.boxes[index], (position: other, box: scene.boxes[other]))
    if box.category == .group { return other.box.isBadge || other.box.isPinned }
    return other.position > index && other.box.category != .group
  }

  mutating func write(_ line: SVGLabels.LabelLine) {
    xml.element(
      "text",
      [
        "class": line.style, "x": number(line.x), "y": number(line.y), "font-size": number(line.fontSize),
        "text-anchor": line.isCentred ? "middle" : "start",
      ], holding: line.text)
  }

  // MARK: Around the boxes

  private mutating func drawScreen() {
    guard plan.isScreenShown else { return }
    let screen = plan.place(scene.screen.frame)
    for edge in scene.screen.safeEdges.map(plan.place) {
      xml.empty("path", ["class": "safe", "d": "M\(number(edge.minX)) \(number(edge.minY))L\(number(edge.maxX)) \(number(edge.maxY))"])
    }
    xml.empty("path", ["class": "screen", "d": screen.inset(by: -SVGPlan.bezel).path(radius: SVGPlan.screenRadius)])
  }

  private mutating func drawNotes() {
    for row in scene.rows {
      let frame = plan.place(row.frame).intersection(plan.picture)
      let lines = row.words(in: language)
      let first = frame.midY - Double(lines.count - 1) * SVGPlan.lineHeight / 2
      for (index, words) in lines.enumerated() {
        let y = first + Double(index) * SVGPlan.lineHeight + 4
        write(SVGLabels.LabelLine(text: words, style: "faint", x: plan.notesX, y: y, fontSize: SVGPlan.noteSize))
      }
    }
  }

  private mutating func drawCaption() {
    for (index, line) in plan.caption.enumerated() {
      let y = plan.captionTop + Double(index) * SVGPlan.lineHeight
      write(SVGLabels.LabelLine(text: line, style: index == 0 ? "ink" : "faint", x: SVGPlan.margin, y: y, fontSize: SVGPlan.noteSize))
    }
  }

  private mutating func drawLegend() {
    for entry in plan.legend {
      let side = SVGPlan.swatch
      let swatch = Rect(x: entry.origin.x, y: entry.origin.y - side + 1, width: side, height: side)
      let fill = entry.hatching.map { "url(#\(scope)-\($0.rawValue))" }
      xml.empty("path", ["class": entry.classes, "fill": fill, "d": swatch.path(radius: 2)])
      write(SVGLabels.LabelLine(text: entry.text, style: "ink", x: swatch.maxX + 6, y: entry.origin.y, fontSize: SVGPlan.noteSize))
    }
  }
}

extension Scene {
  /// The indices of boxes in drawing order. `above` contains the pinned boxes and those in front of them; `below` contains all others and
  /// the groups. Marks are drawn in between.
  fileprivate var layers: (below: [Int], above: [Int]) {
    let pinned = boxes.firstIndex { $0.isPinned } ?? boxes.endIndex
    let isAbove = { (index: Int) in index >= pinned && boxes[index].category != .group }
    return (boxes.indices.filter { !isAbove($0) }, boxes.indices.filter(isAbove))
  }
}
