import Commands
import Documents
import TestSupport
import Testing

@testable import Sessions

/// A killed session is restored from its journal, with its document, marks and steps.
@Suite struct RestoreTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func journalled() -> Session {
    let session = Session()
    session.journals = JournalFolder(path: folder.path)
    return session
  }

  /// A session restored from another one's journal, as after a kill.
  private func restored(from journal: [UInt8]) throws -> Session {
    try Files.standardStore.write(String(decoding: journal, as: UTF8.self), to: "\(folder.path)/journal-20260101-000000-1")
    let session = journalled()
    let restoring = session.run("restore")
    #expect(restoring.errors == "")
    #expect(!restoring.answers.contains("refused"))
    return session
  }

  private func expectRestored(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let session = journalled()
    let journal = session.run(lines).journal
    let again = try restored(from: journal)
    let isSame = again.document == session.document && again.state.workspace.marks == session.state.workspace.marks
    #expect(isSame, "\(String(decoding: journal, as: UTF8.self))", sourceLocation: sourceLocation)
    #expect(again.state.record.history.count == session.state.record.history.count, sourceLocation: sourceLocation)
  }

  /// The placeholders of code are a part of the step before them, so `undo` in the journal takes back the same steps.
  @Test(arguments: ["", "; undo", "; undo; undo; redo", "; undo; append items mine"]) func placeholdersOfCode(lines: String) throws {
    let code = """
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      """
    try expectRestored("\(code)\nset section.interGroupSpacing 20; frames; set section.interGroupSpacing 30\(lines)")
    try expectRestored("\(code)\nset section.interGroupSpacing 20; set section.contentInsets 8\(lines); frames")
  }

  @Test func marksWhereTheyWereMadeInAFile() throws {
    let path = try folder.write("append items a\nmark early\nappend items b\nmark late\n", as: "marks.galley")
    try expectRestored("append sections m; read \(path); append items c")
  }

  /// Only a mark shows that the file undid something.
  @Test func marksOfWhatWasTakenBack() throws {
    let path = try folder.write("append items a b\nmark two\nundo\nmark none\nredo; undo; append items c\n", as: "back.galley")
    try expectRestored("append sections m; read \(path)")
  }

  @Test func marksOfAFileThatChangesNothing() throws {
    let path = try folder.write("snapshot\nmark here\nappend items a; mark there; undo\n", as: "look.galley")
    try expectRestored("append sections m; read \(path); append items z; undo")
  }

  @Test func marksOfFilesInFiles() throws {
    let inner = try folder.write("append items a b; mark inner; append items c\n", as: "inner.galley")
    let outer = try folder.write("append items x\nread \(inner)\nundo\nmark outer\nredo\nappend items y\n", as: "outer.galley")
    try expectRestored("append sections m; read \(outer); undo; redo")
  }

  @Test func marksOfAFileThatFails() throws {
    let path = try folder.write("mark before\nappend items a\nmark after\nnonsense\n", as: "failing.galley")
    try expectRestored("append sections m; read \(path)\nappend items b")
    let opened = try folder.write("append sections x; mark opened; nonsense\n", as: "opened.galley")
    let session = journalled()
    session.run("append sections m; open \(opened)")
    #expect(session.state.workspace.marks.isEmpty)
  }

  @Test func theLinesOfAnOpenedFile() throws {
    let path = try folder.write("append sections x; mark opened; append items a\n", as: "open.galley")
    try expectRestored("append sections m; open \(path); append items b; undo 2; redo")
  }

  /// A journal that is cut off at any byte restores the steps before the cut. Unclosed groups are ignored.
  @Test func aCutJournalHoldsTheStepsBeforeTheCut() {
    let steps = [
      JournalStep(line: "append sections m".utf8),
      JournalStep(
        line: "read a".utf8, script: JournalStep(line: "read b".utf8, script: Array("mark x\n".utf8)).bytes + Array("undo 1\n".utf8)),
      JournalStep(line: "undo 1".utf8),
    ]
    let bytes = steps.flatMap(\.bytes)
    let ends = steps.indices.map { steps[...$0].flatMap(\.bytes).count }
    for cut in 0...bytes.count {
      #expect(JournalStep.steps(in: Array(bytes[..<cut])) == Array(steps.prefix(ends.count { $0 <= cut })))
    }
  }
}
