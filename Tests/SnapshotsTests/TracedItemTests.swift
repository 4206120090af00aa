import TestSupport
import Testing

@testable import Snapshots

/// The index path of an item in another snapshot is found without hashing, and equals the result of a lookup.
@Suite struct TracedItemTests {
  /// 180 items in three sections.
  private func subject() throws -> Snapshot<Int, Int> {
    var subject = Snapshot<Int, Int>()
    for section in 0..<3 {
      try subject.appendSections([section])
      try subject.appendItems(Array(section * 70..<section * 70 + 60))
    }
    return subject
  }

  private func edit(_ subject: inout Snapshot<Int, Int>, using random: inout SeededGenerator) throws {
    let item = subject.itemIdentifiers.randomElement(using: &random) ?? 0
    let other = subject.itemIdentifiers.last { $0 != item } ?? 1
    switch Int.random(in: 0..<4, using: &random) {
    case 0: try subject.deleteItems([item])
    case 1: try subject.moveItem(item, beforeItem: other)
    case 2: try subject.appendItems([Int.random(in: 1_000..<2_000, using: &random)], toSection: Int.random(in: 0..<3, using: &random))
    default: try subject.moveSection(0, afterSection: 2)
    }
  }

  private func expectTraces(of new: Snapshot<Int, Int>, in old: Snapshot<Int, Int>) {
    for item in new.itemIdentifiers {
      guard let path = new.indexPath(of: item) else { continue }
      let traced = new.item(at: path, since: old)
      #expect(traced?.identifier == item)
      #expect(traced?.was == old.indexPath(of: item))
    }
    for item in new.itemIdentifiers + old.itemIdentifiers + [-1] {
      #expect(new.hasItem(item, whereIn: old) == (new.indexPath(of: item) == old.indexPath(of: item)))
    }
    #expect(new.item(at: SnapshotIndexPath(section: 0, item: 10_000), since: old) == nil)
  }

  @Test(arguments: 1...12) func ofEditedCopies(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = try subject()
    var new = old
    for _ in 0..<seed * 4 { try edit(&new, using: &random) }
    expectTraces(of: new, in: old)
    expectTraces(of: old, in: new)
  }

  @Test func ofOthers() throws {
    var other = Snapshot<Int, Int>()
    try other.appendSections([7])
    try other.appendItems(Array((0..<150).reversed()))
    expectTraces(of: try subject(), in: other)
    expectTraces(of: other, in: try subject())
    expectTraces(of: Snapshot(), in: other)
  }

  /// So that a difference does not have to check the sections.
  @Test func aMoveWithinASectionKeepsTheOrderOfSections() throws {
    let old = try subject()
    var new = old
    try new.moveItem(3, beforeItem: 40)
    #expect(new.sectionOrder.isTriviallyIdentical(to: old.sectionOrder))
    try new.moveItem(3, beforeItem: 100)
    #expect(try new.numberOfItems(inSection: 0) == 59 && new.numberOfItems(inSection: 1) == 61)
  }
}
