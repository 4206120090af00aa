import SwiftSyntax

/// Writes the compiler's tree as a `TreeNode`, in the form of `TreeText`.
///
/// Omits everything that our tree omits: constraints of generic parameters, `unsafe` after `for`, module selectors, attributes under `#if`,
/// designated types of operators, and `#sourceLocation`.
struct OtherText {
  let source: [UInt8]

  func node(_ label: String, _ children: [TreeNode] = [], at syntax: some SyntaxProtocol) -> TreeNode {
    TreeNode(label, children, at: offset(syntax))
  }

  func offset(_ syntax: some SyntaxProtocol) -> Int { syntax.positionAfterSkippingLeadingTrivia.utf8Offset }

  func group(_ label: String, _ children: [TreeNode]) -> [TreeNode] {
    children.isEmpty ? [] : [TreeNode(label, children, at: children[0].offset)]
  }

  func optional(_ label: String, _ child: TreeNode?) -> [TreeNode] { child.map { [TreeNode(label, [$0], at: $0.offset)] } ?? [] }

  func text(_ start: AbsolutePosition, _ end: AbsolutePosition) -> String {
    String(decoding: source[start.utf8Offset..<max(start.utf8Offset, end.utf8Offset)], as: UTF8.self)
  }

  func unknown(_ syntax: some SyntaxProtocol) -> TreeNode { node("unknown \(syntax.kind)", at: syntax) }

  /// A name without its backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }

  func conditional(_ block: IfConfigDeclSyntax) -> [TreeNode] {
    block.clauses.map { clause in
      node("branch", (clause.condition.map { [condition($0)] } ?? [TreeNode("else")]) + elements(clause.elements), at: clause)
    }
  }

  private func elements(_ elements: IfConfigClauseSyntax.Elements?) -> [TreeNode] {
    switch elements {
    case .statements(let items): statements(items)
    case .switchCases(let cases): cases.map(switchCase)
    case .decls(let members): self.members(members)
    case .postfixExpression(let value): [expression(value)]
    case .attributes, nil: []
    }
  }

  private func condition(_ value: ExprSyntax) -> TreeNode {
    if let infix = value.as(InfixOperatorExprSyntax.self) {
      return node(infix.operator.trimmedDescription, terms(value, infix.operator.trimmedDescription).map(condition), at: value)
    }
    if let prefix = value.as(PrefixOperatorExprSyntax.self) { return node("!", [condition(prefix.expression)], at: value) }
    if let tuple = value.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return condition(only.expression)
    }
    return node(value.trimmedDescription.filter { $0 != " " }.replacing("`", with: ""), at: value)
  }

  private func terms(_ value: ExprSyntax, _ name: String) -> [ExprSyntax] {
    guard let infix = value.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == name else { return [value] }
    return terms(infix.leftOperand, name) + [infix.rightOperand]
  }

  // MARK: Types

  func type(_ type: TypeSyntax) -> TreeNode {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): node("type \(name(type.name))", arguments(type.genericArgumentClause), at: type)
    case .memberType(let type):
      node("type.\(name(type.name))", [self.type(type.baseType)] + arguments(type.genericArgumentClause), at: type)
    case .optionalType(let type): node("type?", [self.type(type.wrappedType)], at: type)
    case .implicitlyUnwrappedOptionalType(let type): node("type!", [self.type(type.wrappedType)], at: type)
    case .arrayType(let type): node("type[]", [self.type(type.element)], at: type)
    case .dictionaryType(let type): node("type[:]", [self.type(type.key), self.type(type.value)], at: type)
    case .inlineArrayType(let type): node("type[of]", [argument(type.count), argument(type.element)], at: type)
    case .tupleType(let type): node("type()", type.elements.map(element), at: type)
    case .functionType(let type):
      node(
        "type->", type.parameters.map(element) + effects(type.effectSpecifiers) + [self.type(type.returnClause.type)], at: type)
    case .someOrAnyType(let type): node(type.someOrAnySpecifier.text, [self.type(type.constraint)], at: type)
    case .metatypeType(let type): node("metatype \(type.metatypeSpecifier.text)", [self.type(type.baseType)], at: type)
    case .compositionType(let type): node("type&", type.elements.map { self.type($0.type) }, at: type)
    case .suppressedType(let type): node("~", [self.type(type.type)], at: type)
    case .packExpansionType(let type): node("repeat", [self.type(type.repetitionPattern)], at: type)
    case .packElementType(let type): node("each", [self.type(type.pack)], at: type)
    case .attributedType(let type):
      node(
        "attributed",
        type.specifiers.map { node($0.firstToken(viewMode: .sourceAccurate)?.text ?? "", at: $0) } + attributes(type.attributes)
          + type.lateSpecifiers.map { node($0.firstToken(viewMode: .sourceAccurate)?.text ?? "", at: $0) } + [self.type(type.baseType)],
        at: type)
    case .namedOpaqueReturnType(let type): self.type(type.type)
    default: unknown(type)
    }
  }

  private func element(_ element: TupleTypeElementSyntax) -> TreeNode {
    let names = [element.firstName, element.secondName].compactMap { $0.map(name) }.joined(separator: " ")
    return node("\(names):" + (element.ellipsis == nil ? "" : "..."), [type(element.type)], at: element.type)
  }

  func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TreeNode] {
    clause.map { [node("<>", $0.arguments.map(argument), at: $0)] } ?? []
  }

  private func argument(_ argument: GenericArgumentSyntax) -> TreeNode {
    switch argument.argument {
    case .type(let type): self.type(type)
    case .expr(let value): expression(value)
    }
  }

  func effects(_ effects: TypeEffectSpecifiersSyntax?) -> [TreeNode] { self.effects(effects?.asyncSpecifier, effects?.throwsClause) }
  func effects(_ effects: FunctionEffectSpecifiersSyntax?) -> [TreeNode] { self.effects(effects?.asyncSpecifier, effects?.throwsClause) }
  func effects(_ effects: AccessorEffectSpecifiersSyntax?) -> [TreeNode] { self.effects(effects?.asyncSpecifier, effects?.throwsClause) }

  func effects(_ async: TokenSyntax?, _ clause: ThrowsClauseSyntax?) -> [TreeNode] {
    (async == nil ? [] : [TreeNode("async")])
      + (clause.map { [TreeNode($0.throwsSpecifier.text, $0.type.map { [type($0)] } ?? [])] } ?? [])
  }

  func attributes(_ list: AttributeListSyntax) -> [TreeNode] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let arguments =
        if let left = attribute.leftParen, let right = attribute.rightParen {
          [node(text(left.endPositionBeforeTrailingTrivia, right.positionAfterSkippingLeadingTrivia), at: left)]
        } else {
          [TreeNode]()
        }
      return node("@", [type(attribute.attributeName)] + arguments, at: attribute)
    }
  }

  // MARK: Patterns

  func pattern(_ pattern: PatternSyntax) -> TreeNode {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern): node("bind \(name(pattern.identifier))", at: pattern)
    case .wildcardPattern(let pattern): node("_", at: pattern)
    case .tuplePattern(let pattern):
      node("tuple", pattern.elements.map { labeled($0.label, self.pattern($0.pattern)) }, at: pattern)
    case .valueBindingPattern(let pattern): node(pattern.bindingSpecifier.text, [self.pattern(pattern.pattern)], at: pattern)
    case .isTypePattern(let pattern): node("is", [type(pattern.type)], at: pattern)
    case .expressionPattern(let pattern): expression(pattern.expression)
    default: unknown(pattern)
    }
  }

  func labeled(_ label: TokenSyntax?, _ value: TreeNode) -> TreeNode {
    label.map { node("\(name($0)):", [value], at: $0) } ?? value
  }
}
