import TestSupport
import Testing

@testable import Snapshots

/// Appending many items in one call gives the same result as one call for each item.
@Suite struct BulkAppendTests {
  /// Sizes around the limits of a bucket, a chunk and a leaf, and beyond a row of chunks.
  static let counts = [1, 20, 21, 31, 32, 33, 63, 64, 65, 66, 128, 129, 640, 2_047, 2_049, 5_000]

  private func snapshot(_ sections: [[Int]], _ append: (inout Snapshot<Int, Int>, [Int], Int) throws -> Void) throws -> Snapshot<Int, Int> {
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() { try append(&snapshot, items, section) }
    return snapshot
  }

  @Test(arguments: counts) func appendsInOneCallAreThoseOfMany(count: Int) throws {
    // The second section at least doubles the items, the third does not.
    let sections = [Array(0..<count), Array(count..<count * 2 + 3), Array(count * 2 + 3..<count * 2 + 3 + count / 2)]
    var once = try snapshot(sections) { try $0.appendItems($1, toSection: $2) }
    var each = try snapshot(sections) { for item in $1 { try $0.appendItem(item, toSection: $2) } }
    for edit in 0..<2 {
      #expect(once == each)
      #expect(once.itemIdentifiers == each.itemIdentifiers)
      for (section, items) in sections.enumerated() {
        #expect(once.indexOfSection(section) == section)
        for item in items { #expect(once.indexPath(of: item) == each.indexPath(of: item)) }
      }
      #expect(difference(from: each, to: once).isEmpty)
      #expect(difference(from: Snapshot(), to: once).items.inserted == difference(from: Snapshot(), to: each).items.inserted)
      // The result can be edited like any other snapshot.
      let gone = Array(stride(from: edit, to: count, by: 3))
      try once.deleteItems(gone)
      try each.deleteItems(gone)
      try once.appendItems(gone.map { -1 - $0 }, toSection: 1)
      for item in gone { try each.appendItem(-1 - item, toSection: 1) }
    }
    #expect(once == each)
  }

  @Test func aRepeatIsRefusedAndAKnownItemMoves() throws {
    var subject = Snapshot<Int, Int>()
    try subject.appendSections([0, 1])
    try subject.appendItems(Array(0..<100), toSection: 0)
    let before = subject
    #expect(throws: SnapshotFault<Int, Int>.repeatedItems([150])) { try subject.appendItems(Array(100..<300) + [150], toSection: 1) }
    #expect(subject == before)
    #expect(try subject.appendItems(Array(50..<300), toSection: 1) == Array(50..<100))
    #expect(try subject.itemIdentifiers(inSection: 0) == Array(0..<50))
    #expect(try subject.itemIdentifiers(inSection: 1) == Array(50..<300))
    #expect(before.itemIdentifiers == Array(0..<100))
  }
}
