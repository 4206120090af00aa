import Foundation
import TestSupport
import Testing

@testable import LineEditing

/// Text of any length and kind may be pasted. During and after the paste, the shell responds to Ctrl-C.
@Suite struct PastingTests {
  private static let size = 1_000_000

  /// A megabyte of one repeated text.
  private static let kinds = [
    "a", "append items x\r", "e\u{301}", "a" + String(repeating: "\u{301}", count: size / 2), "\u{1112}\u{1161}\u{11AB}", "👨\u{200D}👩",
    "\u{915}\u{93C}\u{93F}", "\u{1B}", "\u{1}", "\t",
  ].map { String(repeating: $0, count: max(1, size / $0.utf8.count)) }
  /// Only texts without control characters, because libedit draws a whole entry at once, and a control character may take eight columns.
  private static let narrowKinds = kinds.indices.dropLast(2)

  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(Probe.url.path, ["edit"])
    try terminal.read(until: "probe> ")
    return terminal
  }

  @Test(arguments: kinds.indices) func aMegabyteOfAnythingSettles(kind: Int) throws {
    let terminal = try start()
    terminal.paste(Self.kinds[kind] + "Q")
    try terminal.read(until: "Q")
    terminal.type("ZJ\u{7F}\u{1B}[D\u{1B}[C")
    try terminal.read(until: "ZJ")
    terminal.type("\u{3}")
    try terminal.read(until: "^C")
    try terminal.read(until: "answer: interrupted(hadText: true)")
  }

  @Test func bytesThatAreNoTextSettleToo() throws {
    let terminal = try start()
    terminal.type(Array("\u{1B}[200~".utf8) + [UInt8](repeating: 0xFF, count: Self.size) + Array("Q\u{1B}[201~".utf8))
    try terminal.read(until: "Q")
  }

  /// Combining marks that arrive as single keys are composed in runs. Composing 20,000 of them one by one took a minute.
  @Test func marksWithoutBracketsAreInsertedTogether() throws {
    let terminal = try start()
    terminal.type("a" + String(repeating: "\u{301}", count: 100_000) + "Q")
    try terminal.read(until: "Q")
  }

  @Test(arguments: narrowKinds, [0.0, 0.05, 0.1, 0.2]) func controlCIsAnsweredAtAnyTime(kind: Int, delay: Double) throws {
    let terminal = try start()
    terminal.paste(Self.kinds[kind])
    usleep(useconds_t(delay * 1e6))
    terminal.type("\u{3}")
    try terminal.read(until: "^C")
    try terminal.read(until: "answer: interrupted")
  }

  /// After Ctrl-C within a paste, no part of it runs at the next prompt.
  @Test func theRestOfAnInterruptedPasteIsDiscarded() throws {
    let terminal = try start()
    let lines = String(repeating: "echo never\r", count: 10_000)
    terminal.type("\u{1B}[200~" + lines)
    terminal.type("\u{3}" + lines + "\u{1B}[201~")
    try terminal.read(until: "answer: interrupted")
    try terminal.read(until: "probe> ")
    terminal.type("after\r")
    let answers = try terminal.read(until: "answer: line(\"after\")")
    #expect(!answers.contains("never"))
  }

  @Test func whatIsTooLongIsRefused() throws {
    let terminal = try start()
    terminal.type("kept")
    terminal.paste(String(repeating: "a", count: 1 << 22 + 1))
    try terminal.read(until: "the pasted text is longer than 4,194,304 bytes")
    terminal.type("Z\r")
    try terminal.read(until: "answer: line(\"keptZ\")")
  }

  // MARK: The marks around pasted text

  @Test(arguments: 1...7) func theEndMarkIsFoundInAnyPieces(size: Int) {
    let bytes = Array("a\u{1B}[20b\u{1B}\u{1B}[201~rest".utf8)
    var paste = PastedText(limit: 100)
    var rest: [UInt8] = []
    var isWhole = false
    for start in stride(from: 0, to: bytes.count, by: size) {
      let piece = bytes[start..<min(start + size, bytes.count)]
      if isWhole {
        rest += piece
      } else if let after = paste.take(piece) {
        isWhole = true
        rest += after
      }
    }
    #expect(String(decoding: paste.bytes, as: UTF8.self) == "a\u{1B}[20b\u{1B}")
    #expect(String(decoding: rest, as: UTF8.self) == "rest")
    #expect(!paste.isTooLong)
  }

  @Test func piecesAreCutBetweenScalars() {
    let text = String(repeating: "사과a🍎", count: 10_000)
    var paste = PastedText(limit: 1 << 20)
    _ = paste.take(Array(text.utf8)[...])
    #expect(paste.pieces.joined() == text)
    #expect(paste.pieces.allSatisfy { $0.utf8.count <= 1 << 14 })
  }

  /// A slow connection may split the escape sequence of an arrow key.
  @Test func theRestOfATornKeyIsWaitedFor() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { ends.forEach { close($0) } }
    let input = KeyInput(descriptor: reading)
    #expect(!input.hasPending)
    Thread.detachNewThread {
      usleep(10_000)
      _ = write(writing, "[", 1)
    }
    #expect(input.hasPending(within: Tmux.patience))
  }
}
