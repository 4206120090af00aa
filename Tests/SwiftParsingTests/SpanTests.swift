import SwiftParsing
import Testing

/// A span contains exactly the construct's text.
@Suite struct SpanTests {
  @Test(arguments: [
    "a + b * c", "f(1, x: 2) { $0 }", "a.b[0]?.c!", "[1, 2]", "\"a\\(b)c\"", "{ [weak a] b in c }", "\\A.b", "#selector(x)", "x as? Y",
    "-3.5",
    "try await f()", "a ? b : c", "(1, 2)", "if a { b } else { c }", "\"\"\"\n  x\n  \"\"\"", "/re x/", "f<A>(b)", ".c(d)", "é", "a...",
  ]) func expressions(_ text: String) throws {
    let file = SourceFile(Array("let x = /* a */ \(text) // b\nlet y = 1".utf8))
    let binding = try #require(Self.bindings(file).first)
    #expect(file.text(of: try #require(binding.value).span) == text)
    #expect(file.text(of: binding.span) == "x = /* a */ " + text)
    #expect(file.statements.count == 2)
  }

  @Test(arguments: ["Int", "[A: B]?", "(A, b: C) throws -> D", "some P & Q", "A<B<C>>.D", "@MainActor () -> Void", "A!", "any P"])
  func types(_ text: String) throws {
    let file = SourceFile(Array("var x: /* a */ \(text) /* b */ { 1 }".utf8))
    let binding = try #require(Self.bindings(file).first)
    #expect(file.text(of: try #require(binding.type).span) == text)
    guard case .getter(let body)? = binding.accessors else { throw Problem(kind: .openBracket, span: binding.span) }
    #expect(file.text(of: body.span) == "{ 1 }")
  }

  @Test func theEndsOfOperandsAreThoseOfTheirTokens() throws {
    let file = SourceFile(Array("let x = (a) + b.c * -d ?? e".utf8), index: 7)
    let value = try #require(Self.bindings(file).first?.value)
    guard case .binary(let outer) = value.kind, case .binary(let inner) = outer.operands[0].kind else {
      Issue.record("\(value)")
      return
    }
    #expect(outer.operands.map { file.text(of: $0.span) } == ["(a) + b.c * -d", "e"])
    #expect(inner.operands.map { file.text(of: $0.span) } == ["(a)", "b.c * -d"])
    #expect(outer.operators.map { file.text(of: $0.span) } == ["??"])
    #expect(value.span.file == 7)
  }

  @Test(arguments: [
    "func f(a: Int = 1) -> B { c }", "struct S: P { let a = 1 }", "@objc private static func f() { }", "enum E { case a, b(Int) }",
    "import A.B",
    "extension A where B == C { }", "#if X\nlet a = 1\n#endif", "for x in y { z }", "guard a else { return }",
    "switch a { case 1: b\ndefault: c }",
  ]) func statements(_ text: String) throws {
    for end in ["\n", "\r\n", ";", " // c\n"] {
      let file = SourceFile(Array("  \(text)\(end)let after = 1".utf8))
      #expect(file.statements.map { file.text(of: $0.span) } == [text, "let after = 1"])
    }
  }

  static func bindings(_ file: SourceFile) -> [Variable.Binding] {
    file.statements.flatMap { statement -> [Variable.Binding] in
      guard case .declaration(let declaration) = statement.kind, case .variable(let variable) = declaration.kind else { return [] }
      return variable.bindings
    }
  }
}
