import Foundation
import TestSupport
import Testing

/// System errors do not lose a command or a file.
@Suite struct FaultTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct End {
    var answers: String
    var errors: String
    var status: Int32
  }

  /// Runs the shell after a bash command, such as one that sets a limit.
  private func run(_ lines: String, after command: String, environment: String = "") throws -> End {
    try bash("\(command); exec env \(environment) \(shell) --interactive", typing: lines + "\nquit\n")
  }

  private var shell: String { "'\(BuiltProducts.galley.path)'" }

  /// Runs a bash script.
  private func bash(_ script: String, typing lines: String = "") throws -> End {
    let process = Process()
    let (input, answers, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.environment = ["TERM": "dumb", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    process.currentDirectoryURL = folder.url
    (process.standardInput, process.standardOutput, process.standardError) = (input, answers, errors)
    // A script that has ended reads no more.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    try? input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    try input.fileHandleForWriting.close()
    let said = String(decoding: try answers.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let refused = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return End(answers: said, errors: refused, status: process.terminationStatus)
  }

  private var state: String { "XDG_STATE_HOME='\(folder.path("state"))'" }

  /// A mistyped path is distinguished from a changed layout.
  @Test(arguments: ["check", "lint", "coverage", "lock"]) func aMissingFolderIsNoChange(command: String) throws {
    let end = try bash("\(shell) \(command) missing")
    #expect(end.status == 66 && (end.answers + end.errors).contains("'missing' is not a folder or a Swift file"), "\(end)")
  }

  @Test func aFullDiskCostsNoCommandAndNoFile() throws {
    let old = "view main\n# the old file\n"
    try Data(old.utf8).write(to: URL(fileURLWithPath: folder.path("kept.galley")))
    let lines = (0..<100).map { "append sections section\($0)" } + ["save kept.galley", "snapshot"]
    let end = try run(lines.joined(separator: "\n"), after: "ulimit -f 1", environment: state)
    #expect(end.status == 0)
    #expect(end.answers.contains("100 sections, 0 items"))
    #expect(end.errors.contains("no journal is kept, so this session is lost if it is killed: '\(folder.path("state/galley"))': "))
    #expect(end.errors.contains("history is not kept"))
    #expect(end.errors.contains("'kept.galley' cannot be written: file too large"))
    #expect(try String(contentsOfFile: folder.path("kept.galley"), encoding: .utf8) == old)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["kept.galley", "state"])
    // The previous content is still on disk.
    let kept = try String(contentsOfFile: folder.path("state/galley/history"), encoding: .utf8)
    #expect(kept.hasPrefix("append sections section0\nappend sections section1\n"))
    #expect(kept.hasSuffix("\n"))
  }

  /// Any of the writes may fail: the limit grows until the save succeeds.
  @Test func aSaveLeavesTheOldFileOrTheNewOne() throws {
    let path = folder.path("kept.galley")
    let lines = (0..<300).map { "append sections section\($0)" } + ["save kept.galley"]
    _ = try PipedShell.run(lines.joined(separator: "\n"), ["--batch"], home: nil, folder: folder.url.path)
    let new = try String(contentsOfFile: path, encoding: .utf8)
    var outcomes: Set<Bool> = []
    for limit in 0...(new.utf8.count / 1024 + 1) {
      try Data("old".utf8).write(to: URL(fileURLWithPath: path))
      _ = try run(lines.joined(separator: "\n"), after: "ulimit -f \(limit)", environment: "-u HOME")
      let found = try String(contentsOfFile: path, encoding: .utf8)
      #expect(found == "old" || found == new)
      outcomes.insert(found == new)
    }
    #expect(outcomes == [false, true])
  }

  @Test func aKilledSaveLeavesTheOldFileOrTheNewOne() throws {
    let path = folder.path("kept.galley")
    let one = "append sections \((0..<3_000).map { "s\($0)" }.joined(separator: " "))"
    let texts = try ["undo", one].map { line in
      _ = try PipedShell.run("\(one)\n\(line == one ? "" : line)\nsave kept.galley", ["--batch"], home: nil, folder: folder.url.path)
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    for _ in 0..<10 {
      let shell = try PipedShell(["--batch"], home: nil, folder: folder.url.path)
      shell.type("\(one)\n" + String(repeating: "save kept.galley\nundo\nsave kept.galley\nredo\n", count: 800))
      usleep(.random(in: 20_000...120_000))
      shell.kill()
      _ = shell.end()
      let found = try String(contentsOfFile: path, encoding: .utf8)
      #expect(texts.contains(found))
    }
  }

  @Test func aSaveReplacesNoDeviceAndKeepsALink() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.path("target")))
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "target")
    mkfifo(folder.path("pipe"), 0o600)
    let end = try run("save link; save /dev/null\nsave pipe\nsave .", after: "true", environment: state)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "target")
    #expect(try String(contentsOfFile: folder.path("target"), encoding: .utf8).hasPrefix("view main\n"))
    for refusal in [
      "'/dev/null' cannot be written: it is a device", "'pipe' cannot be written: it is not a file",
      "'.' cannot be written: it is a folder",
    ] {
      #expect(end.errors.contains(refusal))
    }
  }

  @Test func aSaveKeepsWhoMayReadAFile() throws {
    let end = try bash(
      "umask 022; for m in 600 664; do echo > $m; chmod $m $m; \(shell) -c \"save $m; save new\"; stat -c %a $m new; done")
    #expect(end.answers == "600\n644\n664\n644\n")
  }

  @Test(arguments: ["file/state", "readOnly/state"]) func anUnwritableHomeIsReportedAndTheSessionContinues(place: String) throws {
    try Data().write(to: URL(fileURLWithPath: folder.path("file")))
    try FileManager.default.createDirectory(
      atPath: folder.path("readOnly"), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o500])
    let end = try run("append sections m\nsections\nundo", after: "true", environment: "XDG_STATE_HOME='\(folder.path(place))'")
    #expect(end.status == 0)
    #expect(end.answers.contains("undid 'append sections m'"))
    // Root can write even where other users cannot.
    if geteuid() != 0 || place == "file/state" {
      #expect(end.errors.components(separatedBy: "no journal is kept").count == 2)
      #expect(end.errors.components(separatedBy: "history is not kept").count == 2)
    }
  }

  @Test(.enabled(if: access("/sys", F_OK) == 0, "there is no /sys, in which nobody makes a folder"))
  func theReasonIsTheSystemsMessage() throws {
    let end = try run("append sections m", after: "true", environment: "XDG_STATE_HOME=/sys/galley")
    #expect(end.errors.contains("no journal is kept") && end.errors.contains("history is not kept"))
    #expect(!end.errors.contains("no such file"))
  }

  @Test func withoutAHomeNothingIsKeptAndThatIsReported() throws {
    let end = try run("append sections m\nsections", after: "true", environment: "-u HOME -u XDG_STATE_HOME")
    #expect(end.status == 0)
    #expect(end.answers.contains("appended 1 section"))
    #expect(
      end.errors == "there is no home folder, so history and journals are not kept\nnot saved: 1 section, edits pending\n")
  }

  @Test func aDeletedWorkingDirectoryCostsNothingElse() throws {
    let end = try run(
      "append sections m\nsave here.galley\nread here.galley\nsave '\(folder.path("kept.galley"))'\nsections",
      after: "mkdir gone; cd gone; rmdir ../gone", environment: state)
    #expect(end.status == 0)
    #expect(end.errors.contains("'here.galley' cannot be written: no such file or directory"))
    #expect(end.errors.contains("'here.galley' cannot be read: there is no such file"))
    #expect(FileManager.default.fileExists(atPath: folder.path("kept.galley")))
  }

  @Test(arguments: ["/dev/zero", "/dev/urandom", "/dev/full", "/nowhere"]) func filesThatAreNotScriptsAreRefused(path: String) throws {
    let end = try PipedShell.run("", [path], home: nil)
    #expect(end.status == 66)
    #expect(end.errors.hasPrefix("galley: '\(path)' cannot be read: "))
    let inside = try PipedShell.run("read \(path)", ["--batch"], home: nil)
    #expect(inside.status == 1)
    #expect(inside.errors.contains("'\(path)' cannot be read: "))
  }

  @Test func pipesAreRead() throws {
    mkfifo(folder.path("pipe"), 0o600)
    let end = try run(
      "append sections m", after: "echo 'append sections piped; sections' > pipe & '\(BuiltProducts.galley.path)' pipe", environment: state)
    #expect(end.answers.contains("piped"))
  }

  @Test func bytesThatAreNotUTF8AreShownWithTheirPlace() throws {
    var bytes = Data("append sections m\necho ok\necho 오".utf8)
    bytes += [0xED, 0x20, 0x78, 0x0A]
    try bytes.write(to: URL(fileURLWithPath: folder.path("bad.galley")))
    let end = try PipedShell.run("", [folder.path("bad.galley")], home: nil)
    #expect(end.status == 1)
    #expect(end.errors.contains("bad.galley:3:7: error: byte 9 of the line, 0xED,"))
  }

  // MARK: Output without a reader

  @Test(
    .enabled(if: access("/dev/full", W_OK) == 0, "there is no /dev/full"),
    arguments: [
      "-c help", "--keep-going -c 'help; help'", "--help", "--version", "help --man", "help --json", "test none", "--interactive",
    ])
  func whatCannotBeWrittenIsToldAndFails(arguments: String) throws {
    let end = try bash("\(shell) \(arguments) > /dev/full", typing: "help\nquit\n")
    #expect(end.status == 1)
    #expect(end.errors.hasSuffix("galley: the answer cannot be written: no space left on device\n"))
  }

  @Test(arguments: ["true", "trap '' PIPE"]) func aClosedPipeEndsQuietly(before: String) throws {
    for (lines, output) in [("help", "2> errors"), ("nonsense", "2>&1 > errors")] {
      let end = try bash("\(before); yes \(lines) 2> /dev/null | \(shell) --keep-going \(output) | head -n 1; exit ${PIPESTATUS[1]}")
      #expect(end.status == 128 + SIGPIPE)
      #expect(end.answers.split(separator: "\n").count == 1)
      #expect(try String(contentsOfFile: folder.path("errors"), encoding: .utf8) == "")
    }
  }

  @Test func noFileTakesThePlaceOfAClosedOutput() throws {
    let end = try bash("\(shell) -c 'append sections m; save kept.galley; sections' >&-; echo $?; cat kept.galley")
    #expect(end.answers.hasPrefix("1\nview main\n"))
    #expect(!end.answers.contains("0 items"))
    #expect(try bash("\(shell) -c 'append sections m; save silent.galley' <&- >&- 2>&-").status == 0)
    #expect(try bash("cat silent.galley").answers.hasPrefix("view main\n"))
  }

  // MARK: Ctrl-C in a batch

  /// Sends the keyboard's signal to a shell that has run a line and waits for the next. Without job control, bash makes background
  /// processes ignore this signal.
  @Test(arguments: [
    ("set -m", "", "status 130\nfirst\n"), ("set +m", "echo 'echo second' >&9; exec 9>&-", "status 0\nfirst\nsecond\n"),
  ])
  func controlCEndsABatchUnlessItsStarterIgnoresIt(jobControl: String, afterwards: String, answers: String) throws {
    mkfifo(folder.path("lines"), 0o600)
    // The child does not ignore any signal, even if the tests inherited ignored ones.
    let said = try Child.output(
      of: "/bin/bash",
      [
        "-c",
        """
        cd '\(folder.url.path)'; \(jobControl); \(shell) lines > said & exec 9> lines; echo 'echo first' >&9
        until grep -qs first said; do sleep 0.01; done
        kill -INT $!; \(afterwards)
        wait $! 2> /dev/null; echo "status $?"; cat said
        """,
      ], environment: ["PATH": "/usr/bin:/bin"])
    #expect(said == answers)
  }

  // MARK: Scripts of any kind

  @Test func whatTheProcessRefusesIsOneObjectForMachines() throws {
    for (arguments, error) in [
      (
        "none.galley", #""code":"unreadable-file","message":"'none.galley' cannot be read: no such file or directory","file":"none.galley""#
      ),
      ("--init none -c ''", #""code":"unreadable-file","message":"'none' cannot be read: no such file or directory","file":"none""#),
      ("--csv", #""code":"bad-arguments","message":"Choose only one output format.","file":null"#),
      ("--device none", #""code":"unknown-device","message":"there is no device 'none'; 'devices' lists all devices","file":null"#),
    ] {
      let end = try bash("\(shell) --json \(arguments)")
      #expect(end.errors == #"{"error":{\#(error),"line":null,"column":null,"length":null},"command":null}"# + "\n")
      #expect(end.answers == "")
    }
  }

  @Test func filesOfTerabytesAreRefused() throws {
    let path = folder.path("sparse.json")
    try Data().write(to: URL(fileURLWithPath: path))
    guard truncate(path, 5 << 40) == 0 else { return }
    let given = try bash("\(shell) sparse.json")
    #expect(given.status == 1)
    #expect(given.errors.hasPrefix("sparse.json:1:4194305: error: the line is longer than 4,194,304 bytes\n"))
    let opened = try bash("\(shell) -c 'open sparse.json'")
    #expect(opened.status == 1)
    #expect(opened.errors.hasPrefix("<command>:1:6: error: 'sparse.json' cannot be read: it is longer than 8,388,608 bytes"))
    #expect(try bash("\(shell) --keep-going -c 'read sparse.json; echo on'").answers == "on\n")
    let first = try bash("\(shell) --init sparse.json -c 'echo on'")
    #expect(first.status == 66)
    #expect(first.errors.hasPrefix("galley: 'sparse.json' was not run: it is longer than "))
  }

  @Test func pipesWithoutANameAreRead() throws {
    #expect(try bash("\(shell) <(echo 'echo given')").answers == "given\n")
    #expect(try bash("\(shell) --init <(echo 'append sections first') -c 'count'").status == 0)
    #expect(try bash("\(shell) -c 'read /dev/fd/7' 7< <(echo 'echo read')").answers == "read\n")
    #expect(try bash("(sleep 2.5; echo 'echo late') | \(shell) --init /dev/stdin -c 'echo then'").answers == "late\nthen\n")
  }

  @Test func aPipeWithoutAWriterDoesNotBlockTheStart() throws {
    try FileManager.default.createDirectory(atPath: folder.path("configuration/galley"), withIntermediateDirectories: true)
    mkfifo(folder.path("configuration/galley/rc.galley"), 0o600)
    let end = try run("echo started", after: "true", environment: "\(state) XDG_CONFIG_HOME='\(folder.path("configuration"))'")
    #expect(end.answers.contains("started"))
    #expect(end.errors.hasSuffix("rc.galley' was not run: no process writes to the pipe\n"))
    #expect(try bash("\(shell) --init configuration/galley/rc.galley -c 'echo started'").status == 66)
  }

  @Test func aByteOrderMarkIsNoPartOfAFile() throws {
    try Data("\u{FEFF}echo marked; nonsense\r\n".utf8).write(to: URL(fileURLWithPath: folder.path("marked.galley")))
    for arguments in ["marked.galley", "-c 'read marked.galley'", "--init marked.galley -c ''", "< marked.galley"] {
      let end = try bash("\(shell) \(arguments)")
      #expect(end.answers == "marked\n")
      #expect(end.errors.contains(":1:14: error: there is no command 'nonsense'"))
    }
  }

  /// The end of a pipe ends the session normally.
  @Test(arguments: ["dumb", "xterm-256color"]) func theEndOfAPipeEndsASessionWell(term: String) throws {
    let session = "env TERM=\(term) \(state) \(shell) --interactive"
    let end = try bash("\(session); echo status $?; ls state/galley", typing: "append sections m\n")
    #expect(end.answers.contains("\ngalley> appended 1 section\n"))
    #expect(end.answers.contains("\ngalley*> \nstatus 0\nhistory\njournal-") && end.answers.hasSuffix(".left\n"))
    #expect(!end.answers.contains("\u{1B}"))
  }
}
