extension Parser {
  enum ExpressionContext {
    case anywhere
    /// The condition of a statement with a body. A brace opens a closure only if it cannot open the body.
    case condition
  }

  /// Determines whether an expression may contain patterns, and whether a name in them is a value or is bound.
  enum PatternContext {
    case none
    /// After `case`: names are values, unless `let` or `var` precedes them.
    case matching
    /// After `let` or `var`: names are bound.
    case binding
  }

  mutating func expression(_ place: ExpressionContext = .anywhere, _ pattern: PatternContext = .none) throws(Problem) -> Expression {
    let outer = try enter()
    defer { leave(outer) }
    if pattern != .none, at(.is) || atBindingPattern {
      let pattern = try matchingPattern(.matching)
      return Expression(kind: .pattern(pattern), span: pattern.span)
    }
    let first = try element(place, pattern)
    return atInfix(pattern) ? try operation(first, place, pattern) : first
  }

  /// Parses the operators and operands after the first operand.
  @inline(never)
  private mutating func operation(_ first: Expression, _ place: ExpressionContext, _ pattern: PatternContext) throws(Problem) -> Expression
  {
    var folding = Folding(operators, first: first)
    while atInfix(pattern) { try infix(place, pattern, into: &folding) }
    let whole = folding.finish()
    for _ in 0..<folding.height { try grow() }
    return whole
  }

  private func atInfix(_ pattern: PatternContext) -> Bool {
    switch current.kind {
    case .binaryOperator, .infixQuestion, .arrow: true
    case .equal: pattern == .none
    case .identifier:
      switch current.word {
      case .is, .as, .throws: true
      case .async: next.kind == .arrow || next.word == .throws
      default: false
      }
    default: false
    }
  }

  /// Parses an operator and its right operand.
  @inline(never)
  private mutating func infix(_ place: ExpressionContext, _ pattern: PatternContext, into folding: inout Folding) throws(Problem) {
    let token = current
    switch current.kind {
    case .binaryOperator:
      advance()
      let name = Operator(name: text(token), span: span(token))
      try folding.append(.named(name), at: name.span, try element(place, pattern))
    case .infixQuestion:
      advance()
      let then = try expression(place, pattern)
      try expect(.colon, ":")
      try folding.append(.ternary(then: then), at: span(token), try element(place, pattern))
    case .equal:
      advance()
      try folding.append(.assignment, at: span(token), try element(place, pattern))
    case .identifier where at(.is):
      advance()
      try folding.append(.is, try type())
    case .identifier where at(.as):
      advance()
      let cast: Expression.Cast = take(.postfixQuestion) ? .asOptional : take(.exclamation) ? .asForced : .as
      try folding.append(cast, try type())
    default:
      let effects = try self.effects()
      try expect(.arrow, "->")
      try folding.append(.arrow(effects), at: span(token), try element(place, pattern))
    }
  }

  /// Parses an operand with the keywords before it: `try`, `await`, `repeat`, or a type with attributes.
  private mutating func element(_ place: ExpressionContext, _ pattern: PatternContext) throws(Problem) -> Expression {
    let start = current
    if at(.at) || at(.inout) {
      let type = try type()
      return Expression(kind: .type(type), span: type.span)
    }
    guard at(.identifier) else { return try unary(place, pattern) }
    switch current.word {
    case .repeat:
      advance()
      let value = try expression(place, pattern)
      return Expression(kind: .packExpansion(value), span: span(from: start))
    case .each where wordPrefixesExpression(place):
      advance()
      let value = try nestedElement(place, pattern)
      return Expression(kind: .packElement(value), span: span(from: start))
    case .any where wordPrefixesExpression(place) || next.kind == .prefixOperator && bytes[Int(next.start)] == UInt8(ascii: "~"):
      let type = try type()
      return Expression(kind: .type(type), span: type.span)
    default: break
    }
    guard let effect = takeEffect(place) else { return try unary(place, pattern) }
    let value = try nestedElement(place, pattern)
    return Expression(kind: .effect(effect, value), span: span(from: start))
  }

  @inline(never)
  private mutating func nestedElement(_ place: ExpressionContext, _ pattern: PatternContext) throws(Problem) -> Expression {
    let outer = try enter()
    defer { leave(outer) }
    return try element(place, pattern)
  }

  /// Consumes `try`, `await`, or a contextual keyword such as `consume`.
  private mutating func takeEffect(_ place: ExpressionContext) -> Expression.Effect? {
    let effect: Expression.Effect
    switch current.word {
    case .try:
      advance()
      return take(.exclamation) ? .tryForced : take(.postfixQuestion) ? .tryOptional : .try
    case .await: effect = .await
    case .unsafe where wordPrefixesExpression(place, takesClosure: true, prefersPostfix: false): effect = .unsafe
    case .consume where wordPrefixesExpression(place): effect = .consume
    case .copy where wordPrefixesExpression(place): effect = .copy
    case .borrow where wordPrefixesExpression(place): effect = .borrow
    default: return nil
    }
    advance()
    return effect
  }

  /// True if the current word is a keyword for the expression after it rather than a name.
  func wordPrefixesExpression(_ place: ExpressionContext, takesClosure: Bool = false, prefersPostfix: Bool = true) -> Bool {
    let next = next
    guard !next.startsLine else { return false }
    switch next.kind {
    case .wildcard, .dollar, .integer, .float, .string, .stringOpen, .regex, .prefixAmpersand, .prefixOperator, .at, .backslash, .pound:
      return true
    case .identifier:
      switch next.word {
      case .anyType, .selfType, .selfValue, .super, .initializer, .true, .false, .nil, .repeat, .try, .if, .switch: return true
      default: return !next.isReserved
      }
    case .period, .leftParen, .leftSquare: return !prefersPostfix && next.flags.contains(.space)
    case .leftBrace:
      guard takesClosure else { return false }
      var ahead = self
      ahead.advance()
      return ahead.atTrailingClosure(place)
    default: return false
    }
  }

  /// Parses an operand with its prefixes and suffixes: prefix operators, `if`, `switch`, a key path or a primary expression.
  private mutating func unary(_ place: ExpressionContext, _ pattern: PatternContext) throws(Problem) -> Expression {
    let start = current
    switch current.kind {
    case .prefixAmpersand:
      advance()
      let value = try nestedUnary(place, pattern)
      return Expression(kind: .inOut(value), span: span(from: start))
    case .prefixOperator:
      advance()
      let value = try nestedUnary(place, pattern)
      return Expression(kind: .prefix(Operator(name: text(start), span: span(start)), value), span: span(from: start))
    case .backslash: return try keyPath(pattern)
    case .identifier where at(.if): return try ifExpression()
    case .identifier where at(.switch): return try switchExpression()
    default:
      let head = try primary(place, pattern)
      return try postfix(head, place, pattern)
    }
  }

  @inline(never)
  private mutating func nestedUnary(_ place: ExpressionContext, _ pattern: PatternContext) throws(Problem) -> Expression {
    let outer = try enter()
    defer { leave(outer) }
    return try unary(place, pattern)
  }
}
