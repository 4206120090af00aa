// What follows an expression: members, calls, subscripts, closures, `?` and `!`.
extension Parser {
  mutating func postfix(_ head: Expression, _ place: Place, _ pattern: PatternContext) throws(Problem) -> Expression {
    var result = head
    while true {
      switch current.kind {
      case .period:
        try grow()
        result = try member(of: result)
      case .leftParen where !current.startsLine:
        try grow()
        result = try call(result, place, pattern)
      case .leftSquare where !current.startsLine:
        try grow()
        result = try `subscript`(result, place, pattern)
      case .leftBrace where !result.isLiteral && atTrailingClosure(place):
        try grow()
        let closures = try trailingClosures()
        let call = Call(callee: result, arguments: [], trailing: closures, hasParentheses: false)
        result = Expression(kind: .call(call), span: span(from: head.span))
        // A call takes one list of closures.
        if at(.leftBrace) { return result }
      case .postfixQuestion:
        try grow()
        advance()
        result = Expression(kind: .optionalChain(result), span: span(from: head.span))
      case .exclamation:
        try grow()
        advance()
        result = Expression(kind: .forceUnwrap(result), span: span(from: head.span))
      case .postfixOperator:
        try grow()
        let name = Operator(name: text(current), span: span(current))
        advance()
        result = Expression(kind: .postfix(result, name), span: span(from: head.span))
      case .poundIf where atConditionalMembers:
        try grow()
        result = try conditionalMembers(of: result)
      default: return result
      }
    }
  }

  /// `.name` after an expression.
  private mutating func member(of base: Expression) throws(Problem) -> Expression {
    let reference = try memberReference()
    return Expression(kind: .member(base, reference), span: span(from: base.span))
  }

  /// `.name<T>(a:b:)`, `.0`, `.self`
  mutating func memberReference() throws(Problem) -> Reference {
    try expect(.period, ".")
    if at(.integer) || at(.selfValue) && next.kind != .colonColon {
      return Reference(name: takeName(), generics: atGenericArguments() ? try genericArguments() : nil, labels: nil)
    }
    return try reference(takesKeywords: true)
  }

  /// A name with its labels and generic arguments.
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

  /// `(a:_:)` after a function's name.
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

  private mutating func call(_ callee: Expression, _ place: Place, _ pattern: PatternContext) throws(Problem) -> Expression {
    let arguments = try self.arguments(pattern)
    let closures = place == .anywhere && at(.leftBrace) && atTrailingClosure(place) ? try trailingClosures() : []
    let call = Call(callee: callee, arguments: arguments, trailing: closures, hasParentheses: true)
    return Expression(kind: .call(call), span: span(from: callee.span))
  }

  private mutating func `subscript`(
    _ base: Expression, _ place: Place, _ pattern: PatternContext
  ) throws(Problem) -> Expression {
    let arguments = try self.arguments(pattern)
    let closures = place == .anywhere && at(.leftBrace) && atTrailingClosure(place) ? try trailingClosures() : []
    let call = Call(callee: base, arguments: arguments, trailing: closures, hasParentheses: true)
    return Expression(kind: .subscript(call), span: span(from: base.span))
  }

  /// Arguments in parentheses or squares.
  mutating func arguments(_ pattern: PatternContext) throws(Problem) -> [Argument] {
    let closing: TokenKind = at(.leftSquare) ? .rightSquare : .rightParen
    advance()
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

  /// An expression, or an operator as a function.
  private mutating func argumentValue(_ pattern: PatternContext) throws(Problem) -> Expression {
    var ahead = self
    if at(.identifier), next.kind == .colonColon {
      ahead.advance()
      ahead.advance()
    }
    let after = ahead.next.kind
    guard ahead.at(.binaryOperator), after == .comma || after == .rightParen || after == .rightSquare else {
      return try expression(.anywhere, pattern)
    }
    self = ahead
    let name = takeName()
    return Expression(kind: .identifier(Reference(name: name, generics: nil, labels: nil)), span: name.span)
  }

  /// `{ … }`, with more closures that have labels.
  mutating func trailingClosures() throws(Problem) -> [Argument] {
    var closures = [Argument(label: nil, value: try closure())]
    while isLabel(current), !at(.dollar), !at(.default), next.kind == .colon, token(after: 2).kind == .leftBrace {
      let label = takeName()
      advance()
      closures.append(Argument(label: label, value: try closure()))
    }
    return closures
  }

  /// Whether the brace at the current token begins a closure that belongs to the call before it.
  func atTrailingClosure(_ place: Place) -> Bool {
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

  /// Whether the brace at the current token opens `willSet`, `didSet` or `init` accessors.
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

  /// Whether the `#if` at the current token holds members that continue an expression.
  private var atConditionalMembers: Bool {
    var ahead = self
    while ahead.at(.poundIf) {
      ahead.advance()
      while !ahead.at(.end), !ahead.current.startsLine { ahead.advance() }
    }
    return ahead.at(.period) && ahead.next.kind == .identifier
  }

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
  /// Whether the expression is a literal, which takes no trailing closure.
  var isLiteral: Bool {
    switch kind {
    case .array, .boolean, .dictionary, .float, .integer, .nil, .regex, .string: true
    default: false
    }
  }
}
