import SwiftSyntax

extension OtherText {
  func members(_ list: MemberBlockItemListSyntax) -> [TreeNode] {
    list.compactMap { $0.decl.is(PoundSourceLocationSyntax.self) ? nil : declaration($0.decl) }
  }

  func modifier(_ modifier: DeclModifierSyntax) -> TreeNode {
    node(modifier.name.text + (modifier.detail.map { "(\($0.detail.text))" } ?? ""), at: modifier)
  }

  private func declared(
    _ label: String, _ value: some WithAttributesSyntax & WithModifiersSyntax, _ children: [TreeNode]
  ) -> TreeNode {
    node(label, attributes(value.attributes) + value.modifiers.map(modifier) + children, at: value)
  }

  func declaration(_ value: DeclSyntax) -> TreeNode {
    switch value.as(DeclSyntaxEnum.self) {
    case .importDecl(let value):
      let path = value.path.map { name($0.name) }.joined(separator: ".")
      return declared("import " + [value.importKindSpecifier?.text, path].compactMap { $0 }.joined(separator: " "), value, [])
    case .variableDecl(let value): return declared(value.bindingSpecifier.text, value, value.bindings.map(binding))
    case .functionDecl(let value):
      return declared(
        "func \(name(value.name))", value,
        signature(value.genericParameterClause, value.signature, value.genericWhereClause) + body(value.body))
    case .initializerDecl(let value):
      return declared(
        "init\(value.optionalMark?.text ?? "")", value,
        signature(value.genericParameterClause, value.signature, value.genericWhereClause) + body(value.body))
    case .deinitializerDecl(let value): return declared("deinit", value, body(value.body))
    case .subscriptDecl(let value):
      return declared(
        "subscript", value,
        generics(value.genericParameterClause) + [TreeNode("parameters", value.parameterClause.parameters.map(parameter))]
          + [TreeNode("result", [type(value.returnClause.type)])] + requirements(value.genericWhereClause) + accessors(value.accessorBlock))
    case .enumCaseDecl(let value): return declared("cases", value, value.elements.map(enumCase))
    case .ifConfigDecl(let value): return node("#if", conditional(value), at: value)
    case .macroExpansionDecl(let value):
      return declared(
        "macro", value,
        [
          macro(
            value.macroName, value.genericArgumentClause, value.leftParen == nil ? nil : value.arguments,
            trailing(value.trailingClosure, value.additionalTrailingClosures), at: offset(value))
        ])
    default: return nominal(value)
    }
  }

  private func nominal(_ value: DeclSyntax) -> TreeNode {
    switch value.as(DeclSyntaxEnum.self) {
    case .structDecl(let value):
      return declared("struct", value, head(value.name, value.genericParameterClause) + rest(value, value.genericWhereClause))
    case .classDecl(let value):
      return declared("class", value, head(value.name, value.genericParameterClause) + rest(value, value.genericWhereClause))
    case .enumDecl(let value):
      return declared("enum", value, head(value.name, value.genericParameterClause) + rest(value, value.genericWhereClause))
    case .actorDecl(let value):
      return declared("actor", value, head(value.name, value.genericParameterClause) + rest(value, value.genericWhereClause))
    case .protocolDecl(let value):
      let primaries = value.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { node(name($0.name), at: $0) } ?? []
      return declared(
        "protocol", value,
        [node("type \(name(value.name))", at: value.name)] + group("primary", primaries) + rest(value, value.genericWhereClause))
    case .extensionDecl(let value):
      return declared("extension", value, [type(value.extendedType)] + rest(value, value.genericWhereClause))
    default: return alias(value)
    }
  }

  private func alias(_ value: DeclSyntax) -> TreeNode {
    switch value.as(DeclSyntaxEnum.self) {
    case .typeAliasDecl(let value):
      return declared(
        "typealias \(name(value.name))", value,
        generics(value.genericParameterClause) + [type(value.initializer.value)] + requirements(value.genericWhereClause))
    case .associatedTypeDecl(let value):
      return declared(
        "associatedtype \(name(value.name))", value,
        inherits(value.inheritanceClause) + optional("default", value.initializer.map { type($0.value) })
          + requirements(value.genericWhereClause))
    case .operatorDecl(let value):
      return node(
        "operator \(value.name.text)",
        [node(value.fixitySpecifier.text, at: value.fixitySpecifier)]
          + (value.operatorPrecedenceAndTypes.map { [node($0.precedenceGroup.text, at: $0)] } ?? []), at: value)
    case .precedenceGroupDecl(let value): return declared("precedencegroup \(name(value.name))", value, relations(value))
    case .macroDecl(let value):
      let function = value.signature
      return declared(
        "macro \(name(value.name))", value,
        generics(value.genericParameterClause) + [TreeNode("parameters", function.parameterClause.parameters.map(parameter))]
          + optional("result", function.returnClause.map { type($0.type) }) + requirements(value.genericWhereClause)
          + optional("definition", value.definition.map { expression($0.value) }))
    default: return unknown(value)
    }
  }

  private func relations(_ value: PrecedenceGroupDeclSyntax) -> [TreeNode] {
    var higher: [TreeNode] = []
    var lower: [TreeNode] = []
    var associativity = "none"
    var isAssignment = false
    for attribute in value.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let names = relation.precedenceGroups.map { TreeNode($0.name.text) }
        if relation.higherThanOrLowerThanLabel.text == "higherThan" { higher += names } else { lower += names }
      case .precedenceGroupAssignment(let assignment): isAssignment = assignment.value.text == "true"
      case .precedenceGroupAssociativity(let value): associativity = value.value.text
      }
    }
    return [TreeNode("higherThan", higher), TreeNode("lowerThan", lower), TreeNode(associativity), TreeNode("\(isAssignment)")]
  }

  private func head(_ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?) -> [TreeNode] {
    [node("type \(self.name(name))", at: name)] + self.generics(generics)
  }

  private func rest(_ value: some DeclGroupSyntax, _ clause: GenericWhereClauseSyntax?) -> [TreeNode] {
    inherits(value.inheritanceClause) + requirements(clause) + [node("members", members(value.memberBlock.members), at: value.memberBlock)]
  }

  private func inherits(_ clause: InheritanceClauseSyntax?) -> [TreeNode] {
    group("inherits", clause?.inheritedTypes.map { inherited($0.type) } ?? [])
  }

  private func inherited(_ type: TypeSyntax) -> TreeNode {
    type.is(ClassRestrictionTypeSyntax.self) ? node("type class", at: type) : self.type(type)
  }

  private func generics(_ clause: GenericParameterClauseSyntax?) -> [TreeNode] {
    clause.map { [node("generics", $0.parameters.map { node(name($0.name), at: $0.name) }, at: $0)] } ?? []
  }

  private func requirements(_ clause: GenericWhereClauseSyntax?) -> [TreeNode] {
    clause.map { [node("where", [node($0.requirements.trimmedDescription, at: $0.requirements)], at: $0.requirements)] } ?? []
  }

  private func signature(
    _ generics: GenericParameterClauseSyntax?, _ signature: FunctionSignatureSyntax, _ clause: GenericWhereClauseSyntax?
  ) -> [TreeNode] {
    self.generics(generics) + [TreeNode("parameters", signature.parameterClause.parameters.map(parameter))]
      + effects(signature.effectSpecifiers) + optional("result", signature.returnClause.map { type($0.type) }) + requirements(clause)
  }

  private func body(_ body: CodeBlockSyntax?) -> [TreeNode] {
    body.map { [node("body", statements($0.statements), at: $0)] } ?? []
  }

  func parameter(_ value: FunctionParameterSyntax) -> TreeNode {
    let names = [name(value.firstName), value.secondName.map(name)].compactMap { $0 }.joined(separator: " ")
    return node(
      "\(names):" + (value.ellipsis == nil ? "" : "..."),
      attributes(value.attributes) + value.modifiers.map(modifier) + [type(value.type)]
        + optional("default", value.defaultValue.map { expression($0.value) }), at: value)
  }

  private func enumCase(_ value: EnumCaseElementSyntax) -> TreeNode {
    let parameters = value.parameterClause.map { clause in
      [
        TreeNode(
          "parameters",
          clause.parameters.map { parameter in
            let names = [parameter.firstName, parameter.secondName].compactMap { $0.map(name) }.joined(separator: " ")
            return node(
              "\(names):",
              parameter.modifiers.map(modifier) + [type(parameter.type)]
                + optional("default", parameter.defaultValue.map { expression($0.value) }), at: parameter)
          })
      ]
    }
    return node("case \(name(value.name))", (parameters ?? []) + optional("value", value.rawValue.map { expression($0.value) }), at: value)
  }

  private func binding(_ value: PatternBindingSyntax) -> TreeNode {
    node(
      "binding",
      [pattern(value.pattern)] + optional("type", value.typeAnnotation.map { type($0.type) })
        + optional("value", value.initializer.map { expression($0.value) }) + accessors(value.accessorBlock), at: value)
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> [TreeNode] {
    switch block?.accessors {
    case .getter(let items): [node("body", statements(items), at: items)]
    case .accessors(let list): [TreeNode("accessors", list.map(accessor))]
    case nil: []
    }
  }

  private func accessor(_ value: AccessorDeclSyntax) -> TreeNode {
    node(
      value.accessorSpecifier.text + (value.parameters.map { "(\(name($0.name)))" } ?? ""),
      attributes(value.attributes) + (value.modifier.map { [modifier($0)] } ?? []) + effects(value.effectSpecifiers) + body(value.body),
      at: value)
  }
}
