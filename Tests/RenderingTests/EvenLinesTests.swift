import CompositionalLayout
import TestSupport
import Testing

@testable import Rendering

/// Equal lengths look equal.
@Suite struct EvenLinesTests {
  /// In a grid of equal cells, all cells have the same number of columns and rows at any width.
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
      // In cells of one or two lines, a single line is most of the length.
      guard size.width > 3 * scale.points.width, size.height > 3 * scale.points.height else { continue }
      #expect(Set(places.map { $0.right - $0.left }).count == 1, "\(columns) columns, \(across) × \(down)")
      #expect(Set(places.map { $0.bottom - $0.top }).count == 1, "\(columns) columns, \(across) × \(down)")
      #expect(scale.columns <= columns)
    }
  }

  /// If no distance suits all sections, a line is added to the one box that is shorter than the others.
  @Test(arguments: [40, 50, 60, 70]) func aListBelowOtherSectionsIsEven(columns: Int) {
    let triples = [58, 250, 442, 796, 988, 1_180, 1_372, 1_564, 1_756].flatMap { [($0, 172), ($0, 82), ($0 + 90, 82)] }
    let spans = [(0, 44), (638, 100), (738, 44)] + triples + (0..<12).map { (1_952 + 54 * $0, 50) }
    let boxes = spans.map { Scene.Box(.cell, label: "", section: 0, frame: Rect(x: 0, y: Double($0.0), width: 402, height: Double($0.1))) }
    let plates = [(5, 628), (743, 1_204)].map {
      Scene.Box(.decoration, label: "", section: 0, frame: Rect(x: 5, y: Double($0.0), width: 392, height: Double($0.1)))
    }
    let area = Rect(x: 0, y: 0, width: 402, height: 2_596)
    let scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: plates + boxes)
    let scale = CellScale(scene, columns: columns, rows: nil)
    for height in [44.0, 50, 82, 172] {
      let places = boxes.filter { $0.frame.height == height }.map { scale.box($0.frame) }
      #expect(Set(places.map { $0.bottom - $0.top }).count == 1, "\(height) in \(columns) columns")
    }
    #expect(scale.box(area).bottom == scale.rows - 1)
  }

  /// Many boxes in few rows are as even as a few boxes.
  @Test func manyBoxesInFewRowsAreEven() {
    let boxes = (0..<600).map { index in
      Scene.Box(.cell, label: "", section: 0, frame: Rect(x: Double(index % 30) * 14, y: Double(index / 30) * 120, width: 14, height: 100))
    }
    let area = Rect(x: 0, y: 0, width: 420, height: 20 * 120 - 20)
    let scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: boxes)
    let scale = CellScale(scene, columns: 80, rows: nil)
    #expect(Set(boxes.map { scale.box($0.frame) }.map { $0.bottom - $0.top }).count == 1)
    #expect(Set(boxes.map { scale.box($0.frame) }.map { $0.right - $0.left }).count == 1)
  }

  /// A position between crowded edges, such as that of a badge, must not get a line beyond them after they were moved; otherwise the end of
  /// a badge could precede its start.
  @Test(arguments: 0..<300) func positionsBetweenEdgesKeepTheirOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let points = Double.random(in: 1...20, using: &random)
    let end = points * Double(Int.random(in: 3...30, using: &random))
    let cells = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      let start = Double.random(in: -points...end, using: &random)
      return EdgeSpan(start: start, end: start + points * Double.random(in: 0...3, using: &random))
    }
    let edges = (cells.flatMap { [$0.start, $0.end] } + [0, end]).sortedOnce
    let positions = (edges + (0..<200).map { _ in Double.random(in: -2 * points...end + 2 * points, using: &random) }).sorted()
    let even = EvenLines(edges, boxes: cells, from: 0, to: end).lines(points: points, most: nil)
    for lines in [EdgeLines(edges, from: 0, to: end, points: points), even] {
      let wrong = zip(positions, positions.dropFirst()).filter { lines[$0] > lines[$1] }
      #expect(wrong.isEmpty, "\(wrong.map { "\($0) on \(lines[$0]), \($1) on \(lines[$1])" })")
    }
  }

  /// Pictures that must match each other keep their scale.
  @Test func anExactScaleIsKept() {
    let area = Rect(x: 0, y: 0, width: 100, height: 50)
    let boxes = (0..<7).map { Scene.Box(.cell, label: "", section: 0, frame: Rect(x: Double($0) * 14, y: 0, width: 14, height: 50)) }
    var scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: boxes)
    #expect(CellScale(scene, columns: 25, rows: nil).points.width != 100.0 / 24)
    scene.keepsScale = true
    #expect(CellScale(scene, columns: 25, rows: nil).points.width == 100.0 / 24)
  }
}
