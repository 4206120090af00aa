extension Parser {
  mutating func variable() throws(Problem) -> Variable {
    let introducer = takeIntroducer()
    var bindings: [Variable.Binding] = []
    repeat {
      bindings.append(try binding())
    } while take(.comma)
    return Variable(introducer: introducer, bindings: bindings)
  }

  private mutating func binding() throws(Problem) -> Variable.Binding {
    let start = current
    let pattern = try bindingPattern()
    var binding = Variable.Binding(pattern: pattern, span: pattern.span)
    if take(.colon) { binding.type = try resultType() }
    if take(.equal) { binding.value = try expression() }
    if at(.leftBrace), binding.value == nil || !current.startsLine || atObservers { binding.accessors = try accessors() }
    binding.span = span(from: start)
    return binding
  }

  /// Parses the braces of a property or subscript.
  mutating func accessors() throws(Problem) -> Accessors {
    let end = try partner()
    var ahead = self
    ahead.advance()
    guard ahead.atAccessor else { return .getter(try body()) }
    advance()
    var accessors: [Accessor] = []
    while index < end { accessors.append(try accessor()) }
    try expect(.rightBrace, "}")
    return .list(accessors)
  }

  private var atAccessor: Bool {
    var ahead = self
    ahead.skipAttributes()
    if ahead.isAccessorModifier { ahead.advance() }
    return ahead.isAccessorKind
  }

  private var isAccessorModifier: Bool {
    switch current.word {
    case .mutating, .nonmutating, .consumingPrefix, .consuming, .borrowing: true
    default: false
    }
  }

  private var isAccessorKind: Bool {
    switch current.word {
    case .get, .set, .didSet, .willSet, .unsafeAddress, .addressWithOwner, .addressWithNativeOwner, .unsafeMutableAddress, .underscoreRead,
      .borrow,
      .mutableAddressWithOwner, .mutableAddressWithNativeOwner,
      .underscoreModify, .initializer:
      true
    default: false
    }
  }

  private mutating func accessor() throws(Problem) -> Accessor {
    let start = current
    let attributes = try self.attributes()
    var modifiers: [Modifier] = []
    if isAccessorModifier {
      let word = takeName()
      modifiers.append(Modifier(name: word.text, detail: nil, span: word.span))
    }
    guard isAccessorKind else { throw expected(.token("get")) }
    let takesName = at(.set) || at(.willSet) || at(.didSet) || at(.initializer)
    let kind = takeName()
    var parameter: Name?
    if takesName, take(.leftParen) {
      parameter = try expectName()
      try expect(.rightParen, ")")
    }
    let effects = try self.effects()
    let body = try optionalBody()
    return Accessor(
      attributes: attributes, modifiers: modifiers, kind: kind, parameter: parameter, effects: effects, body: body, span: span(from: start))
  }
}
