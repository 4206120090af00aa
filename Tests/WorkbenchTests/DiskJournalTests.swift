import CommandLanguage
import Foundation
import Localization
import TestSupport
import Testing

@testable import Sessions

/// Journals on a disk that other sessions also use, and whose files may be deleted at any time.
@Suite struct DiskJournalTests {
  private let folder: TemporaryFolder
  private let state: String

  init() throws {
    folder = try TemporaryFolder()
    state = folder.path("state")
  }

  private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: state)) ?? []).sorted() }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: "\(state)/\(name)", encoding: .utf8) }

  private func line(_ text: String) -> [UInt8] { Array("\(text)\n".utf8) }

  /// A journal that a killed session left behind.
  private func abandon(_ lines: String, permissions: Int = 0o600) throws {
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    let path = "\(state)/journal-20260101-000000-1"
    try Data(lines.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  /// A starting session looks for abandoned journals, and removes those without a line. Meanwhile another session may create its own.
  @Test func aStartRemovesNoJournalThatIsBeingBegun() throws {
    let isOver = Flag()
    let others = (0..<2).map { _ in
      Thread { [state] in while !isOver.isSet { _ = Disk().abandonedJournals(in: Path(state)) } }
    }
    others.forEach { $0.start() }
    defer { isOver.set() }
    for number in 0..<3_000 {
      let journal = try Disk().beginJournal(in: Path(state))
      try journal.append(line("append sections s\(number)"))
      let found = names.filter { $0.hasPrefix("journal-") }
      guard found.count == 1, try text(found[0]) == "append sections s\(number)\n" else {
        Issue.record("journal \(number) is lost: \(found)")
        return
      }
      journal.end()
    }
  }

  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false
    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
  }

  /// This is like two containers, whose sessions may have the same process identifier.
  @Test func sessionsOfOneSecondAndOneProcessHaveJournalsOfTheirOwn() throws {
    let journals = try (0..<5).map { _ in try Disk().beginJournal(in: Path(state)) }
    for (number, journal) in journals.enumerated() { try journal.append(line("append sections s\(number)")) }
    #expect(try Set(names.map { try text($0) }) == Set((0..<5).map { "append sections s\($0)\n" }))
    journals.forEach { $0.end() }
    #expect(names.isEmpty)
  }

  @Test func whatAKillLeavesBeforeTheFirstLineIsRemoved() throws {
    try abandon("")
    try Data().write(to: URL(fileURLWithPath: "\(state)/.journal-0123456789abcdef"))
    #expect(Disk().abandonedJournals(in: Path(state)).isEmpty)
    #expect(names.isEmpty)
  }

  @Test(arguments: [(0o600, 1), (0o644, 1), (0o620, 0), (0o602, 0)])
  func aJournalThatOthersMayWriteIsNotReplayed(permissions: Int, count: Int) throws {
    try abandon("append sections m\n", permissions: permissions)
    #expect(Disk().abandonedJournals(in: Path(state)).count == count)
    #expect(names.count == 1)
  }

  @Test func aJournalWhoseFolderVanishesIsWrittenAnew() throws {
    let journal = try Disk().beginJournal(in: Path(state))
    try journal.append(line("append sections m"))
    for item in ["a", "b"] {
      try FileManager.default.removeItem(atPath: state)
      try journal.append(line("append items \(item)"))
    }
    #expect(try names.map { try text($0) } == ["append sections m\nappend items a\nappend items b\n"])
    #expect(Disk().abandonedJournals(in: Path(state)).isEmpty, "it is locked again")
    journal.end()
    #expect(names.isEmpty)
  }

  @Test func aJournalThatCannotBeWrittenAnewIsReportedOnceAndRetried() throws {
    var reports: [String] = []
    let journal = Journal(in: JournalFolder(path: state), on: Files.standardStore) { reports.append($0.english) }
    journal.append(line("append sections m"))
    try FileManager.default.removeItem(atPath: state)
    try Data().write(to: URL(fileURLWithPath: state))
    journal.append(line("append items a"))
    journal.append(line("append items b"))
    #expect(reports.count == 1 && reports[0].hasPrefix("no journal is kept, so this session is lost if it is killed: '\(state)': "))
    try FileManager.default.removeItem(atPath: state)
    journal.append(line("append items c"))
    #expect(try names.map { try text($0) } == ["append sections m\nappend items a\nappend items b\nappend items c\n"])
    journal.end()
  }

  // MARK: Restoring

  private func session() -> Session {
    let session = Session()
    session.journals = JournalFolder(path: state)
    return session
  }

  /// Stores the output and the journal lines of a session until the test writes them, as a prompt does.
  private final class Kept: Output {
    private(set) var journaled: [UInt8] = []
    private(set) var removals: [@Sendable () -> Void] = []
    override func accepted(_ lines: [UInt8]) { journaled += lines }
    override func superseded(_ remove: @escaping @Sendable () -> Void) { removals.append(remove) }
  }

  /// A session that has restored a journal with these lines.
  private func restoring(_ lines: String, to output: Kept) throws -> Session {
    try abandon(lines)
    let session = session()
    _ = session.runLines(Array("restore\n".utf8), from: .prompt, to: output)
    #expect(session.failureCount == 0)
    return session
  }

  @Test func theOldJournalIsThereUntilTheNewOneIsWritten() throws {
    let output = Kept()
    let restoring = try restoring("append sections m\nappend items a\n", to: output)
    #expect(names == ["journal-20260101-000000-1"])
    let new = Journal(in: JournalFolder(path: state), on: Files.standardStore) { Issue.record("\($0.english)") }
    new.append(output.journaled)
    #expect(names.count == 2)
    output.removals.forEach { new.supersede($0) }
    #expect(names.count == 1)
    #expect(try text(names[0]) == "append sections m\nappend items a\n")
    let isAccepted = restoring.runLines(Array("restore\n".utf8), from: .prompt, to: Output())
    #expect(!isAccepted, "it is restored once")
    new.end()
  }

  @Test func theOldJournalStaysIfTheNewOneCannotBeWritten() throws {
    let output = Kept()
    _ = try restoring("append sections m\n", to: output)
    let nowhere = JournalFolder(path: try folder.write("", as: "file") + "/state")
    var reports = 0
    let new = Journal(in: nowhere, on: Files.standardStore) { _ in reports += 1 }
    new.append(output.journaled)
    output.removals.forEach { new.supersede($0) }
    #expect(names == ["journal-20260101-000000-1"])
    #expect(reports == 1)
  }

  @Test func aRestoreThatIsOnlyTriedRemovesNoJournal() throws {
    try abandon("append sections m\n")
    let trying = session()
    trying.run("expect error nothing-to-restore restore")
    #expect(names == ["journal-20260101-000000-1"])
    trying.run("restore")
    #expect(names.isEmpty)
  }
}
