import Snapshots
import Testing

@Suite struct RecordedSnapshotTests {
  static let possible = Recordings.all.snapshot.filter { !$0.args.contains(.missing) }

  @Test func nothingButMissingArgumentsIsLeftOut() {
    let impossible = Recordings.all.snapshot.filter { $0.args.contains(.missing) }
    #expect(Recordings.all.snapshot.count == 170)
    // A missing argument was nil in Objective-C, which Swift's types do not allow.
    let numbers = [3, 12, 25, 42, 49, 50, 61, 62, 77, 89, 96, 105, 116, 126, 129, 138, 141, 166]
    #expect(impossible.map(\.id) == numbers.map { "snapshot-" + "00\($0)".suffix(3) })
    #expect(Self.possible.count == 152)
  }

  @Test(arguments: possible) func step(_ step: RecordedStep) throws {
    var subject = try snapshot(step.before)
    let before = subject
    do throws(RecordedSnapshot.Fault) {
      try perform(step, on: &subject)
      #expect(step.error == nil)
    } catch {
      #expect(error.uiKitText.replacing("0x...", with: "0x") == step.error)
      #expect(subject == before)
    }
    #expect(recorded(subject) == step.after)
  }

  func perform(_ step: RecordedStep, on subject: inout RecordedSnapshot) throws(RecordedSnapshot.Fault) {
    switch (step.op, step.args.first, step.args.dropFirst().first) {
    case ("appendItems", .many(let items), nil): try subject.appendItems(items)
    case ("appendItems(toSection)", .many(let items), .one(let section)): try subject.appendItems(items, toSection: section)
    case ("insertItems(before)", .many(let items), .one(let item)): try subject.insertItems(items, beforeItem: item)
    case ("insertItems(after)", .many(let items), .one(let item)): try subject.insertItems(items, afterItem: item)
    case ("deleteItems", .many(let items), nil): try subject.deleteItems(items)
    case ("deleteAllItems", nil, nil): subject.deleteAllItems()
    case ("moveItem(before)", .one(let item), .one(let other)): try subject.moveItem(item, beforeItem: other)
    case ("moveItem(after)", .one(let item), .one(let other)): try subject.moveItem(item, afterItem: other)
    case ("reloadItems", .many(let items), nil): try subject.reloadItems(items)
    case ("appendSections", .many(let sections), nil): try subject.appendSections(sections)
    case ("insertSections(before)", .many(let sections), .one(let other)): try subject.insertSections(sections, beforeSection: other)
    case ("insertSections(after)", .many(let sections), .one(let other)): try subject.insertSections(sections, afterSection: other)
    case ("deleteSections", .many(let sections), nil): try subject.deleteSections(sections)
    case ("moveSection(before)", .one(let section), .one(let other)): try subject.moveSection(section, beforeSection: other)
    case ("moveSection(after)", .one(let section), .one(let other)): try subject.moveSection(section, afterSection: other)
    case ("reloadSections", .many(let sections), nil): try subject.reloadSections(sections)
    case ("numberOfItems(inSection)", .one(let section), nil): _ = try subject.numberOfItems(inSection: section)
    case ("itemIdentifiers(inSection)", .one(let section), nil): _ = try subject.itemIdentifiers(inSection: section)
    default: Issue.record("no call for \(step)")
    }
  }
}
