import Foundation
import TestSupport
import Testing

@testable import LineEditing

/// An entry is edited and submitted as a whole even if only its end is drawn.
@Suite struct LongEntryTests {
  private let letters = String(repeating: "0123456789", count: 30_000)

  @Test func anEntryOfWhichTheEndIsDrawnIsWhole() throws {
    let terminal = try PseudoTerminal(Probe.url.path, ["edit"])
    try terminal.read(until: "probe> ")
    for _ in 0..<2 {
      terminal.paste(letters + "Q")
      try terminal.read(until: "Q")
      // Home moves to a part that is not drawn, then End moves back; meanwhile the window is resized.
      terminal.type("\u{1B}[HX\u{1B}[F")
      terminal.resize(columns: 100, rows: 30)
      terminal.type("Y\r")
      let answer = try terminal.read(until: "QY\")")
      #expect(answer.contains("line(\"X" + letters + "QY"))
      try terminal.read(until: "probe> ")
    }
  }

  /// libedit draws the prompt before the visible part of the line, which continues in rows of the terminal's width.
  @Test func theBeginningOfALongEntryIsNotDrawn() throws {
    let terminal = try PseudoTerminal(Probe.url.path, ["edit"], columns: 80, rows: 24)
    try terminal.read(until: "probe> ")
    terminal.paste(String(repeating: "b", count: 200_000) + "QQ")
    let drawn = try terminal.read(until: "QQ")
    // "probe> " and the last 131,072 letters end in column 39. If libedit drew all letters, they would end in column 49.
    let lastRow = drawn.split(whereSeparator: { $0.isWhitespace || $0 == "\u{1B}" }).last ?? ""
    #expect(lastRow.hasSuffix("bQQ"))
    #expect((("probe> ".count + 131_072) % 80) == lastRow.count)
  }
}
