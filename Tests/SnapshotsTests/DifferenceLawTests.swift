import Snapshots
import Testing

/// What must hold for every difference: re-applied it gives the new content, its moves are the fewest, nothing is named twice, and its
/// inverse leads back.
@Suite struct DifferenceLawTests {
  static let newSnapshots: [Snapshot<Int, Int>] = EveryContent.new.compactMap { try? $0.snapshot }

  @Test func everyPairIsMet() {
    #expect(Self.newSnapshots.count == EveryContent.new.count)
    #expect(EveryContent.old.count * EveryContent.new.count == 548_030)
  }

  @Test(arguments: EveryContent.old.indices) func everySmallPair(index: Int) throws {
    let old = EveryContent.old[index]
    let snapshot = try old.snapshot
    for (new, newSnapshot) in zip(EveryContent.new, Self.newSnapshots) {
      let found = difference(from: snapshot, to: newSnapshot)
      guard holds(found, from: old, to: new) else {
        Issue.record("\(old) to \(new): \(found)")
        return
      }
    }
  }
}

func holds(_ found: Difference<Int, Int>, from old: Content, to new: Content) -> Bool {
  guard reapplied(found, to: old) == new else { return false }
  if found.sections.moved.isEmpty && found.items.moved.isEmpty { return true }
  let fewest = FewestMoves(from: old, to: new)
  return fewest.sections == found.sections.moved.count && fewest.items == found.items.moved.count
}
