/// A Swift source file, parsed lazily.
///
/// The initialiser matches brackets and parses the top-level statements and declaration headers; bodies and members are parsed on request.
/// It never fails: code that the parser does not understand becomes an `.unparsed` statement or declaration, and parsing continues after
/// it.
package struct SourceFile: Sendable {
  /// The maximum height of a tree, and the maximum nesting depth. Deeper code is reported as `.tooDeep`.
  ///
  /// In a release build, a thread with a stack of 512 KB can parse and free such a tree; the worst case uses 360 KB.
  package static let depthLimit = 160

  /// The size limit of a source, in bytes. Offsets have 32 bits.
  package static let sizeLimit = 1 << 30

  /// The source text in UTF-8.
  package let bytes: [UInt8]
  /// The number of the file, which each of its spans stores.
  package let index: UInt32
  /// The statements and declarations at the top level.
  package private(set) var statements: [Statement] = []
  /// The problems found while reading tokens and matching brackets.
  package var problems: [Problem] { source.problems }
  /// The first bracket nested deeper than `depthLimit`.
  ///
  /// The members of nested types are parsed separately, so parsing them never throws `.tooDeep`. Check this before walking all of them
  /// recursively.
  package var tooDeep: Problem? { source.tooDeep }
  /// The operators used to group expressions: those passed to the initialiser and those that the file declares.
  package private(set) var operators: OperatorTable

  private let source: LexedSource
  /// The tokens of the file; the last one is `.end`.
  var tokens: [Token] { source.tokens }

  /// Parses the top level of a source.
  ///
  /// - Parameters:
  ///   - index: The number of the file, which its spans store.
  ///   - operators: The operators that other files declare.
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

  /// Parses the statements of a body, which must belong to this file.
  package func statements(of body: Body) throws(Problem) -> [Statement] {
    var parser = parser
    parser.move(to: body.openBrace)
    return try parser.block().statements
  }

  /// Parses the members of a type, which must belong to this file. Bodies of members are not parsed.
  package func members(of body: MemberBody) -> [Declaration] {
    var parser = parser
    parser.move(to: body.openBrace + 1)
    return parser.members(until: Int(source.tokens[body.openBrace].partner))
  }

  package func text(of span: Span) -> String { String(decoding: bytes[span.range], as: UTF8.self) }

  private var parser: Parser { Parser(source, bytes: bytes, file: index, operators: operators) }

  /// Operators are visible in the whole file, so this reads their declarations before parsing.
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

  /// The brackets, strings and comments that are still open at the end of the source, in order. A prompt keeps reading until this is empty.
  package var openBrackets: [OpenBracket] { source.open }

  /// Whether the source is complete or needs another line.
  package var ending: Ending { source.ending }

  /// Checks whether a source is complete without parsing it.
  ///
  /// - Complexity: Linear in the source.
  package static func ending(of bytes: [UInt8]) -> Ending { Lexer.lex(bytes, file: 0).ending }

  /// True if the source starts with a token that continues the previous statement: `.name`, an operator, `else`, `{`.
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

  package enum Ending: Equatable, Sendable {
    /// The source is incomplete. If `brackets` is 0, a string, a comment or the last statement is unfinished.
    case open(brackets: Int)
    /// An `#if` without `#endif`.
    case openConditional
    case complete
  }
}
