import Foundation
import TestSupport
import Testing

/// No matter how a process ends while it edits a line, its terminal is restored.
@Suite struct WayOutTests {
  /// A system shell runs the probe, and keeps the terminal afterwards.
  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal("/bin/sh", ["-c", "ulimit -c 0; trap : QUIT; '\(Probe.url.path)' edit; echo status $?; exec cat"])
    try terminal.read(until: "probe> ")
    terminal.type("abc")
    try terminal.read(until: "abc")
    #expect(!terminal.isOrdinary)
    return terminal
  }

  private func expectRestored(_ terminal: PseudoTerminal, status: Int32) throws {
    try terminal.read(until: "\u{1B}[?2004l")
    try terminal.read(until: "status \(status)\r\n")
    #expect(terminal.isOrdinary)
  }

  @Test func controlBackslashRestoresTheTerminal() throws {
    let terminal = try start()
    terminal.type("\u{1C}")
    try expectRestored(terminal, status: 128 + SIGQUIT)
  }

  @Test(arguments: [
    SIGHUP, SIGTERM, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT, SIGPIPE, SIGALRM, SIGUSR1, SIGXCPU, SIGSYS,
  ])
  func aSignalRestoresTheTerminal(signal: Int32) throws {
    let terminal = try start()
    let probe = try Child.output(
      of: "/bin/bash", ["-c", "pgrep -P \(terminal.identifier)"], environment: ["PATH": "/usr/bin:/bin"], status: 0)
    kill(try #require(pid_t(probe.trimmingCharacters(in: .whitespacesAndNewlines))), signal)
    try expectRestored(terminal, status: 128 + signal)
  }
}
