import Testing

@testable import CompositionalLayout

/// The cost of queries, counted in visited elements.
@Suite struct Costs {
  private let environment = Environment(bounds: Size(width: 390, height: 844))
  private var grid: Layout {
    Layout(
      section: Section.of(.row(.fractionalWidth(1), .absolute(100), [.slot(.fractionalWidth(1 / 3.0), .fractionalHeight(1))])) {
        $0.interGroupSpacing = 8
      })
  }

  @Test(arguments: [10, 100_000_000, 1_000_000_000]) func aSolutionHoldsPatternsNotFrames(items: Int) {
    let solution = solve(grid, items: [items], in: environment)
    #expect(solution.plans.map(\.pattern.cells.count) == [3])
    #expect(solution.shapes.count == 1)
    #expect(solution.elements.count == items)
  }

  @Test func sectionsShareWhatTheyHaveInCommon() {
    let solution = solve(grid, items: Array(repeating: 100, count: 1000), in: environment)
    #expect(solution.plans.count == 1)
    #expect(solution.shapes.count == 1)
  }

  @Test(arguments: [0.0, 1e6, 3e9]) func rectanglesLookAtFewGroups(y: Double) {
    let solution = solve(grid, items: [100_000_000], in: environment)
    let reader = SectionReader(solution, section: 0)
    let area = Rect(x: 0, y: y, width: 390, height: 1000)
    #expect(reader?.groupCandidates(meeting: area).count ?? .max <= 14)
    #expect(solution.elements(in: area).count >= 30)
  }

  @Test func rectanglesLookAtFewSections() {
    let solution = solve(grid, items: Array(repeating: 100, count: 10_000), in: environment)
    let span = Span(start: 1_000_000, end: 1_000_800)
    #expect(solution.stacking.candidates(meeting: span).count <= 3)
  }

  @Test func oneMeasurementTouchesLogarithmicallyManySums() {
    var sums = SparsePrefixSum(count: 1_000_000_000)
    sums.set(3, at: 0)
    #expect(sums.nodeCount <= 31)
    sums.set(4, at: 999_999_999)
    #expect(sums.nodeCount <= 62)
    #expect(sums.sum(before: 1) == 3)
    #expect(sums.sum(before: 999_999_999) == 3)
    #expect(sums.sum(before: 1_000_000_000) == 7)
    sums.set(1, at: 0)
    #expect(sums.total == 5)
  }
}
