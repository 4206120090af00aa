import CompositionalLayout
import Localization

extension SceneSVG {
  mutating func drawMarkDefinitions() {
    for (kind, angle) in [(Scene.Space.SpaceKind.inset, "45"), (.gap, "-45"), (.flexible, "0")]
    where scene.spaces.contains(where: { $0.kind == kind }) {
      xml.begin(
        "pattern",
        [
          "id": "\(scope)-\(kind.rawValue)", "width": "5", "height": "5", "patternUnits": "userSpaceOnUse",
          "patternTransform": "rotate(\(angle))",
        ])
      xml.empty("path", ["class": "mark", "d": kind == .flexible ? "M0 2.5H2.5" : "M0 0V5"])
      xml.end()
    }
    guard scene.ghosts.contains(where: { $0.now != nil }) else { return }
    xml.begin(
      "marker",
      ["id": "\(scope)-head", "viewBox": "0 0 8 8", "refX": "7", "refY": "4", "markerWidth": "7", "markerHeight": "7", "orient": "auto"])
    xml.empty("path", ["class": "head", "d": "M0 0L8 4L0 8z"])
    xml.end()
  }

  mutating func drawSpaces() {
    for space in scene.spaces {
      let frame = plan.place(space.frame)
      xml.empty("path", ["class": space.kind.rawValue, "fill": "url(#\(scope)-\(space.kind.rawValue))", "d": frame.path(radius: 0)])
    }
  }

  /// Writes the length of each visible space in its middle, if it fits there.
  mutating func writeSpaces() {
    let pinned = scene.boxes.filter { $0.isPinned }.map { plan.place($0.frame) }
    for space in scene.spaces {
      let frame = plan.place(space.frame).intersection(plan.content)
      guard frame.width > 0, frame.height > 0 else { continue }
      let line = labels.place(
        rounded(space.points), inMiddleOf: frame, within: plan.content, avoiding: pinned, style: "label on-space")
      if let line { write(line) }
    }
  }

  mutating func drawGhosts() {
    for ghost in scene.ghosts {
      let frame = plan.place(ghost.frame).inset(by: 0.75)
      xml.empty("path", ["class": "ghost", "d": frame.path(radius: 4)])
      guard let now = ghost.now.map(plan.place), abs(now.midX - frame.midX) + abs(now.midY - frame.midY) > 12 else { continue }
      let (start, end) = (frame.belowLabel, now.belowLabel)
      let arrow = "M\(number(start.x)) \(number(start.y))L\(number(end.x)) \(number(end.y))"
      xml.empty("path", ["class": "arrow", "marker-end": "url(#\(scope)-head)", "d": arrow])
    }
  }

  /// Writes the names of removed elements, after a minus sign.
  mutating func writeGhosts() {
    for ghost in scene.ghosts where ghost.isGone {
      let frame = plan.place(ghost.frame).intersection(plan.content)
      guard let name = SVGText.fitted("− " + ghost.label, to: frame.width, fontSize: 9) else { continue }
      let quarter = frame.height / 4
      for place in [frame, frame.offsetBy(x: 0, y: -quarter), frame.offsetBy(x: 0, y: quarter)] {
        let line = labels.place(name, inMiddleOf: place, within: plan.content, avoiding: [], style: "label on-ghost")
        guard let line else { continue }
        write(line)
        break
      }
    }
  }
}

extension Rect {
  /// The end point of an arrow: in the lower part of the box, because labels are in the middle.
  fileprivate var belowLabel: Point { Point(x: midX, y: minY + height * 0.8) }
}
