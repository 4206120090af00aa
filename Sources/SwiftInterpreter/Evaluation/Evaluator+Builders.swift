import SwiftParsing

extension Evaluator {
  /// Combines the statements with `buildBlock`, and with `buildFinalResult` if the builder declares it.
  func build(_ type: SourceType, _ closure: Closure, _ outside: Scope, _ span: Span) throws(Refusal) -> Value {
    let scope = Scope(receiver: outside.receiver, owner: outside.owner, result: .anything, parent: outside)
    let block = try block(type, closure.body, scope, span)
    guard type.members.staticFunctions["buildFinalResult"] != nil else { return block }
    return try build("buildFinalResult", of: type, [ArgumentValue(label: nil, value: block, span: span)], span)
  }

  private func block(_ type: SourceType, _ statements: [Statement], _ scope: Scope, _ span: Span) throws(Refusal) -> Value {
    var values: [ArgumentValue] = []
    for statement in statements {
      if let value = try component(type, statement, scope) {
        values.append(ArgumentValue(label: nil, value: value, span: statement.span))
      } else {
        guard case .normal = try execute(statement, scope) else {
          throw Refusal(.unsupported("this statement in a result builder"), at: statement.span)
        }
      }
    }
    return try build("buildBlock", of: type, values, span)
  }

  /// The component for a statement; nil for statements without a value, such as declarations.
  private func component(_ type: SourceType, _ statement: Statement, _ scope: Scope) throws(Refusal) -> Value? {
    switch statement.kind {
    case .expression(let expression):
      switch expression.kind {
      case .if(let choice): return try component(type, choice, scope, expression.span)
      case .switch: throw Refusal(.unsupported("this statement in a result builder"), at: expression.span)
      case .assignment: return nil
      default: break
      }
      let found = ArgumentValue(label: nil, value: try value(expression, scope), span: expression.span)
      guard type.members.staticFunctions["buildExpression"] != nil else { return found.value }
      return try build("buildExpression", of: type, [found], expression.span)
    case .for(let loop):
      var parts: [Value] = []
      for element in try elements(of: try value(loop.sequence, scope), loop.sequence.span) {
        let inside = Scope(inside: scope)
        guard try matches(element, loop.pattern, inside, binds: true) else { continue }
        if let condition = loop.where, try !truth(condition, inside) { continue }
        parts.append(try block(type, loop.body.statements, inside, statement.span))
      }
      return try build("buildArray", of: type, [ArgumentValue(label: nil, value: .array(parts), span: statement.span)], statement.span)
    default: return nil
    }
  }

  private func component(_ type: SourceType, _ choice: If, _ scope: Scope, _ span: Span) throws(Refusal) -> Value {
    let inside = Scope(inside: scope)
    let holds = try holds(choice.conditions, inside)
    let first = holds ? try block(type, choice.body.statements, inside, span) : .nil
    switch choice.otherwise {
    case nil: return try build("buildOptional", of: type, [ArgumentValue(label: nil, value: first, span: span)], span)
    case .some where holds: return try build("buildEither", of: type, [ArgumentValue(label: "first", value: first, span: span)], span)
    case .block(let body):
      let second = try block(type, body.statements, Scope(inside: scope), span)
      return try build("buildEither", of: type, [ArgumentValue(label: "second", value: second, span: span)], span)
    case .if(let next):
      guard case .if(let inner) = next.kind else { throw Refusal(.unsupported("this statement in a result builder"), at: span) }
      let second = try component(type, inner, scope, span)
      return try build("buildEither", of: type, [ArgumentValue(label: "second", value: second, span: span)], span)
    }
  }

  private func build(_ name: String, of type: SourceType, _ values: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    guard let functions = type.members.staticFunctions[name] else { throw Refusal(.unknownMember(name, of: type.path), at: span) }
    let receiver = Value.type(TypeValue(type))
    return try apply(FunctionValue(kind: .declared(functions, receiver: receiver, scope: type.scope)), values, span)
  }
}
