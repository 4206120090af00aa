// Parses patterns. A pattern after `case` or `catch` is parsed as an expression and then converted.
extension Parser {
  /// True if a keyword that binds names, such as `let` or `var`, starts here.
  var atBindingPattern: Bool {
    switch current.word {
    case .let, .var, .inout, .underscoreMutating, .underscoreConsuming: true
    case .borrowing, .underscoreBorrowing:
      !next.startsLine && (next.kind == .wildcard || next.kind == .identifier && !next.isReserved)
    default: false
    }
  }

  /// Parses the pattern of a `let`, `var` or `for`.
  mutating func bindingPattern() throws(Problem) -> Pattern {
    let outer = try enter()
    defer { leave(outer) }
    let start = current
    switch current.kind {
    case .wildcard:
      advance()
      return Pattern(kind: .wildcard, span: span(start))
    case .leftParen: return try tuplePattern()
    case .identifier where atBindingPattern:
      let introducer = takeIntroducer()
      let pattern = try bindingPattern()
      return Pattern(kind: .binding(introducer, pattern), span: span(from: start))
    case .identifier:
      let name = try expectName()
      return Pattern(kind: .identifier(name), span: name.span)
    default: throw expected(.pattern)
    }
  }

  private mutating func tuplePattern() throws(Problem) -> Pattern {
    let start = current
    advance()
    var elements: [Pattern.Element] = []
    while !at(.rightParen) {
      var label: Name?
      if at(.identifier), next.kind == .colon {
        label = takeName()
        advance()
      }
      elements.append(Pattern.Element(label: label, pattern: try bindingPattern()))
      guard take(.comma) else { break }
    }
    try expect(.rightParen, ")")
    return Pattern(kind: .tuple(elements), span: span(from: start))
  }

  mutating func takeIntroducer() -> Pattern.Introducer {
    let introducer = Pattern.Introducer(word: current.word)
    advance()
    return introducer
  }

  /// Parses the pattern of a `case` or `catch`.
  mutating func matchingPattern(_ context: PatternContext) throws(Problem) -> Pattern {
    let outer = try enter()
    defer { leave(outer) }
    let start = current
    if take(.is) {
      let type = try type()
      return Pattern(kind: .isType(type), span: span(from: start))
    }
    if atBindingPattern {
      let introducer = takeIntroducer()
      let pattern = try matchingPattern(.binding)
      return Pattern(kind: .binding(introducer, pattern), span: span(from: start))
    }
    return Pattern(try expression(.condition, context))
  }
}

extension Pattern.Introducer {
  init(word: Word) {
    switch word {
    case .var: self = .var
    case .inout: self = .inout
    case .borrowing, .underscoreBorrowing: self = .borrowing
    case .underscoreMutating: self = .mutating
    case .underscoreConsuming: self = .consuming
    default: self = .let
    }
  }
}

extension Pattern {
  /// Converts an expression to the pattern that it spells.
  init(_ expression: Expression) {
    span = expression.span
    switch expression.kind {
    case .pattern(let pattern): self = pattern
    case .discard: kind = .wildcard
    case .tuple(let elements) where elements.contains { $0.value.holdsPattern }:
      kind = .tuple(elements.map { Element(label: $0.label, pattern: Pattern($0.value)) })
    case .optionalChain(let inner) where inner.holdsPattern: kind = .optional(Pattern(inner))
    case .cast(let inner, .as, let type) where inner.holdsPattern: kind = .asType(Pattern(inner), type)
    case .call(let call) where call.trailing.isEmpty && call.arguments.contains { $0.value.holdsPattern }:
      let payload = call.arguments.map { Element(label: $0.label, pattern: Pattern($0.value)) }
      switch call.callee.kind {
      case .implicitMember(let reference): kind = .enumCase(type: nil, reference.name, payload: payload)
      case .member(let base, let reference): kind = .enumCase(type: base, reference.name, payload: payload)
      default: kind = .expression(expression)
      }
    default: kind = .expression(expression)
    }
  }
}

extension Expression {
  /// True if the expression contains a part that is only valid in a pattern.
  var holdsPattern: Bool {
    switch kind {
    case .pattern, .discard: true
    case .tuple(let elements): elements.contains { $0.value.holdsPattern }
    case .call(let call): call.arguments.contains { $0.value.holdsPattern }
    case .optionalChain(let inner): inner.holdsPattern
    case .cast(let inner, .as, _): inner.holdsPattern
    default: false
    }
  }
}
