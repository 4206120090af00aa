import Snapshots
import TestSupport
import Testing

@Suite struct TransactionTests {
  @Test func aDragIsOneRemovalAndOneInsertionThatNameEachOther() throws {
    let initial = try snapshot([RecordedSection("A", ["a", "b", "c"]), RecordedSection("B", ["d"]), RecordedSection("C", ["e"])])
    var final = initial
    try final.moveItem("a", afterItem: "d")
    let transaction = Transaction(from: initial, to: final)
    #expect(transaction.difference.removals == [.remove(offset: 0, element: "a", associatedWith: 3)])
    #expect(transaction.difference.insertions == [.insert(offset: 3, element: "a", associatedWith: 0)])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["A", "B"])
    #expect(transaction.sectionTransactions.map(\.finalSnapshot.items) == [["b", "c"], ["d", "a"]])
    #expect(transaction.sectionTransactions[0].difference.removals == [.remove(offset: 0, element: "a", associatedWith: nil)])
  }

  @Test func anOutlineFollowsTheDrag() throws {
    let initial = try snapshot([RecordedSection("A", ["a", "a1", "a2", "b"])])
    var tree = Outline()
    try tree.append(["a", "b"])
    try tree.append(["a1", "a2"], to: "a")
    tree.expand(["a"])
    var final = initial
    try final.moveItem("a2", beforeItem: "a1")
    let transaction = Transaction(from: initial, to: final, outlines: ["A": tree])
    #expect(transaction.sectionTransactions.map(\.initialSnapshot) == [tree])
    #expect(transaction.sectionTransactions.map { $0.finalSnapshot.rows.map(\.level) } == [[0, 1, 1, 0]])
    #expect(transaction.sectionTransactions.map(\.finalSnapshot.items) == [["a", "a2", "a1", "b"]])
  }

  @Test(arguments: 1...20) func differencesApplyToArrays(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let initial = try RandomContent.any(using: &random).snapshot
    let final = try RandomContent.any(using: &random).snapshot
    let transaction = Transaction(from: initial, to: final)
    #expect(initial.itemIdentifiers.applying(transaction.difference) == final.itemIdentifiers)
    for part in transaction.sectionTransactions {
      #expect(part.initialSnapshot.items.applying(part.difference) == part.finalSnapshot.items)
    }
  }
}
