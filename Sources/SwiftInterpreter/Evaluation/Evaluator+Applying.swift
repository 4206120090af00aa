import SwiftParsing

extension Evaluator {
  func apply(_ function: FunctionValue, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    switch function.kind {
    case .closure(let closure, let scope):
      return try run(closure, scope, arguments, span, result: function.result, types: function.parameters)
    case .declared(let functions, let receiver, let scope): return try apply(functions, of: receiver, scope, arguments, span)
    default: return try applyOther(function, arguments, span)
    }
  }

  private func apply(
    _ functions: [DeclaredFunction], of receiver: Value?, _ scope: Scope?, _ arguments: [ArgumentValue], _ span: Span
  ) throws(Refusal) -> Value {
    var arguments = arguments
    if !functions.contains(where: { $0.signature.takes(arguments) }), arguments.allSatisfy({ $0.label == nil }) {
      // A function that is stored as a value is called without argument labels.
      arguments = relabelled(arguments, for: functions)
    }
    guard let chosen = try choose(functions, arguments) else { throw Refusal(.arguments(of: functions.first?.name ?? ""), at: span) }
    return try run(chosen, receiver: receiver, scope, arguments, span)
  }

  /// Calls a function value that is neither a closure nor declared in the code.
  @inline(never)
  private func applyOther(_ function: FunctionValue, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    switch function.kind {
    case .builder(let type, let closure, let scope): return try build(type, closure, scope, span)
    case .member(let name, let receiver): return try limited(try systemCall(name, of: receiver, arguments, span), span)
    case .global(let name): return try limited(try systemFunction(name, arguments, span), span)
    case .initializer(let type, let labels):
      let labelled = zip(labels, arguments).map { ArgumentValue(label: $0 == "_" ? nil : $0, value: $1.value, span: $1.span) }
      return try make(type, labelled, span)
    case .enumCase(let type, let name): return try enumValue(type, name, arguments, span)
    case .keyPath(let path, let scope):
      guard let first = arguments.first else { throw Refusal(.arguments(of: "a key path"), at: span) }
      return try follow(path, from: first.value, scope, span)
    case .asked(let maker, let receiver):
      guard arguments.count == 2 else { throw Refusal(.arguments(of: maker.name), at: span) }
      let given = maker.signature.parameters.filter { $0.value == nil && !$0.isVariadic }.map { parameter in
        ArgumentValue(
          label: parameter.label?.text == "_" ? nil : parameter.label?.text, value: arguments[parameter.isEnvironment ? 1 : 0].value,
          span: span)
      }
      return try run(maker, receiver: receiver, nil, given, span)
    case .operator(let name):
      if arguments.count == 1, case .tuple(let parts) = arguments[0].value, parts.count == 2 {
        return try combine(parts[0].value, name, parts[1].value, span)
      }
      guard arguments.count == 2 else { throw Refusal(.arguments(of: name), at: span) }
      return try combine(arguments[0].value, name, arguments[1].value, span)
    case .closure, .declared: return .void
    }
  }

  private func relabelled(_ arguments: [ArgumentValue], for functions: [DeclaredFunction]) -> [ArgumentValue] {
    let fitting = functions.filter { $0.body != nil && $0.signature.parameters.count == arguments.count }
    guard fitting.count == 1 else { return arguments }
    return zip(fitting[0].signature.parameters, arguments).map { parameter, argument in
      var argument = argument
      argument.label = parameter.label?.text == "_" ? nil : parameter.label?.text
      return argument
    }
  }

  private func enumValue(
    _ type: SourceType, _ name: String, _ arguments: [ArgumentValue], _ span: Span
  ) throws(Refusal) -> Value {
    let scope = Scope(receiver: nil, owner: type, result: .anything)
    let parameters = type.members.cases.first { $0.name.text == name }?.parameters ?? []
    // An enum case that is passed as a function is called without argument labels.
    let isBare = arguments.count == parameters.count && arguments.allSatisfy { $0.label == nil }
    guard let matched = isBare ? arguments.map({ [$0] }) : parameters.match(arguments) else {
      throw Refusal(.arguments(of: name), at: span)
    }
    var payload: [Value.TupleElement] = []
    for (parameter, found) in zip(parameters, matched) {
      let expected = try self.expected(parameter.type, scope)
      var held = Value.nil
      if let argument = found.first {
        held = try coerce(argument.value, to: expected, argument.span)
      } else if let written = parameter.value {
        held = try coerce(try value(written, scope, expected), to: expected, span)
      }
      payload.append(Value.TupleElement(label: parameter.label?.text, value: held))
    }
    return try limited(.enumCase(EnumValue(type: type, name: name, payload: payload)), span)
  }
}
