/// A file of Swift: its declarations and statements at the top, and what they hold when it is asked for.
///
/// Opening reads the tokens, matches the brackets and parses the statements and the headers of declarations at the top. It never fails:
/// what the parser does not understand is an `.unparsed` statement or declaration, and the rest is read.
package struct SourceFile: Sendable {
  /// The largest height of a tree and depth of nesting; what is deeper is refused as `.tooDeep`.
  ///
  /// A thread with a stack of 512 KB parses and frees such a tree in a release build; what nests most takes 360 KB.
  package static let depthLimit = 160

  /// The largest source that is opened, in bytes: offsets have 32 bits.
  package static let sizeLimit = 1 << 30

  /// The source as it was given.
  package let bytes: [UInt8]
  /// The index that is in every span.
  package let index: UInt32
  /// The statements and declarations at the top.
  package private(set) var statements: [Statement] = []
  /// What is wrong with tokens and brackets.
  package var problems: [Problem] { source.problems }
  /// The first bracket that is nested deeper than `depthLimit`. Types inside one another are parsed one at a time, so only this shows that
  /// walking all of them would need too much of the stack.
  package var tooDeep: Problem? { source.tooDeep }
  /// The operators that expressions of this file are grouped by: those given, and those it declares.
  package private(set) var operators: OperatorTable

  private let source: LexedSource
  /// Ends with the file's end.
  var tokens: [Token] { source.tokens }

  /// Opens a source.
  ///
  /// - Parameters:
  ///   - index: A number for the file, which its spans carry.
  ///   - operators: Those that other files declare.
  /// - Complexity: Linear in the source.
  package init(_ bytes: [UInt8], index: UInt32 = 0, operators: OperatorTable = .standard) {
    precondition(bytes.count <= Self.sizeLimit, "a source beyond the limit")
    self.bytes = bytes
    self.index = index
    source = Lexer.lex(bytes, file: index)
    self.operators = operators
    declareOperators()
    var parser = parser
    statements = parser.fileStatements()
  }

  /// The statements of a body, which is parsed as a whole; the body must be of this file.
  package func statements(of body: Body) throws(Problem) -> [Statement] {
    var parser = parser
    parser.move(to: body.openBrace)
    return try parser.block().statements
  }

  /// The members of a type with their headers; the type must be of this file.
  package func members(of body: MemberBody) -> [Declaration] {
    var parser = parser
    parser.move(to: body.openBrace + 1)
    return parser.members(until: Int(source.tokens[body.openBrace].partner))
  }

  /// The source between a span's ends.
  package func text(of span: Span) -> String { String(decoding: bytes[span.range], as: UTF8.self) }

  private var parser: Parser { Parser(source, bytes: bytes, file: index, operators: operators) }

  /// Operators hold in the whole file, so their declarations are read before it.
  private mutating func declareOperators() {
    var groups: [PrecedenceGroup] = []
    var declared: [OperatorDeclaration] = []
    for (position, token) in source.tokens.enumerated() where token.word == .precedencegroup || token.word == .operator {
      var parser = parser
      parser.move(to: position)
      if token.word == .precedencegroup {
        if let group = try? parser.precedenceGroup() { groups.append(group) }
      } else if position > 0, source.tokens[position - 1].word == .infix, let found = try? parser.operatorDeclaration() {
        declared.append(found)
      }
    }
    guard !groups.isEmpty || !declared.isEmpty else { return }
    operators.declare(groups: groups, operators: declared)
  }

  // MARK: Completeness

  /// The brackets, strings and comments that are open at the end of a text, in order: a prompt goes on until there are none.
  package var openBrackets: [OpenBracket] { source.open }

  /// How a text ends: whether another line is needed, or may continue it.
  package var ending: Ending { source.ending }

  /// How a text ends, without parsing it. Complexity: linear in the text.
  package static func ending(of bytes: [UInt8]) -> Ending { Lexer.lex(bytes, file: 0).ending }

  /// Whether a text that stands at the beginning of a line continues the statement before it: `.name`, an operator, `else`, `{`.
  package var continuesStatement: Bool {
    guard let first = source.tokens.first else { return false }
    switch first.kind {
    case .period, .binaryOperator, .infixQuestion, .equal, .arrow, .comma, .colon, .leftBrace, .rightBrace, .rightParen, .rightSquare:
      return true
    case .identifier:
      return first.word == .else || first.word == .catch || first.word == .as || first.word == .is || first.word == .where
    default: return false
    }
  }

  /// Whether a text is whole.
  package enum Ending: Equatable, Sendable {
    /// Brackets are open, as many as the number says; with 0 a string, a comment, or what must follow the last token.
    case open(brackets: Int)
    /// An `#if` has no `#endif`.
    case openConditional
    case complete
  }
}
