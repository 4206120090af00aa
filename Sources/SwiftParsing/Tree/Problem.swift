/// Why the parser does not take a source: what was expected where something else stands.
package struct Problem: Error, Equatable, Sendable {
  package var kind: ProblemKind
  /// The token that stands there; empty at the end of the file.
  package var span: Span

  package init(kind: ProblemKind, span: Span) {
    self.kind = kind
    self.span = span
  }

  /// The kinds of a problem.
  package enum ProblemKind: Equatable, Sendable {
    case expected(Expectation)
    /// A bracket that is never closed, or closed by one of another kind.
    case openBracket
    /// A closing bracket without an opening one.
    case strayBracket
    /// A string, regex or comment that does not end.
    case unterminated(Literal)
    /// An escape in a string that Swift does not know.
    case unknownEscape
    /// A line of a multi-line string that begins with less indentation than its last one.
    case indentation
    /// A character that begins no token.
    case unknownCharacter
    /// Operators side by side that have no order: `a == b == c`.
    case unorderedOperators
    /// Nesting beyond `SourceFile.depthLimit`.
    case tooDeep
  }

  /// What may not end.
  package enum Literal: Equatable, Sendable { case string, regex, comment }

  /// What a place in the grammar takes.
  package enum Expectation: Equatable, Sendable {
    case expression, statement, declaration, type, pattern, name, `operator`
    case body, members, parameters, condition, newline, caseOfSwitch, endif
    /// A token by its text: `)`, `in`, `=`.
    case token(String)
  }
}
