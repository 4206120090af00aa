import TestSupport
import Testing

@testable import CompositionalLayout

/// Laws of measuring.
@Suite struct MeasuringLaws {
  private let environment = Environment(bounds: Size(width: 320, height: 480), displayScale: 2)

  private func list(_ height: Dimension = .estimated(44)) -> Layout {
    Layout(
      section: Section.of(.column(.fractionalWidth(1), .estimated(44), [.slot(.fractionalWidth(1), height)])) {
        $0.interGroupSpacing = 3
        $0.contentInsets = DirectionalEdgeInsets(1, 2, 3, 4)
        $0.boundarySupplementaryItems = [.header(.fractionalWidth(1), .estimated(30))]
      })
  }

  @Test(arguments: 0..<50) func rowsAreWhereTheSumOfThoseAbovePutsThem(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var solution = solve(list(), items: [40, 3], in: environment)
    var heights = Array(repeating: 44.0, count: 40)
    for _ in 0..<60 {
      let item = Int.random(in: 0..<40, using: &random)
      heights[item] = Double(Int.random(in: 10...90, using: &random))
      solution.measure(.cell(item, inSection: 0), as: Size(width: 7, height: heights[item]))
    }
    var y = 31.0
    for (item, height) in heights.enumerated() {
      #expect(solution.cell(at: item, inSection: 0)?.frame == Rect(x: 2, y: y, width: 314, height: height))
      y += height + 3
    }
    #expect(solution.sectionExtent(at: 1)?.frame.minY == y)
    #expect(Array(solution.elements.filter { $0.section == 0 && $0.category == .cell }.map(\.frame.height)) == heights)
    for y in stride(from: 0.0, to: 2000, by: 97) {
      let rect = Rect(x: 0, y: y, width: 320, height: 200)
      #expect(solution.elements(in: rect).map(\.id) == solution.naiveAnswer(to: rect))
    }
  }

  @Test(arguments: 0..<SampleSize.count(200, large: 600, of: "layouts for MeasuringLaws")) func theOrderOfMeasuringDoesNotMatter(seed: Int)
  {
    var generator = LayoutGenerator(seed: seed)
    let layout = generator.layout()
    let items = generator.items()
    let environment = generator.environment()
    var measurements = Measurements()
    var forwards = solve(layout, items: items, in: environment)
    let ids = forwards.elements.map(\.id).filter { _ in generator.random.once(in: 2) }
    for id in ids { measurements[id] = Size(width: generator.random.pick([20, 35]), height: generator.random.pick([15, 60])) }
    for id in ids { forwards.measure(id, as: measurements[id] ?? .zero) }
    var backwards = solve(layout, items: items, in: environment)
    for id in ids.reversed() { backwards.measure(id, as: measurements[id] ?? .zero) }
    let again = solve(layout, items: items, in: environment, measurements: measurements)
    for (a, b, c) in zip(forwards.elements, zip(backwards.elements, again.elements)).map({ ($0, $1.0, $1.1) }) {
      #expect(a.id == b.id && a.id == c.id)
      #expect(isNear(a.frame.list, b.frame.list) && isNear(a.frame.list, c.frame.list), "seed \(seed)")
    }
    #expect(forwards.contentSize == backwards.contentSize && forwards.contentSize == again.contentSize, "seed \(seed)")
    let rect = Rect(x: 20, y: 30, width: 200, height: 300)
    #expect(forwards.elements(in: rect).map(\.id) == forwards.naiveAnswer(to: rect), "seed \(seed)")
  }

  @Test(arguments: 0..<50) func orthogonalRowsAreAsTallAsTheirTallestGroup(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let section = Section.of(.row(.absolute(100), .estimated(40), [.slot(.fractionalWidth(1), .estimated(40))])) {
      $0.orthogonalScrollingBehavior = .continuous
    }
    var solution = solve(Layout(section: section), items: [4], in: environment)
    var heights = Array(repeating: 40.0, count: 4)
    for _ in 0..<20 {
      let item = Int.random(in: 0..<4, using: &random)
      heights[item] = Double(Int.random(in: 10...90, using: &random))
      solution.measure(.cell(item, inSection: 0), as: Size(width: 7, height: heights[item]))
      #expect(solution.contentSize.height == heights.max())
    }
  }

  @Test func elementsNeverInSightKeepTheirEstimate() {
    var solution = solve(list(), items: [1000], in: environment)
    var asked: [Int] = []
    let taken = solution.measureDisplayed(in: Viewport()) { element in
      element.item.map { asked.append($0) }
      return element.category == .cell ? Size(width: 0, height: 90) : nil
    }
    #expect(taken.sizes.count == 5)
    #expect(asked == [0, 0, 1, 2, 3, 4])
    #expect(solution.cell(at: 5, inSection: 0)?.frame.height == 44)
    let later = solution.measureDisplayed(in: Viewport()) { _ in Size(width: 0, height: 10) }
    #expect(later.sizes.count == 2)
  }

  @Test func headersAreMeasuredAndShiftTheContent() {  // R7.8
    var solution = solve(list(), items: [3], in: environment)
    let header = Element.ID(category: .supplementary, kind: "header", section: 0, item: 0)
    let moved = solution.measure(header, as: Size(width: 0, height: 68))
    let movedAgain = solution.measure(header, as: Size(width: 0, height: 68.005))
    #expect(moved && !movedAgain)
    #expect(isNear([solution.cell(at: 0, inSection: 0)?.frame.minY ?? 0], [69]))
  }

  @Test func fixedGroupsKeepTheirStride() {  // R7.3
    let layout = Layout(section: Section(group: .column(.fractionalWidth(1), .absolute(60), [.slot(.fractionalWidth(1), .estimated(44))])))
    var solution = solve(layout, items: [4], in: environment)
    for (item, height) in [31.0, 50, 31, 69].enumerated() {
      solution.measure(.cell(item, inSection: 0), as: Size(width: 0, height: height))
    }
    #expect(solution.elements.map { [$0.frame.minY, $0.frame.height] } == [[0, 31], [60, 50], [120, 31], [180, 69]])
  }

  @Test func uniformSiblingsOfAUniformGroupShareTheLongest() {  // R7.10, R18.4
    let slot = Subitem.slot(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))
    let layout = Layout(section: Section(group: .row(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 44), [slot])))
    var solution = solve(layout, items: [3], in: environment)
    #expect(solution.elements.map(\.frame.height) == [44, 44, 44])
    solution.measureDisplayed(in: Viewport()) { Size(width: 0, height: [31, 88, 40][$0.item ?? 0]) }
    #expect(solution.elements.map { [$0.frame.minY, $0.frame.height] } == [[0, 88], [0, 88], [88, 88]])
  }

  @Test func uniformSiblingsOfANestedGroupKeepToThemselves() {  // R7.10
    let slot = Subitem.slot(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))
    let row = Group.row(.fractionalWidth(1), .estimated(44), [slot])
    let layout = Layout(section: Section(group: .column(.fractionalWidth(1), .estimated(44), [.nested(row)])))
    var solution = solve(layout, items: [4], in: environment)
    for (item, height) in [31.0, 88, 40, 20].enumerated() {
      solution.measure(.cell(item, inSection: 0), as: Size(width: 0, height: height))
    }
    #expect(solution.elements.map(\.frame.height) == [88, 88, 40, 40])
  }

  @Test func elementsThatCannotBeMeasuredAreUnchanged() {
    var solution = solve(list(.absolute(50)), items: [3], in: environment)
    let before = Array(solution.elements)
    let decoration = Element.ID(category: .decoration, kind: "x", section: 0, item: 0)
    for id in [.cell(0, inSection: 0), .cell(9, inSection: 0), .cell(-1, inSection: 0), .cell(0, inSection: 7), decoration] {
      let moved = solution.measure(id, as: Size(width: 1, height: 1))
      #expect(!moved)
    }
    #expect(Array(solution.elements) == before)
  }
}
