// Parses expressions without prefixes and suffixes.
extension Parser {
  mutating func primary(_ place: ExpressionContext, _ pattern: PatternContext) throws(Problem) -> Expression {
    let start = current
    switch current.kind {
    case .integer:
      advance()
      return Expression(kind: .integer(text(start)), span: span(start))
    case .float:
      advance()
      return Expression(kind: .float(text(start)), span: span(start))
    case .string, .stringOpen: return try stringLiteral()
    case .regex: return regexLiteral()
    case .wildcard where next.kind != .colonColon:
      advance()
      return Expression(kind: .discard, span: span(start))
    case .dollar:
      let reference = Reference(name: takeName(), generics: nil, labels: nil)
      return Expression(kind: .identifier(reference), span: span(start))
    case .pound: return try macroExpression(place, pattern)
    case .leftBrace: return try closure()
    case .leftParen:
      let elements = try arguments(pattern)
      return Expression(kind: .tuple(elements), span: span(from: start))
    case .leftSquare: return try collection()
    case .period:
      let reference = try implicitMember()
      return Expression(kind: .implicitMember(reference), span: span(from: start))
    case .identifier: return try word(place, pattern)
    default: throw expected(.expression)
    }
  }

  @inline(never)
  private mutating func implicitMember() throws(Problem) -> Reference {
    advance()
    guard at(.identifier) else { throw expected(.name) }
    var reference = Reference(name: takeName(), generics: nil, labels: nil)
    reference.labels = labelsAfterName()
    if atGenericArguments() { reference.generics = try genericArguments() }
    return reference
  }

  @inline(never)
  private mutating func word(_ place: ExpressionContext, _ pattern: PatternContext) throws(Problem) -> Expression {
    let start = current
    if next.kind != .colonColon {
      switch current.word {
      case .true, .false:
        advance()
        return Expression(kind: .boolean(start.word == .true), span: span(start))
      case .nil:
        advance()
        return Expression(kind: .nil, span: span(start))
      case .super:
        advance()
        return Expression(kind: .super, span: span(start))
      case .selfValue where !(pattern == .binding && isBoundName):
        advance()
        return Expression(kind: .self, span: span(start))
      case .anyType:
        let name = takeName()
        return Expression(kind: .type(TypeReference(kind: .named(name, nil), span: name.span)), span: name.span)
      default: break
      }
    }
    guard !current.isReserved || at(.initializer) || at(.selfType) || at(.selfValue) || next.kind == .colonColon else {
      throw expected(.expression)
    }
    if pattern == .binding, isBoundName {
      let name = takeName()
      return Expression(kind: .pattern(Pattern(kind: .identifier(name), span: name.span)), span: name.span)
    }
    let reference = try reference(takesKeywords: false)
    return Expression(kind: .identifier(reference), span: span(from: start))
  }

  /// True if a name after `let` is bound rather than the start of `E.foo` or `E<Int>.foo(x)`.
  private var isBoundName: Bool {
    let next = next
    if next.kind == .binaryOperator || next.kind == .prefixOperator || next.kind == .postfixOperator,
      bytes[Int(next.start)] == UInt8(ascii: "<"), next.end == next.start + 1
    {
      var ahead = self
      ahead.advance()
      return !ahead.atGenericArguments()
    }
    return next.kind != .period && next.kind != .leftParen && next.kind != .leftSquare
  }

  @inline(never)
  private mutating func regexLiteral() -> Expression {
    let token = current
    advance()
    var range = Int(token.start)..<Int(token.end)
    while bytes[range.lowerBound] == UInt8(ascii: "#"), range.count > 4 { range = range.lowerBound + 1..<range.upperBound - 1 }
    let pattern = Span(start: UInt32(range.lowerBound + 1), end: UInt32(range.upperBound - 1), file: file)
    return Expression(kind: .regex(pattern), span: span(token))
  }

  /// Parses `[a, b]`, `[a: b]`, `[:]`, and types such as `[3 of Int]`.
  @inline(never)
  private mutating func collection() throws(Problem) -> Expression {
    let start = current
    try open()
    if let type = try inlineArray(from: start) { return Expression(kind: .type(type), span: type.span) }
    if take(.rightSquare) { return Expression(kind: .array([]), span: span(from: start)) }
    if at(.colon), next.kind == .rightSquare {
      advance()
      advance()
      return Expression(kind: .dictionary([]), span: span(from: start))
    }
    let first = try expression()
    let kind = at(.colon) ? try dictionary(first) : try array(first)
    try expect(.rightSquare, "]")
    return Expression(kind: kind, span: span(from: start))
  }

  @inline(never)
  private mutating func array(_ first: Expression) throws(Problem) -> Expression.ExpressionKind {
    var elements = [first]
    while take(.comma), !at(.rightSquare) { elements.append(try expression()) }
    return .array(elements)
  }

  @inline(never)
  private mutating func dictionary(_ first: Expression) throws(Problem) -> Expression.ExpressionKind {
    try expect(.colon, ":")
    var entries = [Expression.DictionaryElement(key: first, value: try expression())]
    while take(.comma), !at(.rightSquare) {
      let key = try expression()
      try expect(.colon, ":")
      entries.append(Expression.DictionaryElement(key: key, value: try expression()))
    }
    return .dictionary(entries)
  }

  @inline(never)
  private mutating func macroExpression(_ place: ExpressionContext, _ pattern: PatternContext) throws(Problem) -> Expression {
    let start = current
    let macro = try macroExpansion(place, pattern)
    return Expression(kind: .macro(macro), span: span(from: start))
  }

  /// Parses `#name<T>(…) { … }`.
  mutating func macroExpansion(_ place: ExpressionContext, _ pattern: PatternContext) throws(Problem) -> MacroExpansion {
    advance()
    if at(.identifier), next.kind == .colonColon {
      advance()
      advance()
    }
    guard at(.identifier), !current.startsLine else { throw expected(.name) }
    var macro = MacroExpansion(name: takeName(), generics: nil, arguments: nil, trailing: [])
    if atGenericArguments() { macro.generics = try genericArguments() }
    if atSameLine(.leftParen) { macro.arguments = try arguments(pattern) }
    if place == .anywhere, at(.leftBrace), atTrailingClosure(place) { macro.trailing = try trailingClosures() }
    return macro
  }
}
