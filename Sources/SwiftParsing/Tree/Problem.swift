/// An error in a source, with its position.
package struct Problem: Error, Equatable, Sendable {
  package var kind: ProblemKind
  /// The unexpected token; empty at the end of the file.
  package var span: Span

  package init(kind: ProblemKind, span: Span) {
    self.kind = kind
    self.span = span
  }

  package enum ProblemKind: Equatable, Sendable {
    case expected(Expectation)
    /// A bracket that is never closed, or closed by a bracket of a different kind.
    case openBracket
    /// A closing bracket without an opening one.
    case strayBracket
    /// An unterminated string, regex or comment.
    case unterminated(Literal)
    /// An escape sequence that Swift does not define.
    case unknownEscape
    /// A line of a multi-line string with less indentation than its closing quotes.
    case indentation
    /// A character that cannot start a token.
    case unknownCharacter
    /// Adjacent operators without a relative precedence: `a == b == c`.
    case unorderedOperators
    /// Code nested deeper than `SourceFile.depthLimit`.
    case tooDeep
  }

  package enum Literal: Equatable, Sendable { case string, regex, comment }

  /// The construct that the grammar requires at this point.
  package enum Expectation: Equatable, Sendable {
    case expression, statement, declaration, type, pattern, name, `operator`
    case body, members, parameters, condition, newline, caseOfSwitch, endif
    /// A specific token, such as `)`, `in` or `=`.
    case token(String)
  }
}
