import Foundation
import TestSupport
import Testing

/// Processes with unusual inherited limits, and terminals of unusual sizes.
@Suite struct LimitTests {
  @Test func keysAreReadBesideManyDescriptors() throws {
    let script = "ulimit -n 4096; for i in {3..1100}; do eval \"exec $i< /dev/null\"; done; exec '\(Probe.url.path)' edit"
    let terminal = try PseudoTerminal("/bin/bash", ["-c", script])
    try terminal.read(until: "probe> ")
    terminal.type("abc\r")
    try terminal.read(until: "answer: line(\"abc\")")
    try terminal.read(until: "probe> ")
    terminal.type("x")
    try terminal.read(until: "x")
    terminal.type("\u{3}")
    try terminal.read(until: "answer: interrupted(hadText: true)")
  }

  @Test func aPromptThatCannotBeWatchedIsRefused() throws {
    let script = "ulimit -n 4; '\(BuiltProducts.galley.path)' --no-history; echo status $?; exec cat"
    let terminal = try PseudoTerminal("/bin/bash", ["-c", script], environment: ["HOME": "/nonexistent"])
    let answers = try terminal.read(until: "status 1\r\n")
    #expect(answers.contains("galley: Ctrl-C cannot cancel commands: too many open files\r\n"))
  }

  @Test(arguments: [UInt16(20_000), .max]) func aWindowOfAnySizeIsBelieved(size: UInt16) throws {
    let terminal = try PseudoTerminal(
      "/bin/bash", ["-c", "ulimit -v 8000000; exec '\(BuiltProducts.galley.path)' --no-history"],
      environment: ["HOME": "/nonexistent"], columns: size, rows: size)
    try terminal.read(until: "galley> ")
    terminal.type("append sections a; append items 1...3; draw\r")
    try terminal.read(until: "galley*> ")
    #expect(try peakMegabytes(of: terminal) < 300)
    // Editing is available again in a window that shrinks to a supported size.
    terminal.resize(columns: 80, rows: 24)
    terminal.type("\r")
    try terminal.read(until: "\u{1B}[?2004h")
    terminal.type("Q")
    try terminal.read(until: "Q")
    terminal.resize(columns: size, rows: size)
    terminal.type("\u{3}")
    try terminal.read(until: "galley*> ")
    terminal.type("append items 4\r")
    try terminal.read(until: "appended 1 item")
    #expect(try peakMegabytes(of: terminal) < 300)
  }

  /// The state after an edited line, before the terminal driver edits lines again.
  @Test func aPlainLineMayEndInACarriageReturn() throws {
    let terminal = try PseudoTerminal(
      "/bin/bash", ["-c", "stty -icanon -icrnl; TERM=dumb exec '\(BuiltProducts.galley.path)' --no-history"],
      environment: ["HOME": "/nonexistent"])
    try terminal.read(until: "galley> ")
    terminal.type("append sections a\r")
    try terminal.read(until: "appended 1 section")
  }

  /// A character of a hundred megabytes, and a line whose end is discarded.
  @Test func aPipeMayHaveALineOfAnyLength() throws {
    let shell = "'\(BuiltProducts.galley.path)'"
    func said(_ script: String) throws -> String {
      try Child.output(of: "/bin/bash", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    }
    let marks = try said("yes \u{301} | tr -d '\\n' | head -c 100000000 | \(shell) 2>&1; echo status $?")
    #expect(marks.hasPrefix("<stdin>:1:2: error: the line is longer than 4,194,304 bytes\n"))
    #expect(marks.hasSuffix("status 1\n") && marks.utf8.count < 2_000)
    let letters = "{ yes a | tr -d '\\n' | head -c 20000000; echo '\\'; echo echo inside; echo echo on; }"
    #expect(try said("\(letters) | \(shell) --keep-going 2> /dev/null; echo status $?") == "on\nstatus 1\n")
  }

  /// The peak memory use, in megabytes.
  private func peakMegabytes(of terminal: PseudoTerminal) throws -> Int {
    #if os(Linux)
      let status = try String(contentsOfFile: "/proc/\(terminal.identifier)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(Int(line.filter(\.isNumber))) / 1024
    #else
      return 0
    #endif
  }
}
