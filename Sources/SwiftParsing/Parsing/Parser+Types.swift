extension Parser {
  mutating func type() throws(Problem) -> TypeReference {
    let outer = try enter()
    defer { leave(outer) }
    let start = current
    guard take(.repeat) else { return try scalarType() }
    let pattern = try scalarType()
    return TypeReference(kind: .packExpansion(pattern), span: span(from: start))
  }

  private mutating func scalarType() throws(Problem) -> TypeReference {
    let start = current
    var specifiers: [Name] = []
    while isTypeSpecifier, mayBeSpecifier {
      specifiers.append(takeName())
      if at(.leftParen), specifiers.last?.text == "nonisolated" || specifiers.last?.text == "dependsOn" {
        move(to: try partner() + 1)
      }
    }
    let attributes = try self.attributes()
    while isTypeSpecifier, mayBeSpecifier { specifiers.append(takeName()) }
    let base = try functionType()
    guard !specifiers.isEmpty || !attributes.isEmpty else { return base }
    return TypeReference(kind: .attributed(specifiers: specifiers, attributes: attributes, base), span: span(from: start))
  }

  private mutating func functionType() throws(Problem) -> TypeReference {
    let base = try compositionType()
    var ahead = self
    guard ahead.skipFunctionArrow() else { return base }
    let effects = try self.effects()
    try expect(.arrow, "->")
    let result = try type()
    var parameters = [TypeReference.TupleElement(type: base)]
    if case .tuple(let elements) = base.kind { parameters = elements }
    let function = TypeReference.FunctionType(parameters: parameters, effects: effects, result: result)
    return TypeReference(kind: .function(function), span: span(from: base.span))
  }

  private mutating func compositionType() throws(Problem) -> TypeReference {
    let start = current
    if take(.each) {
      let pack = try simpleType()
      return TypeReference(kind: .packElement(pack), span: span(from: start))
    }
    let isSome = at(.some)
    let hasSpecifier = (isSome || at(.any)) && typeFollows
    if hasSpecifier { advance() }
    let first = try simpleType()
    var parts = [first]
    while at(mark: "&") {
      advance()
      parts.append(try simpleType())
    }
    let base = parts.count == 1 ? first : TypeReference(kind: .composition(parts), span: span(from: first.span))
    guard hasSpecifier else { return base }
    return TypeReference(kind: isSome ? .opaque(base) : .existential(base), span: span(from: start))
  }

  /// True if `some` or `any` precedes a type rather than being the name of one.
  private var typeFollows: Bool {
    var ahead = self
    ahead.advance()
    switch ahead.current.kind {
    case .identifier: return !ahead.current.isReserved || ahead.at(.selfType) || ahead.at(.anyType)
    case .leftParen, .leftSquare, .wildcard: return true
    default: return ahead.at(mark: "~")
    }
  }

  /// Parses a type without `->` and `&`.
  ///
  /// - Parameter isAttribute: True if `?` and `!` after the type do not belong to it.
  mutating func simpleType(allowsMembers: Bool = true, isAttribute: Bool = false) throws(Problem) -> TypeReference {
    let start = current
    if at(mark: "~") {
      advance()
      let base = try simpleType(allowsMembers: allowsMembers, isAttribute: isAttribute)
      return TypeReference(kind: .suppressed(base), span: span(from: start))
    }
    var base = try primaryType()
    while true {
      let member = next.word == .typeMember || next.word == .protocolMember
      if at(.period), allowsMembers || member {
        try grow()
        base = try memberType(of: base)
      } else if !isAttribute, atSameLine(.postfixQuestion) {
        try grow()
        advance()
        base = TypeReference(kind: .optional(base), span: span(from: start))
      } else if !isAttribute, atSameLine(.exclamation) {
        try grow()
        advance()
        base = TypeReference(kind: .implicitlyUnwrapped(base), span: span(from: start))
      } else {
        return base
      }
    }
  }

  private mutating func memberType(of base: TypeReference) throws(Problem) -> TypeReference {
    advance()
    if at(.typeMember) || at(.protocolMember) {
      let name = takeName()
      return TypeReference(kind: .metatype(base, name), span: span(from: base.span))
    }
    if at(.identifier), next.kind == .colonColon {
      advance()
      advance()
    }
    guard at(.identifier) else { throw expected(.name) }
    let name = takeName()
    let generics = at(prefix: "<") ? try genericArguments() : nil
    return TypeReference(kind: .member(base, name, generics), span: span(from: base.span))
  }

  private mutating func primaryType() throws(Problem) -> TypeReference {
    switch current.kind {
    case .identifier: return try namedType()
    case .wildcard:
      let name = takeName()
      return TypeReference(kind: .named(name, nil), span: name.span)
    case .leftParen: return try tupleType()
    case .leftSquare: return try collectionType()
    default: throw expected(.type)
    }
  }

  private mutating func namedType() throws(Problem) -> TypeReference {
    let start = current
    if next.kind == .colonColon, at(.identifier) {
      let module = takeName()
      advance()
      let type = try namedType()
      return TypeReference(kind: .selected(module: module, type), span: span(from: start))
    }
    guard !current.isReserved || at(.selfType) || at(.anyType) || lastEnd > 0 && isAfterModule else { throw expected(.type) }
    let isAny = at(.anyType)
    let name = takeName()
    let generics = !isAny && at(prefix: "<") ? try genericArguments() : nil
    return TypeReference(kind: .named(name, generics), span: span(from: start))
  }

  private var isAfterModule: Bool { index > 0 && tokens[index - 1].kind == .colonColon }

  mutating func genericArguments() throws(Problem) -> TypeReference.GenericArguments {
    let start = current
    guard take(prefix: "<") else { throw expected(.token("<")) }
    var types: [TypeReference] = []
    while !at(prefix: ">") {
      types.append(try genericArgument())
      guard take(.comma) else { break }
    }
    guard take(prefix: ">") else { throw expected(.token(">")) }
    return TypeReference.GenericArguments(types: types, span: span(from: start))
  }

  /// Parses a type or a number.
  private mutating func genericArgument() throws(Problem) -> TypeReference {
    let start = current
    guard at(.integer) || at(mark: "-") && next.kind == .integer else { return try type() }
    let sign = at(.integer) ? nil : Operator(name: "-", span: span(current))
    if sign != nil { advance() }
    let number = Expression(kind: .integer(text(current)), span: span(current))
    advance()
    let value = sign.map { Expression(kind: .prefix($0, number), span: span(from: start)) } ?? number
    return TypeReference(kind: .value(value), span: value.span)
  }

  private mutating func tupleType() throws(Problem) -> TypeReference {
    let start = current
    try open()
    var elements: [TypeReference.TupleElement] = []
    while !at(.rightParen) {
      var label: Name?
      var internalName: Name?
      if atParameterName(isClosure: false) {
        label = takeName()
        if !at(.colon), isLabel(current) { internalName = takeName() }
        try expect(.colon, ":")
      }
      var element = TypeReference.TupleElement(label: label, internalName: internalName, type: try type())
      if isText("...") {
        advance()
        element.isVariadic = true
      }
      elements.append(element)
      guard take(.comma) else { break }
    }
    try expect(.rightParen, ")")
    return TypeReference(kind: .tuple(elements), span: span(from: start))
  }

  /// Parses `[T]`, `[K: V]` or `[3 of T]`.
  private mutating func collectionType() throws(Problem) -> TypeReference {
    let start = current
    try open()
    if let array = try inlineArray(from: start) { return array }
    let element = try type()
    if take(.colon) {
      let value = try type()
      try expect(.rightSquare, "]")
      return TypeReference(kind: .dictionary(key: element, value: value), span: span(from: start))
    }
    try expect(.rightSquare, "]")
    return TypeReference(kind: .array(element), span: span(from: start))
  }

  /// Parses `3 of T]` after an opening bracket; returns nil for other code.
  mutating func inlineArray(from start: Token) throws(Problem) -> TypeReference? {
    var ahead = self
    guard ahead.skipArrayCount() else { return nil }
    let count = try genericArgument()
    try expect(.of)
    let element = try genericArgument()
    try expect(.rightSquare, "]")
    return TypeReference(kind: .inlineArray(count: count, element: element), span: span(from: start))
  }

  /// Parses `async`, `throws`, `throws(E)` and `rethrows`, in any order.
  mutating func effects() throws(Problem) -> Effects {
    var effects = Effects()
    while true {
      if at(.async) || at(.reasync) {
        advance()
        effects.isAsync = true
      } else if take(.rethrows) {
        effects.throwing = .rethrows
      } else if take(.throws) {
        guard at(.leftParen) else {
          effects.throwing = .throws(nil)
          continue
        }
        advance()
        effects.throwing = .throws(try type())
        try expect(.rightParen, ")")
      } else {
        return effects
      }
    }
  }
}
