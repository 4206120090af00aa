import TestSupport
import Testing

@testable import CompositionalLayout

/// Groups of items with estimated lengths contain the items that fit by measured lengths (layout-rules R18.5). The oracle fills one row
/// after another, without runs or patterns.
@Suite struct PackingLaws {
  private static let environment = Environment(bounds: Size(width: 320, height: 568))

  private static func chips(estimate: Double, gap: Double) -> Layout {
    let chip = Item(layoutSize: LayoutSize(.estimated(estimate), .absolute(32)))
    let row = Group(
      content: .subitems(.horizontal, [.item(chip)]), layoutSize: LayoutSize(.fractionalWidth(1), .absolute(32)),
      interItemSpacing: .fixed(gap))
    return Layout(section: Section(group: row, interGroupSpacing: 10))
  }

  /// Each chip's frame, computed as the rule describes it.
  private static func oracle(_ lengths: [Double], gap: Double) -> [Rect] {
    var frames: [Rect] = []
    var (x, y) = (0.0, 0.0)
    for length in lengths {
      if x > 0, x + gap + length > 320 { (x, y) = (0, y + 42) }
      let start = x > 0 ? x + gap : 0
      frames.append(Rect(x: start, y: y, width: length, height: 32))
      x = start + length
    }
    return frames
  }

  private static func frames(_ solution: Solution) -> [Rect] {
    solution.elements.filter { $0.category == .cell }.map(\.frame)
  }

  /// The rule's own example.
  @Test func chipsWrapByTheirLengths() {
    var solution = solve(Self.chips(estimate: 100, gap: 8), items: [4], in: Self.environment)
    #expect(Self.frames(solution).map(\.minX) == [0, 108, 216, 0])
    for (item, width) in [120.0, 90, 140, 60].enumerated() {
      solution.measure(.cell(item, inSection: 0), as: Size(width: width, height: 32))
    }
    #expect(Self.frames(solution).map(\.minX) == [0, 128, 0, 148])
    #expect(Self.frames(solution).map(\.minY) == [0, 0, 42, 42])
    #expect(solution.contentSize == Size(width: 320, height: 74))
    #expect(solution.faults == [])
  }

  @Test(arguments: 0..<SampleSize.count(150, large: 300, of: "layouts for PackingLaws")) func everyChipStandsWhereFillingRowsPutsIt(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (count, estimate, gap) = (random.pick([0, 1, 2, 7, 40, 300]), random.pick([30.0, 70, 100, 320]), random.pick([0.0, 8]))
    let layout = Self.chips(estimate: estimate, gap: gap)
    var solution = solve(layout, items: [count, 3], in: Self.environment)
    var lengths = Array(repeating: estimate, count: count)
    var measurements = Measurements()
    for step in 0..<(count == 0 ? 0 : random.pick([1, 3, 60])) {
      let item = random.once(in: 3) ? min(step, count - 1) : random.pick(Array(0..<count))
      lengths[item] = random.pick([10, 30, 90, 140, 156, 320])
      measurements[.cell(item, inSection: 0)] = Size(width: lengths[item], height: 32)
      solution.measure(.cell(item, inSection: 0), as: Size(width: lengths[item], height: 32))
    }
    let expected = Self.oracle(lengths, gap: gap)
    let cells = solution.elements.filter { $0.section == 0 && $0.category == .cell }
    #expect(cells.map(\.frame) == expected, "seed \(seed)")
    #expect(Array(expected.indices).allSatisfy { solution.cell(at: $0, inSection: 0)?.frame == expected[$0] }, "seed \(seed)")
    #expect(solution.sectionExtent(at: 1)?.frame.minY == (expected.last?.maxY ?? 0), "seed \(seed)")
    let again = solve(layout, items: [count, 3], in: Self.environment, measurements: measurements)
    #expect(Self.frames(again) == Self.frames(solution), "seed \(seed)")
    for y in stride(from: -50.0, to: (expected.last?.maxY ?? 0) + 60, by: 41) {
      let rect = Rect(x: random.pick([0.0, 100, 300]), y: y, width: random.pick([20.0, 320]), height: random.pick([1.0, 100]))
      #expect(solution.elements(in: rect).map(\.id) == solution.naiveAnswer(to: rect), "seed \(seed)")
    }
  }

  /// A chip longer than the row is alone in its row, and UIKit logs a complaint about it.
  @Test func anItemLongerThanItsGroupIsAFault() {
    var solution = solve(Self.chips(estimate: 100, gap: 8), items: [5], in: Self.environment)
    solution.measure(.cell(1, inSection: 0), as: Size(width: 400, height: 32))
    #expect(Self.frames(solution).map(\.minY) == [0, 42, 84, 84, 84])
    #expect(solution.faults.count == 1)
    if case .subitemDoesNotFit(let site)? = solution.faults.first { #expect(site.section == 0) } else { Issue.record("no fault") }
    solution.measure(.cell(1, inSection: 0), as: Size(width: 200, height: 32))
    #expect(solution.faults == [])
    #expect(Self.frames(solution).map(\.minX) == [0, 108, 0, 108, 216])
  }

  /// Groups with an estimated length, a count or a number of repetitions keep their number of items.
  @Test func otherGroupsKeepTheirNumber() {
    let chip = Subitem.item(Item(layoutSize: LayoutSize(.estimated(100), .absolute(32))))
    let size = LayoutSize(.fractionalWidth(1), .absolute(32))
    for content in [Group.Content.repeating(.horizontal, chip, count: 2), .count(.horizontal, chip, count: 2)] {
      var solution = solve(Layout(section: Section(group: Group(content: content, layoutSize: size))), items: [4], in: Self.environment)
      solution.measure(.cell(0, inSection: 0), as: Size(width: 300, height: 32))
      #expect(Self.frames(solution).map(\.minY) == [0, 0, 32, 32])
    }
  }

  /// Nested groups are filled one after another with the remaining items.
  @Test func nestedGroupsAreFilledInTurn() {
    let chip = Subitem.item(Item(layoutSize: LayoutSize(.estimated(100), .absolute(20))))
    let line = Group(
      content: .subitems(.horizontal, [chip]), layoutSize: LayoutSize(.fractionalWidth(1), .absolute(20)))
    let pair = Group(
      content: .repeating(.vertical, .group(line), count: 2), layoutSize: LayoutSize(.fractionalWidth(1), .absolute(40)))
    var solution = solve(Layout(section: Section(group: pair, interGroupSpacing: 5)), items: [6], in: Self.environment)
    #expect(Self.frames(solution).map(\.minY) == [0, 0, 0, 20, 20, 20])
    solution.measure(.cell(0, inSection: 0), as: Size(width: 250, height: 20))
    solution.measure(.cell(1, inSection: 0), as: Size(width: 290, height: 20))
    #expect(Self.frames(solution).map(\.minY) == [0, 20, 45, 45, 45, 65])
    #expect(solution.subitemPath(ofCell: 1, inSection: 0) == [0, 0])
  }

  /// A group may be full before its item with a badge is reached; the first badge is then in another group.
  @Test(arguments: 0..<60) func theFirstOfAKindIsTheFirstThatIsListed(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var cell = Item(layoutSize: LayoutSize(.absolute(100), .absolute(32)))
    cell.supplementaryItems = [
      SupplementaryItem(
        layoutSize: LayoutSize(.absolute(10), .absolute(10)), elementKind: "dot", containerAnchor: LayoutAnchor(edges: [.top, .trailing]))
    ]
    let photo = Item(layoutSize: LayoutSize(.estimated(44), .absolute(32)))
    let row = Group(
      content: .subitems(.horizontal, [.item(photo), .item(cell)]), layoutSize: LayoutSize(.fractionalWidth(1), .absolute(32)))
    var solution = solve(Layout(section: Section(group: row)), items: [random.pick([1, 2, 5, 9]), 4], in: Self.environment)
    for item in 0..<random.pick([1, 2, 4]) {
      solution.measure(.cell(item, inSection: 0), as: Size(width: random.pick([20.0, 250, 320]), height: 32))
    }
    let listed = solution.elements.filter { $0.kind == "dot" }
    let first = solution.firstElements(ofKind: "dot", at: Viewport())
    #expect(first == [0, 1].compactMap { section in listed.first { $0.section == section } }, "seed \(seed)")
  }
}
