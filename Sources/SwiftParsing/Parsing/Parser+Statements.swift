extension Parser {
  /// Parses statements.
  ///
  /// - Parameter end: The index of the closing brace.
  mutating func statements(until end: Int) throws(Problem) -> [Statement] {
    var statements: [Statement] = []
    while index < end, !at(.end), !atConditionalEnd {
      if !statements.isEmpty, !current.startsLine, index > 0, tokens[index - 1].kind != .semicolon { throw expected(.newline) }
      if let statement = try statementItem() { statements.append(statement) }
      while take(.semicolon) {}
    }
    return statements
  }

  mutating func block() throws(Problem) -> Block {
    let outer = try enter()
    defer { leave(outer) }
    guard at(.leftBrace) else { throw expected(.body) }
    let start = current
    let end = try partner()
    advance()
    let statements = try statements(until: end)
    try expect(.rightBrace, "}")
    return Block(statements: statements, span: span(from: start))
  }

  /// Parses a statement. Returns nil for `#sourceLocation` and for a lone semicolon, which have no effect.
  mutating func statementItem() throws(Problem) -> Statement? {
    if at(.poundSourceLocation) {
      advance()
      while !at(.end), !current.startsLine { advance() }
      return nil
    }
    if at(.semicolon) { return nil }
    return try statement()
  }

  private mutating func statement() throws(Problem) -> Statement {
    let outer = try enter()
    defer { leave(outer) }
    let start = current
    if at(.poundIf), !atConditionalAttributes {
      let block = try conditionalStatements()
      return Statement(kind: .conditional(block), span: span(from: start))
    }
    if atDeclaration(in: .statements) {
      let declaration = try declaration(in: .statements)
      return Statement(kind: .declaration(declaration), span: declaration.span)
    }
    if at(.identifier), !current.isReserved, next.kind == .colon {
      let label = takeName()
      advance()
      let statement = try statement()
      return Statement(kind: .labeled(label, statement), span: span(from: start))
    }
    let kind = try statementKind()
    return Statement(kind: kind, span: span(from: start))
  }

  private mutating func statementKind() throws(Problem) -> Statement.StatementKind {
    switch current.word {
    case .if: return .expression(try ifExpression())
    case .switch: return .expression(try switchExpression())
    case .guard: return try guardStatement()
    case .for: return try forLoop()
    case .while: return try whileLoop()
    case .repeat where next.kind == .leftBrace:
      advance()
      let body = try block()
      try expect(.while)
      return .repeat(body, while: try expression())
    case .return:
      advance()
      return .return(atReturnedExpression ? try expression() : nil)
    case .throw:
      advance()
      return .throw(try expression())
    case .break:
      advance()
      return .break(takeTarget())
    case .continue:
      advance()
      return .continue(takeTarget())
    case .fallthrough:
      advance()
      return .fallthrough
    case .defer:
      advance()
      return .defer(try block())
    case .do: return try doStatement()
    case .yield where wordPrefixesExpression(.anywhere): return try yieldStatement()
    case .discard where wordPrefixesExpression(.anywhere):
      advance()
      return .discard(try expression())
    default: return .expression(try expression())
    }
  }

  private mutating func guardStatement() throws(Problem) -> Statement.StatementKind {
    advance()
    let conditions = try self.conditions()
    try expect(.else)
    return .guard(conditions, try block())
  }

  private mutating func whileLoop() throws(Problem) -> Statement.StatementKind {
    advance()
    let conditions = try self.conditions()
    return .while(conditions, try block())
  }

  private mutating func yieldStatement() throws(Problem) -> Statement.StatementKind {
    advance()
    guard take(.leftParen) else { return .yield([try expression()]) }
    var values: [Expression] = []
    while !at(.rightParen) {
      values.append(try expression())
      guard take(.comma) else { break }
    }
    try expect(.rightParen, ")")
    return .yield(values)
  }

  private mutating func doStatement() throws(Problem) -> Statement.StatementKind {
    advance()
    let effects = at(.throws) ? try self.effects() : Effects()
    let body = try block()
    var clauses: [CatchClause] = []
    while take(.catch) {
      var items: [SwitchCase.CaseItem] = []
      while !at(.leftBrace) {
        var item = SwitchCase.CaseItem(pattern: nil, where: nil)
        if !at(.where) { item.pattern = try matchingPattern(.matching) }
        if take(.where) { item.where = try expression(.condition) }
        items.append(item)
        guard take(.comma) else { break }
      }
      clauses.append(CatchClause(items: items, body: try block()))
    }
    return .do(body, effects, clauses)
  }

  private mutating func forLoop() throws(Problem) -> Statement.StatementKind {
    advance()
    let isTry = take(.try)
    let isAwait = take(.await)
    if at(.unsafe), next.word != .in, next.kind != .colon { advance() }
    let isCase = take(.case)
    let pattern = isCase ? try matchingPattern(.matching) : try bindingPattern()
    let type = take(.colon) ? try type() : nil
    try expect(.in)
    let sequence = try expression(.condition)
    let condition = take(.where) ? try expression(.condition) : nil
    let loop = ForLoop(
      isTry: isTry, isAwait: isAwait, isCase: isCase, pattern: pattern, type: type, sequence: sequence, where: condition, body: try block())
    return .for(loop)
  }

  /// Consumes the label after `break` or `continue`.
  private mutating func takeTarget() -> Name? {
    guard atSameLine(.identifier), !current.isReserved, !atDeclaration(in: .statements) else { return nil }
    return takeName()
  }

  /// True if the code after `return` is its value rather than the next statement.
  private var atReturnedExpression: Bool {
    switch current.kind {
    case .rightBrace, .semicolon, .end, .poundIf, .poundElse, .poundElseif, .poundEndif: return false
    case .identifier:
      switch current.word {
      case .if, .switch: return true
      case .case, .default, .return, .throw, .defer, .guard, .while, .do, .for, .break, .continue, .fallthrough: return false
      case .repeat where next.kind == .leftBrace: return false
      default: return !atLabeledStatement && !atDeclaration(in: .statements)
      }
    default: return !atDeclaration(in: .statements)
    }
  }

  private var atLabeledStatement: Bool {
    guard !current.isReserved, next.kind == .colon else { return false }
    switch token(after: 2).word {
    case .for, .while, .repeat, .if, .switch, .do: return true
    default: return false
    }
  }
}
