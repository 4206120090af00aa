/// Words from other tools and from UIKit, each with the equivalent line of Galley.
///
/// An alias never runs: the error for an unknown command names its line.
package struct AliasTable: Sendable {
  package struct Alias: Equatable, Sendable {
    /// The words that a line begins with, in lower case: `["rm"]`, or `["add", "item"]`.
    package let words: [String]
    /// The line that replaces them: `delete items *`. The rest of the user's line takes the place of `*`.
    package let line: String

    /// The line with the user's own words in it.
    package func line(with rest: String) -> String {
      line.split(separator: " ").map { $0 == "*" ? rest : String($0) }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The words of the line before `*`, which name its command.
    package var command: String { line.split(separator: " ").prefix { $0 != "*" }.joined(separator: " ") }
    package var takesWords: Bool { line.utf8.contains(UInt8(ascii: "*")) }
  }

  package let all: [Alias]

  /// Reads rows such as `rm, del, remove -> delete items *`; lines that begin with `#` are comments.
  package init(verbatim text: String) {
    all = text.split(separator: "\n").filter { $0.first != "#" }.flatMap { row -> [Alias] in
      let words = row.split(separator: " ")
      guard let arrow = words.firstIndex(of: "->") else { return [] }
      let line = words[(arrow + 1)...].joined(separator: " ")
      return words[..<arrow].joined(separator: " ").split(separator: ",").map { name in
        Alias(words: name.lowercased().split(separator: " ").map(String.init), line: line)
      }
    }
  }

  /// The alias that some words begin with, regardless of case; the one with the most words wins. Linear in the rows.
  package func alias(beginning words: [String]) -> Alias? {
    let words = words.prefix(3).map { $0.lowercased() }
    return all.filter { words.starts(with: $0.words) }.max { $0.words.count < $1.words.count }
  }
}
