// Parses imports, and declarations of types, operators and precedence groups.
extension Parser {
  mutating func importDeclaration() throws(Problem) -> Import {
    advance()
    var kind: String?
    switch current.word {
    case .struct, .class, .enum, .protocol, .typealias, .func, .var, .let:
      kind = text(current)
      advance()
    default: break
    }
    var path: [Name] = []
    repeat {
      guard at(.identifier) || at(.binaryOperator) || at(.prefixOperator) || at(.postfixOperator), path.isEmpty || !current.startsLine
      else {
        throw expected(.name)
      }
      path.append(takeName())
    } while take(.period) || take(.colonColon)
    return Import(kind: kind, path: path)
  }

  mutating func typeDeclaration(_ keyword: TypeDeclaration.Keyword) throws(Problem) -> Declaration.DeclarationKind {
    advance()
    let name: TypeReference
    var generics: GenericParameters?
    var primaries: [Name] = []
    if keyword == .extension {
      name = try type()
    } else {
      let declared = try expectName()
      name = TypeReference(kind: .named(declared, nil), span: declared.span)
      if at(prefix: "<") {
        let parameters = try genericParameters()
        if keyword == .protocol { primaries = parameters.names } else { generics = parameters }
      }
    }
    let inherited = try inheritance()
    let requirements = try whereClause()
    guard at(.leftBrace) else { throw expected(.members) }
    let members = MemberBody(openBrace: index, span: try body().span)
    return .type(
      TypeDeclaration(
        keyword: keyword, name: name, generics: generics, primaryTypes: primaries, inheritance: inherited, where: requirements,
        members: members))
  }

  private mutating func inheritance() throws(Problem) -> [TypeReference] {
    guard take(.colon) else { return [] }
    var types: [TypeReference] = []
    repeat {
      types.append(try inheritedType())
    } while take(.comma)
    return types
  }

  /// Parses a type, or `class` in the inheritance list of a protocol.
  mutating func inheritedType() throws(Problem) -> TypeReference {
    guard at(.class) else { return try type() }
    let name = takeName()
    return TypeReference(kind: .named(name, nil), span: name.span)
  }

  mutating func typeAlias() throws(Problem) -> TypeAlias {
    advance()
    let name = try expectName()
    let generics = at(prefix: "<") ? try genericParameters() : nil
    try expect(.equal, "=")
    let type = try type()
    return TypeAlias(name: name, generics: generics, type: type, where: try whereClause())
  }

  mutating func associatedType() throws(Problem) -> AssociatedType {
    advance()
    let name = try expectName()
    let inherited = try inheritance()
    let value = take(.equal) ? try type() : nil
    return AssociatedType(name: name, inheritance: inherited, value: value, where: try whereClause())
  }

  // MARK: Operators

  mutating func operatorDeclaration() throws(Problem) -> OperatorDeclaration {
    advance()
    let name = try operatorName()
    var declaration = OperatorDeclaration(name: name, precedence: nil)
    if take(.colon) {
      declaration.precedence = try expectName()
      while take(.comma) { _ = try expectName() }
    }
    if atSameLine(.leftBrace) { _ = try body() }
    return declaration
  }

  mutating func precedenceGroup() throws(Problem) -> PrecedenceGroup {
    advance()
    var group = PrecedenceGroup(name: try expectName(), higherThan: [], lowerThan: [], associativity: .none, isAssignment: false)
    guard at(.leftBrace) else { throw expected(.body) }
    let end = try partner()
    advance()
    while index < end { try attribute(of: &group) }
    try expect(.rightBrace, "}")
    return group
  }

  private mutating func attribute(of group: inout PrecedenceGroup) throws(Problem) {
    let word = current.word
    guard at(.identifier) else { throw expected(.name) }
    advance()
    try expect(.colon, ":")
    switch word {
    case .higherThan: group.higherThan += try groupNames()
    case .lowerThan: group.lowerThan += try groupNames()
    case .associativity:
      group.associativity = at(.left) ? .left : at(.right) ? .right : .none
      advance()
    case .assignment:
      group.isAssignment = at(.true)
      advance()
    default: throw expected(.token("higherThan"))
    }
    _ = take(.semicolon)
  }

  private mutating func groupNames() throws(Problem) -> [Name] {
    var names: [Name] = []
    repeat {
      names.append(try expectName())
    } while take(.comma)
    return names
  }
}
