extension Parser {
  mutating func closure() throws(Problem) -> Expression {
    let outer = try enter()
    defer { leave(outer) }
    let start = current
    let end = try partner()
    advance()
    var closure = Closure(attributes: [], captures: [], parameters: nil, effects: Effects(), result: nil, body: [])
    if atClosureSignature() { try signature(of: &closure) }
    closure.body = try statements(until: end)
    try expect(.rightBrace, "}")
    return Expression(kind: .closure(closure), span: span(from: start))
  }

  private mutating func signature(of closure: inout Closure) throws(Problem) {
    closure.attributes = try attributes()
    if at(.leftSquare) { closure.captures = try captures() }
    if !at(.in) {
      closure.parameters = at(.leftParen) ? try closureParameters() : try closureNames()
      closure.effects = try effects()
      if take(.arrow) { closure.result = try type() }
    }
    try expect(.in)
  }

  private mutating func captures() throws(Problem) -> [Capture] {
    advance()
    var captures: [Capture] = []
    while !at(.rightSquare) {
      let specifier = try captureSpecifier()
      guard at(.identifier), !current.isReserved || at(.selfValue) else { throw expected(.name) }
      let name = takeName()
      captures.append(Capture(specifier: specifier, name: name, value: take(.equal) ? try expression() : nil))
      guard take(.comma) else { break }
    }
    try expect(.rightSquare, "]")
    return captures
  }

  private mutating func captureSpecifier() throws(Problem) -> Modifier? {
    guard at(.weak) || at(.unowned) else { return nil }
    let start = current
    advance()
    var detail: String?
    if start.word == .unowned, at(.leftParen) {
      advance()
      detail = text(current)
      advance()
      try expect(.rightParen, ")")
    }
    return Modifier(name: start.word.rawValue, detail: detail, span: span(from: start))
  }

  /// Parses the names in `a, b, _ in`.
  private mutating func closureNames() throws(Problem) -> [Parameter] {
    var parameters: [Parameter] = []
    repeat {
      guard at(.identifier) || at(.wildcard) else { throw expected(.name) }
      let name = takeName()
      parameters.append(Parameter(attributes: [], modifiers: [], label: name, span: name.span))
    } while take(.comma)
    return parameters
  }

  private mutating func closureParameters() throws(Problem) -> [Parameter] {
    advance()
    var parameters: [Parameter] = []
    while !at(.rightParen) {
      parameters.append(try closureParameter())
      guard take(.comma) else { break }
    }
    try expect(.rightParen, ")")
    return parameters
  }

  private mutating func closureParameter() throws(Problem) -> Parameter {
    let start = current
    let attributes = try self.attributes()
    let modifiers = parameterModifiers(isClosure: true)
    guard isLabel(current) else { throw expected(.name) }
    var parameter = Parameter(attributes: attributes, modifiers: modifiers, label: takeName(), span: span(start))
    if isLabel(current) { parameter.internalName = takeName() }
    if take(.colon) { parameter.type = try type() }
    if isText("...") {
      advance()
      parameter.isVariadic = true
    }
    parameter.span = span(from: start)
    return parameter
  }
}
