import CompositionalLayout
import TestSupport
import Testing

@testable import Drawing

/// Equal lengths look equal.
@Suite struct EvenLinesTests {
  /// Any grid of equal cells in any width: all cells take the same columns and rows.
  @Test(arguments: 0..<300) func cellsOfAGridTakeTheSameColumnsAndRows(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (across, down) = (Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random))
    let size = Size(width: Double.random(in: 20...120, using: &random), height: Double.random(in: 20...120, using: &random))
    let gap = Double.random(in: 0...20, using: &random)
    let inset = Double.random(in: 0...24, using: &random)
    let boxes = (0..<across * down).map { index in
      let (column, row) = (Double(index % across), Double(index / across))
      let frame = Rect(
        x: inset + column * (size.width + gap), y: inset + row * (size.height + gap), width: size.width, height: size.height)
      return Scene.Box(.cell, label: "", section: 0, frame: frame)
    }
    let area = Rect(
      x: 0, y: 0, width: 2 * inset + Double(across) * (size.width + gap) - gap, height: 2 * inset + Double(down) * (size.height + gap) - gap
    )
    let scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: boxes)
    let columns = Int.random(in: 40...160, using: &random)
    for rows in [nil, 24, 60] {
      let scale = CellScale(scene, columns: columns, rows: rows)
      let places = boxes.map { scale.box($0.frame) }
      // In cells of one or two lines a line is most of the length.
      guard size.width > 3 * scale.points.width, size.height > 3 * scale.points.height else { continue }
      #expect(Set(places.map { $0.right - $0.left }).count == 1, "\(columns) columns, \(across) × \(down)")
      #expect(Set(places.map { $0.bottom - $0.top }).count == 1, "\(columns) columns, \(across) × \(down)")
      #expect(scale.columns <= columns)
    }
  }

  /// Pictures that have to agree keep their scale.
  @Test func anExactScaleIsKept() {
    let area = Rect(x: 0, y: 0, width: 100, height: 50)
    let boxes = (0..<7).map { Scene.Box(.cell, label: "", section: 0, frame: Rect(x: Double($0) * 14, y: 0, width: 14, height: 50)) }
    var scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: boxes)
    #expect(CellScale(scene, columns: 25, rows: nil).points.width != 100.0 / 24)
    scene.keepsScale = true
    #expect(CellScale(scene, columns: 25, rows: nil).points.width == 100.0 / 24)
  }
}
