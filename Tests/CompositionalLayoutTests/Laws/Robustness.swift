import TestSupport
import Testing

@testable import CompositionalLayout

/// Every layout can be solved, whatever numbers it contains, and no frame contains NaN.
@Suite struct Robustness {
  static let nasty: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, 1e18, -1e18, 1e9, 0, -0.0, -1, -50,
    .leastNonzeroMagnitude, 1e-9, 0.5, 7, 100,
  ]

  @Test(arguments: 0..<SampleSize.count(300, large: 600, of: "layouts for Robustness")) func extremeNumbersAreSolved(seed: Int) {
    var generator = LayoutGenerator(seed: seed)
    generator.lengths = Self.nasty
    generator.fractions = Self.nasty
    generator.spacings = seed % 3 == 0 ? Self.nasty : [0, 4, -8]
    let layout = generator.layout()
    var environment = generator.environment()
    if seed % 4 == 0 { environment.bounds = Size(width: generator.random.pick(Self.nasty), height: generator.random.pick(Self.nasty)) }
    if seed % 8 == 0 { environment.displayScale = generator.random.pick(Self.nasty) }
    if seed % 5 == 0 { environment.layoutDirection = .rightToLeft }
    let items = [0, 7, generator.random.pick([1, 1_000_000_000, .max, .min]), 3]
    var solution = solve(layout, items: items, in: environment)
    expectFinite(solution, seed)
    for section in items.indices {
      let size = Size(width: generator.random.pick(Self.nasty), height: generator.random.pick(Self.nasty))
      solution.measure(.cell(generator.random.pick([0, 1, 6, 1_000_000]), inSection: section), as: size)
    }
    solution.measureDisplayed(in: Viewport()) { $0.item.map { $0 > 20 ? nil : Size(width: 3, height: .nan) } ?? nil }
    expectFinite(solution, seed)
  }

  private func expectFinite(_ solution: Solution, _ seed: Int) {
    #expect(solution.contentSize.width.isFinite && solution.contentSize.height.isFinite, "seed \(seed)")
    for element in solution.elements.prefix(40) where !element.frame.list.allSatisfy(\.isFinite) {
      Issue.record("seed \(seed): \(element)")
      return
    }
    var viewport = Viewport(contentOffset: Point(x: .nan, y: .infinity))
    for section in 0..<solution.sectionCount {
      for asked in Self.nasty {
        let offset = solution.restingOffset(inSection: section, asked: asked, velocity: asked)
        #expect(offset?.isFinite ?? true, "seed \(seed)")
        viewport.orthogonalOffsets[section] = offset
      }
      let last = solution.cell(at: (solution.sectionExtent(at: section)?.items ?? 0) - 1, inSection: section)
      #expect(last?.frame.list.allSatisfy(\.isFinite) ?? true, "seed \(seed)")
    }
    _ = solution.visibleElements(in: viewport, atMost: 50)
    for element in solution.visibleElements(in: Viewport(), atMost: 50) { _ = solution.seen(element, in: viewport) }
    for x in Self.nasty { _ = solution.groups(in: Rect(x: x, y: 0, width: .infinity, height: x), seenIn: viewport, atMost: 50) }
    for x in Self.nasty { _ = solution.elements(in: Rect(x: x, y: 0, width: .infinity, height: x), atMost: 50) }
    _ = solution.elements(in: Rect(x: -.infinity, y: -.infinity, width: .infinity, height: .infinity), atMost: 50)
  }

  @Test func infiniteRectanglesReachEverything() {
    let solution = Proof(.row(.fractionalWidth(1), .absolute(10), [.slot(.fractionalWidth(1), .absolute(10))]), items: 4).solution
    let everything = Rect(x: -.infinity, y: -.infinity, width: .infinity, height: .infinity)
    #expect(solution.elements(in: everything).count == 4)
  }

  @Test func nonFiniteNumbersAreFaults() {
    let proof = Proof(.row(.fractionalWidth(.nan), .absolute(.infinity), [.slot(.fractionalHeight(-.infinity), .estimated(0))]))
    #expect(proof.solution.faults.contains(.dimensionNotFinite(section: 0, form: .fractionalWidth, value: .nan)))
    #expect(proof.solution.faults.contains(.dimensionNotFinite(section: 0, form: .absolute, value: .infinity)))
    #expect(proof.solution.faults.contains(.dimensionNotFinite(section: 0, form: .fractionalHeight, value: .negativeInfinity)))
    #expect(proof.solution.faults.contains(.dimensionNotPositive(section: 0, form: .estimated, value: 0)))
    #expect(
      proof.solution.faults.first?.uiKitText == "Invalid fractional width: nan. The fraction must be a finite value.")
  }

  @Test func emptyViews() {
    var proof = Proof(.row(.fractionalWidth(1), .absolute(44), [.slot(.fractionalWidth(0.5), .fractionalHeight(1))]), items: 2)
    proof.bounds = .zero
    #expect(proof.cells == [[0, 0, 0, 44], [0, 44, 0, 44]])
    #expect(proof.solution.faults.contains { if case .noRoomForGroup = $0 { true } else { false } })
  }

  @Test func slotsThatTakeNoRoomFillOneRound() {
    let proof = Proof(.row(.fractionalWidth(1), .absolute(10), [.slot(.absolute(0), .absolute(10))]), items: 3)
    #expect(proof.side(1) == [0, 10, 20])
  }

  @Test func nestingHasALimit() {
    func nested(_ depth: Int) -> Group {
      var group = Group.row(.fractionalWidth(1), .absolute(10), [.slot(.fractionalWidth(1), .absolute(10))])
      for _ in 1..<depth { group = .row(.fractionalWidth(1), .absolute(10), [.nested(group)]) }
      return group
    }
    #expect(Proof(nested(Group.nestingLimit), items: 2).cells.count == 2)
    let tooDeep = Proof(nested(Group.nestingLimit + 1), items: 2).solution
    #expect(tooDeep.elements.count == 0)
    #expect(tooDeep.faults == [.groupsNestedTooDeeply(section: 0)])
  }

  @Test func sharedPartsDoNotMultiply() {
    var group = Group.row(.fractionalWidth(1), .absolute(10), [.slot(.fractionalWidth(0.1), .absolute(10))])
    for _ in 0..<60 { group = .row(.fractionalWidth(1), .absolute(10), [.nested(group), .nested(group)]) }
    #expect(Proof(group, items: 2).solution.faults == [.tooManySubitems(section: 0)])
    var repeated = Group.row(.fractionalWidth(1), .absolute(10), [.slot(.fractionalWidth(0.1), .absolute(10))])
    for _ in 0..<60 {
      repeated = Group(
        content: .repeating(.horizontal, .group(repeated), count: 3), layoutSize: LayoutSize(.fractionalWidth(1), .absolute(10)))
    }
    #expect(Proof(repeated, items: 2).solution.faults.contains(.tooManySlots(section: 0)))
  }

  @Test(arguments: [0, -3, Int.min]) func countsBelowOne(count: Int) {
    let group = Group(
      content: .count(.vertical, .slot(.absolute(1), .absolute(1)), count: count), layoutSize: LayoutSize(.absolute(9), .absolute(9)))
    #expect(Proof(group).solution.faults == [.countBelowOne(section: 0, axis: .vertical)])
    #expect(
      Proof(group).solution.faults.first?.uiKitText == "A repeating vertical group should specify a count >= 1")
  }

  @Test func hugeCounts() {
    let group = Group(
      content: .repeating(.vertical, .slot(.absolute(1), .absolute(1)), count: .max), layoutSize: LayoutSize(.absolute(9), .absolute(9)))
    #expect(Proof(group).solution.faults == [.tooManySlots(section: 0)])
    let rows = Section(group: .row(.fractionalWidth(1), .absolute(0), [.slot(.fractionalWidth(1), .absolute(10))]))
    let solution = solve(Layout(section: rows), items: [.max], in: Environment(bounds: Size(width: 10, height: 10)))
    #expect(solution.elements.count == Solution.itemLimit)
    #expect(solution.elements(in: Rect(x: 0, y: 0, width: 10, height: 10), atMost: 5).count <= 5)
    #expect(solution.faults.contains(.tooManyItems(section: 0)))
  }

  @Test func missingSections() {
    let layout = Layout(sections: [], choices: [nil, 4])
    let solution = solve(layout, items: [2, 1, 0], in: Environment(bounds: Size(width: 10, height: 10)))
    #expect(solution.faults == [.sectionMissing(section: 0), .sectionMissing(section: 1)])
    #expect(solution.elements.count == 0)
    #expect(solve(Layout(sections: [], choices: []), items: [], in: Environment(bounds: .zero)).elements.count == 0)
  }

  @Test func duplicateKinds() {
    let badge = SupplementaryItem(
      layoutSize: LayoutSize(.absolute(4), .absolute(4)), elementKind: "badge", containerAnchor: LayoutAnchor(edges: .top))
    let slot = Subitem.slot(.fractionalWidth(0.5), .absolute(10)) { $0.supplementaryItems = [badge] }
    let solution = Proof(.row(.fractionalWidth(1), .absolute(10), [slot, slot]), items: 4).solution
    #expect(solution.faults == [.duplicateElementKinds(section: 0, kinds: ["badge"])])
    #expect(solution.elements.filter { $0.category == .supplementary }.map(\.item) == [0, 1, 2, 3])
  }
}
