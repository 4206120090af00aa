import Foundation
import TestSupport
import Testing

@testable import Commands
@testable import Documents
@testable import Sessions

/// This version reads the files of older versions. Each version's files are kept here unchanged, and the next version adds its own.
@Suite struct UpgradeTests {
  private static let versions = ["0.1.0"]

  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, of version: String) throws -> String {
    try Repository.text(of: "Tests/WorkbenchTests/Fixtures/Version\(version)/\(name)")
  }

  /// A killed session with a mark, a file that was read, an undone edit, Swift, and a lesson that was begun.
  @Test(arguments: versions) func aJournalIsRestored(_ version: String) throws {
    let name = "journal-20261125-030000-1"
    try Files.standardStore.write(try file(name, of: version), to: folder.path(name))
    let session = Session()
    session.journals = JournalFolder(path: folder.path)
    let restoring = session.run("restore")
    #expect(restoring.errors == "")
    #expect(!restoring.answers.contains("refused"))
    let look = session.run("items; show card; compare mark first --json")
    #expect(look.answers.hasPrefix("a\nb\nc\nd\n"), "\(look.answers)")
    #expect(look.answers.contains("define item card width=fractionalWidth(1) height=fractionalHeight(1)"))
    #expect(look.errors == "")
    _ = session.run("undo 2")
    #expect(session.run("items").answers == "d\na\nb\nc\nfrom-file\n")
    #expect(session.run("frames d").answers.contains("  0  130    130     130  0\n"))
  }

  @Test(arguments: versions, ["document.galley", "document.json"]) func aDocumentIsOpened(_ version: String, _ name: String) throws {
    let path = try folder.write(try file(name, of: version), as: name)
    let session = Session()
    let opening = session.run("open \(path); items; frames d")
    #expect(opening.errors == "")
    #expect(opening.answers.contains("a\nb\nc\nd\n"))
    #expect(opening.answers.contains("0  130    130     130  0"), "\(opening.answers)")
  }

  @Test(arguments: versions) func aLinkIsOpened(_ version: String) throws {
    let link = try file("link.txt", of: version).trimmingCharacters(in: .whitespacesAndNewlines)
    let session = Session()
    let opening = session.run("open \(link); items")
    #expect(opening.errors == "")
    #expect(opening.answers.contains("a\nb\nc\nd\n"))
  }
}
