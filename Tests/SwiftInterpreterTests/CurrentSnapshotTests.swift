import Foundation
import Snapshots
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// In typed Swift, `dataSource.snapshot()` returns a copy of the content on screen, which can be edited and applied.
@Suite struct CurrentSnapshotTests {
  private static func run(_ lines: [String]) -> (output: Transcript, session: Session) {
    let session = Session()
    _ = session.runLines(Array("append sections main\nappend items a b c to main\napply\n".utf8), from: .standardInput, to: Transcript())
    let output = Transcript()
    _ = session.runLines(Array(lines.joined(separator: "\n").utf8), from: .standardInput, to: output)
    return (output, session)
  }

  private static func names(_ session: Session) -> [String] { session.document.view.applied.itemIdentifiers.map { $0.name } }

  @Test func itIsEditedAndApplied() {
    let (output, session) = Self.run([
      "var snapshot = dataSource.snapshot()", "snapshot.appendItems([\"d\"], toSection: .main)", "snapshot.deleteItems([\"a\"])",
      "snapshot.insertItems([\"x\"], beforeItem: \"c\")", "dataSource.apply(snapshot)",
    ])
    #expect(output.errors == "")
    #expect(output.answers.hasPrefix("apply #2: 2 inserted, 1 deleted (2 unchanged)\n"))
    #expect(Self.names(session) == ["b", "x", "c", "d"])
  }

  @Test func itIsACopy() {
    let (output, session) = Self.run(["var snapshot = dataSource.snapshot()", "snapshot.deleteAllItems()", "items"])
    #expect(output.text == "a\nb\nc\n")
    #expect(Self.names(session) == ["a", "b", "c"])
  }

  @Test(arguments: [
    ("itemIdentifiers", "[\"a\", \"b\", \"c\"]"), ("numberOfItems", "3"), ("sectionIdentifiers", "[\"main\"]"),
    ("itemIdentifiers(inSection: \"main\")", "[\"a\", \"b\", \"c\"]"), ("indexOfItem(\"b\")", "1"), ("indexOfSection(.main)", "0"),
    ("sectionIdentifier(containingItem: \"c\")", "main"),
  ]) func itIsAsked(_ query: String, _ answer: String) {
    #expect(Self.run(["let snapshot = dataSource.snapshot()", "snapshot.\(query)"]).output.text == answer + "\n")
  }

  /// UIKit's data source returns only applied snapshots.
  @Test func pendingEditsOfCommandsAreNoPartOfIt() {
    let (output, session) = Self.run([
      "append items pending", "var snapshot = dataSource.snapshot()", "snapshot.appendItems([\"d\"])", "dataSource.apply(snapshot)",
    ])
    #expect(output.errors == "")
    #expect(Self.names(session) == ["a", "b", "c", "d"])
  }

  /// Typed code runs again with the screen at the time of typing, not with the current one.
  @Test func itIsOfTheTimeWhenItWasTaken() {
    let (output, session) = Self.run([
      "var first = dataSource.snapshot()", "first.insertItems([\"x\"], beforeItem: \"a\")", "dataSource.apply(first)", "delete items a x",
      "apply", "var second = dataSource.snapshot()", "second.itemIdentifiers", "second.appendItems([\"d\"])", "dataSource.apply(second)",
    ])
    #expect(output.errors == "")
    #expect(output.answers.contains("\n[\"b\", \"c\"]\n"))
    #expect(Self.names(session) == ["b", "c", "d"])
  }

  @Test func itHasTheCodesOwnIdentifiers() {
    let (output, session) = Self.run([
      "enum Section { case main, other }", "struct Photo: Hashable { let id: Int }",
      "var made = NSDiffableDataSourceSnapshot<Section, Photo>()", "made.appendSections([.main, .other])",
      "made.appendItems([Photo(id: 7), Photo(id: 8)], toSection: .main)", "dataSource.apply(made)", "append items new to other", "apply",
      "var taken = dataSource.snapshot()", "taken.deleteItems([Photo(id: 7)])", "taken.sectionIdentifiers",
      "taken.appendItems([Photo(id: 9)], toSection: .other)", "dataSource.apply(taken)",
    ])
    #expect(output.errors == "")
    #expect(output.answers.contains("\n[main, other]\n"))
    #expect(Self.names(session) == ["8", "new", "9"])
  }

  /// A section snapshot replaces the items that commands put into its section.
  @Test func aSectionSnapshotReplacesTheItemsOfItsSection() {
    let (output, session) = Self.run([
      "var outline = NSDiffableDataSourceSectionSnapshot<String>()", "outline.append([\"root\", \"b\"])",
      "dataSource.apply(outline, to: \"main\")",
    ])
    #expect(output.errors == "")
    #expect(Self.names(session) == ["root", "b"])
  }

  /// After an apply, the screen shows the snapshot, even if commands have run since the snapshot was read.
  @Test(arguments: [["append items z"], ["delete items a", "apply"], ["append items z", "apply"], ["move item a after c"]])
  func anApplyBringsBackWhatWasTaken(between: [String]) {
    let (output, session) = Self.run(
      ["var snapshot = dataSource.snapshot()"] + between + ["snapshot.appendItems([\"d\"])", "dataSource.apply(snapshot)"])
    #expect(output.errors == "")
    #expect(Self.names(session) == ["a", "b", "c", "d"])
  }

  @Test func aMadeNameIsNoneOfTheApps() {
    let (output, session) = Self.run([
      "append items item1 item2", "apply", "struct P: Hashable { let place: IndexPath }", "var snapshot = dataSource.snapshot()",
      "snapshot.appendItems([P(place: IndexPath(item: 7, section: 0))])", "dataSource.apply(snapshot)",
    ])
    #expect(output.errors == "")
    #expect(Self.names(session) == ["a", "b", "c", "item1", "item2", "item3"])
  }

  /// A saved file does not store the screen at the time when its Swift was typed, so the code may refer to deleted items.
  @Test func codeOfAFileStopsNoOtherCode() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/board.galley"
    let (_, session) = Self.run([
      "var s = dataSource.snapshot()", "s.insertItems([\"x\"], beforeItem: \"a\")", "dataSource.apply(s)", "delete items a", "apply",
      "save \(file)", "open \(file)",
    ])
    let output = Transcript()
    let lines = ["var t = dataSource.snapshot()", "t.appendItems([\"d\"])", "dataSource.apply(t)"]
    _ = session.runLines(Array(lines.joined(separator: "\n").utf8), from: .standardInput, to: output)
    #expect(output.errors == "")
    #expect(Self.names(session) == ["x", "b", "c", "d"])
  }

  @Test func aStepOfItIsUndone() {
    let (output, session) = Self.run([
      "var snapshot = dataSource.snapshot()", "snapshot.appendItems([\"d\"])", "dataSource.apply(snapshot)", "undo", "redo", "undo",
    ])
    #expect(output.errors == "")
    #expect(Self.names(session) == ["a", "b", "c"])
  }
}
