import SwiftParsing

/// The way in which a statement ends.
enum Flow: Sendable {
  case normal
  case returned(Value)
  case broken(String?)
  case continued(String?)
  case fellThrough
}

extension Evaluator {
  /// Executes statements in order.
  ///
  /// - Parameter isBody: True for the body of a function without a result.
  func execute(_ statements: [Statement], _ scope: Scope, isBody: Bool = false) throws(Refusal) -> Flow {
    for statement in statements { try declareFunctions(in: statement, scope) }
    var deferred: [Block] = []
    var end = Flow.normal
    // After an error, these are the statements that were not run.
    var rest = statements[...]
    defer { if isMakingData, filled != nil { unfinished += rest.map { $0.span } } }
    for (index, statement) in statements.enumerated() {
      rest = statements[index...]
      if case .defer(let body) = statement.kind {
        deferred.append(body)
        continue
      }
      if isTolerant || unknownNames != nil || start.running != nil && (statement.waitsForEvent || isBody) {
        end = try executeOrPassOver(statement, scope, before: isBody ? statements[(index + 1)...] : nil)
      } else if deferred.isEmpty {
        end = try execute(statement, scope)
      } else {
        end = try execute(statement, deferring: deferred, scope)
      }
      if case .normal = end { continue }
      break
    }
    rest = []
    for body in deferred.reversed() { _ = try block(body, scope) }
    return end
  }

  /// - Parameter rest: The rest of a function's body; nil if it is not known.
  private func executeOrPassOver(_ statement: Statement, _ scope: Scope, before rest: ArraySlice<Statement>?) throws(Refusal) -> Flow {
    let moves = reachedMoves
    let created = start.created.count
    do throws(Refusal) {
      let flow = try execute(statement, scope)
      if start.running != nil { noteSelector(in: statement) }
      if start.wanted != nil, let (object, member) = memberSet(by: statement, scope), case .opaque(let value)? = object.fields[member.text]
      {
        setUnknown(member.text, of: object, value.refusal(at: member.span), at: member.span)
      }
      return flow
    } catch {
      // A search for undeclared names continues after each error.
      if unknownNames != nil, error.isPassedOver { return .normal }
      guard passOver(statement, error, scope, before: rest) else { throw error }
      // The window of `window?.rootViewController = Feed()` may be unknown, but the controller is created.
      if start.wanted != nil, start.created.count == created, case .expression(let expression) = statement.kind,
        case .assignment(_, let source) = expression.kind
      {
        _ = try? value(source, scope)
      }
      // The skipped settings must be reported as not applied.
      reachedMoves = moves
      return .normal
    }
  }

  /// Executes a statement and runs the deferred blocks if it throws.
  private func execute(_ statement: Statement, deferring deferred: [Block], _ scope: Scope) throws(Refusal) -> Flow {
    do throws(Refusal) {
      return try execute(statement, scope)
    } catch {
      guard case .thrown = error.reason else { throw error }
      let found = thrown
      for body in deferred.reversed() { _ = try block(body, scope) }
      thrown = found
      throw error
    }
  }

  func block(_ block: Block, _ scope: Scope) throws(Refusal) -> Flow { try execute(block.statements, Scope(inside: scope)) }

  func execute(_ statement: Statement, _ scope: Scope) throws(Refusal) -> Flow {
    try step(statement.span)
    switch statement.kind {
    case .expression(let expression): return try execute(expression, scope)
    case .declaration(let declaration): try declare(declaration, scope)
    case .guard(let conditions, let otherwise):
      if try !holds(conditions, scope) { return try block(otherwise, scope) }
    case .for, .while, .repeat: return try loop(statement, nil, scope)
    case .return(let value):
      return .returned(
        try value.map { value throws(Refusal) in try coerce(try self.value(value, scope, scope.result), to: scope.result, value.span) }
          ?? .void)
    case .throw(let value):
      thrown = try self.value(value, scope)
      throw Refusal(.thrown(text(of: value)), at: statement.span)
    case .break(let label): return .broken(label?.text)
    case .continue(let label): return .continued(label?.text)
    case .fallthrough: return .fellThrough
    case .defer: return .normal
    case .do(let body, _, let catches): return try execute(body, catches, scope)
    case .labeled(let label, let inner): return try execute(inner, label: label.text, scope)
    case .conditional(let branches): return try execute(Program.active(branches), scope)
    case .discard, .yield: return .normal
    case .unparsed(let problem): throw Refusal(.grammar(problem.kind), at: problem.span)
    }
    return .normal
  }

  /// Executes an expression statement. `if` and `switch` may return from the function.
  private func execute(_ expression: Expression, _ scope: Scope) throws(Refusal) -> Flow {
    switch expression.kind {
    case .if(let choice): return try execute(choice, scope)
    case .switch(let choice): return try execute(choice, scope, expression.span)
    case .ternary(let condition, let then, let otherwise):
      _ = try value(try truth(condition, scope) ? then : otherwise, scope)
      return .normal
    default:
      // A subscription ends if nothing keeps its token.
      cancelSubscriptions(in: try value(expression.discarded ?? expression, scope))
      return .normal
    }
  }

  private func execute(_ choice: If, _ scope: Scope) throws(Refusal) -> Flow {
    let inside = Scope(inside: scope)
    if try holds(choice.conditions, inside) { return try execute(choice.body.statements, inside) }
    switch choice.otherwise {
    case nil: return .normal
    case .if(let next): return try execute(next, scope)
    case .block(let body): return try block(body, scope)
    }
  }

  private func execute(_ inner: Statement, label: String, _ scope: Scope) throws(Refusal) -> Flow {
    switch inner.kind {
    case .for, .while, .repeat: return try loop(inner, label, scope)
    default:
      let flow = try execute(inner, scope)
      if case .broken(label) = flow { return .normal }
      return flow
    }
  }

  /// Executes a loop. If it exceeds a limit, the innermost loop is reported.
  private func loop(_ statement: Statement, _ label: String?, _ scope: Scope) throws(Refusal) -> Flow {
    let wasInLoop = isLoopRefused
    do throws(Refusal) {
      switch statement.kind {
      case .for(let loop): return try execute(loop, label, scope)
      case .while(let conditions, let body): return try execute(while: conditions, body, label, scope)
      case .repeat(let body, let condition): return try execute(repeat: body, condition, label, scope)
      default: return .normal
      }
    } catch {
      guard !isLoopRefused, !wasInLoop else { throw error }
      var isTooLong = false
      if case .tooManySteps = error.reason { isTooLong = true }
      if case .tooLarge = error.reason, case .for(let loop) = statement.kind, error.span == loop.sequence.span { isTooLong = true }
      guard isTooLong else { throw error }
      isLoopRefused = true
      throw Refusal(error.reason, at: statement.span)
    }
  }

  /// The flow after the body of a loop; nil to continue with the next iteration.
  private func leaves(_ flow: Flow, _ label: String?) -> Flow? {
    switch flow {
    case .normal, .fellThrough: return nil
    case .continued(let target): return target == nil || target == label ? nil : flow
    case .broken(let target): return target == nil || target == label ? .normal : flow
    case .returned: return flow
    }
  }

  private func execute(_ loop: ForLoop, _ label: String?, _ scope: Scope) throws(Refusal) -> Flow {
    if loop.isAwait { throw Refusal(.waits, at: loop.sequence.span) }
    let sequence = try value(loop.sequence, scope)
    let isInAnyOrder = KeyedEffects(loop).areIndependent && !program.callsOwnFunctions(in: loop.body.span)
    let all = isInAnyOrder ? try unordered(sequence, loop.sequence.span) : try elements(of: sequence, loop.sequence.span)
    let outside = runsInAnyOrder
    switch sequence {
    case .set, .dictionary: runsInAnyOrder = isInAnyOrder
    default: break
    }
    defer { runsInAnyOrder = outside }
    for element in all {
      let inside = Scope(inside: scope)
      guard try matches(element, loop.pattern, inside, binds: true) else { continue }
      inside.makeConstant(loop.pattern)
      if let condition = loop.where, try !truth(condition, inside) { continue }
      if let flow = leaves(try execute(loop.body.statements, inside), label) { return flow }
      try step(loop.body.span)
    }
    return .normal
  }

  private func execute(while conditions: [Condition], _ body: Block, _ label: String?, _ scope: Scope) throws(Refusal) -> Flow {
    while true {
      let inside = Scope(inside: scope)
      guard try holds(conditions, inside) else { return .normal }
      if let flow = leaves(try execute(body.statements, inside), label) { return flow }
      try step(body.span)
    }
  }

  private func execute(repeat body: Block, _ condition: Expression, _ label: String?, _ scope: Scope) throws(Refusal) -> Flow {
    repeat {
      if let flow = leaves(try block(body, scope), label) { return flow }
      try step(body.span)
    } while try truth(condition, scope)
    return .normal
  }

  /// Declares the local functions and types of a block, which are visible before their declaration.
  private func declareFunctions(in statement: Statement, _ scope: Scope) throws(Refusal) {
    guard case .declaration(let declaration) = statement.kind else { return }
    switch declaration.kind {
    case .function(let function):
      let found = DeclaredFunction(function, declaration, of: nil)
      scope.functions[found.name, default: []].append(found)
    case .type(let type):
      guard let name = type.name.simpleName, let file = program.file(of: statement.span) else { return }
      let found = SourceType(type, outer: nil, in: file)
      found.scope = scope
      scope.types[name] = found
    default: break
    }
  }

  private func declare(_ declaration: Declaration, _ scope: Scope) throws(Refusal) {
    switch declaration.kind {
    case .variable(let variable):
      if let wrapper = declaration.wrapper { return try declare(variable, wrappedBy: wrapper, scope) }
      for binding in variable.bindings.flatMap({ $0.value == nil ? $0.parts : [$0] }) {
        try declare(binding, scope)
        if variable.introducer == .let, binding.value != nil { scope.makeConstant(binding.pattern) }
      }
    case .unparsed(let problem): throw Refusal(.grammar(problem.kind), at: problem.span)
    default: break
    }
  }

  private func declare(_ binding: Variable.Binding, _ scope: Scope) throws(Refusal) {
    let written = try binding.type.map { type throws(Refusal) in try expected(type, scope) }
    let type: Expected
    if let written { type = written } else { type = binding.value.map { collectionType(madeBy: $0, scope) } ?? .anything }
    if let written = binding.value {
      let value = try coerce(try self.value(written, scope, type), to: type, written.span)
      name(value, binding.pattern.name?.text, scope)
      if let name = binding.pattern.name {
        let box = Box(value, expected: type)
        box.type = binding.type
        if binding.type == nil, case .double = value { box.fraction = fraction(of: written, scope) }
        box.isObserved = binding.isObserved
        box.isWhole = binding.type.map { $0.simpleName == "Int" } ?? written.isIntegerLiteral
        scope.declare(name.text, box)
      } else {
        guard try matches(value, binding.pattern, scope, binds: true) else { throw Refusal(.unsupported("this pattern"), at: binding.span) }
      }
    } else if let name = binding.pattern.name {
      let box = Box(binding.type?.isOptional ?? false ? .nil : .void, expected: type)
      box.type = binding.type
      box.computed = binding.getter.map { ComputedValue(body: $0, type: binding.type, scope: scope) }
      scope.declare(name.text, box)
    }
  }
}

extension Expression {
  /// The value of an assignment to `_`.
  fileprivate var discarded: Expression? {
    if case .assignment(let target, let value) = kind, case .discard = target.kind { value } else { nil }
  }
}
