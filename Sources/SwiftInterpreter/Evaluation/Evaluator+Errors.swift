import SwiftParsing

/// Implements `do`, `catch` and `try`. It is unknown whether undeclared functions throw.
extension Evaluator {
  func execute(_ body: Block, _ catches: [CatchClause], _ scope: Scope) throws(Refusal) -> Flow {
    let outside = mindsUnknownErrors
    mindsUnknownErrors = catches.isEmpty ? outside : errorsDecide(body, catches, scope)
    do throws(Refusal) {
      defer { mindsUnknownErrors = outside }
      return try block(body, scope)
    } catch {
      guard case .thrown = error.reason else { throw error }
      let found = thrown
      for clause in catches {
        let inside = Scope(inside: scope)
        inside.declare("error", found)
        guard try self.catches(clause, found, inside) else { continue }
        return try execute(clause.body.statements, inside)
      }
      throw error
    }
  }

  private func catches(_ clause: CatchClause, _ error: Value, _ scope: Scope) throws(Refusal) -> Bool {
    if clause.items.isEmpty { return true }
    for item in clause.items {
      guard let pattern = item.pattern, try matches(error, pattern, scope, binds: false) else { continue }
      guard let condition = item.where else { return true }
      if try truth(condition, scope) { return true }
    }
    return false
  }

  /// Evaluates `try`. Reports an unknown call if the result depends on whether it throws.
  func tried(_ operand: Expression, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    let found = try value(operand, scope, expected)
    if mindsUnknownErrors, case .opaque(let opaque) = found { throw opaque.refusal(at: operand.span) }
    return found
  }

  /// Evaluates `try?`, which is nil if the operand throws.
  func triedOptional(_ operand: Expression, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    let outside = mindsUnknownErrors
    mindsUnknownErrors = true
    defer { mindsUnknownErrors = outside }
    do throws(Refusal) { return try value(operand, scope, expected) } catch {
      if case .thrown = error.reason { return .nil }
      throw error
    }
  }

  /// True if the result depends on whether an error is thrown: a `catch` clause does more than print, or the body does more than `try`.
  private func errorsDecide(_ body: Block, _ catches: [CatchClause], _ scope: Scope) -> Bool {
    let isStopped = catches.allSatisfy { $0.body.statements.contains { stops($0) } }
    if isStopped { return false }
    return !catches.allSatisfy { $0.body.statements.allSatisfy { saysOnly($0, scope) } }
      || !body.statements.allSatisfy { triesOnly($0) || saysOnly($0, scope) }
  }

  private func stops(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement.kind, case .call(let call) = expression.kind else { return false }
    return ["fatalError", "preconditionFailure", "assertionFailure"].contains(call.callee.memberName)
  }

  /// True for a statement that only prints or calls an unknown function.
  private func saysOnly(_ statement: Statement, _ scope: Scope) -> Bool {
    guard case .expression(let expression) = statement.kind, case .call(let call) = expression.kind else { return false }
    switch call.callee.kind {
    case .identifier(let reference): return Library.functions.contains(reference.name.text)
    case .member(let base, _):
      if case .opaque? = try? value(base, scope) { return true }
      return false
    default: return false
    }
  }

  /// True for a declaration, a `try` expression, or an assignment of one.
  private func triesOnly(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .declaration: true
    case .expression(let expression):
      switch expression.kind {
      case .effect: true
      case .assignment(_, let source): if case .effect = source.kind { true } else { false }
      default: false
      }
    default: false
    }
  }
}
