extension Parser {
  mutating func ifExpression() throws(Problem) -> Expression {
    let outer = try enter()
    defer { leave(outer) }
    let start = current
    try expect(.if)
    let conditions = try self.conditions()
    let body = try block()
    var result = If(conditions: conditions, body: body, otherwise: nil)
    if take(.else) { result.otherwise = at(.if) ? .if(try ifExpression()) : .block(try block()) }
    return Expression(kind: .if(result), span: span(from: start))
  }

  mutating func conditions() throws(Problem) -> [Condition] {
    guard !at(.leftBrace) else { throw expected(.condition) }
    var conditions: [Condition] = []
    repeat {
      // Swift allows a trailing comma before the body.
      if !conditions.isEmpty, at(.else) || at(.leftBrace) && atConditionalBody { break }
      conditions.append(try condition())
    } while take(.comma)
    return conditions
  }

  /// True if the brace after a trailing comma opens the body rather than a closure.
  private var atConditionalBody: Bool {
    guard current.partner != Token.noPartner else { return true }
    let after = tokens[min(Int(current.partner) + 1, tokens.count - 1)]
    return after.startsLine || after.word == .else || after.kind == .end || after.kind == .rightBrace || after.kind == .semicolon
  }

  private mutating func condition() throws(Problem) -> Condition {
    let start = current
    let kind = try conditionKind()
    return Condition(kind: kind, span: span(from: start))
  }

  private mutating func conditionKind() throws(Problem) -> Condition.ConditionKind {
    switch current.kind {
    case .poundAvailable:
      advance()
      return .available(try platforms())
    case .poundUnavailable:
      advance()
      return .unavailable(try platforms())
    case .identifier where at(.case):
      advance()
      let pattern = try matchingPattern(.matching)
      let type = take(.colon) ? try type() : nil
      try expect(.equal, "=")
      return .match(pattern, type, try expression(.condition))
    case .identifier where at(.let) || at(.var) || at(.inout):
      let introducer = takeIntroducer()
      let pattern = try matchingPattern(.binding)
      let type = take(.colon) ? try type() : nil
      return .optionalBinding(introducer, pattern, type, value: take(.equal) ? try expression(.condition) : nil)
    default: return .expression(try expression(.condition))
    }
  }

  /// Parses the platforms in `#available(iOS 15.0, *)`.
  private mutating func platforms() throws(Problem) -> [Condition.Platform] {
    guard at(.leftParen) else { throw expected(.token("(")) }
    let end = try partner()
    advance()
    var platforms: [Condition.Platform] = []
    while index < end {
      guard at(.identifier) || at(mark: "*") else { throw expected(.name) }
      let name = takeName()
      let start = current
      while index < end, !at(.comma) { advance() }
      let version = index > 0 && start.start < current.start ? text(from: start) : nil
      platforms.append(Condition.Platform(name: name, version: version))
      guard take(.comma) else { break }
    }
    try expect(.rightParen, ")")
    return platforms
  }

  /// The source text from a token to the last consumed token.
  func text(from start: Token) -> String {
    String(decoding: bytes[Int(start.start)..<max(Int(lastEnd), Int(start.start))], as: UTF8.self)
  }

  // MARK: Switch

  mutating func switchExpression() throws(Problem) -> Expression {
    let outer = try enter()
    defer { leave(outer) }
    let start = current
    try expect(.switch)
    guard !at(.leftBrace) else { throw expected(.expression) }
    let subject = try expression(.condition)
    guard at(.leftBrace) else { throw expected(.body) }
    let end = try partner()
    advance()
    let cases = try switchCases(until: end)
    try expect(.rightBrace, "}")
    return Expression(kind: .switch(Switch(subject: subject, cases: cases)), span: span(from: start))
  }

  private mutating func switchCases(until end: Int) throws(Problem) -> [SwitchCase] {
    var cases: [SwitchCase] = []
    while index < end, !at(.end), !atConditionalEnd { cases.append(try switchCase(until: end)) }
    return cases
  }

  private mutating func switchCase(until end: Int) throws(Problem) -> SwitchCase {
    let outer = try enter()
    defer { leave(outer) }
    let start = current
    if at(.poundIf) {
      let block = try conditionalBlock { (parser: inout Parser) throws(Problem) -> [SwitchCase] in try parser.switchCases(until: end) }
      return SwitchCase(kind: .conditional(block), span: span(from: start))
    }
    var isUnknown = false
    if take(.at) {
      guard isText("unknown") else { throw expected(.token("unknown")) }
      advance()
      isUnknown = true
    }
    if take(.default) {
      try expect(.colon, ":")
      let body = try caseBody(until: end)
      return SwitchCase(kind: .otherwise(isUnknown: isUnknown, body), span: span(from: start))
    }
    guard take(.case) else { throw expected(.caseOfSwitch) }
    var items: [SwitchCase.CaseItem] = []
    repeat {
      let pattern = try matchingPattern(.matching)
      items.append(SwitchCase.CaseItem(pattern: pattern, where: take(.where) ? try expression() : nil))
    } while take(.comma)
    try expect(.colon, ":")
    let body = try caseBody(until: end)
    return SwitchCase(kind: .patterns(items, body), span: span(from: start))
  }

  private mutating func caseBody(until end: Int) throws(Problem) -> [Statement] {
    var statements: [Statement] = []
    while index < end, !at(.end), !atConditionalEnd, !atCase, !(at(.poundIf) && atConditionalCases) {
      if !statements.isEmpty, !current.startsLine, tokens[index - 1].kind != .semicolon { throw expected(.newline) }
      if let statement = try statementItem() { statements.append(statement) }
      while take(.semicolon) {}
    }
    return statements
  }

  private var atCase: Bool {
    if at(.case) || at(.default) { return true }
    return at(.at) && token(after: 2).word == .default
  }

  /// True if the `#if` at the current token contains cases of a `switch`.
  private var atConditionalCases: Bool {
    var ahead = self
    while ahead.at(.poundIf) {
      ahead.advance()
      while !ahead.at(.end), !ahead.current.startsLine { ahead.advance() }
    }
    return ahead.atCase
  }
}
