import CompositionalLayout
import Localization
import TestSupport

@testable import Rendering

extension Scene {
  /// A scene of boxes at random positions: overlapping, touching, empty and cut off.
  static func random(seed: UInt64, labels: [String] = ["a", "item12", "오늘의혜택", "👩‍👩‍👧 fam", "<&\">'\u{1B}"]) -> Scene {
    var numbers = SeededGenerator(seed: seed)
    let area = Rect(
      x: 0, y: 0, width: Double.random(in: 40...1_200, using: &numbers), height: Double.random(in: 0...1_000, using: &numbers))
    // Edges on a grid, so that many are shared.
    let step: Double = [1, 10, 37.5][Int.random(in: 0..<3, using: &numbers)]
    func length(_ least: Double, _ most: Double) -> Double { (Double.random(in: least...most, using: &numbers) / step).rounded() * step }
    let boxes = (0..<Int.random(in: 0...40, using: &numbers)).map { index in
      let frame = Rect(x: length(-50, area.width), y: length(-50, area.height), width: length(0, 400), height: length(0, 300))
      var box = Box(
        Box.Category.allCases.randomElement(using: &numbers) ?? .cell, label: labels.randomElement(using: &numbers) ?? "",
        section: [nil, 0, 1, 7].randomElement(using: &numbers) ?? 0, frame: frame)
      box.isBadge = box.category == .supplementary && Bool.random(using: &numbers)
      box.depth = box.category == .group ? Int.random(in: 0...4, using: &numbers) : 0
      box.isPinned = box.category == .supplementary && Bool.random(using: &numbers)
      return box
    }
    let isWindow = Bool.random(using: &numbers)
    let content = Size(width: area.width, height: area.height + length(0, 500))
    var scene = Scene(
      area: area, ground: isWindow ? area : Rect(origin: .zero, size: content), contentSize: content, screen: Screen(frame: area),
      boxes: boxes)
    scene.screen.safeArea = DirectionalEdgeInsets(top: length(0, 60), leading: 0, bottom: length(0, 40), trailing: 0)
    if Bool.random(using: &numbers) {
      let rest = Overflow(cells: 999_960, points: 3_200_000, words: ["… 999,960 more", "3,200,000 pt"])
      let before = Bool.random(using: &numbers) ? Overflow(cells: 3, points: 240, words: ["← 3 before"]) : nil
      scene.rows = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
        OrthogonalRow(
          section: "lane", frame: Rect(x: 0, y: length(0, area.height), width: area.width, height: length(0, 100)), before: before,
          after: rest)
      }
      scene.after = rest
    }
    return scene
  }
}

extension Renderer {
  /// The rows of a scene, one character for each column; the second column of a wide character is nil.
  func columns(of scene: Scene) -> [[Character?]] {
    text(of: .scene(scene)).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      line.flatMap { character in [character] + Array(repeating: nil, count: max(0, displayWidth(character) - 1)) }
    }
  }
}
