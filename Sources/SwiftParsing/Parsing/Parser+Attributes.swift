extension Parser {
  mutating func attributes() throws(Problem) -> [Attribute] {
    var attributes: [Attribute] = []
    while true {
      if at(.at) {
        attributes.append(try attribute())
      } else if at(.poundIf), atConditionalAttributes {
        _ = skipConditionalAttributes()
      } else {
        return attributes
      }
    }
  }

  private mutating func attribute() throws(Problem) -> Attribute {
    let start = current
    advance()
    let nameStart = current
    let name: TypeReference
    if at(.rethrows) {
      let word = takeName()
      name = TypeReference(kind: .named(word, nil), span: word.span)
    } else {
      name = try simpleType(isAttribute: true)
    }
    var arguments: Span?
    if takesArguments(nameStart), atAttributeArguments(after: nameStart) {
      let end = try partner()
      arguments = Span(start: current.end, end: tokens[end].start, file: file)
      move(to: end + 1)
    }
    return Attribute(name: name, arguments: arguments, span: span(from: start))
  }

  /// A parenthesis after `@Sendable` starts a type.
  private func takesArguments(_ name: Token) -> Bool { text(name) != "Sendable" }

  mutating func modifiers() throws(Problem) -> [Modifier] {
    var modifiers: [Modifier] = []
    while isModifier {
      if at(.class), !classIsModifier { break }
      // The word may be the name of a declaration.
      if !current.isReserved, !modifierIsFollowed { break }
      let start = current
      advance()
      var detail: String?
      if at(.leftParen), Self.takesDetail(start.word) {
        let end = try partner()
        detail = text(Span(start: current.end, end: tokens[end].start, file: file))
        move(to: end + 1)
      }
      modifiers.append(Modifier(name: start.word.rawValue, detail: detail, span: span(from: start)))
    }
    return modifiers
  }

  /// True if the next token can follow a modifier.
  private var modifierIsFollowed: Bool {
    let next = next
    switch next.kind {
    case .identifier, .at, .pound, .poundIf: return true
    case .leftParen: return Self.takesDetail(current.word)
    default: return false
    }
  }

  var isModifier: Bool {
    switch current.word {
    case .consumingPrefix, .setterAccess, .underscoreConst, .underscoreLocal, .async, .borrowing, .class, .consuming, .convenience,
      .distributed, .dynamic, .fileprivate, .final, .indirect, .infix, .internal, .isolated, .lazy, .mutating, .nonisolated, .nonmutating,
      .open, .optional, .override, .package, .postfix, .prefix, .private, .public, .reasync, .required, .rethrows, .sending, .static,
      .unowned, .weak:
      true
    default: false
    }
  }

  static func takesDetail(_ word: Word) -> Bool {
    switch word {
    case .fileprivate, .internal, .nonisolated, .package, .open, .private, .public, .unowned: true
    default: false
    }
  }

  /// True if `class` is a modifier, as in `class func`, rather than the start of a class.
  var classIsModifier: Bool {
    var ahead = self
    ahead.advance()
    if ahead.at(.at) { return true }
    guard ahead.at(.identifier) else { return false }
    if ahead.current.isReserved { return true }
    return ahead.isModifier && ahead.atDeclaration(in: .members)
  }

  /// Parses `isolated` and `_const` before the name of a parameter.
  mutating func parameterModifiers(isClosure: Bool) -> [Modifier] {
    var modifiers: [Modifier] = []
    while at(.isolated) || at(.underscoreConst), !atParameterName(isClosure: isClosure) {
      let name = takeName()
      modifiers.append(Modifier(name: name.text, detail: nil, span: name.span))
    }
    return modifiers
  }
}
