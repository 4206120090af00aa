import Snapshots
import Testing

/// Single differences, as in the rules.
@Suite struct DifferenceExampleTests {
  func content(_ sections: [RecordedSection]) throws -> RecordedSnapshot { try snapshot(sections) }

  @Test func theExampleOfTheContract() throws {
    let old = try snapshot([RecordedSection("A", ["x", "y", "z", "w"]), RecordedSection("B", ["u"])])
    var new = try snapshot([RecordedSection("B", ["u", "q", "y"]), RecordedSection("A", ["x", "w"])])
    try new.reconfigureItems(["w"])
    let found = difference(from: old, to: new)
    #expect(found.sections.moved == [Moved(identifier: "B", from: 1, to: 0)])
    #expect(found.sections.deleted.isEmpty && found.sections.inserted.isEmpty && found.sections.reloaded.isEmpty)
    #expect(found.items.deleted == [Deleted(identifier: "z", from: SnapshotIndexPath(section: 0, item: 2))])
    #expect(found.items.inserted == [Inserted(identifier: "q", to: SnapshotIndexPath(section: 0, item: 1))])
    let from = SnapshotIndexPath(section: 0, item: 1)
    #expect(found.items.moved == [Moved(identifier: "y", from: from, to: SnapshotIndexPath(section: 0, item: 2))])
    #expect(found.items.reconfigured == [Marked(identifier: "w", at: SnapshotIndexPath(section: 1, item: 1))])
  }

  @Test func anItemMovesOutOfADeletedSectionAndIntoAnInsertedOne() throws {
    let old = try snapshot([RecordedSection("A", ["a", "b"])])
    let new = try snapshot([RecordedSection("B", ["b", "c"])])
    let found = difference(from: old, to: new)
    #expect(found.items.moved.map(\.identifier) == ["b"])
    #expect(found.items.deleted.map(\.identifier) == ["a"])
    #expect(found.items.inserted.map(\.identifier) == ["c"])
  }

  @Test func marksAreListed() throws {
    let old = try snapshot([RecordedSection("A", ["a", "b", "c"])])
    var new = try snapshot([RecordedSection("A", ["a", "b", "c", "n"]), RecordedSection("N", [])])
    try new.reloadItems(["n", "b"])
    try new.reconfigureItems(["b", "a"])
    try new.reloadSections(["N", "A"])
    let found = difference(from: old, to: new)
    // Marks are in order of position. A reload takes precedence over a reconfigure. An inserted item keeps its mark, an inserted section
    // does not.
    #expect(found.items.reloaded.map(\.identifier) == ["b", "n"])
    #expect(found.items.reloaded.map(\.at.item) == [1, 3])
    #expect(found.items.reconfigured.map(\.identifier) == ["a"])
    #expect(found.sections.reloaded == [Marked(identifier: "A", at: 0)])
    #expect(difference(from: new.withoutMarks, to: new.withoutMarks).isEmpty)
    #expect(!difference(from: new.withoutMarks, to: new).isEmpty)
  }

  /// The examples of rule 5.4, and its counts over all permutations of five.
  @Test func foundationsRuleIsNotAlwaysMinimal() throws {
    #expect(moves([0, 1, 2, 3, 4], [1, 4, 0, 2, 3], .foundation) == 3)
    #expect(moves([0, 1, 2, 3, 4], [2, 4, 0, 1, 3], .foundation) == 3)
    #expect(moves([1, 2, 3, 4], [4, 1, 2, 3], .foundation) == 1)
    for count in 0...5 {
      let start = Array(0..<count)
      let permutations = EveryContent.arrangements(of: start, count: count)
      let above = permutations.filter { moves(start, $0, .foundation) != moves(start, $0, .minimal) }
      #expect(above == (count == 5 ? [[1, 4, 0, 2, 3], [2, 4, 0, 1, 3]] : []))
    }
  }

  func moves(_ old: [Int], _ new: [Int], _ rule: DifferenceRule) -> Int? {
    let old = try? Content(sections: [0], items: [old]).snapshot
    let new = try? Content(sections: [0], items: [new]).snapshot
    guard let old, let new else { return nil }
    return difference(from: old, to: new, rule: rule).items.moved.count
  }

  /// Sections follow the rule too.
  @Test func sectionsFollowTheRule() throws {
    let old = try Content(sections: [0, 1, 2, 3, 4], items: [[], [], [], [], []]).snapshot
    let new = try Content(sections: [1, 4, 0, 2, 3], items: [[], [], [], [], []]).snapshot
    #expect(difference(from: old, to: new).sections.moved.count == 2)
    #expect(difference(from: old, to: new, rule: .foundation).sections.moved.count == 3)
  }
}
