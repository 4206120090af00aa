import Snapshots
import Testing

/// Only equality and hashes decide whether identifiers are the same (`diffable-rules 1.2`).
@Suite struct IdentityTests {
  struct Titled: Hashable, Sendable {
    let id: Int
    let title: String

    static func == (left: Titled, right: Titled) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// The worst hash: always the same.
  struct Clashing: Hashable, Sendable {
    let id: Int

    func hash(into hasher: inout Hasher) {}
  }

  @Test func theStoredValueStays() throws {
    var subject = Snapshot<Int, Titled>()
    try subject.appendSections([1, 2])
    try subject.appendItems([Titled(id: 1, title: "old")], toSection: 1)
    try subject.reloadItems([Titled(id: 1, title: "new")])
    #expect(subject.itemIdentifiers.map(\.title) == ["old"])
    #expect(subject.reloadedItemIdentifiers.map(\.title) == ["old"])
    try subject.appendItems([Titled(id: 1, title: "newer")], toSection: 2)
    #expect(subject.itemIdentifiers.map(\.title) == ["old"])
    #expect(subject.indexPath(of: Titled(id: 1, title: "any")) == SnapshotIndexPath(section: 1, item: 0))
  }

  @Test func equalHashesAreNotEqualItems() throws {
    var subject = Snapshot<Int, Clashing>()
    try subject.appendSections([1])
    try subject.appendItems((0..<60).map(Clashing.init))
    var other = subject
    try other.deleteItems([Clashing(id: 7)])
    #expect(subject.numberOfItems == 60)
    #expect(difference(from: subject, to: other).items.deleted.map(\.identifier.id) == [7])
  }

  /// Swift's string equality decides, which is canonical equivalence and does not depend on the bytes.
  @Test func stringsThatNormaliseAlikeAreOneIdentifier() throws {
    let composed = "\u{E9}\u{AC00}"
    let decomposed = "e\u{301}\u{1100}\u{1161}"
    #expect(Array(composed.utf8) != Array(decomposed.utf8))
    var subject = Snapshot<String, String>()
    try subject.appendSections(["S"])
    try subject.appendItems([composed, "e"])
    #expect(try subject.appendItems([decomposed]) == [composed])
    #expect(subject.itemIdentifiers.map { Array($0.utf8) } == [Array("e".utf8), Array(composed.utf8)])
    #expect(throws: SnapshotFault<String, String>.repeatedItems([decomposed])) { try subject.appendItems([composed, decomposed]) }
    var other = Snapshot<String, String>()
    try other.appendSections(["S"])
    try other.appendItems(["e", decomposed])
    #expect(difference(from: subject, to: other).isEmpty)
  }

  @Test func anIdentifierMayBeAMillionCharactersLong() throws {
    let long = String(repeating: "오", count: 1_000_000)
    var subject = Snapshot<String, String>()
    try subject.appendSections([long])
    try subject.appendItems([long, long + "!"])
    #expect(subject.indexOfItem(long + "!") == 1)
  }
}
