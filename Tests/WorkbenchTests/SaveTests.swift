import Documents
import Foundation
import CommandLanguage
import TestSupport
import Testing

@testable import Sessions

/// The effect of `save` on the file and on other files in its folder.
@Suite struct SaveTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: folder.path(name), encoding: .utf8) }

  private func save(_ text: String, as name: String) throws { try Files.standardStore.write(text, to: folder.path(name)) }

  private func status(_ name: String) -> stat {
    var status = stat()
    lstat(folder.path(name), &status)
    return status
  }

  /// A file name with the extension of another format causes a warning, even in a batch.
  @Test(arguments: [
    ("board.json", true), ("board.SVG", true), ("board.csv", true), ("board.swift", true), ("a.b/board.html", true),
    ("board.galley", false), ("board.txt", false), ("json", true), ("board", false),
  ]) func aNameOfAnotherFormatIsTold(name: String, isTold: Bool) {
    let session = Session(on: MemoryFiles())
    #expect(session.run("append sections a; save \(name)").errors.contains("the file contains commands") == isTold)
  }

  /// Files with the temporary name that earlier versions used while saving a file.
  @Test func savingTouchesNoOtherFile() throws {
    let name = "kept.galley.\(getpid()).tmp"
    try folder.write("mine", as: name)
    try save("one", as: "kept.galley")
    #expect(try text(name) == "mine")
    try FileManager.default.removeItem(atPath: folder.path(name))
    try folder.write("mine", as: "mine")
    #expect(link(folder.path("mine"), folder.path(name)) == 0)
    try save("two", as: "kept.galley")
    #expect(try text("mine") == "mine")
    try FileManager.default.removeItem(atPath: folder.path(name))
    #expect(mkfifo(folder.path(name), 0o600) == 0)
    try save("three", as: "kept.galley")
    #expect(try text("kept.galley") == "three")
    #expect(names == ["kept.galley", name, "mine"])
  }

  @Test(arguments: [1, 250, 255]) func aNameMayHaveAnyLength(length: Int) throws {
    let name = String(repeating: "n", count: length)
    for content in ["one", "two"] {
      try save(content, as: name)
      #expect(try text(name) == content)
    }
    #expect(names == [name])
  }

  /// The name of the temporary file for a save to the given name.
  private func nameWhileWriting(_ name: String) throws -> String {
    nonisolated(unsafe) var found: [String] = []
    let looking = Cancellation { _ in
      found = self.names.filter { $0 != name }
      return false
    }
    #expect(try !Files.standardStore.replace(FilePlace(Path(folder.path(name))), with: "", by: looking))
    return try #require(found.first)
  }

  @Test func whatAKilledSaveLeftIsRemovedByTheNextSaveOfThatName() throws {
    let left = try nameWhileWriting("kept.galley")
    #expect(names.isEmpty)
    try folder.write("half", as: left)
    try save("other", as: "other.galley")
    #expect(names == [left, "other.galley"].sorted())
    let writing = open(folder.path(left), O_RDONLY)
    #expect(flock(writing, LOCK_EX) == 0)
    try save("one", as: "kept.galley")
    #expect(names.contains(left), "another process is writing it")
    close(writing)
    try save("two", as: "kept.galley")
    #expect(names == ["kept.galley", "other.galley"])
    #expect(try text("kept.galley") == "two")
  }

  /// This is the behaviour of some network file systems.
  @Test(arguments: [ENOLCK, EOPNOTSUPP, ENOSYS]) func aFileSystemWithoutLocksTakesFilesButNoJournals(code: Int32) throws {
    var place = Disk.Folder(prefix: Path(folder.path + "/"))
    place.lock = { _ in
      errno = code
      return false
    }
    #expect(throws: FileFailure.self) { try Disk.NewFile.create(".kept", in: place, permissions: 0o600) }
    #expect(names.isEmpty)
    let file = try Disk.NewFile.create(".kept", in: place, permissions: 0o600, needsLock: false)
    #expect(names == [file.name.text])
    close(file.descriptor)
    Disk.NewFile.removeLeft(".kept", in: place)
    #expect(names == [file.name.text], "without a lock nobody knows whether it is being written")
  }

  @Test func permissionsStay() throws {
    for permissions in [0o600, 0o640, 0o666, 0o755] as [mode_t] {
      try folder.write("old", as: "kept.galley")
      #expect(chmod(folder.path("kept.galley"), permissions) == 0)
      try save("new", as: "kept.galley")
      #expect(status("kept.galley").st_mode & 0o7777 == permissions)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a file away")) func theOwnerStays() throws {
    try folder.write("old", as: "kept.galley")
    #expect(chown(folder.path("kept.galley"), 12345, 23456) == 0)
    #expect(chmod(folder.path("kept.galley"), 0o664) == 0)
    try save("new", as: "kept.galley")
    #expect(status("kept.galley").st_uid == 12345 && status("kept.galley").st_gid == 23456)
    #expect(status("kept.galley").st_mode & 0o7777 == 0o664)
    #expect(try text("kept.galley") == "new")
  }

  /// After Ctrl-C while the file is written, the file is unchanged once the prompt reports the cancellation.
  @Test(arguments: ["save kept.galley", "export json kept.galley"]) func aCancelledRunChangesNoFile(line: String) throws {
    try folder.write("old", as: "kept.galley")
    let session = Session.after("append sections m; append items a b; apply")
    session.cancellation = Cancellation { _ in false }
    let output = Transcript()
    let source = Source(name: nil, folder: folder.path)
    _ = session.runLines(Array("\(line)\n".utf8), from: source, to: output)
    #expect(output.text == "")
    #expect(try text("kept.galley") == "old")
    #expect(names == ["kept.galley"])
  }

  @Test func aCancelledRunRecordsNoLessonAndRemovesNoJournal() throws {
    try folder.write("append sections m\n", as: "journal-20260101-000000-1")
    let session = Session()
    session.journals = JournalFolder(path: folder.path)
    session.settings.lessonProgressPath = Path(folder.path("lessons"))
    session.cancellation = Cancellation { _ in false }
    session.run("lesson fraction; set row.width 1w; restore --forget")
    #expect(names == ["journal-20260101-000000-1"])
  }
}
