import SwiftParsing

/// Decides whether a loop over a dictionary or a set has the same result in any order of its keys:
///
///     for (section, items) in all { snapshot.appendItems(items, toSection: section) }
///
/// This holds if its statements change only variables of their own, the value of the key in another dictionary, or the section that is
/// the key.
struct KeyedEffects {
  private let statements: [Statement]
  private let isKey: (Expression) -> Bool

  init(_ loop: ForLoop) {
    var bound = loop.pattern
    if case .tuple(let parts) = bound.kind, let first = parts.first { bound = first.pattern }
    (statements, isKey) = (loop.body.statements, Self.named(bound.name?.text))
  }

  /// For the closure of `forEach`.
  init(_ closure: Closure) {
    statements = closure.body
    guard let parameters = closure.parameters else {
      isKey = { $0.isIdentifier("$0") || $0.isKey(of: "$0") }
      return
    }
    let name = parameters.first?.closureName
    isKey =
      parameters.count == 1
      ? { expression in name.map { expression.isIdentifier($0) || expression.isKey(of: $0) } ?? false } : Self.named(name)
  }

  private static func named(_ name: String?) -> (Expression) -> Bool {
    { expression in name.map { expression.isIdentifier($0) } ?? false }
  }

  var areIndependent: Bool { areIndependent(statements, []) }

  /// - Parameter own: The variables that the loop's body has declared.
  private func areIndependent(_ statements: [Statement], _ own: Set<String>) -> Bool {
    var own = own
    return statements.allSatisfy { statement in
      switch statement.kind {
      case .declaration(let declaration):
        guard case .variable(let variable) = declaration.kind else { return false }
        own.formUnion(variable.bindings.compactMap { $0.pattern.name?.text })
        return true
      case .expression(let expression): return isIndependent(expression, own)
      default: return false
      }
    }
  }

  private func isIndependent(_ expression: Expression, _ own: Set<String>) -> Bool {
    switch expression.kind {
    case .call(let call):
      guard case .member(let base, let reference) = call.callee.kind else { return false }
      if base.rootName.map(own.contains) ?? false || isElement(base) { return true }
      func isTarget(_ label: String) -> Bool { call.arguments.contains { $0.label?.text == label && isKey($0.value) } }
      switch reference.name.text {
      case "appendItems": return isTarget("toSection")
      case "apply": return isTarget("to")
      default: return false
      }
    case .assignment(let target, _): return isChanged(target, own)
    case .binary(let binary): return binary.operators[0].name.hasSuffix("=") && isChanged(binary.operands[0], own)
    case .if(let choice):
      guard areIndependent(choice.body.statements, own) else { return false }
      switch choice.otherwise {
      case nil: return true
      case .block(let block)?: return areIndependent(block.statements, own)
      case .if(let next)?: return isIndependent(next, own)
      }
    default: return false
    }
  }

  private func isChanged(_ target: Expression, _ own: Set<String>) -> Bool {
    isElement(target) || target.rootName.map(own.contains) ?? false
  }

  /// True for `all[key]`, `all[key]?` and `all[key, default: []]`.
  private func isElement(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .optionalChain(let base), .forceUnwrap(let base): isElement(base)
    case .subscript(let call): call.callee.isVariable && call.arguments.first.map { isKey($0.value) } ?? false
    default: false
    }
  }
}

extension Expression {
  fileprivate func isIdentifier(_ name: String) -> Bool {
    if case .identifier(let reference) = kind { reference.name.text == name } else { false }
  }

  /// True for `pair.key`.
  fileprivate func isKey(of name: String) -> Bool {
    if case .member(let base, let reference) = kind { reference.name.text == "key" && base.isIdentifier(name) } else { false }
  }
}
