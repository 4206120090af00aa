import SwiftParsing

/// What is called, with its arguments.
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
      // A function that is a value is called without its labels.
      arguments = relabelled(arguments, for: functions)
    }
    guard let chosen = try choose(functions, arguments) else { throw Refusal(.arguments(of: functions.first?.name ?? ""), at: span) }
    return try run(chosen, receiver: receiver, scope, arguments, span)
  }

  /// Calls what is neither a closure nor a function of the source.
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
      guard let first = arguments.first else { throw Refusal(.arguments(of: "key path"), at: span) }
      return try follow(path, from: first.value, scope, span)
    case .operator(let name):
      if arguments.count == 1, case .tuple(let parts) = arguments[0].value, parts.count == 2 {
        return try combine(parts[0].value, name, parts[1].value, span)
      }
      guard arguments.count == 2 else { throw Refusal(.arguments(of: name), at: span) }
      return try combine(arguments[0].value, name, arguments[1].value, span)
    case .closure, .declared: return .void
    }
  }

  /// The function that takes these arguments: by labels, then by the kinds of values.
  func choose(_ functions: [DeclaredFunction], _ arguments: [ArgumentValue]) throws(Refusal) -> DeclaredFunction? {
    let fitting = functions.filter { $0.body != nil && $0.signature.takes(arguments) }
    guard fitting.count > 1 else { return fitting.first }
    let closest = fitting.filter { self.fits($0, arguments) }
    // As Swift ranks overloads: one that takes just these arguments before one with defaults, variadic or generic.
    return (closest.isEmpty ? fitting : closest).enumerated().min { one, other in
      let ranks = (one.element.signature.rank(of: arguments), other.element.signature.rank(of: arguments))
      return ranks.0 == ranks.1 ? one.offset < other.offset : ranks.0 < ranks.1
    }?.element
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

  /// The library's method, where the arguments fit none of those that extensions have under its name: `sorted { … }` in an extension's
  /// `sorted(by:)`.
  @inline(never) func overloaded(_ target: Value, _ arguments: [ArgumentValue]) -> Value {
    guard case .function(let function) = target, case .declared(let functions, let receiver?, _) = function.kind,
      let name = functions.first?.name, receiver.isSequence, Library.isMethod(name),
      !functions.contains(where: { $0.signature.takes(arguments) && fits($0, arguments) })
    else { return target }
    return .function(FunctionValue(kind: .member(name, of: receiver)))
  }

  /// The library's property, where extensions have only methods under its name: `count` beside `count(above:)`.
  @inline(never) func overloadedProperty(_ name: String, _ receiver: Value, _ span: Span) throws(Refusal) -> Value? {
    guard receiver.isSequence, isOverloaded(name, receiver), let own = try systemMember(name, of: receiver, span) else { return nil }
    return own.isFunction ? nil : own
  }

  /// Whether an extension has a method under a name of the library's.
  func isOverloaded(_ name: String, _ receiver: Value) -> Bool {
    extensionNames(of: receiver).contains { program.extensions[$0]?.members.functions[name] != nil }
  }

  /// Whether the values are of the kinds that the parameters say.
  func fits(_ function: DeclaredFunction, _ arguments: [ArgumentValue]) -> Bool {
    let scope = Scope(receiver: nil, owner: function.owner, result: .anything)
    guard let matched = function.signature.match(arguments) else { return false }
    return zip(function.signature.parameters, matched).allSatisfy { parameter, found in
      guard let expected = try? self.expected(parameter.type, scope) else { return true }
      return found.allSatisfy { $0.value.mayBe(expected) }
    }
  }

  private func enumValue(
    _ type: SourceType, _ name: String, _ arguments: [ArgumentValue], _ span: Span
  ) throws(Refusal) -> Value {
    let scope = Scope(receiver: nil, owner: type, result: .anything)
    let parameters = type.members.cases.first { $0.name.text == name }?.parameters ?? []
    // A case that is passed as a function is called without its labels.
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
