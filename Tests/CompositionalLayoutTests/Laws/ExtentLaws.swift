import TestSupport
import Testing

@testable import CompositionalLayout

/// On random layouts, the steps for the extents of sections, groups and the content end at the solution's values.
@Suite struct ExtentLaws {
  private static let seeds = 0..<SampleSize.count(800, large: 1600, of: "layouts for ExtentLaws")

  private struct Sample {
    var solution: Solution
    var items: [Int]

    init(_ seed: Int) {
      var generator = LayoutGenerator(seed: seed)
      generator.isComplete = true
      let layout = generator.layout()
      items = generator.items()
      var environment = generator.environment()
      if seed % 3 == 0 { environment.layoutDirection = .rightToLeft }
      solution = solve(layout, items: items, in: environment)
      for id in solution.elements.map(\.id) where generator.random.once(in: 3) {
        solution.measure(id, as: Size(width: generator.random.pick([20, 35]), height: generator.random.pick([15, 60])))
      }
    }

    func ends(_ extent: ExplainedArea, at frame: Rect, _ tolerance: Double = 1e-6) -> Bool {
      FramePart.allCases.allSatisfy { part in
        solution.steps(behind: part, of: extent).last.map { abs($0.result - part.value(of: frame)) <= tolerance } ?? false
      }
    }
  }

  @Test(arguments: seeds) func contentAndSections(seed: Int) {
    let sample = Sample(seed)
    let content = sample.solution.contentSize
    for part in [FramePart.width, .height] {
      let last = sample.solution.steps(behind: part, of: .content).last?.result
      #expect(last.map { abs($0 - content[part.axis]) < 1e-6 } == true, "seed \(seed), \(part) of the content")
    }
    for section in sample.items.indices {
      guard let extent = sample.solution.sectionExtent(at: section) else {
        #expect(sample.solution.steps(behind: .height, of: .section(section)).isEmpty)
        continue
      }
      // Mirrored positions depend on the content's width, which is rounded.
      let isAcross = sample.solution.axis == .vertical || sample.solution.direction == .leftToRight
      if isAcross { #expect(sample.ends(.section(section), at: extent.frame), "seed \(seed), section \(section)") }
    }
  }

  @Test(arguments: seeds) func groups(seed: Int) {
    let sample = Sample(seed)
    for section in sample.items.indices {
      guard let extent = sample.solution.sectionExtent(at: section), extent.itemsPerGroup > 0 else { continue }
      for group in 0..<extent.groups {
        guard let frame = sample.solution.groupFrame(at: group, inSection: section) else { continue }
        let first = SectionReader(sample.solution, section: section)?.firstItem(ofGroup: group) ?? 0
        let subject = ExplainedArea.group(around: first, depth: 0, section: section)
        // A group's size is rounded only as part of a drawn frame.
        #expect(sample.ends(subject, at: frame, 0.51), "seed \(seed), group \(group) of section \(section)")
      }
    }
  }

  /// R6.5: a column of 100 fits three items of 30. With five items, the last group has two and is 60 + 10 points long.
  @Test func aTrimmedLastGroupSaysSo() {
    let column = Group.column(.fractionalWidth(1), .absolute(100), [.slot(.fractionalWidth(1), .absolute(30))])
    let solution = Proof(column, items: 5).solution
    let section = solution.steps(behind: .height, of: .section(0))
    #expect(section.map(\.rule) == ["R8.1", "R6.5"] && section.map(\.result) == [200, 170])
    let last = solution.steps(behind: .height, of: .group(around: 4, depth: 0, section: 0))
    #expect(last.map(\.rule) == ["R3.1", "R6.5"] && last.map(\.result) == [100, 70])
  }

  @Test func whatIsNotThereHasNoSteps() {
    let solution = Sample(1).solution
    for extent in [ExplainedArea.section(99), .group(around: 0, depth: 9, section: 0), .group(around: -1, depth: 0, section: 0)] {
      for part in FramePart.allCases { #expect(solution.steps(behind: part, of: extent).isEmpty) }
    }
  }
}
