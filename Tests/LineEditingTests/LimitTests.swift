import Foundation
import TestSupport
import Testing

/// What a process inherits, and what a terminal claims, may be more or less than usual.
@Suite struct LimitTests {
  @Test func keysAreReadBesideManyDescriptors() throws {
    let script = "ulimit -n 4096; for i in {1..1100}; do exec {descriptor}< /dev/null; done; exec '\(Probe.url.path)' edit"
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
    #expect(answers.contains("galley: the keys that cancel a command cannot be watched: too many open files\r\n"))
  }
}
