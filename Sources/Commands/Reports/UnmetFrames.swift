import CompositionalLayout
import Documents
import Localization
import Rendering

/// An element whose frame is not the expected one.
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

/// Frames of one screen that are not the expected ones: both sides in a table, and where there are more than two of them, in pictures too.
package struct UnmetFrames: Sendable {
  private let frames: [UnmetFrame]

  package init(_ frames: [UnmetFrame]) { self.frames = frames }

  /// The text; empty for a single frame, of which a refusal says both sides, and in formats for programs.
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

  /// The columns that a table and two pictures side by side may take, of which the line between the pictures takes three.
  private static let columns = 80
  private static let mostColumns = 38
  private static let mostRows = 40

  /// Both sides to one scale, in the same part of the content.
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
  /// The smallest rectangle around all of them.
  fileprivate var bounds: Rect {
    guard let first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    let (left, top) = reduce((first.minX, first.minY)) { (Swift.min($0.0, $1.minX), Swift.min($0.1, $1.minY)) }
    let (right, bottom) = reduce((first.maxX, first.maxY)) { (Swift.max($0.0, $1.maxX), Swift.max($0.1, $1.maxY)) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
