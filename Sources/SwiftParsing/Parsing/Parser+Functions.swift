// Parses functions, initialisers, subscripts, enum cases, macros and their parameters.
extension Parser {
  mutating func function() throws(Problem) -> Function {
    advance()
    let name = try functionName()
    let signature = try signature()
    return Function(name: name, signature: signature, body: try optionalBody())
  }

  private mutating func functionName() throws(Problem) -> Name {
    if at(.identifier), !current.isReserved { return takeName() }
    // In `==<T>`, the `<` starts the generic parameters.
    if current.end > current.start + 1, bytes[Int(current.end) - 1] == UInt8(ascii: "<"), next.kind == .identifier { takeLast() }
    return try operatorName()
  }

  mutating func operatorName() throws(Problem) -> Name {
    switch current.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .exclamation, .infixQuestion, .postfixQuestion: break
    default: throw expected(.name)
    }
    return takeName()
  }

  mutating func initializer() throws(Problem) -> Initializer {
    advance()
    var failure: Initializer.Failure?
    if at(mark: "?") {
      advance()
      failure = .optional
    } else if at(mark: "!") {
      advance()
      failure = .implicitlyUnwrapped
    }
    let signature = try signature()
    return Initializer(failure: failure, signature: signature, body: try optionalBody())
  }

  mutating func subscriptDeclaration() throws(Problem) -> Subscript {
    advance()
    let signature = try signature()
    return Subscript(signature: signature, accessors: at(.leftBrace) ? try accessors() : nil)
  }

  mutating func macroDeclaration() throws(Problem) -> MacroDeclaration {
    advance()
    let name = try expectName()
    var signature = try signature()
    let definition = take(.equal) ? try expression() : nil
    if signature.where == nil { signature.where = try whereClause() }
    return MacroDeclaration(name: name, signature: signature, definition: definition)
  }

  /// Parses the part of a declaration between the name and the body.
  private mutating func signature() throws(Problem) -> Signature {
    let generics = at(prefix: "<") ? try genericParameters() : nil
    let parameters = try self.parameters()
    let effects = try self.effects()
    let result = take(.arrow) ? try resultType() : nil
    return Signature(generics: generics, parameters: parameters, effects: effects, result: result, where: try whereClause())
  }

  /// Parses a result type, with optional named opaque parameters: `<T> T`.
  mutating func resultType() throws(Problem) -> TypeReference {
    if at(prefix: "<") { _ = try genericParameters() }
    return try type()
  }

  /// Skips the body of a function. It is parsed on request.
  mutating func optionalBody() throws(Problem) -> Body? {
    guard at(.leftBrace) else { return nil }
    return try body()
  }

  mutating func body() throws(Problem) -> Body {
    guard at(.leftBrace) else { throw expected(.body) }
    let open = index
    let start = current
    let end = try partner()
    move(to: end + 1)
    return Body(openBrace: open, span: span(from: start))
  }

  // MARK: Parameters

  private mutating func parameters() throws(Problem) -> [Parameter] {
    guard at(.leftParen) else { throw expected(.parameters) }
    try open()
    var parameters: [Parameter] = []
    while !at(.rightParen) {
      parameters.append(try parameter())
      guard take(.comma) else { break }
    }
    try expect(.rightParen, ")")
    return parameters
  }

  private mutating func parameter() throws(Problem) -> Parameter {
    let start = current
    let attributes = try self.attributes()
    let modifiers = parameterModifiers(isClosure: false)
    guard isLabel(current) else { throw expected(.name) }
    var parameter = Parameter(attributes: attributes, modifiers: modifiers, label: takeName(), span: span(start))
    if isLabel(current) { parameter.internalName = takeName() }
    try expect(.colon, ":")
    parameter.type = try type()
    try finish(&parameter, from: start)
    return parameter
  }

  /// Parses `...` and the default value of a parameter.
  private mutating func finish(_ parameter: inout Parameter, from start: Token) throws(Problem) {
    if isText("...") {
      advance()
      parameter.isVariadic = true
    }
    if take(.equal) { parameter.value = try expression() }
    parameter.span = span(from: start)
  }

  // MARK: Cases

  mutating func enumCases() throws(Problem) -> [EnumCase] {
    advance()
    var cases: [EnumCase] = []
    repeat {
      let start = current
      guard at(.identifier), !current.isReserved || at(.selfValue) else { throw expected(.name) }
      let name = takeName()
      let parameters = atSameLine(.leftParen) ? try caseParameters() : nil
      let value = take(.equal) ? try expression() : nil
      cases.append(EnumCase(name: name, parameters: parameters, rawValue: value, span: span(from: start)))
    } while take(.comma)
    return cases
  }

  private mutating func caseParameters() throws(Problem) -> [Parameter] {
    advance()
    var parameters: [Parameter] = []
    while !at(.rightParen) {
      let start = current
      var parameter = Parameter(attributes: [], modifiers: parameterModifiers(isClosure: false), label: nil, span: span(start))
      if atParameterName(isClosure: false) {
        parameter.label = takeName()
        if isLabel(current) { parameter.internalName = takeName() }
        try expect(.colon, ":")
      }
      parameter.type = try type()
      try finish(&parameter, from: start)
      parameters.append(parameter)
      guard take(.comma) else { break }
    }
    try expect(.rightParen, ")")
    return parameters
  }

  // MARK: Generic parameters

  mutating func genericParameters() throws(Problem) -> GenericParameters {
    let start = current
    guard take(prefix: "<") else { throw expected(.token("<")) }
    var names: [Name] = []
    var constraints: [TypeReference?] = []
    while !at(prefix: ">") {
      _ = try attributes()
      if at(.each) || at(.let), next.kind == .identifier { advance() }
      names.append(try expectName())
      constraints.append(take(.colon) ? try type() : nil)
      guard take(.comma) else { break }
    }
    _ = try whereClause()
    guard take(prefix: ">") else { throw expected(.token(">")) }
    return GenericParameters(names: names, constraints: constraints, span: span(from: start))
  }

  /// Parses `where T: P, U == V` and returns the range of the requirements.
  mutating func whereClause() throws(Problem) -> Span? {
    guard take(.where) else { return nil }
    let start = current
    repeat {
      if at(.leftBrace) { break }
      _ = try type()
      if take(.colon) {
        _ = try inheritedType()
      } else if isText("==") {
        advance()
        if at(mark: "-") || at(.integer) {
          _ = take(prefix: "-")
          try expect(.integer, "0")
        } else {
          _ = try type()
        }
      } else {
        throw expected(.token(":"))
      }
    } while take(.comma)
    return span(from: start)
  }
}
