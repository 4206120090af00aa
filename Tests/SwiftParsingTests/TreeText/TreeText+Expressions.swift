import SwiftParsing

extension TreeText {
  func expression(_ expression: Expression) -> TreeNode {
    let span = expression.span
    switch expression.kind {
    case .integer(let text): return node("integer \(text)", at: span)
    case .float(let text): return node("float \(text)", at: span)
    case .string(let literal): return node("string", literal.segments.compactMap { segment($0, span) }, at: span)
    case .boolean(let value): return node("\(value)", at: span)
    case .nil: return node("nil", at: span)
    case .array(let elements): return node("array", elements.map { self.expression($0) }, at: span)
    case .dictionary(let entries):
      return node("dictionary", entries.flatMap { [self.expression($0.key), self.expression($0.value)] }, at: span)
    case .tuple(let elements): return node("tuple", arguments(elements), at: span)
    case .regex(let pattern): return node("regex \(file.text(of: pattern))", at: span)
    case .identifier(let reference): return specialized(node("name " + name(of: reference), at: span), reference)
    case .self: return node("name self", at: span)
    case .super: return node("super", at: span)
    case .implicitMember(let reference): return specialized(node("." + name(of: reference), at: span), reference)
    case .member(let base, let reference):
      return specialized(node("member " + name(of: reference), [self.expression(base)], at: span), reference)
    case .discard: return node("_", at: span)
    case .call(let call): return node(call.hasParentheses ? "call" : "call{}", parts(call), at: span)
    case .subscript(let call): return node("subscript", parts(call), at: span)
    case .optionalChain(let base): return node("?", [self.expression(base)], at: span)
    case .forceUnwrap(let base): return node("!", [self.expression(base)], at: span)
    case .postfix(let base, let name): return node("postfix \(name.name)", [self.expression(base)], at: span)
    case .specialized(let base, let generics):
      return node("specialized", [self.expression(base)] + arguments(generics), at: span)
    case .conditional(let base, let block):
      let branches = conditional(block) { $0.map { self.expression($0) } }
      return node("#if", (base.map { [self.expression($0)] } ?? []) + branches, at: span)
    default: return operation(expression)
    }
  }

  private func operation(_ expression: Expression) -> TreeNode {
    let span = expression.span
    switch expression.kind {
    case .prefix(let name, let value): return node("prefix \(name.name)", [self.expression(value)], at: span)
    case .binary(let binary): return self.binary(binary)
    case .assignment(let left, let right): return node("=", [self.expression(left), self.expression(right)], at: span)
    case .ternary(let condition, let then, let other):
      return node("?:", [self.expression(condition), self.expression(then), self.expression(other)], at: span)
    case .cast(let value, let cast, let type): return node(cast.rawValue, [self.expression(value), self.type(type)], at: span)
    case .inOut(let value): return node("&", [self.expression(value)], at: span)
    case .effect(let effect, let value): return node(effect.rawValue, [self.expression(value)], at: span)
    case .arrow(let left, let effects, let right):
      return node("->", [self.expression(left)] + self.effects(effects) + [self.expression(right)], at: span)
    case .closure(let closure): return self.closure(closure, span)
    case .if(let value): return self.if(value, span)
    case .switch(let value): return node("switch", [self.expression(value.subject)] + value.cases.map(switchCase), at: span)
    case .keyPath(let path): return node("\\", optional("root", path.root.map(type)) + path.components.map(component), at: span)
    case .macro(let macro): return self.macro(macro, span)
    case .type(let type): return node("type", [self.type(type)], at: span)
    case .packExpansion(let value): return node("repeat", [self.expression(value)], at: span)
    case .packElement(let value): return node("each", [self.expression(value)], at: span)
    case .pattern(let pattern): return self.pattern(pattern)
    default: return node("?", at: span)
    }
  }

  /// One node for each operator, as in the other tree, without recursion along the operands.
  private func binary(_ binary: Binary) -> TreeNode {
    let operands = binary.operands.map { expression($0) }
    guard binary.isRightAssociative else {
      return zip(binary.operators, operands.dropFirst()).reduce(operands[0]) {
        TreeNode("operator \($1.0.name)", [$0, $1.1], at: $0.offset)
      }
    }
    var result = operands[operands.count - 1]
    for index in binary.operators.indices.reversed() {
      result = TreeNode("operator \(binary.operators[index].name)", [operands[index], result], at: operands[index].offset)
    }
    return result
  }

  private func segment(_ segment: StringLiteral.Segment, _ span: Span) -> TreeNode? {
    switch segment {
    case .text(let text): text.isEmpty ? nil : node("text:\(text)", at: span)
    case .interpolation(let arguments, let span): node("interpolation", self.arguments(arguments), at: span)
    }
  }

  func name(of reference: Reference) -> String {
    reference.name.text + (reference.labels.map { "(" + $0.map { "\($0.text):" }.joined() + ")" } ?? "")
  }

  private func specialized(_ node: TreeNode, _ reference: Reference) -> TreeNode {
    reference.generics.map { TreeNode("specialized", [node] + arguments($0), at: node.offset) } ?? node
  }

  func arguments(_ arguments: [Argument]) -> [TreeNode] { arguments.map { labeled($0.label, expression($0.value)) } }

  private func parts(_ call: Call) -> [TreeNode] {
    [expression(call.callee)] + arguments(call.arguments) + group("trailing", arguments(call.trailing))
  }

  func macro(_ macro: MacroExpansion, _ span: Span) -> TreeNode {
    node(
      "#\(macro.name.text)",
      arguments(macro.generics) + (macro.arguments.map { [TreeNode("()", arguments($0))] } ?? [])
        + group("trailing", arguments(macro.trailing)), at: span)
  }

  private func component(_ component: KeyPath.KeyPathComponent) -> TreeNode {
    switch component {
    case .member(let reference): TreeNode("." + name(of: reference), arguments(reference.generics))
    case .method(let reference, let arguments): TreeNode(".()" + name(of: reference), self.arguments(arguments))
    case .subscript(let arguments): TreeNode("[]", self.arguments(arguments))
    case .optionalChain: TreeNode("?")
    case .forceUnwrap: TreeNode("!")
    }
  }

  private func closure(_ closure: Closure, _ span: Span) -> TreeNode {
    let captures = closure.captures.map { capture in
      let words = [capture.specifier?.name, capture.specifier?.detail, capture.name.text].compactMap { $0 }
      return node("capture " + words.joined(separator: " "), capture.value.map { [expression($0)] } ?? [], at: capture.name.span)
    }
    let parameters = closure.parameters.map { [TreeNode("parameters", $0.map(parameter))] } ?? []
    return node(
      "closure",
      closure.attributes.map(attribute) + captures + parameters + effects(closure.effects)
        + optional("result", closure.result.map(type)) + statements(closure.body), at: span)
  }

  private func `if`(_ value: If, _ span: Span) -> TreeNode {
    let otherwise: [TreeNode] =
      switch value.otherwise {
      case .if(let expression): [self.expression(expression)]
      case .block(let block): [self.block(block)]
      case nil: []
      }
    return node("if", value.conditions.map(condition) + [block(value.body)] + otherwise, at: span)
  }
}
