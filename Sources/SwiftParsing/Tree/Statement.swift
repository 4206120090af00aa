package struct Statement: Sendable {
  package var kind: StatementKind
  package var span: Span

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
    /// A top-level statement that the parser does not understand. Parsing continues after it.
    case unparsed(Problem)
  }
}

package struct Block: Sendable {
  package var statements: [Statement]
  /// The range of the block, including its braces.
  package var span: Span
}

package struct Condition: Sendable {
  package var kind: ConditionKind
  package var span: Span

  package indirect enum ConditionKind: Sendable {
    case expression(Expression)
    /// `let x = y`; the value is nil for the short form `let x`.
    case optionalBinding(Pattern.Introducer, Pattern, TypeReference?, value: Expression?)
    /// `case pattern = value`
    case match(Pattern, TypeReference?, Expression)
    /// `#available(iOS 15, *)`
    case available([Platform])
    /// `#unavailable(iOS 15)`
    case unavailable([Platform])
  }

  package struct Platform: Sendable {
    /// `iOS`, or `*` for all other platforms.
    package var name: Name
    /// `15.0`, as written.
    package var version: String?
  }
}

package struct If: Sendable {
  package var conditions: [Condition]
  package var body: Block
  package var otherwise: Otherwise?

  /// The `if` or block after `else`.
  package indirect enum Otherwise: Sendable {
    case `if`(Expression)
    case block(Block)
  }
}

package struct Switch: Sendable {
  package var subject: Expression
  package var cases: [SwitchCase]
}

/// A `case` or `default` of a `switch`, or an `#if` around cases.
package struct SwitchCase: Sendable {
  package var kind: CaseKind
  package var span: Span

  package indirect enum CaseKind: Sendable {
    case patterns([CaseItem], [Statement])
    /// `default`, or `@unknown default`.
    case otherwise(isUnknown: Bool, [Statement])
    case conditional(ConditionalBlock<SwitchCase>)
  }

  /// A pattern with its `where` condition.
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
