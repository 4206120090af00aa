import CompositionalLayout
import Wording

extension Scene {
  /// The scene as a file in SVG: the screen's outline, a rectangle for each box, labels and a legend, light or dark as the reader's page.
  package func svg(in language: Language) -> String { SceneSVG(self, language).text }
}

/// A scene as a picture for pages. Positions are in the picture's pixels.
private struct SceneSVG {
  private let scene: Scene
  private let plan: SVGPlan
  private var xml = XMLWriter()
  private let language: Language
  private var labels: SVGLabels

  init(_ scene: Scene, _ language: Language) {
    self.scene = scene
    self.language = language
    plan = SVGPlan(scene, language: language)
    labels = SVGLabels(language: language)
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
        "xmlns": "http://www.w3.org/2000/svg", "width": number(size.width), "height": number(size.height),
        "viewBox": "0 0 \(number(size.width)) \(number(size.height))", "role": "img",
      ])
    xml.element("title", holding: (scene.linesBefore.first ?? StyledLine("layout")).text(in: language))
    xml.style(SVGPalette.rules)
    xml.empty("path", ["class": "paper", "d": Rect(origin: .zero, size: size).path(radius: 12)])
    xml.begin("clipPath", ["id": "content"])
    xml.empty("path", ["d": plan.content.path(radius: 0)])
    xml.end()
    xml.begin("g", ["clip-path": "url(#content)"])
    drawBoxes()
    xml.end()
    drawScreen()
    drawNotes()
    drawCaption()
    drawLegend()
    xml.end()
  }

  // MARK: Boxes

  private mutating func drawBoxes() {
    let frames = scene.boxes.map { plan.place($0.frame) }
    for (index, box) in scene.boxes.enumerated() {
      let frame = frames[index].inset(by: 0.5).atLeast(0.5)
      let isAway = plan.isScreenShown && !box.frame.intersects(scene.screen.frame)
      xml.empty(
        "rect",
        [
          "class": "box \(box.tone)" + (isAway ? " away" : ""), "x": number(frame.minX), "y": number(frame.minY),
          "width": number(frame.width), "height": number(frame.height), "rx": number(min(4, frame.width / 4, frame.height / 4)),
        ])
      let others = scene.boxes.indices.filter { isInFront($0, of: index) }.map { frames[$0] }
      for line in labels.place(box, in: frames[index].intersection(plan.content), behind: others) { write(line) }
    }
  }

  /// Whether a label must not overlap a box. Boxes in front of its own would hide it, except groups, which are only outlines; a group's
  /// label is also not written over badges.
  private func isInFront(_ other: Int, of index: Int) -> Bool {
    let (box, other) = (scene.boxes[index], (position: other, box: scene.boxes[other]))
    if box.category == .group { return other.box.isBadge }
    return other.position > index && other.box.category != .group
  }

  private mutating func write(_ line: SVGLabels.Line) {
    xml.element(
      "text",
      [
        "class": line.style, "x": number(line.x), "y": number(line.y), "font-size": number(line.fontSize),
        "text-anchor": line.isCentred ? "middle" : "start",
      ], holding: line.text)
  }

  // MARK: Around them

  private mutating func drawScreen() {
    guard plan.isScreenShown else { return }
    let screen = plan.place(scene.screen.frame)
    for edge in scene.screen.safeEdges {
      let y = number(plan.place(Rect(x: 0, y: edge, width: 0, height: 0)).minY)
      xml.empty("path", ["class": "safe", "d": "M\(number(screen.minX)) \(y)H\(number(screen.maxX))"])
    }
    xml.empty("path", ["class": "screen", "d": screen.inset(by: -SVGPlan.bezel).path(radius: SVGPlan.screenRadius)])
  }

  private mutating func drawNotes() {
    for row in scene.rows {
      let frame = plan.place(row.frame).intersection(plan.picture)
      let first = frame.midY - Double(row.rest.words.count - 1) * SVGPlan.lineHeight / 2
      for (index, words) in row.rest.words(in: language).enumerated() {
        let y = first + Double(index) * SVGPlan.lineHeight + 4
        write(SVGLabels.Line(text: words, style: "faint", x: plan.notesX, y: y, fontSize: SVGPlan.noteSize))
      }
    }
  }

  private mutating func drawCaption() {
    for (index, line) in plan.caption.enumerated() {
      let y = plan.captionTop + Double(index) * SVGPlan.lineHeight
      write(SVGLabels.Line(text: line, style: index == 0 ? "ink" : "faint", x: SVGPlan.margin, y: y, fontSize: SVGPlan.noteSize))
    }
  }

  private mutating func drawLegend() {
    for entry in plan.legend {
      let side = SVGPlan.swatch
      let swatch = Rect(x: entry.origin.x, y: entry.origin.y - side + 1, width: side, height: side)
      xml.empty("path", ["class": "box \(entry.tone)", "d": swatch.path(radius: 2)])
      write(SVGLabels.Line(text: entry.text, style: "ink", x: swatch.maxX + 6, y: entry.origin.y, fontSize: SVGPlan.noteSize))
    }
  }
}

/// A number with two decimals, a hundredth of a pixel.
private func number(_ value: Double) -> String { shortest((value * 100).rounded() / 100) }

extension Rect {
  /// The rectangle as the data of a path. It is a path because each `rect` of the file represents one box.
  fileprivate func path(radius: Double) -> String {
    let r = max(0, min(radius, width / 2, height / 2))
    let (w, h) = (number(width - 2 * r), number(height - 2 * r))
    guard r > 0 else { return "M\(number(minX)) \(number(minY))h\(w)v\(h)h-\(w)z" }
    let arc = "a\(number(r)) \(number(r)) 0 0 1"
    return "M\(number(minX + r)) \(number(minY))h\(w)\(arc) \(number(r)) \(number(r))v\(h)\(arc) -\(number(r)) \(number(r))"
      + "h-\(w)\(arc) -\(number(r)) -\(number(r))v-\(h)\(arc) \(number(r)) -\(number(r))z"
  }

  /// The rectangle less a distance on each side, with sides of at least 0.
  fileprivate func inset(by distance: Double) -> Rect {
    Rect(
      x: minX + min(distance, width / 2), y: minY + min(distance, height / 2), width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  /// The rectangle with sides of at least that length, since a rectangle without extent would not be drawn.
  fileprivate func atLeast(_ length: Double) -> Rect {
    Rect(x: minX, y: minY, width: max(width, length), height: max(height, length))
  }

  /// The intersection of two rectangles; without extent if they do not overlap.
  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}
