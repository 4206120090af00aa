import TestSupport
import Testing

@testable import CompositionalLayout

/// Laws of every layout, tested on random ones; the seed is the argument.
@Suite struct LayoutLaws {
  static let seeds = Array(0..<SampleSize.count(200, large: 800, of: "layouts for LayoutLaws"))

  /// A random layout with its items and environment.
  private struct Sample {
    var layout: Layout
    var items: [Int]
    var environment: Environment

    init(_ seed: Int) {
      var generator = LayoutGenerator(seed: seed)
      layout = generator.layout()
      items = generator.items()
      environment = generator.environment()
    }

    var solution: Solution { solve(layout, items: items, in: environment) }
  }

  private func expectSame(_ a: [Element], _ b: [Element], _ comment: String, map: (Rect) -> Rect) {
    #expect(a.count == b.count, "\(comment)")
    for (x, y) in zip(a, b) {
      guard x.id == y.id, x.zIndex == y.zIndex, isNear(map(x.frame).list, y.frame.list) else {
        Issue.record("\(comment): \(x) and \(y)")
        return
      }
    }
  }

  @Test(arguments: seeds) func transposingTheLayoutTransposesFrames(seed: Int) {
    let sample = Sample(seed)
    let rewriting = Rewriting.transposed
    let other = solve(rewriting(sample.layout), items: sample.items, in: rewriting(sample.environment))
    expectSame(Array(sample.solution.elements), Array(other.elements), "seed \(seed)", map: rewriting.rect)
    #expect(rewriting.size(sample.solution.contentSize) == other.contentSize)
  }

  @Test(arguments: seeds) func doublingLengthsAndHalvingTheScaleDoublesFrames(seed: Int) {
    let sample = Sample(seed)
    var environment = Rewriting.doubled(sample.environment)
    environment.displayScale /= 2
    let other = solve(Rewriting.doubled(sample.layout), items: sample.items, in: environment)
    expectSame(Array(sample.solution.elements), Array(other.elements), "seed \(seed)", map: Rewriting.doubled.rect)
  }

  @Test(arguments: seeds) func rightToLeftMirrorsFramesAndAnswers(seed: Int) {
    var sample = Sample(seed)
    let solution = sample.solution
    sample.environment.layoutDirection = .rightToLeft
    let mirrored = sample.solution
    let width = solution.contentSize.width
    func mirror(_ rect: Rect) -> Rect { Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) }
    #expect(mirrored.contentSize == solution.contentSize)
    expectSame(Array(solution.elements), Array(mirrored.elements), "seed \(seed)", map: mirror)
    let rect = Rect(x: 30, y: 40, width: 150, height: 200)
    #expect(solution.elements(in: rect).map(\.id) == mirrored.elements(in: mirror(rect)).map(\.id), "seed \(seed)")
  }

  @Test(arguments: seeds) func solvingTwiceGivesTheSame(seed: Int) {
    let sample = Sample(seed)
    #expect(Array(sample.solution.elements) == Array(sample.solution.elements))
    #expect(sample.solution.faults == sample.solution.faults)
  }

  @Test(arguments: seeds) func elementsComeInOrderAndAreCounted(seed: Int) {
    let solution = Sample(seed).solution
    let elements = Array(solution.elements)
    #expect(solution.elements.count == elements.count)
    var visited: [Element] = []
    solution.elements.forEach { visited.append($0) }
    #expect(visited == elements)
    let keys = elements.map { OrderKey($0) }
    #expect(keys == keys.sorted())
  }

  @Test(arguments: seeds) func cellsAreFoundOneByOne(seed: Int) {
    let solution = Sample(seed).solution
    for element in solution.elements where element.category == .cell {
      #expect(solution.cell(at: element.item ?? -1, inSection: element.section) == element)
    }
    #expect(solution.cell(at: 10, inSection: 0) == nil)
    #expect(solution.cell(at: -1, inSection: 0) == nil)
    #expect(solution.cell(at: 0, inSection: 99) == nil)
  }

  @Test(arguments: seeds) func moreItemsMoveNoCellOfTheirSection(seed: Int) {
    var sample = Sample(seed)
    sample.items = [3]
    let few = sample.solution.elements.filter { $0.category == .cell }
    sample.items = [9]
    let many = sample.solution.elements.filter { $0.category == .cell }
    guard !sample.layout.stretches else { return }
    expectSame(few, Array(many.prefix(few.count)), "seed \(seed)") { $0 }
  }

  @Test(arguments: seeds) func rectanglesReturnWhatTheRuleSays(seed: Int) {
    let solution = Sample(seed).solution
    var random = SeededGenerator(seed: seed)
    let whole = solution.contentSize
    for _ in 0..<12 {
      let x = Double.random(in: -50...max(whole.width, 1), using: &random)
      let y = Double.random(in: -50...max(whole.height, 1), using: &random)
      let size = Size(width: random.pick([0, 1, 40, 300]), height: random.pick([0, 1, 40, 300]))
      let rect = Rect(origin: Point(x: random.once(in: 4) ? whole.width : x, y: random.once(in: 4) ? 0 : y), size: size)
      #expect(solution.elements(in: rect).map(\.id) == solution.naiveAnswer(to: rect), "seed \(seed), \(rect)")
    }
  }

  @Test(arguments: seeds) func answersAreCutOffAtTheLimit(seed: Int) {
    let solution = Sample(seed).solution
    let rect = Rect(origin: .zero, size: solution.contentSize)
    #expect(solution.elements(in: rect, atMost: 3) == Array(solution.elements(in: rect).prefix(3)))
    #expect(solution.visibleElements(in: Viewport(), atMost: 3) == Array(solution.visibleElements(in: Viewport()).prefix(3)))
  }

  @Test(arguments: seeds) func visibleIsWhatMeetsTheBounds(seed: Int) {
    let sample = Sample(seed)
    let solution = sample.solution
    var viewport = Viewport(contentOffset: Point(x: 0, y: 60))
    if sample.layout.configuration.scrollDirection == .horizontal { viewport.contentOffset = Point(x: 60, y: 0) }
    for section in sample.items.indices where solution.orthogonalScrolling(inSection: section) != nil {
      viewport.orthogonalOffsets[section] = solution.restingOffset(inSection: section, asked: 90)
    }
    let bounds = Rect(origin: viewport.contentOffset, size: sample.environment.bounds)
    let expected = solution.elements(at: viewport).filter { element in
      solution.isMeant(element, by: bounds, in: viewport)
    }
    #expect(solution.visibleElements(in: viewport) == Array(expected), "seed \(seed)")
  }

  /// The space after the last cell is the same in a full last group and in one with missing cells (layout-rules R6.5).
  @Test(arguments: seeds) func trimmingKeepsWhatFollowsTheLastCell(seed: Int) {
    var generator = LayoutGenerator(seed: seed)
    generator.spacings = [0]
    let section = Section(group: generator.group(depth: 0))
    let layout = Layout(section: section, configuration: LayoutConfiguration(scrollDirection: generator.random.pick(Axis.allCases)))
    let environment = generator.environment()
    let capacity = solve(layout, items: [1], in: environment).sectionExtent(at: 0)?.itemsPerGroup ?? 0
    guard capacity > 1, !section.group.isCustom else { return }
    let rests = (1...capacity).map { restAfterLastCell(layout, items: capacity + $0, capacity: capacity, environment) }
    let twoPixels = 2 / environment.displayScale
    let lengths = (1...capacity).map { lastGroupLength(layout, items: capacity + $0, capacity: capacity, environment) }
    // If the cells overflow their group by more than the length of the present cells, the group would have a negative length.
    for (rest, length) in zip(rests, lengths) where length > 0 {
      #expect(abs(rest - rests[capacity - 1]) < twoPixels, "seed \(seed): \(rests)")
    }
  }

  private func lastGroupLength(_ layout: Layout, items: Int, capacity: Int, _ environment: Environment) -> Double {
    let solution = solve(layout, items: [items], in: environment)
    let everywhere = Rect(origin: Point(x: -1e9, y: -1e9), size: Size(width: 2e9, height: 2e9))
    return solution.groups(in: everywhere).last { $0.path.isEmpty }?.frame.size[solution.axis] ?? 0
  }

  private func restAfterLastCell(_ layout: Layout, items: Int, capacity: Int, _ environment: Environment) -> Double {
    let solution = solve(layout, items: [items], in: environment)
    let axis = solution.axis
    let cells = solution.elements.filter { $0.category == .cell }.suffix(items - capacity)
    return (solution.sectionExtent(at: 0)?.frame.max(axis) ?? 0) - (cells.map { $0.frame.max(axis) }.max() ?? 0)
  }
}

extension Layout {
  /// Whether the layout has boundary items, which may stretch their region, so that adding items may move existing cells.
  fileprivate var stretches: Bool {
    let items = sections.flatMap(\.boundarySupplementaryItems) + configuration.boundarySupplementaryItems
    return !items.isEmpty
  }
}

/// The documented order of elements.
private struct OrderKey: Comparable {
  var category: Int
  var section: Int
  var item: Int
  var kind: String

  init(_ element: Element) {
    category = ElementCategory.allCases.firstIndex(of: element.category) ?? 0
    section = element.section
    item = element.item ?? .max
    kind = element.kind ?? ""
  }

  static func < (a: OrderKey, b: OrderKey) -> Bool {
    (a.category, a.section, a.item, a.kind) < (b.category, b.section, b.item, b.kind)
  }
}

extension Solution {
  /// Rule A2 applied to every element.
  func naiveAnswer(to rect: Rect) -> [Element.ID] {
    let clip = Rect(
      x: max(0, rect.minX), y: max(0, rect.minY), width: min(contentSize.width, rect.maxX) - max(0, rect.minX),
      height: min(contentSize.height, rect.maxY) - max(0, rect.minY))
    guard clip.width >= 0, clip.height >= 0 else { return [] }
    let hasArea = clip.width > 0 && clip.height > 0
    return elements.filter { element in
      switch element.category {
      case .decoration:
        guard let section = sectionExtent(at: element.section)?.frame else { return false }
        return section.minX <= clip.maxX && clip.minX <= section.maxX && section.minY <= clip.maxY && clip.minY <= section.maxY
      case .cell, .supplementary:
        return hasArea && element.frame.intersects(clip) && (owner(of: element)?.intersects(clip) ?? true)
      }
    }.map(\.id)
  }

  /// The frame of the top-level group a cell or supplementary belongs to; nil for boundary items.
  private func owner(of element: Element) -> Rect? {
    guard let item = element.item, let reader = SectionReader(self, section: element.section) else { return nil }
    if element.category == .cell { return reader.frame(ofGroup: reader.group(ofItem: item)) }
    guard let source = reader.plan.kinds.firstIndex(of: element.kind ?? "") else { return nil }
    return reader.frame(ofGroup: reader.group(ofSupplementary: item, source))
  }

  /// Whether an element is visible, by rules A3 and A2.
  fileprivate func isMeant(_ element: Element, by bounds: Rect, in viewport: Viewport) -> Bool {
    var seen = bounds
    let group = owner(of: element)
    if group != nil, let scrolling = orthogonalScrolling(inSection: element.section) {
      seen.origin[axis.crossed] += viewport.orthogonalOffsets[element.section] ?? scrolling.initialOffset
    }
    return element.frame.intersects(seen) && (group?.intersects(seen) ?? true)
  }
}
