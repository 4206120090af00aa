import SwiftParsing

/// Opens Swift source and parses every body in it.
enum SwiftTarget {
  static func run(_ bytes: [UInt8]) {
    check(bytes)
    check(spliced(bytes))
  }

  private static func check(_ bytes: [UInt8]) {
    let file = SourceFile(bytes, index: 3)
    for problem in file.problems { check(problem.span, in: file) }
    for bracket in file.openBrackets { precondition(bracket.offset < bytes.count, "a bracket is outside the source") }
    _ = (file.ending, file.continuesStatement)
    visit(file.statements, in: file, depth: 0)
    for statement in file.statements { checkAlone(statement, of: file) }
    var end: UInt32 = 0
    for statement in file.statements {
      precondition(statement.span.start >= end, "statements overlap or are out of order")
      end = statement.span.end
    }
  }

  private static func check(_ span: Span, in file: SourceFile) {
    precondition(span.file == 3 && span.start <= span.end && Int(span.end) <= file.bytes.count, "a span is outside the source")
  }

  private static func visit(_ statements: [Statement], in file: SourceFile, depth: Int) {
    for statement in statements {
      check(statement.span, in: file)
      if case .declaration(let declaration) = statement.kind { visit(declaration, in: file, depth: depth) }
    }
  }

  private static func visit(_ declaration: Declaration, in file: SourceFile, depth: Int) {
    check(declaration.span, in: file)
    guard depth < 50 else { return }
    switch declaration.kind {
    case .type(let type): for member in file.members(of: type.members) { visit(member, in: file, depth: depth + 1) }
    case .function(let function): visit(function.body, in: file, depth: depth)
    case .initializer(let initializer): visit(initializer.body, in: file, depth: depth)
    case .deinitializer(let body): visit(body, in: file, depth: depth)
    case .conditional(let block):
      for branch in block.branches { for element in branch.elements { visit(element, in: file, depth: depth + 1) } }
    case .variable(let variable):
      for binding in variable.bindings {
        check(binding.span, in: file)
        guard case .getter(let body)? = binding.accessors else { continue }
        visit(body, in: file, depth: depth)
      }
    default: break
    }
  }

  private static func visit(_ body: Body?, in file: SourceFile, depth: Int) {
    guard let body, let statements = try? file.statements(of: body) else { return }
    visit(statements, in: file, depth: depth + 1)
  }

  /// The text of a statement must also parse as one statement on its own.
  private static func checkAlone(_ statement: Statement, of file: SourceFile) {
    if case .unparsed = statement.kind { return }
    let alone = SourceFile(Array(file.bytes[statement.span.range]), operators: file.operators)
    precondition(alone.statements.count == 1, "the text of one statement parses as several statements")
    if case .unparsed = alone.statements[0].kind { preconditionFailure("the text of a statement does not parse on its own") }
  }

  /// Fragments of Swift, one chosen by each byte.
  private static func spliced(_ bytes: [UInt8]) -> [UInt8] {
    var source: [UInt8] = []
    for byte in bytes.prefix(1000) { source += fragments[Int(byte) % fragments.count] }
    return source
  }

  private static let fragments: [[UInt8]] = [
    "let ", "var ", "func f", "(", ")", "{", "}", "[", "]", "<", ">", ",", ":", ";", "\n", " ", "=", "==", "->", ".", "...", "?", "!", "&",
    "+", " - ", "a", "b",
    "Int", "1", "2.5", "0x1p3", "\"", "\"\"\"\n", "\\(", "\\", "#", "#\"", "\"#", "/", "//", "/*", "*/", "@a", "#if X\n", "\n#else\n",
    "\n#endif\n", "if ",
    "else ", "switch a {", "case .b(let c): ", "default: ", "for x in y ", "while ", "repeat ", "return ", "struct S ", "enum E ", "case d",
    "class C ", "extension D ",
    "protocol P ", "init", "get ", "set ", "where T: U ", "some ", "any ", "try ", "await ", "in ", "is ", "as? ", "$0", "_", "self", "`x`",
    "é", "🐶", "≤", "\r\n",
    "infix operator ** ", "precedencegroup G ", "#available(iOS 1, *)", "weak ", "public(set) ", "static ", "import ", "guard ", "do ",
    "catch ", "defer ", "\t", "<#x#>",
  ].map { Array($0.utf8) }
}
