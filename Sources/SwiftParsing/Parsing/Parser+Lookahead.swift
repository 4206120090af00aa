// Looks ahead where the next token alone is not enough: types, generic arguments, closure signatures.
extension Parser {
  /// True if `<` starts generic arguments rather than a comparison.
  @inline(never)
  func atGenericArguments() -> Bool {
    guard at(prefix: "<"), !(current.end > current.start + 1 && bytes[Int(current.start) + 1] == UInt8(ascii: ">")) else { return false }
    var ahead = self
    return ahead.skipGenericArguments() && ahead.endsGenericArguments
  }

  /// True if the current token can follow generic arguments in an expression.
  private var endsGenericArguments: Bool {
    switch current.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .end, .exclamation, .postfixQuestion, .colon,
      .stringText:
      true
    case .binaryOperator: at(mark: "&")
    case .leftParen, .leftSquare: !current.startsLine
    default: false
    }
  }

  @inline(never)
  mutating func skipGenericArguments() -> Bool {
    guard take(prefix: "<") else { return false }
    while !at(prefix: ">") {
      guard skipType() || skipNumber() else { return false }
      guard take(.comma) else { break }
    }
    return take(prefix: ">")
  }

  private mutating func skipNumber() -> Bool {
    if at(mark: "-"), next.kind == .integer { advance() }
    return take(.integer)
  }

  /// Skips a type. Returns false for code that is not a type.
  @inline(never)
  mutating func skipType() -> Bool {
    defer { shallower() }
    guard lookDeeper() else { return false }
    _ = take(.repeat)
    guard skipScalarType() else { return false }
    if isText("...") { advance() }
    return true
  }

  func isText(_ text: StaticString) -> Bool {
    guard Int(current.end - current.start) == text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[Int(current.start) + offset] != text.utf8Start[offset] { return false }
    return true
  }

  mutating func skipScalarType() -> Bool {
    guard skipTypeSpecifiers(), skipCompositionType() else { return false }
    guard skipFunctionArrow() else { return true }
    return skipType()
  }

  private mutating func skipTypeSpecifiers() -> Bool {
    while isTypeSpecifier, mayBeSpecifier {
      let word = current.word
      advance()
      if word == .nonisolated, atSameLine(.leftParen) {
        guard next.word == .nonsending else { return false }
        guard skipBrackets() else { return false }
      } else if word == .dependsOn {
        guard atSameLine(.leftParen), skipBrackets() else { return false }
      }
    }
    skipAttributes()
    return true
  }

  /// True if the current word can precede a type, such as `inout` or `borrowing`.
  var isTypeSpecifier: Bool {
    switch current.word {
    case .inout, .sharedPrefix, .ownedPrefix, .isolated, .underscoreConst, .borrowing, .consuming, .sending, .nonisolated, .dependsOn,
      .underscoreResultDependsOn:
      true
    default: false
    }
  }

  /// True if the next token can start a type, so that the current word is a specifier rather than the type itself.
  var mayBeSpecifier: Bool {
    let next = next
    switch next.kind {
    case .at, .leftParen, .leftSquare, .wildcard: return true
    case .identifier:
      switch next.word {
      case .inout, .anyType, .selfType, .var, .let: return true
      default: return !next.isReserved
      }
    case .prefixOperator: return next.end == next.start + 1 && bytes[Int(next.start)] == UInt8(ascii: "~")
    default: return false
    }
  }

  private mutating func skipCompositionType() -> Bool {
    if at(.some) || at(.any) || at(.each) { advance() }
    guard skipSimpleType() else { return false }
    while at(mark: "&") {
      advance()
      guard skipSimpleType() else { return false }
    }
    return true
  }

  private mutating func skipSimpleType() -> Bool {
    if at(mark: "~"), at(.prefixOperator) { advance() }
    switch current.kind {
    case .identifier:
      guard skipTypeName(allowsKeywords: false) else { return false }
    case .leftParen:
      guard skipTupleType() else { return false }
    case .leftSquare:
      guard skipCollectionType() else { return false }
    case .wildcard: advance()
    default: return false
    }
    while true {
      if at(.period) {
        advance()
        if take(.typeMember) || take(.protocolMember) { continue }
        guard skipTypeName(allowsKeywords: true) else { return false }
      } else if atSameLine(.postfixQuestion) || atSameLine(.exclamation) {
        advance()
      } else {
        return true
      }
    }
  }

  private mutating func skipTypeName(allowsKeywords: Bool) -> Bool {
    if next.kind == .colonColon {
      advance()
      advance()
    }
    guard at(.identifier), allowsKeywords || !current.isReserved || at(.selfType) || at(.anyType) else { return false }
    let isAny = at(.anyType)
    advance()
    return isAny || !at(prefix: "<") || skipGenericArguments()
  }

  @inline(never)
  private mutating func skipTupleType() -> Bool {
    defer { shallower() }
    guard lookDeeper() else { return false }
    advance()
    while !at(.rightParen) {
      _ = take(.inout)
      if atParameterName(isClosure: false) {
        advance()
        if !at(.colon) { advance() }
        guard take(.colon) else { return false }
      }
      guard skipType() else { return false }
      if isText("...") { advance() }
      guard take(.comma) else { break }
    }
    return take(.rightParen)
  }

  @inline(never)
  private mutating func skipCollectionType() -> Bool {
    defer { shallower() }
    guard lookDeeper() else { return false }
    advance()
    if skipArrayCount() { return skipType() && take(.rightSquare) }
    guard skipType() else { return false }
    if take(.colon), !skipType() { return false }
    return take(.rightSquare)
  }

  /// Skips `3 of` in `3 of Int`. Returns false, without moving, for other code.
  @inline(never)
  mutating func skipArrayCount() -> Bool {
    guard at(.integer) || at(.prefixOperator) || at(.identifier) || at(.wildcard) else { return false }
    var ahead = self
    guard ahead.skipNumber() || ahead.skipScalarType(), ahead.at(.of), !ahead.current.startsLine else { return false }
    ahead.advance()
    self = ahead
    return true
  }

  mutating func skipFunctionArrow() -> Bool {
    var ahead = self
    ahead.skipEffects()
    guard ahead.take(.arrow) else { return false }
    self = ahead
    return true
  }

  mutating func skipEffects() {
    while at(.async) || at(.reasync) || at(.throws) || at(.rethrows) || at(.await) || at(.throw) || at(.try) {
      let throwing = at(.throws)
      advance()
      if throwing, at(.leftParen) { _ = skipBrackets() }
    }
  }

  /// Skips a pair of brackets. Returns false if the current token does not open one.
  mutating func skipBrackets() -> Bool {
    guard current.partner != Token.noPartner, current.partner > index else { return false }
    move(to: Int(current.partner) + 1)
    return true
  }

  @inline(never)
  mutating func skipAttributes() {
    while at(.at) {
      advance()
      guard at(.identifier) else { return }
      let start = current
      advance()
      while at(.period), next.kind == .identifier {
        advance()
        advance()
      }
      if at(prefix: "<") {
        var ahead = self
        if ahead.skipGenericArguments() { self = ahead }
      }
      if atAttributeArguments(after: start) { _ = skipBrackets() }
    }
  }

  /// True if a parenthesis starts the arguments of an attribute: no space precedes it, or an attribute or declaration follows the
  /// arguments.
  @inline(never)
  func atAttributeArguments(after name: Token) -> Bool {
    guard atSameLine(.leftParen) else { return false }
    if !current.flags.contains(.space) { return true }
    var ahead = self
    guard ahead.skipBrackets() else { return false }
    return ahead.at(.at) || ahead.atDeclaration(in: .statements)
  }

  /// True if the current token is the name of a parameter rather than its type.
  func atParameterName(isClosure: Bool) -> Bool {
    guard isLabel(current) else { return false }
    let next = next
    if next.kind == .colon { return true }
    if isLabel(next) {
      switch current.word {
      case .isolated, .some, .any, .each, .repeat, .sharedPrefix, .ownedPrefix, .underscoreConst, .borrowing, .consuming, .sending:
        let after = token(after: 2)
        return after.kind == .colon
      default: return true
      }
    }
    if next.kind == .postfixQuestion || next.kind == .exclamation { return false }
    return isClosure
  }

  /// True if a token can be an argument label: any word except `inout`.
  func isLabel(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier: token.word != .inout
    case .wildcard, .dollar: true
    default: false
    }
  }

  @inline(never)
  func atClosureSignature() -> Bool {
    switch current.kind {
    case .at, .leftParen, .leftSquare, .wildcard: break
    case .identifier where !current.isReserved: break
    default: return false
    }
    var ahead = self
    ahead.skipAttributes()
    if ahead.at(.leftSquare), !ahead.skipBrackets() { return false }
    if ahead.at(.leftParen) {
      guard ahead.skipBrackets() else { return false }
    } else if ahead.at(.wildcard) || ahead.at(.identifier) && !ahead.current.isReserved {
      ahead.advance()
      while ahead.take(.comma) {
        guard ahead.at(.wildcard) || ahead.at(.identifier) && !ahead.current.isReserved else { return false }
        ahead.advance()
      }
    }
    ahead.skipEffects()
    if ahead.take(.arrow) {
      guard ahead.skipType() else { return false }
      ahead.skipEffects()
    }
    return ahead.at(.in)
  }
}
