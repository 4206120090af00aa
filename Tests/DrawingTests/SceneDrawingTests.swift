import CompositionalLayout
import Testing

@testable import Drawing

@Suite struct SceneDrawingTests {
  static let seeds: [UInt64] = Array(1...40)

  /// The topmost box at a place, found by looking at every box: whose edges, rounded to columns and rows, are around it.
  private struct Oracle {
    let scene: Scene
    let width: Int

    var points: Double { scene.area.width / Double(width - 1) }

    func range(_ start: Double, _ end: Double, _ points: Double) -> ClosedRange<Int> {
      Int((start / points).rounded(.toNearestOrAwayFromZero))...Int((end / points).rounded(.toNearestOrAwayFromZero))
    }

    struct Found {
      var box: Scene.Box
      var isInside: Bool
    }

    func top(_ column: Int, _ row: Int) -> Found? {
      for box in scene.boxes.reversed() {
        let columns = range(box.frame.minX, box.frame.maxX, points)
        let rows = range(box.frame.minY, box.frame.maxY, 2 * points)
        guard columns.contains(column), rows.contains(row) else { continue }
        let isInside = column > columns.lowerBound && column < columns.upperBound && row > rows.lowerBound && row < rows.upperBound
        if box.category == .group && isInside { continue }
        return Found(box: box, isInside: isInside)
      }
      return nil
    }
  }

  /// Scaled rasterisation: a place inside of the topmost box holds nothing but that box, a place on its edge a line or its label.
  @Test(arguments: seeds) func everyPlaceBelongsToTheTopmostBox(seed: UInt64) {
    let letters: Set<Character> = Set("abcdefgh … 0123456789,pined")
    var scene = Scene.random(seed: seed, labels: ["abc", "h"])
    scene.rows = []
    scene.after = nil
    scene.columns = 40 + Int(seed)
    let oracle = Oracle(scene: scene, width: 40 + Int(seed))
    let rows = Renderer().columns(of: scene)
    var wrong: [String] = []
    for (row, line) in rows.enumerated() {
      for column in 0..<oracle.width {
        let shown = column < line.count ? line[column] ?? " " : " "
        guard let top = oracle.top(column, row) else { continue }
        let isLine = Arms(unicodeNameOf: shown) != nil || shown == "▪"
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

  /// No border is garbled: what leads from one place to its neighbour comes from there, in both directions. The end of a double line has
  /// no character of its own, and a point no arms.
  @Test(arguments: seeds) func linesMeetTheirNeighbours(seed: UInt64) {
    var scene = Scene.random(seed: seed, labels: [""])
    scene.rows = []
    scene.after = nil
    scene.columns = 97
    let rows = Renderer().columns(of: scene).map { row in
      (0..<97).map { column in column < row.count ? row[column] ?? " " : " " }
    }
    func arms(_ column: Int, _ row: Int) -> Arms { Arms(unicodeNameOf: rows[row][column]) ?? Arms() }
    func isKnown(_ column: Int, _ row: Int) -> Bool { !["▪", "═", "║"].contains(rows[row][column]) }
    var wrong: [String] = []
    for row in rows.indices {
      for column in 0..<97 where isKnown(column, row) {
        if column < 96, isKnown(column + 1, row), (arms(column, row).east == .none) != (arms(column + 1, row).west == .none) {
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

  /// A drawing whose width nobody asked for keeps to a screenful of rows, unless that left too few columns.
  @Test(arguments: seeds) func itIsNoHigherThanASensibleNumberOfRows(seed: UInt64) {
    var scene = Scene.random(seed: seed)
    scene.area.size.width = max(scene.area.width, 400)
    scene.rows = []
    #expect(SceneDrawing(scene, columns: 200, language: .english).canvas.rows <= CellScale.mostRows + 1)
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

  /// The same scene is the same text, and nothing raw reaches a terminal.
  @Test(arguments: seeds) func controlCharactersAreShown(seed: UInt64) {
    let text = Renderer().text(of: .scene(.random(seed: seed)))
    #expect(text == Renderer().text(of: .scene(.random(seed: seed))))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
  }
}
