import CommandLanguage
import Commands
import Localization
import TestSupport
import Testing

@testable import Sessions

/// Sessions with files in memory, compared with files on the disk.
@Suite struct FileStoreTests {
  private let files = MemoryFiles()

  private func session(keepsGoing: Bool = false) -> Session {
    Session(settings: Session.Settings(keepsGoing: keepsGoing), on: files)
  }

  private func text(_ path: String) -> String? { files.contents[Path(path)].map { String(decoding: $0, as: UTF8.self) } }

  @Test func savesOpensReadsAndExports() {
    let first = session()
    #expect(first.run("append sections m; append items a b; apply; save files/one.galley; export swift files/One.swift").errors == "")
    #expect(text("/files/one.galley") == first.script)
    #expect(text("/files/One.swift")?.contains("UICollectionView") == true)
    let opened = session()
    #expect(opened.run("open files/one.galley").errors == "")
    #expect(opened.document == first.document)
    #expect(opened.run("export json files/one.json; reset; open ./files/../files/one.json").errors == "")
    let reading = session()
    _ = try? files.write("read one.galley\nappend items c\n", to: "files/outer.galley")
    #expect(reading.run("read files/outer.galley").errors == "")
    #expect(reading.run("snapshot").answers.contains("c"))
  }

  @Test func keepsWhichLessonsAreSolved() {
    let learner = session()
    learner.settings.lessonProgressPath = "state/lessons"
    #expect(learner.run("lesson fraction; set row.width 1w").answers.contains("Solved!"))
    #expect(text("/state/lessons") == "fraction\n")
    let later = session()
    later.settings.lessonProgressPath = "state/lessons"
    #expect(later.solved() == ["fraction"])
  }

  /// An output that writes accepted lines to a journal, as a terminal's does.
  private final class Journaling: Output {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    override func accepted(_ lines: [UInt8]) { journal.append(lines) }
    override func superseded(_ remove: @escaping @Sendable () -> Void) { journal.supersede(remove) }
  }

  private func journaled() -> Session {
    let session = session()
    session.journals = JournalFolder(path: "state")
    return session
  }

  @Test func restoresWhatAKilledSessionDid() throws {
    let folder = JournalFolder(path: "state")
    let killed = journaled()
    let other = journaled()
    do {
      let output = Journaling(Journal(in: folder, on: files) { Issue.record("\($0.english)") })
      _ = killed.runLines(Array("append sections m\nappend items a b\nmark two\nundo\n".utf8), from: .prompt, to: output)
      #expect(other.run("restore").errors.contains("there is no session to restore"), "a living session is not restored")
    }
    #expect(text("/state/journal-000001") == "append sections m\nappend items a b\nmark two\nundo 1\n")
    #expect(other.greet().map(\.english).contains("the last session ended abruptly: 'restore' replays 4 commands"))
    #expect(!other.greet().contains { $0.english.contains("abruptly") }, "it is announced once")
    #expect(other.run("restore").answers == "restored 4 commands from the session of 000001\n")
    #expect(other.document == killed.document && other.state.workspace.marks == killed.state.workspace.marks)
    #expect(files.contents.isEmpty)
  }

  @Test func aJournalThatEndsWellIsRemoved() {
    let journal = Journal(in: JournalFolder(path: "state"), on: files) { Issue.record("\($0.english)") }
    journal.append(Array("append sections m\n".utf8))
    #expect(files.contents.count == 1)
    journal.end()
    #expect(files.contents.isEmpty)
  }

  @Test func aConfinedSessionStaysInItsFolder() throws {
    for path in ["/scripts/run.galley", "/scripts/inner/a.galley", "/other/b.galley"] {
      try files.write("append sections \(path.split(separator: "/").count)\n", to: path)
    }
    let session = session(keepsGoing: true)
    session.confine()
    let output = Transcript()
    let lines = "read inner/a.galley\nread ../other/b.galley\nsave /other/c.galley\nsave inner/../../c.galley\nsave new/d.galley\n"
    _ = session.runLines(Array(lines.utf8), from: Source(file: "/scripts/run.galley", on: files), to: output)
    #expect(output.errors.split(separator: "\n").count { $0.contains("--safe allows no files") } == 3)
    #expect(session.failureCount == 3)
    #expect(text("/scripts/new/d.galley") != nil && files.contents.count == 4)
  }

  @Test func completesPaths() throws {
    for path in ["one.galley", "two words.galley", ".hidden", "folder/three.galley"] { try files.write("", to: path) }
    func offered(_ line: String) -> [String] { session().completion(of: Array(line.utf8)).candidates.map(\.text) }
    #expect(offered("read ") == ["folder/", "one.galley", "\"two words.galley\""])
    #expect(offered("read folder/") == ["folder/three.galley"])
    #expect(offered("read .") == [".hidden"])
  }

  @Test func timingAsksTheClockOfTheStore() {
    let store = MemoryFiles(nanoseconds: Ticks().next)
    let session = Session(on: store)
    #expect(session.run("timing on\necho a\n").answers.hasSuffix("a\ntook 1.23 ms\n"))
  }

  /// A clock that advances by 1,234,567 ns each time it is read.
  private final class Ticks: Sendable {
    private nonisolated(unsafe) var now: UInt64 = 0

    func next() -> UInt64 {
      now += 1_234_567
      return now
    }
  }

  /// Files on disk and in memory give the same answers, including errors.
  @Test func theDiskAndMemoryAnswerAlike() throws {
    let folder = try TemporaryFolder()
    let lines = """
      save one.galley
      append sections m; append items a; apply
      save one.galley; append items b; read one.galley
      open one.galley
      read nothing.galley
      open one.galley/two
      save one.galley/two
      save .; open .
      export json one.json; open one.json
      export swift ./One.swift
      save "\u{0}"
      """
    func transcript(in folder: String, on store: any FileStore) -> Transcript {
      let output = Transcript()
      let session = Session(settings: Session.Settings(isTalkative: true, keepsGoing: true), on: store)
      _ = session.runLines(Array(lines.utf8), from: Source(name: "test", folder: folder), to: output)
      return output
    }
    let (disk, memory) = (transcript(in: folder.path, on: Files.standardStore), transcript(in: "/files", on: files))
    #expect(disk.answers == memory.answers)
    #expect(disk.errors == memory.errors)
    for name in ["one.galley", "one.json", "One.swift"] {
      #expect(try Files.standardStore.bytes(of: "\(folder.path)/\(name)") == files.contents[Path("/files/\(name)")], "\(name)")
    }
  }
}
