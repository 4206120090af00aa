import Snapshots
import TestSupport
import Testing

@Suite struct RebaseTests {
  func outline() throws -> Outline {
    var outline = Outline()
    try outline.append(["a", "b", "c"])
    try outline.append(["a1", "a2"], to: "a")
    try outline.append(["b1"], to: "b")
    outline.expand(["a"])
    return outline
  }

  @Test func aDeletedItemIsDroppedWithItsHiddenDescendants() throws {
    #expect(try outline().rebased(onto: ["a", "a2", "c"]).items == ["a", "a2", "c"])
    #expect(try outline().rebased(onto: ["a", "a1", "a2", "b"]).items == ["a", "a1", "a2", "b", "b1"])
  }

  @Test func aNewItemComesAfterTheOneBeforeAtItsLevel() throws {
    let rebased = try outline().rebased(onto: ["n", "a", "a1", "m", "a2", "b", "c"])
    #expect(rebased.rows.map(\.item) == ["n", "a", "a1", "m", "a2", "b", "b1", "c"])
    #expect(rebased.rows.map(\.level) == [0, 0, 1, 1, 1, 0, 1, 0])
  }

  @Test func anItemThatLeftItsParentIsARoot() throws {
    let rebased = try outline().rebased(onto: ["a1", "a", "a2", "b", "c"])
    #expect(rebased.rows.map(\.level) == [0, 0, 1, 0, 1, 0])
  }

  @Test func aHiddenItemThatBecomesVisibleLeavesItsCollapsedParent() throws {
    let rebased = try outline().rebased(onto: ["a", "a1", "a2", "b", "b1", "c"])
    #expect(rebased.visibleItems == ["a", "a1", "a2", "b", "b1", "c"])
    #expect(rebased.items == rebased.visibleItems)
  }

  @Test(arguments: 1...40) func theItemsAreTheVisibleOnes(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var outline = SectionSnapshot<Int>()
    for item in 0..<30 { try outline.append([item], to: item == 0 ? nil : Int.random(in: -3..<item, using: &random).asParent) }
    outline.expand((0..<30).filter { _ in Bool.random(using: &random) })
    for _ in 0..<20 {
      let items = Array((0..<40).shuffled(using: &random).prefix(Int.random(in: 0...40, using: &random)))
      let rebased = outline.rebased(onto: items)
      #expect(rebased.visibleItems == items)
      #expect(Set(rebased.items).count == rebased.numberOfItems)
      var kept = outline.visibleItems.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      kept.insert(99, at: Int.random(in: 0...kept.count, using: &random))
      #expect(outline.rebased(onto: kept).visibleItems == kept)
    }
    #expect(outline.rebased(onto: outline.visibleItems) == outline)
  }
}

extension Int {
  /// The item as the parent of the next item, or no parent.
  fileprivate var asParent: Int? { self < 0 ? nil : self }
}
