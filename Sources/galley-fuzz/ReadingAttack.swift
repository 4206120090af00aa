import SwiftInterpreter
import SwiftParsing

/// Reads Swift as `read` does: it ends in a result or a refusal, whatever the source is.
enum ReadingAttack {
  static func run(_ bytes: [UInt8]) {
    read(bytes)
    var choices = Choices(bytes)
    var grammar = SwiftGrammar(choices: choices)
    read(Array(grammar.program().utf8))
    // The input with a statement or two from the grammar in the place of some of its own bytes.
    guard bytes.count > 8 else { return }
    let place = choices.below(bytes.count)
    read(bytes[..<place] + Array(grammar.statement(2).utf8) + bytes[min(bytes.count, place + choices.below(40))...])
  }

  private static func read(_ bytes: [UInt8]) {
    var host = SwiftHost()
    (host.sections, host.itemCounts) = (["A", "B"], [3, 0])
    let file = Array(bytes)
    for entry in [nil, "make()", "layout"] {
      let reader = SwiftReader(files: [file], host: host)
      _ = try? reader.read(entry, sectionCount: 2, makesData: entry == nil)
    }
  }
}
