import CommandLanguage
import Foundation
import LineEditing
import Localization
import TestSupport
import Testing

@Suite struct HistoryFileTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("state/galley/history")
  }

  @Test func keepsEntriesForTheNextSession() throws {
    let first = HistoryFile(at: path)
    first.add("append sections main")
    first.add("content '사과' \\\n  more")
    #expect(HistoryFile(at: path).entries == ["append sections main", "content '사과' \\\n  more"])
    #expect(try contents() == "append sections main\ncontent '사과' \\\\\\n  more\n")
  }

  @Test(arguments: ["\\", "\\n", "\n", "\\\n\\", "a\rb", "\\\\n", "\u{1B}[31m", "끝\\"]) func bringsBackAnyEntry(entry: String) {
    let wrapped = "x" + entry + "x"
    HistoryFile(at: path).add(wrapped)
    #expect(HistoryFile(at: path).entries == [wrapped])
  }

  @Test func keepsTheNewestOfEqualEntries() throws {
    let history = HistoryFile(at: path)
    for entry in ["a", "b", "a", "a"] { history.add(entry) }
    #expect(history.entries == ["b", "a"])
    #expect(HistoryFile(at: path).entries == ["b", "a"])
    history.tidy()
    #expect(try contents() == "b\na\n")
  }

  @Test func leavesOutEntriesThatBeginWithASpaceOrAreEmpty() {
    let history = HistoryFile(at: path)
    for entry in [" secret", "", "\t", "open"] { history.add(entry) }
    #expect(history.entries == ["open"])
  }

  @Test func keepsNoMoreThanItsLimit() throws {
    let history = HistoryFile(at: path, limit: 20)
    for number in 1...100 { history.add("\(number)") }
    #expect(history.entries == (81...100).map { "\($0)" })
    #expect(try contents().split(separator: "\n").count <= 22)
    history.tidy()
    #expect(try contents().split(separator: "\n").count == 20)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("state/galley")) == ["history"])
  }

  @Test func makesFileAndFoldersForItsOwnerOnly() throws {
    HistoryFile(at: path).add("a")
    #expect(try permissions("state/galley/history") == 0o600)
    #expect(try permissions("state/galley") == 0o700)
    #expect(try permissions("state") == 0o700)
  }

  @Test func narrowsTheFileOfAnotherMaker() throws {
    try FileManager.default.createDirectory(atPath: folder.path("state/galley"), withIntermediateDirectories: true)
    try Data("a\n".utf8).write(to: URL(fileURLWithPath: path))
    #expect(HistoryFile(at: path).entries == ["a"])
    #expect(try permissions("state/galley/history") == 0o600)
  }

  @Test func startsANewLineAfterATornOne() throws {
    HistoryFile(at: path).add("whole")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("tor".utf8))
    HistoryFile(at: path).add("next")
    #expect(HistoryFile(at: path).entries == ["whole", "tor", "next"])
  }

  @Test func followsALinkAndLeavesItThere() throws {
    try Data("a\nb\na\n".utf8).write(to: URL(fileURLWithPath: folder.path("target")))
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("target"))
    let history = HistoryFile(at: folder.path("link"))
    #expect(history.entries == ["b", "a"])
    history.tidy()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == folder.path("target"))
    #expect(try String(contentsOfFile: folder.path("target"), encoding: .utf8) == "b\na\n")
  }

  @Test func worksWithoutAWritableFileAndReportsItOnce() throws {
    try Data().write(to: URL(fileURLWithPath: folder.path("file")))
    var reports: [String] = []
    let history = HistoryFile(at: folder.path("file/history")) { reports.append($0.english) }
    history.add("a")
    history.add("b")
    #expect(history.entries == ["a", "b"])
    #expect(reports == ["history is not kept: '\(folder.path("file/history"))': not a directory"])
  }

  @Test func refusesAFolderAndAPipe() throws {
    mkfifo(folder.path("pipe"), 0o600)
    for place in [folder.url.path, folder.path("pipe")] {
      var reports = 0
      let history = HistoryFile(at: place) { _ in reports += 1 }
      history.add("a")
      #expect(history.entries == ["a"])
      #expect(reports == 1)
    }
  }

  @Test func losesNoLineOfTwoSessionsThatWriteAtOnce() throws {
    let sessions = try ["left", "right"].map { try Probe.start(["remember", path, $0, "1000"]) }
    #expect(sessions.map { $0.waitForEnd() } == [0, 0])
    let entries = HistoryFile(at: path).entries
    #expect(entries.count == 2000)
    for side in ["left", "right"] {
      #expect(entries.filter { $0.hasPrefix(side) } == (0..<1000).map { "\(side) \($0)" })
    }
  }

  @Test func losesNoLineWhileAnotherSessionTidies() throws {
    let session = try Probe.start(["remember", path, "steady", "1000"])
    let tidier = HistoryFile(at: path)
    while session.isRunning {
      tidier.add("again")
      tidier.add("again")
      tidier.tidy()
    }
    let entries = HistoryFile(at: path).entries
    #expect(entries.filter { $0.hasPrefix("steady") } == (0..<1000).map { "steady \($0)" })
  }

  /// Another process, such as a shell that hangs, keeps the lock.
  private func lock() -> Int32 {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    return descriptor
  }

  @Test func keepsEntriesInMemoryWhileTheFileIsLocked() throws {
    HistoryFile(at: path).add("first")
    let held = lock()
    var reports: [String] = []
    let history = HistoryFile(at: path) { reports.append($0.english) }
    #expect(history.entries == ["first"], "reading waits for no lock")
    history.add("1")
    // If each line waited for the lock, this would take 200 seconds.
    let rest = ContinuousClock().measure { for number in 2...1_000 { history.add("\(number)") } }
    #expect(rest < .seconds(200), "only the first line waits")
    history.tidy()
    #expect(history.entries.count == 1_001)
    #expect(reports == ["history is kept in memory because another process locks '\(path)'"])
    #expect(try contents() == "first\n")
    // A process that another test has just started may still have the descriptor, so closing it is not enough.
    #expect(flock(held, LOCK_UN) == 0)
    close(held)
    history.add("last")
    #expect(try contents() == (["first"] + (1...1_000).map { "\($0)" } + ["last"]).map { $0 + "\n" }.joined())
    #expect(reports.count == 1)
  }

  @Test func writesWhatWaitsAtTheEnd() throws {
    HistoryFile(at: path).add("first")
    let held = lock()
    let history = HistoryFile(at: path)
    history.add("second")
    close(held)
    history.tidy()
    #expect(try contents() == "first\nsecond\n")
  }

  /// A file that a killed session left behind while it rewrote the history, or another file with that name.
  @Test(arguments: ["", ".galley-new", ".\(getpid())"]) func rewritingTouchesNoOtherFile(suffix: String) throws {
    let history = HistoryFile(at: path)
    for entry in ["a", "b", "a"] { history.add(entry) }
    let other = try folder.write("mine", as: "mine")
    if !suffix.isEmpty { #expect(link(other, path + suffix) == 0) }
    history.tidy()
    #expect(try contents() == "b\na\n")
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
  }

  @Test func showsControlCharactersOfItsPathEscaped() throws {
    let file = try folder.write("", as: "a\u{1B}[31mb")
    var reports: [String] = []
    HistoryFile(at: file + "/history") { reports.append($0.english) }.add("a")
    #expect(reports.count == 1 && reports[0].contains("a\\u{1B}[31mb"))
  }

  private func contents() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Reads the history file of an older version, which is kept with that version's other files.
  @Test func theHistoryOfAnOlderVersionIsRead() throws {
    let kept = try Repository.text(of: "Tests/WorkbenchTests/Fixtures/Version0.1.0/history")
    let entries = HistoryFile(at: try folder.write(kept, as: "old-history")).entries
    #expect(entries.first == "container 390x400" && entries.last == "set card.height 1h" && entries.count == 14)
  }

  private func permissions(_ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}

extension HistoryFile {
  fileprivate convenience init(at path: String, limit: Int = 10_000, report: @escaping (Phrase) -> Void = { _ in }) {
    self.init(path: Path(path), limit: limit, report: report)
  }
}
