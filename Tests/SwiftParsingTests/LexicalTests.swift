import SwiftParsing
import Testing

/// Strings, comments, regex literals, and the white space around tokens.
@Suite struct LexicalTests {
  @Test(arguments: [
    Reading(#""a\tb\u{e9}\"""#, "(string text:a\tbé\")"), Reading(#""""#, "string"), Reading(##"#"a\n"b"#"##, #"(string text:a\n"b)"#),
    Reading(##"#"\#(x)\#n"#"##, "(string (interpolation name x) text:\n)"), Reading(##"#"""#"##, "(string text:\")"),
    Reading(#""a\(b + 1)c""#, "(string text:a (interpolation (operator + name b integer 1)) text:c)"),
    Reading(#""\(f("\(g(")"))"))""#, "(string (interpolation (call name f (string (interpolation (call name g (string text:))))))))"),
    Reading(#""\(a, format: "x")""#, "(string (interpolation name a (format: (string text:x))))"),
    Reading(
      #""\([1].map { "\($0)" })""#,
      "(string (interpolation (call{} (member map (array integer 1)) (trailing (closure (string (interpolation name $0)))))))"),
    Reading("\"\"\"\n  a\n    b\n\n  c\n  \"\"\"", "(string text:a\n  b\n\nc)"), Reading("\"\"\"\n\"\"\"", "string"),
    Reading("\"\"\"\n  a \\\n  b\n  \"\"\"", "(string text:a b)"),
    Reading("\"\"\"\n\t\\(x)\n\ty\n\t\"\"\"", "(string (interpolation name x) text:\ny)"),
    Reading("\"\"\"\n\"quoted\" \"\"\n\"\"\"", "(string text:\"quoted\" \"\")"),
    Reading("\"\"\"\r\na\r\nb\r\n\"\"\"", "(string text:a\nb)"),
    Reading(#""👨‍👩‍👧 é""#, "(string text:👨‍👩‍👧 é)"), Reading("#\"\"\"\n\\n\\#n\n\"\"\"#", "(string text:\\n\n)"),
  ]) func strings(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    Reading("/* a /* b */ c */ x", "name x"), Reading("x // y\nz", "name x name z"), Reading("// a\r\nx\r\ny", "name x name y"),
    Reading("\u{FEFF}x", "name x"), Reading("#!/usr/bin/swift\nx", "name x"), Reading("a;b", "name a name b"), Reading("x/**/", "name x"),
    Reading("/// doc\nlet a = 1 // swift-format-ignore", "(let (binding bind a (value integer 1)))"), Reading("", ""),
    Reading("let 이름 = é", "(let (binding bind 이름 (value name é)))"), Reading("let 🐶 = 1", "(let (binding bind 🐶 (value integer 1)))"),
    Reading("`two words`", "name two words"), Reading("f(<#T##Int#>)", "(call name f name <#T##Int#>)"),
  ]) func trivia(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    Reading("let r = /a(b)[)]c/", "(let (binding bind r (value regex a(b)[)]c)))"), Reading("f(/a b/)", "(call name f regex a b)"),
    Reading("a / b / c", "(operator / (operator / name a name b) name c)"), Reading("#/a/b/#", "regex a/b"),
    Reading("x.match(#/\n  a # c\n/#)", "(call (member match name x) regex \n  a # c\n)"), Reading("a/b", "(operator / name a name b)"),
    Reading("!/x/.isEmpty", "(prefix ! (member isEmpty regex x))"), Reading("try? /x y/.f()", "(try? (call (member f regex x y)))"),
    Reading("reduce(1, /)", "(call name reduce integer 1 name /)"),
    Reading("[1, 2].reduce(/, x)", "(call (member reduce (array integer 1 integer 2)) name / name x)"),
    Reading(#"f(/a\/b/)"#, #"(call name f regex a\/b)"#),
  ]) func regexes(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    ("let a = (", OpenBracket.BracketKind.parenthesis), ("f {", .brace), ("[1,", .square), ("\"\"\"\nabc", .string), ("/* a", .comment),
    ("\"a\\(", .parenthesis), ("f({ [", .parenthesis),
  ]) func whatIsOpenIsKnown(_ source: String, _ kind: OpenBracket.BracketKind) {
    let file = SourceFile(Array(source.utf8))
    #expect(file.openBrackets.contains { $0.kind == kind })
    #expect(file.ending == .open(brackets: file.openBrackets.contains { !$0.isBracket } ? 0 : file.openBrackets.count))
  }

  @Test(arguments: [
    ("let a = 1", SourceFile.Ending.complete), ("let a =", .open(brackets: 0)), ("a +", .open(brackets: 0)), ("a.", .open(brackets: 0)),
    ("f(1)", .complete),
    ("return", .complete),
    ("x!", .complete), ("guard", .open(brackets: 0)), ("", .complete), ("a,", .open(brackets: 0)), ("\"x\"", .complete),
    ("func f() -> Int", .open(brackets: 0)), ("@MainActor", .open(brackets: 0)), ("if x > 3", .open(brackets: 0)),
    ("#if DEBUG\nlet a = 1", .openConditional), ("? 4", .open(brackets: 0)), ("? 4 : 5", .complete),
  ]) func endings(_ source: String, _ ending: SourceFile.Ending) { #expect(SourceFile(Array(source.utf8)).ending == ending) }

  @Test(arguments: [(".frame()", true), ("+ 1", true), ("else { }", true), ("{ }", true), ("let a", false), ("-1", false), ("", false)])
  func continuations(_ source: String, _ continues: Bool) { #expect(SourceFile(Array(source.utf8)).continuesStatement == continues) }

  @Test(arguments: [(0, 1, 1), (2, 1, 3), (3, 2, 1), (9, 2, 3), (13, 3, 2), (99, 4, 1)])
  func positions(_ offset: UInt32, _ line: Int, _ column: Int) {
    // Two letters and a line end; é and 🐶; a carriage return with a line feed; an empty last line.
    let file = SourceFile(Array("ab\né🐶c\r\nxy\n".utf8))
    #expect(file.position(of: offset) == Position(line: line, column: column))
  }

  @Test func linesAreShownWithoutTheirEnds() {
    let file = SourceFile(Array("\u{FEFF}ab\r\ncd".utf8))
    #expect([3, 5, 6, 7, 9].map { file.line(at: $0) } == ["ab", "ab", "ab", "cd", "cd"])
    #expect(file.position(of: 3) == Position(line: 1, column: 1))
  }
}
