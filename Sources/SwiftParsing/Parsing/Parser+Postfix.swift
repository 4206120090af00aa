// Parses the suffixes of an expression: members, calls, subscripts, closures, `?` and `!`.
//
// Functions marked `@inline(never)` limit stack use: a nesting level needs only the frames of the functions that it calls.
extension Parser {
  mutating func postfix(_ head: Expression, _ place: ExpressionContext, _ pattern: PatternContext) throws(Problem) -> Expression {
    var result = head
    while atSuffix(of: result, place) {
      let takesClosure = at(.leftBrace)
      try grow()
      result = try suffix(of: result, place, pattern)
      // A call without parentheses has only one list of closures.
      if takesClosure, at(.leftBrace) { return result }
    }
    return result
  }

  private func atSuffix(of base: Expression, _ place: ExpressionContext) -> Bool {
    switch current.kind {
    case .period, .postfixQuestion, .exclamation, .postfixOperator: true
    case .leftParen, .leftSquare: !current.startsLine
    case .leftBrace: !base.isLiteral && atTrailingClosure(place)
    case .poundIf: atConditionalMembers
    default: false
    }
  }

  private mutating func suffix(of base: Expression, _ place: ExpressionContext, _ pattern: PatternContext) throws(Problem) -> Expression {
    switch current.kind {
    case .period: return try member(of: base)
    case .leftParen: return try call(base, place, pattern)
    case .leftSquare: return try `subscript`(base, place, pattern)
    case .leftBrace: return try closureCall(base)
    case .poundIf: return try conditionalMembers(of: base)
    default: return mark(base)
    }
  }

  /// Parses a trailing closure of a call without parentheses.
  @inline(never)
  private mutating func closureCall(_ callee: Expression) throws(Problem) -> Expression {
    let closures = try trailingClosures()
    let call = Call(callee: callee, arguments: [], trailing: closures, hasParentheses: false)
    return Expression(kind: .call(call), span: span(from: callee.span))
  }

  /// Parses `?`, `!` or a postfix operator.
  @inline(never)
  private mutating func mark(_ base: Expression) -> Expression {
    let token = current
    advance()
    let whole = span(from: base.span)
    switch token.kind {
    case .postfixQuestion: return Expression(kind: .optionalChain(base), span: whole)
    case .exclamation: return Expression(kind: .forceUnwrap(base), span: whole)
    default: return Expression(kind: .postfix(base, Operator(name: text(token), span: span(token))), span: whole)
    }
  }

  /// Parses `.name` after an expression.
  @inline(never)
  private mutating func member(of base: Expression) throws(Problem) -> Expression {
    let reference = try memberReference()
    return Expression(kind: .member(base, reference), span: span(from: base.span))
  }

  /// Parses `.name<T>(a:b:)`, `.0` or `.self`.
  mutating func memberReference() throws(Problem) -> Reference {
    try expect(.period, ".")
    if at(.integer) || at(.selfValue) && next.kind != .colonColon {
      return Reference(name: takeName(), generics: atGenericArguments() ? try genericArguments() : nil, labels: nil)
    }
    return try reference(takesKeywords: true)
  }

  /// Parses a name with its argument labels and generic arguments.
  @inline(never)
  mutating func reference(takesKeywords: Bool) throws(Problem) -> Reference {
    var module: Name?
    if at(.identifier), next.kind == .colonColon {
      module = takeName()
      advance()
    }
    guard at(.identifier), takesKeywords || module != nil || !current.isReserved || isNamingKeyword else { throw expected(.name) }
    let name = takeName()
    let labels = labelsAfterName()
    let generics = atGenericArguments() ? try genericArguments() : nil
    return Reference(name: name, generics: generics, labels: labels, module: module)
  }

  private var isNamingKeyword: Bool { at(.initializer) || at(.selfValue) || at(.selfType) }

  /// Parses `(a:_:)` after the name of a function; returns nil if these are not labels.
  mutating func labelsAfterName() -> [Name]? {
    guard atSameLine(.leftParen), isLabel(next) else { return nil }
    var ahead = self
    ahead.advance()
    var labels: [Name] = []
    while ahead.isLabel(ahead.current), !ahead.at(.dollar), ahead.next.kind == .colon {
      labels.append(ahead.takeName())
      ahead.advance()
    }
    guard !labels.isEmpty, ahead.take(.rightParen) else { return nil }
    self = ahead
    return labels
  }

  @inline(never)
  private mutating func call(_ callee: Expression, _ place: ExpressionContext, _ pattern: PatternContext) throws(Problem) -> Expression {
    let arguments = try self.arguments(pattern)
    let closures = place == .anywhere && at(.leftBrace) && atTrailingClosure(place) ? try trailingClosures() : []
    let call = Call(callee: callee, arguments: arguments, trailing: closures, hasParentheses: true)
    return Expression(kind: .call(call), span: span(from: callee.span))
  }

  @inline(never)
  private mutating func `subscript`(
    _ base: Expression, _ place: ExpressionContext, _ pattern: PatternContext
  ) throws(Problem) -> Expression {
    let arguments = try self.arguments(pattern)
    let closures = place == .anywhere && at(.leftBrace) && atTrailingClosure(place) ? try trailingClosures() : []
    let call = Call(callee: base, arguments: arguments, trailing: closures, hasParentheses: true)
    return Expression(kind: .subscript(call), span: span(from: base.span))
  }

  /// Parses arguments in parentheses or square brackets.
  mutating func arguments(_ pattern: PatternContext) throws(Problem) -> [Argument] {
    let closing: TokenKind = at(.leftSquare) ? .rightSquare : .rightParen
    try open()
    var arguments: [Argument] = []
    while !at(closing) {
      var label: Name?
      if isLabel(current), next.kind == .colon {
        label = takeName()
        advance()
      }
      arguments.append(Argument(label: label, value: try argumentValue(pattern)))
      guard take(.comma) else { break }
    }
    try expect(closing, closing == .rightSquare ? "]" : ")")
    return arguments
  }

  /// Parses an expression, or an operator that is passed as a function.
  private mutating func argumentValue(_ pattern: PatternContext) throws(Problem) -> Expression {
    let after = next.kind
    guard at(.binaryOperator), after == .comma || after == .rightParen || after == .rightSquare else {
      return try expression(.anywhere, pattern)
    }
    let name = takeName()
    return Expression(kind: .identifier(Reference(name: name, generics: nil, labels: nil)), span: name.span)
  }

  /// Parses `{ … }` and any labelled closures after it.
  @inline(never)
  mutating func trailingClosures() throws(Problem) -> [Argument] {
    var closures = [Argument(label: nil, value: try closure())]
    while isLabel(current), !at(.dollar), !at(.default), next.kind == .colon, token(after: 2).kind == .leftBrace {
      let label = takeName()
      advance()
      closures.append(Argument(label: label, value: try closure()))
    }
    return closures
  }

  /// True if the brace at the current token opens a trailing closure of the call before it.
  @inline(never)
  func atTrailingClosure(_ place: ExpressionContext) -> Bool {
    guard !atObservers else { return false }
    if next.word == .case { return false }
    guard place == .condition else { return true }
    guard !next.startsLine, current.partner != Token.noPartner else { return false }
    let after = tokens[min(Int(current.partner) + 1, tokens.count - 1)]
    switch after.kind {
    case .leftBrace, .comma: return true
    case .identifier where after.word == .where: return true
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal, .postfixOperator,
      .binaryOperator:
      return !after.startsLine
    case .identifier where after.word == .is || after.word == .as: return !after.startsLine
    default: return false
    }
  }

  /// True if the brace at the current token opens accessors: `willSet`, `didSet` or `init`.
  @inline(never)
  var atObservers: Bool {
    switch next.word {
    case .didSet, .willSet, .initializer: return true
    default: break
    }
    guard next.kind == .at else { return false }
    var ahead = self
    ahead.advance()
    ahead.skipAttributes()
    return ahead.at(.didSet) || ahead.at(.willSet) || ahead.at(.initializer)
  }

  // MARK: Members under conditions

  /// True if the `#if` at the current token contains members that continue the expression.
  @inline(never)
  private var atConditionalMembers: Bool {
    var ahead = self
    while ahead.at(.poundIf) {
      ahead.advance()
      while !ahead.at(.end), !ahead.current.startsLine { ahead.advance() }
    }
    return ahead.at(.period) && ahead.next.kind == .identifier
  }

  @inline(never)
  private mutating func conditionalMembers(of base: Expression?) throws(Problem) -> Expression {
    let start = current
    let block = try conditionalBlock { (parser: inout Parser) throws(Problem) -> [Expression] in
      if parser.at(.poundIf) {
        let nested = try parser.nestedConditionalMembers()
        return [try parser.postfix(nested, .anywhere, .none)]
      }
      guard parser.at(.period) else { return [] }
      let first = parser.current
      let reference = try parser.memberReference()
      let head = Expression(kind: .implicitMember(reference), span: parser.span(from: first))
      return [try parser.postfix(head, .anywhere, .none)]
    }
    return Expression(kind: .conditional(base, block), span: base.map { span(from: $0.span) } ?? span(from: start))
  }

  private mutating func nestedConditionalMembers() throws(Problem) -> Expression {
    let outer = try enter()
    defer { leave(outer) }
    return try conditionalMembers(of: nil)
  }
}

extension Expression {
  /// True for literals, which cannot have a trailing closure.
  var isLiteral: Bool {
    switch kind {
    case .array, .boolean, .dictionary, .float, .integer, .nil, .regex, .string: true
    default: false
    }
  }
}
