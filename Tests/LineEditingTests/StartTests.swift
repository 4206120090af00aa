import Foundation
import TestSupport
import Testing

/// The start of a session, and the restrictions of `--safe`.
@Suite struct StartTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var home: String { folder.url.path }

  private func write(_ text: String, to name: String, permissions: Int = 0o644) throws {
    let url = URL(fileURLWithPath: folder.path(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
  }

  @Test func theStartUpFileMakesTheDocumentTheSessionBeginsWith() throws {
    try write("append sections mine\nnonsense\nappend sections never\n", to: "configuration/galley/rc.galley")
    let end = try PipedShell.run("sections; history; undo", home: home)
    #expect(end.answers.contains("mine"))
    #expect(end.answers.contains("no steps yet"))
    #expect(end.errors.contains("rc.galley:2:1: error: there is no command 'nonsense'"))
    #expect(end.errors.contains("there is nothing to undo"))
    #expect(!end.answers.contains("never"))
    #expect(try !PipedShell.run("sections", ["--interactive", "--safe"], home: home).answers.contains("mine"))
    #expect(try !PipedShell.run("sections", ["--batch"], home: home).answers.contains("mine"))
  }

  @Test func aStartUpFileThatOthersMayWriteIsRefused() throws {
    try write("append sections mine\n", to: "configuration/galley/rc.galley", permissions: 0o666)
    let end = try PipedShell.run("sections", home: home)
    #expect(!end.answers.contains("mine"))
    #expect(end.errors.hasSuffix("rc.galley' was not run: any user can write to it\n"))
    #expect(end.status == 0)
    #expect(try PipedShell.run("sections", ["--init", folder.path("configuration/galley/rc.galley")], home: home).status == 66)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a file away")) func aStartUpFileOfAnotherUserIsRefused() throws {
    try write("append sections mine\n", to: "configuration/galley/rc.galley")
    #expect(chown(folder.path("configuration/galley/rc.galley"), 12345, 12345) == 0)
    #expect(try PipedShell.run("sections", home: home).errors.hasSuffix("was not run: it belongs to another user\n"))
  }

  @Test(arguments: [0o775, 0o757, 0o777]) func aStartUpFileInAFolderThatOthersMayWriteIsRefused(permissions: Int) throws {
    try write("append sections mine\n", to: "configuration/galley/rc.galley")
    let attributes = [FileAttributeKey.posixPermissions: permissions]
    try FileManager.default.setAttributes(attributes, ofItemAtPath: folder.path("configuration/galley"))
    let end = try PipedShell.run("sections", home: home)
    #expect(!end.answers.contains("mine"))
    #expect(end.errors.hasSuffix("rc.galley' was not run: other users can write to its folder\n"))
    #expect(end.status == 0)
    // A file that is named explicitly is read.
    let named = try PipedShell.run("sections", ["--init", folder.path("configuration/galley/rc.galley")], home: home)
    #expect(named.answers.contains("mine"))
  }

  @Test func messagesShowControlCharactersOfPathsEscaped() throws {
    try write("", to: "a\u{1B}[31mb")
    let end = try PipedShell.run("append sections m", home: folder.path("a\u{1B}[31mb"))
    #expect(end.errors.contains("no journal is kept") && end.errors.contains("history is not kept"))
    #expect(end.errors.contains("a\\u{1B}[31mb") && !end.errors.contains("\u{1B}"))
  }

  @Test func initRunsInBatchesToo() throws {
    try write("append sections first\n", to: "first.galley")
    #expect(try PipedShell.run("snapshot", ["--init", folder.path("first.galley")], home: home).answers.contains("first  0 items"))
    #expect(try PipedShell.run("snapshot", ["--init", folder.path("none.galley")], home: home).status == 66)
    try write("nonsense\n", to: "first.galley")
    #expect(try PipedShell.run("snapshot", ["--init", folder.path("first.galley")], home: home).status == 1)
  }

  @Test func severalCommandsRunInOrderInOneSession() throws {
    let commands = ["-c", "append sections a", "-c", "nonsense", "-c", "# last", "-c", "sections"]
    let stopped = try PipedShell.run("", commands, home: nil)
    #expect(stopped.answers == "")
    #expect(stopped.errors.hasPrefix("<command>:1:1: error: there is no command 'nonsense'"))
    #expect(stopped.status == 1)
    let whole = try PipedShell.run("", ["--keep-going", "--csv"] + commands, home: nil)
    #expect(whole.answers == "identifier,items\r\na,0\r\n")
    #expect(whole.status == 1)
    #expect(try PipedShell.run("", ["-c", "quit", "-c", "echo never"], home: nil).answers == "")
    try write("echo first\n", to: "first.galley")
    #expect(try PipedShell.run("", ["-c", "echo then", folder.path("first.galley")], home: nil).answers == "first\nthen\n")
    #expect(try PipedShell.run("", ["-c", "echo a", "missing.galley"], home: nil).status == 66)
  }

  @Test(arguments: ["../outside.galley", "link.galley", "folder/../../outside.galley", "sub/up.galley"])
  func safeReadsNothingOutsideTheScriptsFolder(name: String) throws {
    try write("append sections outside\n", to: "outside.galley")
    try write("view inside\n", to: "scripts/inside.galley")
    try write("read ../inside.galley\n", to: "scripts/folder/back.galley")
    try write("read ../../outside.galley\n", to: "scripts/sub/up.galley")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("scripts/link.galley"), withDestinationPath: folder.path("outside.galley"))
    try write("read inside.galley; read folder/back.galley; read \(name)\n", to: "scripts/main.galley")
    try write("read folder/back.galley; read \(name)\n", to: "scripts/free.galley")
    let end = try PipedShell.run("", ["--safe", folder.path("scripts/main.galley")], home: home)
    #expect(end.status == 1)
    #expect(end.errors.contains("it is outside the script's folder, where --safe allows no files"))
    #expect(!end.errors.contains("inside.galley'"))
    #expect(try PipedShell.run("", [folder.path("scripts/free.galley")], home: home).status == 0)
  }

  @Test(arguments: [
    ("../none.galley", "it is outside"), ("../none/none.galley", "it is outside"), ("none.galley", "there is no such file"),
    ("none/none.galley", "there is no such file"),
  ]) func safeSaysOfNothingOutsideWhetherItIsThere(name: String, reason: String) throws {
    try write("read \(name)\n", to: "scripts/main.galley")
    let end = try PipedShell.run("", ["--safe", folder.path("scripts/main.galley")], home: home)
    #expect(end.errors.contains("'\(name)' cannot be read: \(reason)"))
  }

  @Test func safeWritesNothingOutside() throws {
    try write("save kept.galley; save ../lost.galley\n", to: "scripts/main.galley")
    let end = try PipedShell.run("", ["--safe", folder.path("scripts/main.galley")], home: home)
    #expect(end.errors.contains("'../lost.galley' cannot be written: it is outside the script's folder"))
    #expect(FileManager.default.fileExists(atPath: folder.path("scripts/kept.galley")))
    #expect(!FileManager.default.fileExists(atPath: folder.path("lost.galley")))
    let lines = "append sections m; lesson fraction; set row.width 1w"
    let safe = try PipedShell.run(lines, ["--interactive", "--safe"], home: home, folder: folder.path("scripts"))
    #expect(safe.answers.contains("Solved!"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("state")))
  }
}
