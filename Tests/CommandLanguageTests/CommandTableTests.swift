import Localization
import Testing

@testable import CommandLanguage

/// Finding the command for the words of a line.
@Suite struct CommandTableTests {
  private static let names = ["differential", "differences", "differences of two", "different", "a", "a b", "áéíóú", "difference"]

  private static let table = CommandTable<Int, Int>(
    names.map { Command($0, "", topic: "", examples: []) { document throws(Diagnostic) in document } })

  /// A line, and the command that it names.
  static let lines: [(line: String, name: String?)] = [
    // Names that have the same first eight bytes.
    ("difference", "difference"), ("differences", "differences"), ("different", "different"), ("differential", "differential"),
    ("differen", nil), ("differentials", nil), ("difference of two", "difference"),
    // The longest matching name is chosen.
    ("differences of two", "differences of two"), ("differences of three", "differences"), ("a b", "a b"), ("a c", "a"), ("b", nil),
    ("áéíóú", "áéíóú"), ("áéíó", nil),
    // Quoted words are not a command.
    ("\"a\" b", nil), ("'difference'", nil), ("", nil),
  ]

  @Test(arguments: lines) func wordsNameACommand(line: String, name: String?) throws {
    let bytes = Array(line.utf8)
    var tokenizer = Tokenizer(bytes)
    var tokens: [Token] = []
    _ = try tokenizer.nextCommand(into: &tokens)
    #expect(Self.table.index(of: tokens, in: bytes).map { Self.names[$0] } == name)
  }
}
