import SwiftParsing
import Testing

/// Code that the parser does not understand does not affect the code around it.
@Suite struct HarmTests {
  private let odd = [
    "func f( { }", "let = 3", "func g(a: ) { }", "struct { }", "let x = 1 2", "@", "case a", "var y: = 1", "func h() -> { }",
    "let z = [1, 2",
  ]

  @Test func declarationsAfterOddOnesAreRead() {
    for source in odd.dropLast() {
      let file = SourceFile(Array("let a = 1\n\(source)\nlet b = 2\nfunc c() { d }".utf8))
      let kinds = file.statements.map(\.kind)
      #expect(kinds.count == 4, "\(source)")
      guard case .unparsed = kinds[1], case .declaration = kinds[2], case .declaration = kinds[3] else {
        Issue.record("\(source): \(Reading.text(String(decoding: file.bytes, as: UTF8.self)))")
        continue
      }
      #expect(file.text(of: file.statements[1].span) == source)
    }
  }

  @Test func membersAfterOddOnesAreRead() throws {
    for source in odd.dropLast() where source != "case a" {
      let file = SourceFile(Array("struct S {\n  let a = 1\n  \(source)\n  func c() { d }\n}\nlet e = 1".utf8))
      #expect(file.statements.count == 2)
      guard case .declaration(let declaration)? = file.statements.first?.kind, case .type(let type) = declaration.kind else {
        Issue.record("no type with \(source)")
        continue
      }
      let members = file.members(of: type.members)
      #expect(members.count == 3, "\(source)")
      guard case .unparsed? = members.dropFirst().first?.kind, case .function? = members.last?.kind else {
        Issue.record("\(source)")
        continue
      }
    }
  }

  @Test func aBodyIsNotLookedAtBeforeItIsAskedFor() throws {
    let file = SourceFile(Array("func a() { let let let }\nfunc b() { 1 }".utf8))
    let bodies = file.statements.compactMap { statement -> Body? in
      guard case .declaration(let declaration) = statement.kind, case .function(let function) = declaration.kind else { return nil }
      return function.body
    }
    #expect(bodies.count == 2)
    #expect(try file.statements(of: bodies[1]).count == 1)
    #expect(throws: Problem.self) { try file.statements(of: bodies[0]) }
  }

  @Test(arguments: [
    ("f(1", Problem.ProblemKind.openBracket, "("), ("a == b == c", .unorderedOperators, "=="),
    ("let x = \"abc", .unterminated(.string), "\"abc"),
    ("let x = ]", .expected(.expression), "]"), ("if { }", .expected(.condition), "{"), ("let 3", .expected(.pattern), "3"),
    ("func f", .expected(.parameters), ""), ("a b", .expected(.newline), "b"), ("let x: = 1", .expected(.type), "="),
    ("a.", .expected(.name), ""),
    ("for x of y { }", .expected(.token("in")), "of"), ("struct S", .expected(.members), ""), (#""\q""#, .unknownEscape, "\\"),
    ("\"\"\"\n a\n  \"\"\"", .indentation, "a"), ("#if X\na", .expected(.endif), ""), ("switch a { b }", .expected(.caseOfSwitch), "b"),
    ("guard a { }", .expected(.token("else")), "{"), ("f(,)", .expected(.expression), ","), ("[1, 2", .openBracket, "["),
  ]) func problemsSayWhatIsExpectedAndWhere(_ source: String, _ kind: Problem.ProblemKind, _ text: String) throws {
    let file = SourceFile(Array(source.utf8))
    guard case .unparsed(let problem)? = file.statements.first?.kind else {
      Issue.record("\(source) is read as \(Reading.text(source))")
      return
    }
    #expect(problem.kind == kind)
    #expect(file.text(of: problem.span) == text)
  }

  @Test func strayAndOpenBracketsAreReported() {
    #expect(SourceFile(Array("f())".utf8)).problems.map(\.kind) == [.strayBracket])
    #expect(SourceFile(Array("{ ( }".utf8)).problems.map(\.kind) == [.openBracket])
    #expect(SourceFile(Array("a \u{1} b".utf8)).problems.map(\.kind) == [.unknownCharacter])
  }
}
