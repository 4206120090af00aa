import TestSupport
import Testing

@testable import CommandLanguage

/// Lines and words: the command language's rules for separators, comments, quotes, parentheses and pairs.
@Suite struct TokenizerTests {
  /// A line, and the words of its commands; a quoted word is marked with a leading `"`.
  static let lines: [(line: String, commands: [[String]])] = [
    ("", []),
    ("   \t ", []),
    ("# a comment", []),
    ("#! /usr/bin/env galley", []),
    ("a b  c", [["a", "b", "c"]]),
    ("a\tb\r", [["a", "b"]]),
    // `#` begins a comment only at the start of a word.
    ("a # b", [["a"]]),
    ("a#b", [["a#b"]]),
    ("a #", [["a"]]),
    // `;` ends a command at the start of a word and at the end of an unquoted one.
    ("a; b", [["a"], ["b"]]),
    ("a ;b", [["a"], ["b"]]),
    ("a ; b", [["a"], ["b"]]),
    ("a;b", [["a;b"]]),
    ("a;", [["a"]]),
    (";;a;;", [["a;"]]),
    ("; ; a", [["a"]]),
    ("\"a\";b", [["\"a"], ["b"]]),
    ("\"a;\" b", [["\"a;", "b"]]),
    // Quotes.
    (#""a b" 'c d'"#, [["\"a b", "\"c d"]]),
    (#""""#, [["\""]]),
    (#""\"\\\n\u{1F34E}""#, [["\"\"\\\n\u{1F34E}"]]),
    (#"'\n\'"#, [[#""\n\"#]]),
    (#"'"' "'""#, [["\"\"", "\"'"]]),
    // Elsewhere in a bare word a backslash and a quote are ordinary characters.
    (#"a\b it's x"y"#, [[#"a\b"#, "it's", #"x"y"#]]),
    // Inside unquoted parentheses spaces belong to the word.
    ("x=(1, 2) y", [["x=(1, 2)", "y"]]),
    ("(a; b) # c", [["(a; b)"]]),
    ("(a (b c) d) e", [["(a (b c) d)", "e"]]),
    ("(# a)", [["(# a)"]]),
    ("a) b", [["a)", "b"]]),
    // Text is kept unchanged.
    ("오늘의혜택 \"My Point\" 😀", [["오늘의혜택", "\"My Point", "😀"]]),
  ]

  @Test(arguments: lines) func lineSplitsIntoWords(line: String, commands: [[String]]) throws {
    #expect(try words(of: line) == commands)
  }

  private func words(of line: String) throws -> [[String]] {
    let bytes = Array(line.utf8)
    var tokenizer = Tokenizer(bytes)
    var tokens: [Token] = []
    var commands: [[String]] = []
    while try tokenizer.nextCommand(into: &tokens) {
      commands.append(
        try tokens.map { token in
          let word = try token.word(in: bytes)
          return (word.isQuoted ? "\"" : "") + word.text
        })
    }
    return commands
  }

  /// A rejected line, the code of its diagnostic, and the offset of the diagnostic's first byte.
  static let refusals: [(line: [UInt8], code: DiagnosticCode, offset: Int)] = [
    (Array("a (b".utf8), .openParenthesis, 2),
    (Array("a x=(b (c) d".utf8), .openParenthesis, 4),
    (Array("a ((b)".utf8), .openParenthesis, 2),
    (Array("a \"b".utf8), .openQuote, 2),
    (Array("a 'b".utf8), .openQuote, 2),
    (Array("a \"b\\".utf8), .openQuote, 2),
    (Array("a x=\"b".utf8), .openQuote, 4),
    (Array("\"a\"b".utf8), .textAfterQuote, 3),
    (Array("x='a'b".utf8), .textAfterQuote, 5),
    (Array("\"a\\tb\"".utf8), .unknownEscape, 2),
    (Array("\"\\u{}\"".utf8), .unknownEscape, 1),
    (Array("\"\\u{D800}\"".utf8), .unknownEscape, 1),
    (Array("\"\\u{110000}\"".utf8), .unknownEscape, 1),
    (Array("\"\\u{+41}\"".utf8), .unknownEscape, 1),
    (Array("\"\\u41\"".utf8), .unknownEscape, 1),
    ([0x61, 0x20, 0xFF], .notUTF8, 2),
    ([0x61, 0xEC, 0x98], .notUTF8, 1),
    ([0x22, 0x61, 0xC0, 0x22], .notUTF8, 2),
  ]

  @Test(arguments: refusals) func lineIsRefused(line: [UInt8], code: DiagnosticCode, offset: Int) throws {
    let diagnostic = try #require(refusal(of: line))
    #expect(diagnostic.code == code)
    guard case .bytes(let range) = diagnostic.place else { throw Misplaced() }
    #expect(range.lowerBound == offset)
    #expect(range.upperBound <= line.count)
  }

  private struct Misplaced: Error {}

  private func refusal(of line: [UInt8]) -> Diagnostic? {
    var tokenizer = Tokenizer(line)
    var tokens: [Token] = []
    do throws(Diagnostic) {
      while try tokenizer.nextCommand(into: &tokens) { for token in tokens { _ = try token.word(in: line) } }
      return nil
    } catch {
      return error
    }
  }

  @Test func pairSplitsAtItsFirstEquals() throws {
    let cases = [
      ("a=b", "a", "b"), ("a=b=c", "a", "b=c"), ("a=", "a", ""), ("=b", "", "b"), ("a=\"b c\"", "a", "b c"), ("a='b=c'", "a", "b=c"),
      ("f(x=1)=2", "f(x=1)", "2"), ("a=(1, 2)", "a", "(1, 2)"), ("a=b\"c", "a", "b\"c"),
    ]
    for (line, name, value) in cases {
      let bytes = Array(line.utf8)
      var tokenizer = Tokenizer(bytes)
      var tokens: [Token] = []
      #expect(try tokenizer.nextCommand(into: &tokens))
      #expect(try tokens[0].name(in: bytes).text == name, "\(line)")
      #expect(try tokens[0].value(in: bytes).text == value, "\(line)")
    }
  }

  /// No bytes trap, words do not overlap, and tokens lie within the line.
  @Test func anyBytesAreSplitOrRefused() {
    var random = SeededGenerator(seed: 1)
    let alphabet = Array("ab \"'\\;#()=-.{}u\u{0}\t\r".utf8) + [0xEC, 0x98, 0xA4, 0xFF, 0xF0]
    for _ in 0..<20_000 {
      let line = (0..<Int.random(in: 0...12, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      var tokenizer = Tokenizer(line)
      var tokens: [Token] = []
      var end = 0
      while (try? tokenizer.nextCommand(into: &tokens)) == true {
        for token in tokens {
          #expect(token.range.lowerBound >= end && token.range.upperBound <= line.count && !token.range.isEmpty)
          end = token.range.upperBound
          _ = try? token.word(in: line)
          _ = try? token.value(in: line)
        }
      }
    }
  }

  @Test func deepParenthesesAndLongLinesAreLinear() throws {
    let deep = String(repeating: "(", count: 300_000)
    #expect(refusal(of: Array(deep.utf8))?.code == .openParenthesis)
    #expect(try words(of: deep + String(repeating: ")", count: 300_000)).count == 1)
    #expect(try words(of: String(repeating: "a ", count: 300_000)).first?.count == 300_000)
  }
}
