extension Parser {
  enum DeclarationPlace {
    case statements
    case members
  }

  /// True if a declaration starts at the current token. An `#if` counts only if it contains attributes.
  func atDeclaration(in place: DeclarationPlace) -> Bool {
    guard at(.identifier) && current.word != .none || at(.at) || at(.poundIf) || at(.pound) else { return false }
    var ahead = self
    var isDecorated = false
    while ahead.at(.at) || ahead.at(.poundIf) {
      if ahead.at(.at) {
        ahead.skipAttributes()
      } else if !ahead.skipConditionalAttributes() {
        break
      }
      isDecorated = true
    }
    while ahead.isModifier, !ahead.at(.class) {
      isDecorated = true
      let word = ahead.current.word
      ahead.advance()
      if word != .open, ahead.at(.leftParen), Self.takesDetail(word), !ahead.skipBrackets() { return false }
    }
    return ahead.atDeclarationKeyword(in: place, isDecorated: isDecorated)
  }

  private func atDeclarationKeyword(in place: DeclarationPlace, isDecorated: Bool) -> Bool {
    switch current.word {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .operator, .precedencegroup, .protocol, .struct, .subscript,
      .typealias, .let, .var:
      return true
    case .case: return place == .members
    case .initializer: return place == .members || isDecorated
    case .actor, .macro: return next.kind == .identifier && !next.startsLine
    default: return at(.pound) && (isDecorated || place == .members)
    }
  }

  mutating func declaration(in place: DeclarationPlace) throws(Problem) -> Declaration {
    let start = current
    if at(.poundIf), !atConditionalAttributes {
      let block = try conditionalMembers()
      return Declaration(attributes: [], modifiers: [], kind: .conditional(block), span: span(from: start))
    }
    let attributes = try self.attributes()
    let modifiers = try self.modifiers()
    let kind = try declarationKind()
    return Declaration(attributes: attributes, modifiers: modifiers, kind: kind, span: span(from: start))
  }

  private mutating func declarationKind() throws(Problem) -> Declaration.DeclarationKind {
    switch current.word {
    case .import: return .import(try importDeclaration())
    case .let, .var: return .variable(try variable())
    case .func: return .function(try function())
    case .initializer: return .initializer(try initializer())
    case .deinit:
      advance()
      _ = try effects()
      return .deinitializer(try optionalBody())
    case .subscript: return .subscript(try subscriptDeclaration())
    case .struct: return try typeDeclaration(.struct)
    case .class: return try typeDeclaration(.class)
    case .enum: return try typeDeclaration(.enum)
    case .actor: return try typeDeclaration(.actor)
    case .protocol: return try typeDeclaration(.protocol)
    case .extension: return try typeDeclaration(.extension)
    case .case: return .enumCases(try enumCases())
    case .typealias: return .typealias(try typeAlias())
    case .associatedtype: return .associatedType(try associatedType())
    case .operator: return .operator(try operatorDeclaration())
    case .precedencegroup: return .precedenceGroup(try precedenceGroup())
    case .macro: return .macro(try macroDeclaration())
    default:
      guard at(.pound) else { throw expected(.declaration) }
      return .macroExpansion(try macroExpansion(.anywhere, .none))
    }
  }

  // MARK: Lists

  /// Parses the members of a type.
  ///
  /// - Parameter end: The index of the closing brace.
  mutating func members(until end: Int) -> [Declaration] {
    var members: [Declaration] = []
    while index < end, !at(.end), !atConditionalEnd {
      if at(.semicolon) {
        advance()
        continue
      }
      let saved = self
      do throws(Problem) {
        let member = try declaration(in: .members)
        guard index >= end || current.startsLine || at(.semicolon) || atConditionalEnd else { throw expected(.newline) }
        members.append(member)
      } catch {
        let start = saved.current
        self = saved
        recover(in: .members, until: end)
        members.append(Declaration(attributes: [], modifiers: [], kind: .unparsed(error), span: span(from: start)))
      }
    }
    return members
  }

  private mutating func conditionalMembers() throws(Problem) -> ConditionalBlock<Declaration> {
    try conditionalBlock { (parser: inout Parser) throws(Problem) -> [Declaration] in
      let outer = try parser.enter()
      defer { parser.leave(outer) }
      return parser.members(until: Int.max)
    }
  }

  mutating func fileStatements() -> [Statement] {
    var statements: [Statement] = []
    while !at(.end) {
      if at(.semicolon) {
        advance()
        continue
      }
      let saved = self
      do throws(Problem) {
        let statement = try statementItem()
        guard at(.end) || current.startsLine || at(.semicolon) else { throw expected(.newline) }
        if let statement { statements.append(statement) }
      } catch {
        let start = saved.current
        self = saved
        recover(in: .statements, until: Int.max)
        statements.append(Statement(kind: .unparsed(error), span: span(from: start)))
      }
    }
    return statements
  }

  /// Skips code that was not understood, up to the next declaration at the same bracket depth or to the end.
  private mutating func recover(in place: DeclarationPlace, until end: Int) {
    var isFirst = true
    while index < end, !at(.end) {
      if !isFirst {
        if current.startsLine, atDeclaration(in: place) || at(.poundIf) { return }
        if place == .members, end == Int.max, atConditionalEnd || at(.rightBrace) { return }
      }
      isFirst = false
      if isOpening {
        _ = skipBrackets()
      } else {
        advance()
      }
    }
  }
}
