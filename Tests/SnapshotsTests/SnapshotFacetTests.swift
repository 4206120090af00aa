import Foundation
import Snapshots
import Testing

/// Cases that the model and the recordings do not cover.
@Suite struct SnapshotFacetTests {
  typealias Subject = Snapshot<String, String>

  func subject() throws -> Subject {
    var subject = Subject()
    try subject.appendSections(["A", "B"])
    try subject.appendItems(["a", "b"], toSection: "A")
    try subject.appendItems(["c"])
    return subject
  }

  @Test func oneItemIsAppendedLikeMany() throws {
    var one = try subject()
    var many = one
    #expect(try !one.appendItem("n", toSection: "A"))
    #expect(try many.appendItems(["n"], toSection: "A").isEmpty)
    #expect(try one.appendItem("a"))
    #expect(try many.appendItems(["a"]) == ["a"])
    #expect(one == many)
    #expect(throws: Subject.Fault.appendToUnknownSection("Z")) { try one.appendItem("n", toSection: "Z") }
    var empty = Subject()
    #expect(throws: Subject.Fault.noSections) { try empty.appendItem("n") }
    #expect(throws: Subject.Fault.noSections) { try empty.appendItem("n", toSection: "Z") }
  }

  @Test func refusedRepeatsChangeNothing() throws {
    var subject = try subject()
    let before = subject
    #expect(throws: Subject.Fault.repeatedItems(["n", "a"])) { try subject.appendItems(["n", "a", "m", "n", "a", "n"]) }
    #expect(subject == before)
    #expect(!subject.contains(item: "n") && !subject.contains(item: "m"))
    #expect(throws: Subject.Fault.repeatedItems(["n"])) { try subject.appendItems(["n", "n"], toSection: "Z") }
  }

  @Test func marksKeepTheOrderOfTheCallsAndGoWithTheirItems() throws {
    var subject = try subject()
    try subject.reloadItems(["c", "a"])
    try subject.reloadItems(["b", "c"])
    #expect(subject.reloadedItemIdentifiers == ["c", "a", "b"])
    try subject.reconfigureItems(["b", "a"])
    #expect(throws: Subject.Fault.reconfigureUnknownItem("z")) { try subject.reconfigureItems(["z"]) }
    let text = "Attempted to reconfigure item identifier that does not exist in the snapshot: z"
    #expect(Subject.Fault.reconfigureUnknownItem("z").uiKitText == text)
    try subject.reloadSections(["B", "A"])
    try subject.deleteItems(["a"])
    try subject.deleteSections(["B"])
    #expect(subject.reloadedItemIdentifiers == ["b"])
    #expect(subject.reconfiguredItemIdentifiers == ["b"])
    #expect(subject.reloadedSectionIdentifiers == ["A"])
    #expect(subject.withoutMarks != subject)
    #expect(!subject.withoutMarks.hasMarks)
    subject.deleteAllItems()
    #expect(subject == Subject())
  }

  @Test func equalityIsByContentHoweverItWasMade() throws {
    var made = try subject()
    try made.appendItems(["x", "y"], toSection: "A")
    try made.deleteItems(["x"])
    try made.moveItem("y", beforeItem: "a")
    try made.moveItem("y", afterItem: "c")
    made.removeLastItems(1, fromSectionAt: 1)
    #expect(made == (try subject()))
    made.removeLastItems(5, fromSectionAt: 0)
    made.removeLastItems(5, fromSectionAt: 9)
    #expect(made.itemIdentifiers == ["c"])
    #expect(made != (try subject()))
  }

  @Test func outsideTheContentThereIsNothing() throws {
    let subject = try subject()
    #expect(subject.item(at: SnapshotIndexPath(section: 0, item: 2)) == nil)
    #expect(subject.item(at: SnapshotIndexPath(section: -1, item: 0)) == nil)
    #expect(subject.item(at: SnapshotIndexPath(section: 0, item: -1)) == nil)
    #expect(subject.sectionIdentifier(at: 2) == nil)
    #expect(Array(subject.items(inSectionAt: 7)).isEmpty)
    #expect(subject.indexPath(of: "z") == nil && subject.indexOfItem("z") == nil && subject.indexOfSection("Z") == nil)
    #expect(subject.sectionIdentifier(containingItem: "z") == nil)
  }

  @Test func snapshotsAreWrittenAndRead() throws {
    var subject = try subject()
    try subject.reloadItems(["b"])
    try subject.reconfigureItems(["c"])
    try subject.reloadSections(["A"])
    #expect(try JSONDecoder().decode(Subject.self, from: JSONEncoder().encode(subject)) == subject)
    for bad in [
      #"{"sections":[{"identifier":"A","items":["a","a"]}],"reloadedItems":[],"reconfiguredItems":[],"reloadedSections":[]}"#,
      #"{"sections":[{"identifier":"A","items":["a"]},{"identifier":"B","items":["a"]}],"reloadedItems":[],"reconfiguredItems":[],"#
        + #""reloadedSections":[]}"#,
      #"{"sections":[],"reloadedItems":["a"],"reconfiguredItems":[],"reloadedSections":[]}"#,
    ] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Subject.self, from: Data(bad.utf8)) }
    }
    var outline = SectionSnapshot<String>()
    try outline.append(["a", "b"])
    try outline.append(["c"], to: "a")
    outline.expand(["a"])
    #expect(try JSONDecoder().decode(SectionSnapshot<String>.self, from: JSONEncoder().encode(outline)) == outline)
  }

  @Test func whatUIKitLogsAndPrints() throws {
    #expect(uiKitLog(movedIntoPlace: [String]()) == nil)
    let one = "identifier that already exists in the snapshot. The existing item identifier will be moved into place instead"
    #expect(uiKitLog(movedIntoPlace: ["a"])?.contains("append 1 item \(one)") == true)
    #expect(uiKitLog(movedIntoPlace: ["a"])?.hasSuffix("Item identifier that already exists: a") == true)
    let two = "identifiers that already exist in the snapshot. The existing item identifiers will be moved into place instead"
    #expect(uiKitLog(movedIntoPlace: ["a", "b c"])?.contains("append 2 item \(two)") == true)
    #expect(uiKitLog(movedIntoPlace: ["a", "b c"])?.hasSuffix("already exist: (\n    a,\n    \"b c\"\n)") == true)
    var outline = SectionSnapshot<String>()
    try outline.append(["a", "b"])
    try outline.append(["c"], to: "a")
    try outline.append(["d"], to: "b")
    outline.expand(["a"])
    #expect(outline.visualDescription() == "<NSDiffableDataSourceSectionSnapshot: 0x...\n+* a\n  -* c\n-* b\n  -  d\n>")
  }
}
