import CompositionalLayout
import Localization
import TestSupport
import Testing

@testable import Rendering

@Suite struct SceneDrawingTests {
  /// The number of lines before the canvas is infinite.
  @Test func anEdgeBeyondAllLinesIsOutside() {
    let lines = EdgeLines([-1e300, -2e300, 0, 10, 1e300], from: 0, to: 10, points: 1e-10)
    #expect(lines[-1e300] < 0 && lines[-2e300] < 0 && lines[0] == 0)
    #expect(lines[10] == lines.count - 1 && lines[1e300] > lines[10])
  }

  /// Two adjacent lengths must not read as one number: if there is not enough space for both, the larger one is written.
  @Test(arguments: [(20, ["8", "16"]), (3, ["16"])])
  func lengthsAreToldApart(columns: Int, expected: [String]) {
    let area = Rect(x: 0, y: 0, width: 24, height: 40)
    var scene = Scene(area: area, ground: area, contentSize: area.size, screen: Scene.Screen(frame: area), boxes: [])
    scene.spaces = [
      Scene.Space(.inset, frame: Rect(x: 0, y: 0, width: 8, height: 40), along: .horizontal),
      Scene.Space(.gap, frame: Rect(x: 8, y: 0, width: 16, height: 40), along: .horizontal),
    ]
    scene.columns = columns
    let text = Renderer().text(of: .scene(scene))
    let numbers = text.split { !$0.isNumber }.map(String.init)
    #expect(numbers == expected, "\(text)")
  }

  static let seeds: [UInt64] = Array(1...40)

  /// The topmost box at a position, found by checking every box.
  private struct Oracle {
    let scene: Scene
    let scale: CellScale

    struct Found {
      var box: Scene.Box
      var isInside: Bool
    }

    func top(_ column: Int, _ row: Int) -> Found? {
      // Groups are outlines in front of all boxes, the outermost in front.
      let groups = scene.boxes.indices.filter { scene.boxes[$0].category == .group }
        .sorted { (scene.boxes[$0].depth, $0) < (scene.boxes[$1].depth, $1) }.map { scene.boxes[$0] }
      for box in groups + scene.boxes.reversed().filter({ $0.category != .group }) {
        let place = scale.box(box.frame)
        guard (place.left...place.right).contains(column), (place.top...place.bottom).contains(row) else { continue }
        let isInside = column > place.left && column < place.right && row > place.top && row < place.bottom
        if box.category == .group && isInside { continue }
        return Found(box: box, isInside: isInside)
      }
      return nil
    }
  }

  /// Drawings are to scale: an edge is at most two lines from its exact position, one of which is due to the margin at the ends.
  @Test(arguments: seeds) func edgesAreWhereTheyBelong(seed: UInt64) {
    let scene = Scene.random(seed: seed)
    let width = 40 + Int(seed)
    let scale = CellScale(scene, columns: width, rows: nil)
    let points = scale.points
    #expect((width * 2 / 3...width).contains(scale.columns))
    // A terminal's cell is about twice as high as wide.
    #expect(points.height > 2 * points.width / 1.5 && points.height < 1.5 * 2 * points.width)
    for box in scene.boxes {
      let place = scale.box(box.frame)
      /// Boxes within the area are drawn on the canvas, others are not.
      func isRight(_ line: Int, _ exact: Double, extent: Double, lines: Int) -> Bool {
        let isAtEnd = min(abs(exact), abs(exact - extent)) < EdgeLines.leastGap
        return (isAtEnd || (0..<lines).contains(line) == (exact > 0 && exact < extent))
          && abs(Double(line) - exact) <= 2.5 + EdgeLines.leastGap
      }
      let (across, down) = (scene.area.width / points.width, scene.area.height / points.height)
      #expect(isRight(place.left, box.frame.minX / points.width, extent: across, lines: scale.columns))
      #expect(isRight(place.right, box.frame.maxX / points.width, extent: across, lines: scale.columns))
      #expect(isRight(place.top, box.frame.minY / points.height, extent: down, lines: scale.rows))
      #expect(isRight(place.bottom, box.frame.maxY / points.height, extent: down, lines: scale.rows))
    }
  }

  /// The order of edges is kept, and a gap is visible if there is enough space.
  @Test(arguments: seeds) func gapsStayVisible(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let points = Double.random(in: 1...20, using: &numbers)
    // Cells of more than two lines with gaps of any size in between always fit.
    var edges: [Double] = [0]
    for _ in 0..<50 {
      edges.append(edges[edges.count - 1] + points * Double.random(in: 2...9, using: &numbers))
      edges.append(edges[edges.count - 1] + points * Double.random(in: 0...2, using: &numbers))
    }
    let lines = EdgeLines(edges + edges, from: 0, to: edges[edges.count - 1], points: points)
    for (before, after) in zip(edges, edges.dropFirst()) {
      #expect(lines[before] <= lines[after])
      if (after - before) / points >= 2 * EdgeLines.leastGap { #expect(lines[before] < lines[after]) }
    }
  }

  /// Compares with scaled rasterisation: a position inside the topmost box shows only that box, and a position on its edge shows a line or
  /// its label.
  @Test(arguments: seeds) func everyPlaceBelongsToTheTopmostBox(seed: UInt64) {
    let letters: Set<Character> = Set("abcdefgh … 0123456789,pined")
    var scene = Scene.random(seed: seed, labels: ["abc", "h"])
    scene.rows = []
    scene.after = nil
    let width = 40 + Int(seed)
    scene.columns = width
    let oracle = Oracle(scene: scene, scale: CellScale(scene, columns: width, rows: nil))
    let rows = Renderer().columns(of: scene)
    var wrong: [String] = []
    for (row, line) in rows.enumerated() {
      for column in 0..<oracle.scale.columns {
        let shown = column < line.count ? line[column] ?? " " : " "
        guard let top = oracle.top(column, row) else { continue }
        let isLine = Arms(unicodeNameOf: shown.unicodeScalars.first ?? " ") != nil || shown == "▪"
        if top.isInside {
          let own: Set<Character> = top.box.category == .decoration ? ["░"] : [" "]
          if isLine || !own.contains(shown) && !letters.contains(shown) { wrong.append("'\(shown)' inside at \(column), \(row)") }
        } else if !isLine && !letters.contains(shown) {
          wrong.append("'\(shown)' on an edge at \(column), \(row)")
        }
      }
    }
    #expect(wrong == [])
  }

  /// No border is garbled: an arm that points to a neighbour meets an arm there, in both directions. The end of a double line has no
  /// character of its own, and a point no arms.
  @Test(arguments: seeds) func linesMeetTheirNeighbours(seed: UInt64) {
    var scene = Scene.random(seed: seed, labels: [""])
    scene.rows = []
    scene.after = nil
    scene.columns = 97
    let columns = SceneDrawing(scene, columns: 97, language: .english).canvas.columns
    let rows = Renderer().columns(of: scene).map { row in
      (0..<columns).map { column in column < row.count ? row[column] ?? " " : " " }
    }
    func arms(_ column: Int, _ row: Int) -> Arms { Arms(unicodeNameOf: rows[row][column].unicodeScalars.first ?? " ") ?? Arms() }
    func isKnown(_ column: Int, _ row: Int) -> Bool { !["▪", "═", "║"].contains(rows[row][column]) }
    var wrong: [String] = []
    for row in rows.indices {
      for column in 0..<columns where isKnown(column, row) {
        if column + 1 < columns, isKnown(column + 1, row), (arms(column, row).east == .none) != (arms(column + 1, row).west == .none) {
          wrong.append("\(column), \(row) to its right")
        }
        guard row + 1 < rows.count, isKnown(column, row + 1) else { continue }
        if (arms(column, row).south == .none) != (arms(column, row + 1).north == .none) { wrong.append("\(column), \(row) below") }
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: seeds) func noRowIsWiderThanAsked(seed: UInt64) {
    var scene = Scene.random(seed: seed)
    for width in [20, 60, 80, 120, 200] {
      scene.columns = nil
      let usual = Renderer(columns: width).columns(of: scene)
      #expect(usual.filter { $0.first != "…" && $0.first != "l" }.allSatisfy { $0.count <= width })
      scene.columns = width
      let asked = Renderer(columns: 33).columns(of: scene)
      let rows = asked.filter { $0.first != "…" && $0.first != "l" }
      #expect(rows.allSatisfy { $0.count <= width })
    }
  }

  /// A drawing without a requested width has at most the usual number of rows, unless that leaves too few columns.
  @Test(arguments: seeds) func itHasAtMostTheUsualNumberOfRows(seed: UInt64) {
    var scene = Scene.random(seed: seed)
    scene.area.size.width = max(scene.area.width, 400)
    scene.rows = []
    #expect(SceneDrawing(scene, columns: 200, language: .english).canvas.rows <= CellScale.usualRows + 1)
  }

  @Test(arguments: seeds) func withoutUTF8ThereIsOnlyASCII(seed: UInt64) {
    let text = Renderer(isASCII: true).text(of: .scene(.random(seed: seed)))
    #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
  }

  @Test(arguments: seeds) func colourMovesNothing(seed: UInt64) {
    let scene = Scene.random(seed: seed)
    let coloured = Renderer(isColoured: true).text(of: .scene(scene))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Renderer().text(of: .scene(scene)))
  }

  /// The same scene always gives the same text, without raw control characters.
  @Test(arguments: seeds) func controlCharactersAreShown(seed: UInt64) {
    let text = Renderer().text(of: .scene(.random(seed: seed)))
    #expect(text == Renderer().text(of: .scene(.random(seed: seed))))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
  }
}
