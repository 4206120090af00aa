/// Words from other tools and from UIKit, each with the equivalent Galley line.
///
/// An alias is never run; the error for an unknown command suggests its line.
package struct AliasTable: Sendable {
  package struct Alias: Equatable, Sendable {
    /// The first words of a line, in lower case: `["rm"]`, or `["add", "item"]`.
    package let words: [String]
    /// The equivalent line: `delete items *`. The rest of the user's line replaces `*`.
    package let line: String

    /// The equivalent line with `*` replaced by the rest of the user's line. The rest may name a different kind of object than
    /// the alias: `rm sections` becomes `delete sections *`.
    package func line(with rest: String) -> String {
      let restNamesObject = rest.split(separator: " ").first.map { Self.objects.contains(String($0)) } ?? false
      return line.split(separator: " ").filter { !restNamesObject || !Self.objects.contains(String($0)) }
        .map { $0 == "*" ? rest : String($0) }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static let objects: Set<String> = ["item", "items", "section", "sections"]

    /// The words before `*`, which name the command.
    package var command: String { line.split(separator: " ").prefix { $0 != "*" }.joined(separator: " ") }
    package var takesWords: Bool { line.utf8.contains(UInt8(ascii: "*")) }
  }

  package let all: [Alias]

  /// Parses rows such as `rm, del, remove -> delete items *`. Lines that begin with `#` are comments.
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

  /// Returns the alias that matches the first words of a line, ignoring case. The alias with the most words wins. Linear in the rows.
  package func alias(beginning words: [String]) -> Alias? {
    let words = words.prefix(3).map { $0.lowercased() }
    return all.filter { words.starts(with: $0.words) }.max { $0.words.count < $1.words.count }
  }
}
