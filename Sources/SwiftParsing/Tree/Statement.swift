/// A statement of a body or of a file.
package struct Statement: Sendable {
  package var kind: StatementKind
  package var span: Span

  /// The kinds of a statement.
  package indirect enum StatementKind: Sendable {
    case expression(Expression)
    case declaration(Declaration)
    case `guard`([Condition], Block)
    case `for`(ForLoop)
    case `while`([Condition], Block)
    case `repeat`(Block, while: Expression)
    case `return`(Expression?)
    case `throw`(Expression)
    case `break`(Name?)
    case `continue`(Name?)
    case `fallthrough`
    case `defer`(Block)
    case `do`(Block, Effects, [CatchClause])
    case yield([Expression])
    case discard(Expression)
    case labeled(Name, Statement)
    case conditional(ConditionalBlock<Statement>)
    /// A statement of a file that the parser does not understand; the statements after it are not affected.
    case unparsed(Problem)
  }
}

/// Statements in braces.
package struct Block: Sendable {
  package var statements: [Statement]
  /// With the braces.
  package var span: Span
}

/// An element of the conditions of `if`, `guard` and `while`.
package struct Condition: Sendable {
  package var kind: ConditionKind
  package var span: Span

  /// The kinds of a condition.
  package indirect enum ConditionKind: Sendable {
    case expression(Expression)
    /// `let x = y`; without a value for the short `let x`.
    case optionalBinding(Pattern.Introducer, Pattern, TypeReference?, value: Expression?)
    /// `case pattern = value`
    case match(Pattern, TypeReference?, Expression)
    /// `#available(iOS 15, *)`
    case available([Platform])
    /// `#unavailable(iOS 15)`
    case unavailable([Platform])
  }

  /// One platform of `#available`.
  package struct Platform: Sendable {
    /// `iOS`; `*` for all others.
    package var name: Name
    /// `15.0`, as it is written.
    package var version: String?
  }
}

/// `if`, as a statement and as an expression.
package struct If: Sendable {
  package var conditions: [Condition]
  package var body: Block
  /// An `if` or a block after `else`.
  package var otherwise: Otherwise?

  /// What follows `else`.
  package indirect enum Otherwise: Sendable {
    case `if`(Expression)
    case block(Block)
  }
}

/// `switch`, as a statement and as an expression.
package struct Switch: Sendable {
  package var subject: Expression
  package var cases: [SwitchCase]
}

/// A `case` or `default` of a `switch`, or an `#if` around some.
package struct SwitchCase: Sendable {
  package var kind: CaseKind
  package var span: Span

  /// What begins the case.
  package indirect enum CaseKind: Sendable {
    case patterns([CaseItem], [Statement])
    /// `default`, or `@unknown default`.
    case otherwise(isUnknown: Bool, [Statement])
    case conditional(ConditionalBlock<SwitchCase>)
  }

  /// A pattern with its `where`.
  package struct CaseItem: Sendable {
    /// Nil for `catch where condition`.
    package var pattern: Pattern?
    package var `where`: Expression?
  }
}

/// `for try await case pattern: T in sequence where condition { … }`
package struct ForLoop: Sendable {
  package var isTry: Bool
  package var isAwait: Bool
  package var isCase: Bool
  package var pattern: Pattern
  package var type: TypeReference?
  package var sequence: Expression
  package var `where`: Expression?
  package var body: Block
}

/// `catch pattern where condition, … { … }`
package struct CatchClause: Sendable {
  package var items: [SwitchCase.CaseItem]
  package var body: Block
}
