import SwiftSyntax

extension OtherText {
  func expression(_ value: ExprSyntax) -> TreeNode {
    switch value.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let value): node("integer \(value.literal.text)", at: value)
    case .floatLiteralExpr(let value): node("float \(value.literal.text)", at: value)
    case .stringLiteralExpr(let value): node("string", segments(value), at: value)
    case .booleanLiteralExpr(let value): node(value.literal.text, at: value)
    case .nilLiteralExpr(let value): node("nil", at: value)
    case .arrayExpr(let value): node("array", value.elements.map { expression($0.expression) }, at: value)
    case .dictionaryExpr(let value): node("dictionary", entries(value), at: value)
    case .tupleExpr(let value): node("tuple", arguments(value.elements), at: value)
    case .regexLiteralExpr(let value): node("regex \(value.regex.text)", at: value)
    case .declReferenceExpr(let value): node("name " + name(of: value), at: value)
    case .superExpr(let value): node("super", at: value)
    case .memberAccessExpr(let value):
      node(
        value.base == nil ? "." + name(of: value.declName) : "member " + name(of: value.declName),
        value.base.map { [expression($0)] } ?? [], at: value)
    case .discardAssignmentExpr(let value): node("_", at: value)
    case .functionCallExpr(let value): call(value)
    case .subscriptCallExpr(let value):
      node(
        "subscript",
        [expression(value.calledExpression)] + arguments(value.arguments)
          + trailing(value.trailingClosure, value.additionalTrailingClosures), at: value)
    case .optionalChainingExpr(let value): node("?", [expression(value.expression)], at: value)
    case .forceUnwrapExpr(let value): node("!", [expression(value.expression)], at: value)
    case .postfixOperatorExpr(let value): node("postfix \(value.operator.text)", [expression(value.expression)], at: value)
    case .genericSpecializationExpr(let value):
      node("specialized", [expression(value.expression)] + arguments(value.genericArgumentClause), at: value)
    case .postfixIfConfigExpr(let value):
      node("#if", (value.base.map { [expression($0)] } ?? []) + conditional(value.config), at: value)
    default: operation(value)
    }
  }

  private func operation(_ value: ExprSyntax) -> TreeNode {
    switch value.as(ExprSyntaxEnum.self) {
    case .prefixOperatorExpr(let value): node("prefix \(value.operator.text)", [expression(value.expression)], at: value)
    case .infixOperatorExpr(let value): infix(value)
    case .ternaryExpr(let value):
      node("?:", [expression(value.condition), expression(value.thenExpression), expression(value.elseExpression)], at: value)
    case .asExpr(let value):
      node("as" + (value.questionOrExclamationMark?.text ?? ""), [expression(value.expression), type(value.type)], at: value)
    case .isExpr(let value): node("is", [expression(value.expression), type(value.type)], at: value)
    case .inOutExpr(let value): node("&", [expression(value.expression)], at: value)
    case .tryExpr(let value): node("try" + (value.questionOrExclamationMark?.text ?? ""), [expression(value.expression)], at: value)
    case .awaitExpr(let value): node("await", [expression(value.expression)], at: value)
    case .unsafeExpr(let value): node("unsafe", [expression(value.expression)], at: value)
    case .consumeExpr(let value): node("consume", [expression(value.expression)], at: value)
    case .copyExpr(let value): node("copy", [expression(value.expression)], at: value)
    case .borrowExpr(let value): node("_borrow", [expression(value.expression)], at: value)
    case .closureExpr(let value): closure(value)
    case .ifExpr(let value): self.if(value)
    case .switchExpr(let value): node("switch", [expression(value.subject)] + cases(value.cases), at: value)
    case .keyPathExpr(let value): node("\\", optional("root", value.root.map(type)) + value.components.map(component), at: value)
    case .macroExpansionExpr(let value):
      macro(
        value.macroName, value.genericArgumentClause, value.leftParen == nil ? nil : value.arguments,
        trailing(value.trailingClosure, value.additionalTrailingClosures), at: offset(value))
    case .typeExpr(let value): node("type", [type(value.type)], at: value)
    case .packExpansionExpr(let value): node("repeat", [expression(value.repetitionPattern)], at: value)
    case .packElementExpr(let value): node("each", [expression(value.pack)], at: value)
    case .patternExpr(let value): pattern(value.pattern)
    default: unknown(value)
    }
  }

  private func infix(_ value: InfixOperatorExprSyntax) -> TreeNode {
    let left = value.leftOperand
    let right = value.rightOperand
    if let arrow = value.operator.as(ArrowExprSyntax.self) {
      return node("->", [expression(left)] + effects(arrow.effectSpecifiers) + [expression(right)], at: value)
    }
    if value.operator.is(AssignmentExprSyntax.self) { return node("=", [expression(left), expression(right)], at: value) }
    return node("operator \(value.operator.trimmedDescription)", [expression(left), expression(right)], at: value)
  }

  private func segments(_ literal: StringLiteralExprSyntax) -> [TreeNode] {
    var nodes: [TreeNode] = []
    var texts: [StringLiteralSegmentListSyntax.Element] = []
    func flush() {
      guard !texts.isEmpty else { return }
      let part = StringLiteralExprSyntax(
        openingPounds: literal.openingPounds, openingQuote: literal.openingQuote, segments: StringLiteralSegmentListSyntax(texts),
        closingQuote: literal.closingQuote, closingPounds: literal.closingPounds)
      let text = part.representedLiteralValue ?? "?"
      if !text.isEmpty { nodes.append(node("text:\(text)", at: literal)) }
      texts = []
    }
    for segment in literal.segments {
      switch segment {
      case .stringSegment: texts.append(segment)
      case .expressionSegment(let value):
        flush()
        nodes.append(node("interpolation", arguments(value.expressions), at: value))
      }
    }
    flush()
    return nodes
  }

  private func entries(_ value: DictionaryExprSyntax) -> [TreeNode] {
    guard case .elements(let elements) = value.content else { return [] }
    return elements.flatMap { [expression($0.key), expression($0.value)] }
  }

  private func call(_ value: FunctionCallExprSyntax) -> TreeNode {
    node(
      value.leftParen == nil ? "call{}" : "call",
      [expression(value.calledExpression)] + arguments(value.arguments)
        + trailing(value.trailingClosure, value.additionalTrailingClosures), at: value)
  }

  func name(of value: DeclReferenceExprSyntax) -> String {
    name(value.baseName) + (value.argumentNames.map { "(" + $0.arguments.map { "\(name($0.name)):" }.joined() + ")" } ?? "")
  }

  func arguments(_ list: LabeledExprListSyntax) -> [TreeNode] { list.map { labeled($0.label, expression($0.expression)) } }

  func trailing(_ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax) -> [TreeNode] {
    group("trailing", (first.map { [closure($0)] } ?? []) + others.map { labeled($0.label, closure($0.closure)) })
  }

  func macro(
    _ name: TokenSyntax, _ generics: GenericArgumentClauseSyntax?, _ list: LabeledExprListSyntax?, _ trailing: [TreeNode], at offset: Int
  ) -> TreeNode {
    TreeNode("#\(name.text)", arguments(generics) + (list.map { [TreeNode("()", arguments($0))] } ?? []) + trailing, at: offset)
  }

  private func component(_ component: KeyPathComponentSyntax) -> TreeNode {
    switch component.component {
    case .property(let value): node("." + name(of: value.declName), arguments(value.genericArgumentClause), at: value)
    case .subscript(let value): node("[]", arguments(value.arguments), at: value)
    case .optional(let value): node(value.questionOrExclamationMark.text, at: value)
    default: unknown(component)
    }
  }

  func closure(_ value: ClosureExprSyntax) -> TreeNode {
    guard let signature = value.signature else { return node("closure", statements(value.statements), at: value) }
    let captures = (signature.capture?.items.map { $0 } ?? []).map { capture in
      let words = [capture.specifier?.specifier.text, capture.specifier?.detail?.text, name(capture.name)].compactMap { $0 }
      return node("capture " + words.joined(separator: " "), capture.initializer.map { [expression($0.value)] } ?? [], at: capture)
    }
    let parameters: [TreeNode] =
      switch signature.parameterClause {
      case .simpleInput(let names): [TreeNode("parameters", names.map { node("\(name($0.name)):", at: $0) })]
      case .parameterClause(let clause): [TreeNode("parameters", clause.parameters.map(parameter))]
      case nil: []
      }
    return node(
      "closure",
      attributes(signature.attributes) + captures + parameters + effects(signature.effectSpecifiers)
        + optional("result", signature.returnClause.map { type($0.type) }) + statements(value.statements), at: value)
  }

  private func parameter(_ value: ClosureParameterSyntax) -> TreeNode {
    let names = [name(value.firstName), value.secondName.map(name)].compactMap { $0 }.joined(separator: " ")
    return node(
      "\(names):" + (value.ellipsis == nil ? "" : "..."),
      attributes(value.attributes) + value.modifiers.map(modifier) + (value.type.map { [type($0)] } ?? []), at: value)
  }

  private func `if`(_ value: IfExprSyntax) -> TreeNode {
    let otherwise: [TreeNode] =
      switch value.elseBody {
      case .ifExpr(let other): [self.if(other)]
      case .codeBlock(let other): [block(other)]
      case nil: []
      }
    return node("if", value.conditions.map(condition) + [block(value.body)] + otherwise, at: value)
  }
}
