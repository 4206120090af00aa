import Foundation
import TestSupport
import Testing

/// No key binding of libedit runs a program, even if the user's `.editrc` binds one.
@Suite struct ConfigurationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Starts the probe with a configuration, and with an editor that would create a file.
  private func start(_ configuration: String = "", permissions: Int = 0o600, owner: uid_t = geteuid()) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Probe.url.path, ["edit"], environment: try environment(configuration, permissions: permissions, owner: owner))
    try terminal.read(until: "probe> ")
    return terminal
  }

  private func environment(_ configuration: String, permissions: Int = 0o600, owner: uid_t = geteuid()) throws -> [String: String] {
    let (path, editor) = (folder.path(".editrc"), folder.path("editor"))
    try Data(configuration.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    if owner != geteuid() { #expect(chown(path, owner, owner) == 0) }
    try Data("#!/bin/sh\necho ran > '\(folder.path("trace"))'\n".utf8).write(to: URL(fileURLWithPath: editor))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: editor)
    return ["HOME": folder.url.path, "EDITRC": path, "EDITOR": editor, "PATH": "\(folder.url.path):/usr/bin:/bin"]
  }

  private var hasRun: Bool { FileManager.default.fileExists(atPath: folder.path("trace")) }

  @Test(arguments: ["\u{1B}x", "\u{1B}X", "\u{18}"]) func noKeyTakesALineOfLibeditsLanguage(keys: String) throws {
    let terminal = try start("bind ^X ed-command\nbind ^X e\"d-comm\"and\n")
    terminal.type(keys + "bind -l\r")
    let answers = try terminal.read(until: "answer: line(\"")
    #expect(!answers.contains("ed-command"))
  }

  @Test(arguments: ["\u{1B}v", "\u{1B}:bind -l\r", "\u{18}", "\u{1B}xbind -l\r"]) func noKeyOfViRunsAProgram(keys: String) throws {
    let terminal = try start("bind -v\nbind ^X vi-histedit\nbind -a ^X ed-command\n")
    terminal.type("abc" + keys)
    let drawn = terminal.readUntilQuiet(seconds: 1)
    #expect(!hasRun)
    #expect(!drawn.contains("ed-command"))
  }

  @Test func aLineForOneProgramIsReadByItAlone() throws {
    let terminal = try start("other:bind ^X ed-move-to-end\ngalley:bind ^X ed-move-to-beg\n# bind ^X ed-insert\nnonsense\n\n")
    terminal.type("bc\u{18}a\r")
    try terminal.read(until: "answer: line(\"abc\")")
  }

  @Test(arguments: [0o620, 0o602, 0o666]) func aFileThatOthersMayWriteIsNotRead(permissions: Int) throws {
    let terminal = try start("bind q ed-move-to-beg\n", permissions: permissions)
    terminal.type("bcqa\r")
    try terminal.read(until: "answer: line(\"bcqa\")")
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a file away")) func aFileOfAnotherUserIsNotRead() throws {
    let terminal = try start("bind q ed-move-to-beg\n", owner: 12345)
    terminal.type("bcqa\r")
    try terminal.read(until: "answer: line(\"bcqa\")")
  }

  @Test(arguments: [true, false]) func aSafeSessionReadsNone(isSafe: Bool) throws {
    let terminal = try PseudoTerminal(
      BuiltProducts.galley.path, ["--no-history"] + (isSafe ? ["--safe"] : []),
      environment: try environment("bind q ed-move-to-beg\n").merging(["XDG_STATE_HOME": folder.path("state")]) { $1 })
    try terminal.read(until: "galley> ")
    terminal.type("o 1qech\r")
    try terminal.read(until: isSafe ? "there is no command 'o'" : "[?2004l1\r\n")
  }
}
