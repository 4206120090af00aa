import SwiftInterpreter
import SwiftParsing

/// Reads and evaluates Swift as `read` does, which must end with a result or an error for any source.
enum ReadingTarget {
  static func run(_ bytes: [UInt8]) {
    read(bytes)
    var choices = Choices(bytes)
    var grammar = SwiftGrammar(choices: choices)
    read(Array(grammar.program().utf8))
    // The input, with a few of its bytes replaced by a statement from the grammar.
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
