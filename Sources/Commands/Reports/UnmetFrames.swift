import CompositionalLayout
import Documents
import Localization
import Rendering

/// An element with an unexpected frame.
package struct UnmetFrame: Equatable, Sendable {
  package var name: String
  package var expected: Rect
  package var found: Rect

  package init(name: String, expected: Rect, found: Rect) {
    self.name = name
    self.expected = expected
    self.found = found
  }
}

/// Unexpected frames on one screen, as a table with both sides. Three or more frames are also shown as pictures.
package struct UnmetFrames: Sendable {
  private let frames: [UnmetFrame]

  package init(_ frames: [UnmetFrame]) { self.frames = frames }

  /// The human-readable text. It is empty for a single frame, whose error already contains both sides.
  package func text(by renderer: Renderer) -> String {
    guard frames.count > 1, renderer.format == nil else { return "" }
    var renderer = renderer
    renderer.columns = Self.columns
    return renderer.text(of: frames.count > 2 ? .sequence([table, pictures(by: renderer)]) : table)
  }

  private var table: Report {
    let columns = [Table.Column("element"), Table.Column("expected"), Table.Column("found")]
    return .table(
      Table(columns, rowsKey: "frames") { [frames] body in
        for frame in frames { body([.name(frame.name), .text(frame.expected.shown), .text(frame.found.shown)]) }
      })
  }

  // MARK: Pictures

  /// The width of the table, and of two pictures with a separator of three columns.
  private static let columns = 80
  private static let mostColumns = 38
  private static let mostRows = 40

  /// Both sides at the same scale, showing the same area.
  private func pictures(by renderer: Renderer) -> Report {
    let area = frames.flatMap { [$0.expected, $0.found] }.bounds
    guard area.width > 0, area.height > 0 else { return .lines([]) }
    func picture(_ title: Phrase, _ frame: (UnmetFrame) -> Rect) -> SideBySide.Column {
      var plain = renderer
      plain.isColoured = false
      let text = plain.text(of: .scene(scene(in: area, frame)))
      return SideBySide.Column(
        title: StyledLine(title, .heading), lines: text.split(separator: "\n").map { StyledLine(verbatim: String($0)) })
    }
    let columns = [picture("expected") { $0.expected }, picture("found") { $0.found }]
    return .sideBySide(SideBySide { columns })
  }

  private func scene(in area: Rect, _ frame: (UnmetFrame) -> Rect) -> Scene {
    var scene = Scene(
      area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area),
      boxes: frames.map { Scene.Box(.cell, label: $0.name, section: nil, frame: frame($0)) })
    (scene.columns, scene.rowsAsked, scene.keepsScale) = (Self.mostColumns, Self.mostRows, true)
    return scene
  }
}

extension [Rect] {
  fileprivate var bounds: Rect {
    guard let first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    let (left, top) = reduce((first.minX, first.minY)) { (Swift.min($0.0, $1.minX), Swift.min($0.1, $1.minY)) }
    let (right, bottom) = reduce((first.maxX, first.maxY)) { (Swift.max($0.0, $1.maxX), Swift.max($0.1, $1.maxY)) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
