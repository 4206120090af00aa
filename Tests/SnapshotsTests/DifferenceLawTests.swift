import Snapshots
import TestSupport
import Testing

/// Laws of every difference: applying it gives the new content, it has the fewest possible moves, it lists nothing twice, and its inverse
/// restores the old content.
@Suite struct DifferenceLawTests {
  static let newSnapshots: [Snapshot<Int, Int>] = EveryContent.new.compactMap { try? $0.snapshot }

  @Test func everyPairIsMet() {
    #expect(Self.newSnapshots.count == EveryContent.new.count)
    #expect(EveryContent.old.count * EveryContent.new.count == 548_030)
  }

  /// Each old snapshot is compared with every new one.
  static let old = SampleSize.every(4, of: EveryContent.old.indices, "old snapshots for DifferenceLawTests")

  @Test(arguments: old) func everySmallPair(index: Int) throws {
    let old = EveryContent.old[index]
    let snapshot = try old.snapshot
    for (new, newSnapshot) in zip(EveryContent.new, Self.newSnapshots) {
      let found = difference(from: snapshot, to: newSnapshot)
      guard reapplied(found, to: old) == new, areFewest(found, from: old, to: new) else {
        Issue.record("\(old) to \(new): \(found)")
        return
      }
    }
  }

  @Test(arguments: 1...SampleSize.count(60, large: 150, of: "pairs of snapshots for DifferenceLawTests"), DifferenceRule.allCases)
  func randomPairs(seed: Int, rule: DifferenceRule) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<5 {
      let old = RandomContent.any(using: &random)
      let new = Bool.random(using: &random) ? RandomContent.any(using: &random) : RandomContent.near(old, using: &random)
      let found = difference(from: try old.snapshot, to: try new.snapshot, rule: rule)
      #expect(reapplied(found, to: old) == new)
      #expect(reapplied(found.inverse, to: new) == old)
      #expect(found.inverse.inverse == found)
      #expect(namesNothingTwice(found))
      #expect(isAscending(found) && isAscending(found.inverse))
      if rule == .minimal { #expect(areFewest(found, from: old, to: new)) }
    }
  }

  /// Long lists in one section, with orders from nearly unchanged to fully shuffled.
  @Test(arguments: 1...30) func randomOrders(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = seed * 7
    var order = Array(0..<count)
    for _ in 0..<Int.random(in: 1...count, using: &random) {
      order.swapAt(Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
    }
    for (old, new) in [(Array(0..<count), order), (order, Array(0..<count)), (order, order.reversed())] {
      let old = Content(sections: [0], items: [old])
      let new = Content(sections: [0], items: [new])
      let found = difference(from: try old.snapshot, to: try new.snapshot)
      #expect(reapplied(found, to: old) == new)
      #expect(areFewest(found, from: old, to: new))
      let places = Content(sections: old.items[0], items: old.items[0].map { _ in [] })
      let sections = Content(sections: new.items[0], items: new.items[0].map { _ in [] })
      let moved = difference(from: try places.snapshot, to: try sections.snapshot)
      #expect(reapplied(moved, to: places) == sections)
      #expect(moved.sections.moved.count == found.items.moved.count)
    }
  }

  @Test func nothingChangesBetweenEquals() throws {
    for content in EveryContent.old {
      #expect(difference(from: try content.snapshot, to: try content.snapshot).isEmpty)
    }
  }
}

func areFewest(_ found: Difference<Int, Int>, from old: Content, to new: Content) -> Bool {
  if found.sections.moved.isEmpty && found.items.moved.isEmpty { return true }
  return FewestMoves(from: old, to: new) == FewestMoves(sections: found.sections.moved.count, items: found.items.moved.count)
}

func namesNothingTwice(_ found: Difference<Int, Int>) -> Bool {
  let items = found.items.deleted.map(\.identifier) + found.items.inserted.map(\.identifier) + found.items.moved.map(\.identifier)
  let sections =
    found.sections.deleted.map(\.identifier) + found.sections.inserted.map(\.identifier) + found.sections.moved.map(\.identifier)
  return Set(items).count == items.count && Set(sections).count == sections.count
}

func isAscending(_ found: Difference<Int, Int>) -> Bool {
  let paths = [found.items.deleted.map(\.from), found.items.inserted.map(\.to), found.items.moved.map(\.to)]
  let indices = [found.sections.deleted.map(\.from), found.sections.inserted.map(\.to), found.sections.moved.map(\.to)]
  return paths.allSatisfy { $0 == $0.sorted() } && indices.allSatisfy { $0 == $0.sorted() }
}
