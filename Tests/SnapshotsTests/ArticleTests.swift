import Foundation
import Snapshots
import TestSupport
import Testing

/// The articles are correct: the tests contain their code word for word, and check its results.
@Suite struct ArticleTests {
  /// The library's first page.
  @Test func anInbox() throws {
    var old = Snapshot<String, Int>()
    try old.appendSections(["inbox"])
    try old.appendItems([1, 2, 3])

    var new = old
    try new.deleteItems([2])
    try new.moveItem(3, beforeItem: 1)

    let changes = difference(from: old, to: new)
    let gone = changes.items.deleted.map(\.identifier)  // [2]
    let moved = changes.items.moved.map(\.identifier)  // [3]
    #expect(gone == [2])
    #expect(moved == [3])
  }

  @Test func plainArrays() throws {
    let moved = try difference(from: Array(0..<10_000), to: Array(1..<10_000) + [0])  // one move
    #expect(moved.items.moved.map { $0.identifier } == [0])
    #expect(moved.items.inserted.isEmpty && moved.items.deleted.isEmpty)
    #expect(throws: SnapshotFault<Int, Int>.self) { try difference(from: [1, 1], to: [1]) }
    let snapshot = try Snapshot(sections: [("list", ["a", "b"]), ("done", ["b", "c"])])
    #expect(try snapshot.itemIdentifiers(inSection: "list") == ["a"])
    #expect(snapshot.itemIdentifiers == ["a", "b", "c"])
  }

  @Test func twoSnapshotsAndWhatLiesBetween() throws {
    var old = Snapshot<String, String>()
    try old.appendSections(["list", "done"])
    try old.appendItems(["a", "b", "c", "d"], toSection: "list")
    try old.appendItems(["e"], toSection: "done")

    var new = Snapshot<String, String>()
    try new.appendSections(["list", "done"])
    try new.appendItems(["d", "a", "n"], toSection: "list")
    try new.appendItems(["c", "e"], toSection: "done")

    let changes = difference(from: old, to: new)
    let story = try article()
    func place(_ path: SnapshotIndexPath) -> String { "[\(path.section), \(path.item)]" }
    let table =
      changes.items.deleted.map { "| deleted | \($0.identifier) | \(place($0.from)) | |" }
      + changes.items.inserted.map { "| inserted | \($0.identifier) | | \(place($0.to)) |" }
      + changes.items.moved.map { "| moved | \($0.identifier) | \(place($0.from)) | \(place($0.to)) |" }
    #expect(story.contains("|---|---|---|---|\n" + table.joined(separator: "\n") + "\n\n"))
    #expect(changes.sections == Difference.Sections())
  }

  @Test func asFewMovesAsPossible() throws {
    var before = Snapshot<Int, Int>()
    try before.appendSections([0])
    var after = before
    try before.appendItems([0, 1, 2, 3, 4])
    try after.appendItems([1, 4, 0, 2, 3])

    let fewest = difference(from: before, to: after).items.moved.map(\.identifier)  // [1, 4]
    let walked = difference(from: before, to: after, rule: .foundation).items.moved.count  // 3
    #expect(fewest == [1, 4])
    #expect(walked == 3)
  }

  @Test func whatIsTheSame() throws {
    struct Contact: Hashable, Sendable {
      let id: Int
      var name: String
    }
    var old = Snapshot<Int, Contact>()
    try old.appendSections([0])
    var new = old
    try old.appendItems([Contact(id: 7, name: "Ann")])
    try new.appendItems([Contact(id: 7, name: "Anna")])

    let changes = difference(from: old, to: new)
    let gone = changes.items.deleted.map(\.identifier.name)  // ["Ann"]
    let come = changes.items.inserted.map(\.identifier.name)  // ["Anna"]
    #expect(gone == ["Ann"])
    #expect(come == ["Anna"])
  }

  @Test func reloadOrReconfigure() throws {
    var old = Snapshot<Int, String>()
    try old.appendSections([0])
    try old.appendItems(["a", "b", "c"])

    var new = old
    try new.moveItem("c", beforeItem: "a")
    try new.insertItems(["n"], afterItem: "c")
    try new.reloadItems(["b"])
    try new.reconfigureItems(["a"])

    let plan = ApplyPlan(from: old, to: new)
    let first = plan.structural.map(\.identifier)  // ["n"]
    let second = plan.reloaded.map(\.identifier)  // ["b"]
    let kept = plan.difference.items.reconfigured.map(\.identifier)  // ["a"]
    #expect(first == ["n"])
    #expect(second == ["b"])
    #expect(kept == ["a"])
  }

  @Test func outlines() throws {
    var outline = SectionSnapshot<String>()
    try outline.append(["fruit", "bread", "milk"])
    try outline.append(["apple", "pear"], to: "fruit")
    try outline.append(["rye"], to: "bread")
    try outline.append(["crust"], to: "rye")
    outline.expand(["fruit", "rye"])
    let visible = outline.visibleItems  // ["fruit", "apple", "pear", "bread", "milk"]

    var old = Snapshot<String, String>()
    old.apply(outline, to: "food")
    outline.expand(["bread"])
    var new = old
    new.apply(outline, to: "food")
    let come = difference(from: old, to: new).items.inserted.map(\.identifier)  // ["rye", "crust"]
    #expect(visible == ["fruit", "apple", "pear", "bread", "milk"])
    #expect(come == ["rye", "crust"])
  }

  @Test func whatIsRefused() throws {
    var texts: [String] = []
    func print(_ text: String) { texts.append(text) }
    var snapshot = Snapshot<String, String>()
    do {
      try snapshot.appendItems(["a"])
    } catch {
      print(error.uiKitText)  // There are currently no sections in the data source. Please add a section first.
    }
    #expect(texts == ["There are currently no sections in the data source. Please add a section first."])
  }

  private func article() throws -> String {
    try Repository.text(of: "Sources/Snapshots/Snapshots.docc/HowSnapshotsDiffer.md")
  }
}
