import SwiftSyntax

extension OtherText {
  func statements(_ items: CodeBlockItemListSyntax) -> [TreeNode] {
    items.compactMap { item in
      switch item.item {
      case .decl(let value): value.is(PoundSourceLocationSyntax.self) ? nil : declaration(value)
      case .stmt(let value): statement(value)
      case .expr(let value): expression(value)
      }
    }
  }

  func block(_ block: CodeBlockSyntax) -> TreeNode { node("block", statements(block.statements), at: block) }

  func statement(_ value: StmtSyntax) -> TreeNode {
    switch value.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let value): expression(value.expression)
    case .guardStmt(let value): node("guard", value.conditions.map(condition) + [block(value.body)], at: value)
    case .forStmt(let value): loop(value)
    case .whileStmt(let value): node("while", value.conditions.map(condition) + [block(value.body)], at: value)
    case .repeatStmt(let value): node("repeat", [block(value.body), expression(value.condition)], at: value)
    case .returnStmt(let value): node("return", value.expression.map { [expression($0)] } ?? [], at: value)
    case .throwStmt(let value): node("throw", [expression(value.expression)], at: value)
    case .breakStmt(let value): node("break \(value.label.map(name) ?? "")", at: value)
    case .continueStmt(let value): node("continue \(value.label.map(name) ?? "")", at: value)
    case .fallThroughStmt(let value): node("fallthrough", at: value)
    case .deferStmt(let value): node("defer", [block(value.body)], at: value)
    case .doStmt(let value):
      node("do", effects(nil, value.throwsClause) + [block(value.body)] + value.catchClauses.map(clause), at: value)
    case .yieldStmt(let value): node("yield", yielded(value.yieldedExpressions), at: value)
    case .discardStmt(let value): node("discard", [expression(value.expression)], at: value)
    case .labeledStmt(let value): node("label \(name(value.label))", [statement(value.statement)], at: value)
    default: unknown(value)
    }
  }

  private func yielded(_ values: YieldStmtSyntax.YieldedExpressions) -> [TreeNode] {
    switch values {
    case .single(let value): [expression(value)]
    case .multiple(let values): values.elements.map { expression($0.expression) }
    }
  }

  private func loop(_ value: ForStmtSyntax) -> TreeNode {
    let words = [value.tryKeyword, value.awaitKeyword, value.caseKeyword].compactMap { $0?.text }
    return node(
      (["for"] + words).joined(separator: " "),
      [pattern(value.pattern)] + optional("type", value.typeAnnotation.map { type($0.type) }) + [expression(value.sequence)]
        + optional("where", value.whereClause.map { expression($0.condition) }) + [block(value.body)], at: value)
  }

  private func clause(_ value: CatchClauseSyntax) -> TreeNode {
    node(
      "catch",
      value.catchItems.map { item in
        TreeNode(
          "item", (item.pattern.map { [pattern($0)] } ?? []) + optional("where", item.whereClause.map { expression($0.condition) }))
      } + [block(value.body)], at: value.body)
  }

  func cases(_ list: SwitchCaseListSyntax) -> [TreeNode] { list.map(switchCase) }

  func switchCase(_ element: SwitchCaseListSyntax.Element) -> TreeNode {
    switch element {
    case .ifConfigDecl(let block): return node("#if", conditional(block), at: block)
    case .switchCase(let value):
      switch value.label {
      case .case(let label):
        let items = label.caseItems.map { item in
          TreeNode("item", [pattern(item.pattern)] + optional("where", item.whereClause.map { expression($0.condition) }))
        }
        return node("case", items + statements(value.statements), at: value)
      case .default:
        return node(value.attribute == nil ? "default" : "@unknown default", statements(value.statements), at: value)
      }
    }
  }

  func condition(_ element: ConditionElementSyntax) -> TreeNode {
    switch element.condition {
    case .expression(let value): expression(value)
    case .optionalBinding(let value):
      node(
        "if-\(value.bindingSpecifier.text)",
        [pattern(value.pattern)] + optional("type", value.typeAnnotation.map { type($0.type) })
          + optional("value", value.initializer.map { expression($0.value) }), at: value)
    case .matchingPattern(let value):
      node(
        "if-case",
        [pattern(value.pattern)] + optional("type", value.typeAnnotation.map { type($0.type) }) + [expression(value.initializer.value)],
        at: value)
    case .availability(let value):
      node(
        value.availabilityKeyword.text,
        value.availabilityArguments.map { TreeNode($0.argument.trimmedDescription.replacing(", ", with: ",")) }, at: value)
    }
  }
}
