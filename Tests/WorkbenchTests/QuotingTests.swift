import Localization
import Snapshots
import TestSupport
import Testing

@testable import CommandLanguage
@testable import Commands
@testable import Documents
@testable import Sessions

/// A word is written in such a way that it can be read back unchanged.
@Suite struct QuotingTests {
  private static let letters: [String] = [
    "a", "B", "오", "😀", "é", "e\u{301}", " ", "\t", "\r", "\n", "\"", "'", "\\", ";", "#", "(", ")", "=", "-", "--", ".", "...", "{", "}",
    "1",
    ",", ":", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{200B}", "\u{A0}", "to", "x",
  ]

  /// The words of an `append items` line, as an item reads them.
  private func items(_ line: String) throws -> [String] {
    let session = Session()
    let errors = session.run("append sections s\n\(line)").errors
    try #require(errors == "", "\(errors)")
    return session.document.view.pending.itemIdentifiers.map(\.word)
  }

  @Test func anyWordReadsAsItself() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<3_000 {
      let word = (0..<Int.random(in: 0...5, using: &random)).map { _ in Self.letters.randomElement(using: &random) ?? "" }.joined()
      let written = quotedIfNeeded(word)
      #expect(!written.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(written)")
      #expect(try items("append items \(written) to s").map { Array($0.unicodeScalars) } == [Array(word.unicodeScalars)], "\(written)")
    }
  }

  @Test(arguments: [
    ("f(a, b) c, d", ["f(a, b)", "c", "d"]), ("a,f(b,c)", ["a", "f(b,c)"]), ("[a, b, c]", ["a", "b", "c"]), ("a),b", ["a)", "b"]),
  ]) func commasInParenthesesDoNotSeparate(_ list: String, _ expected: [String]) throws {
    #expect(try items("append items \(list) to s") == expected)
  }

  /// Each word that starts a clause in some command is quoted, and otherwise only words that have a special meaning among the arguments of
  /// a command.
  @Test func everySyntaxWordIsQuoted() {
    let declared = Set(shellCommands.commands.flatMap { $0.declaration.shapes.flatMap(\.words) })
    #expect(syntaxWords.sorted() == declared.union(["copy", "index", "list", "once", "outline", "section"]).sorted())
    for word in declared { #expect(quotedIfNeeded(word) == "\"\(word)\"") }
  }

  @Test(arguments: ["a", "오늘의혜택", "it's", "a.b", "a-b", "a#b", "x{1", "1", "-1"]) func plainWordStaysPlain(word: String) {
    #expect(quotedIfNeeded(word) == word)
  }

  /// Component names that are also syntax words.
  @Test(arguments: ["of", "to", "for", "from", "index", "list", "--json", "item", "section"]) func componentNamesAreSaved(name: String) {
    let session = Session.after(
      """
      define item "\(name)" width=1w height=1h; define group g horizontal width=1w height=1h of "\(name)"; rename "\(name)" i
      rename g "\(name)"; define section s "\(name)"; rename "\(name)" g; rename s "\(name)"; use "\(name)"
      define header t width=1w height=1h; add t to "\(name)"; rename "\(name)" s; rename t "\(name)"; add "\(name)" to layout
      """)
    #expect(session.state.record.history.count == 13)
    let other = Session()
    #expect(other.run(session.document.script).errors == "")
    #expect(other.document == session.document)
  }
}
