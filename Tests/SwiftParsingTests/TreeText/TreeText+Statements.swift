import SwiftParsing

extension TreeText {
  func statements(_ statements: [Statement]) -> [TreeNode] { statements.map(statement) }

  func block(_ block: Block) -> TreeNode { node("block", statements(block.statements), at: block.span) }

  func statement(_ statement: Statement) -> TreeNode {
    let span = statement.span
    switch statement.kind {
    case .expression(let value): return expression(value)
    case .declaration(let declaration): return self.declaration(declaration)
    case .guard(let conditions, let body): return node("guard", conditions.map(condition) + [block(body)], at: span)
    case .for(let loop): return self.loop(loop, span)
    case .while(let conditions, let body): return node("while", conditions.map(condition) + [block(body)], at: span)
    case .repeat(let body, let condition): return node("repeat", [block(body), expression(condition)], at: span)
    case .return(let value): return node("return", value.map { [expression($0)] } ?? [], at: span)
    case .throw(let value): return node("throw", [expression(value)], at: span)
    case .break(let label): return node("break \(label?.text ?? "")", at: span)
    case .continue(let label): return node("continue \(label?.text ?? "")", at: span)
    case .fallthrough: return node("fallthrough", at: span)
    case .defer(let body): return node("defer", [block(body)], at: span)
    case .do(let body, let effects, let clauses):
      return node("do", self.effects(effects) + [block(body)] + clauses.map(clause), at: span)
    case .yield(let values): return node("yield", values.map(expression), at: span)
    case .discard(let value): return node("discard", [expression(value)], at: span)
    case .labeled(let label, let inner): return node("label \(label.text)", [self.statement(inner)], at: span)
    case .conditional(let block): return node("#if", conditional(block, statements), at: span)
    case .unparsed(let problem): return self.problem(problem, at: span)
    }
  }

  private func loop(_ loop: ForLoop, _ span: Span) -> TreeNode {
    let words = [loop.isTry ? "try" : nil, loop.isAwait ? "await" : nil, loop.isCase ? "case" : nil].compactMap { $0 }
    return node(
      (["for"] + words).joined(separator: " "),
      [pattern(loop.pattern)] + optional("type", loop.type.map(type)) + [expression(loop.sequence)]
        + optional("where", loop.where.map(expression)) + [block(loop.body)], at: span)
  }

  private func clause(_ clause: CatchClause) -> TreeNode {
    node("catch", clause.items.map(item) + [block(clause.body)], at: clause.body.span)
  }

  private func item(_ item: SwitchCase.CaseItem) -> TreeNode {
    let pattern = item.pattern.map { [self.pattern($0)] } ?? []
    return TreeNode("item", pattern + optional("where", item.where.map(expression)))
  }

  func switchCase(_ switchCase: SwitchCase) -> TreeNode {
    switch switchCase.kind {
    case .patterns(let items, let body): node("case", items.map(item) + statements(body), at: switchCase.span)
    case .otherwise(let isUnknown, let body): node(isUnknown ? "@unknown default" : "default", statements(body), at: switchCase.span)
    case .conditional(let block): node("#if", conditional(block) { $0.map(self.switchCase) }, at: switchCase.span)
    }
  }

  func condition(_ condition: Condition) -> TreeNode {
    switch condition.kind {
    case .expression(let value): expression(value)
    case .optionalBinding(let introducer, let pattern, let type, let value):
      node(
        "if-\(introducer.rawValue)",
        [self.pattern(pattern)] + optional("type", type.map(self.type)) + optional("value", value.map(expression)), at: condition.span)
    case .match(let pattern, let type, let value):
      node("if-case", [self.pattern(pattern)] + optional("type", type.map(self.type)) + [expression(value)], at: condition.span)
    case .available(let platforms): node("#available", platforms.map(platform), at: condition.span)
    case .unavailable(let platforms): node("#unavailable", platforms.map(platform), at: condition.span)
    }
  }

  private func platform(_ platform: Condition.Platform) -> TreeNode {
    node([platform.name.text, platform.version].compactMap { $0 }.joined(separator: " "), at: platform.name.span)
  }
}
