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

  /// A section's spacing does not affect the plan of its group; insets across the scroll axis do, and so does a different group.
  @Test func sectionsWithTheSameGroupSolveItOnce() throws {
    var sections = (0..<6).map { number in
      var section = grid.sections[0]
      section.interGroupSpacing = Double(number)
      return section
    }
    sections[2].contentInsets = DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    sections[4].group.layoutSize.heightDimension = .absolute(50)
    let solution = solve(Layout(sections: sections, choices: Array(0..<6)), items: Array(repeating: 7, count: 6), in: environment)
    let solved = solution.plans.map { ObjectIdentifier($0.planned) }
    #expect(solution.plans.count == 6)
    #expect(solved == [0, 0, 2, 0, 4, 0].map { solved[$0] } && Set(solved).count == 3)
    for (number, section) in sections.enumerated() {
      let alone = solve(Layout(section: section), items: [7], in: environment)
      let start = try #require(solution.sectionExtent(at: number)?.frame.minY)
      for item in 0..<7 {
        var frame = try #require(solution.cell(at: item, inSection: number)?.frame)
        frame.origin.y -= start
        #expect(frame == alone.cell(at: item, inSection: 0)?.frame)
      }
    }
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
