import SwiftParsing

/// Calls operators that the code declares in types or at top level.
extension Evaluator {
  /// Calls a declared operator; reports an error if none fits.
  func declaredOperator(_ left: Value, _ name: String, _ right: Value, _ span: Span) throws(Refusal) -> Value {
    let arguments = [ArgumentValue(label: nil, value: left, span: span), ArgumentValue(label: nil, value: right, span: span)]
    for type in types(of: [left, right]) {
      if case .function(let function)? = try staticMember(name, of: type, span), case .declared(let found, let receiver, _) = function.kind,
        let chosen = try chooseOperator(found, arguments)
      {
        return try run(chosen, receiver: receiver, nil, arguments, span)
      }
    }
    if let found = program.functions[name], let chosen = try chooseOperator(found, arguments) {
      return try run(chosen, receiver: nil, nil, arguments, span)
    }
    if case .opaque(let opaque) = left { throw opaque.refusal(at: span) }
    if case .opaque(let opaque) = right { throw opaque.refusal(at: span) }
    throw Refusal(.operation(name, left.kindName, right.kindName), at: span)
  }

  /// Calls a top-level operator whose parameters fit the operands; nil if the standard library's operator applies.
  func ownOperator(_ functions: [DeclaredFunction], _ left: Value, _ right: Value, _ span: Span) throws(Refusal) -> Value? {
    let arguments = [left, right].map { ArgumentValue(label: nil, value: $0, span: span) }
    guard let chosen = try chooseOperator(functions, arguments), fits(chosen, arguments) else { return nil }
    return try run(chosen, receiver: nil, nil, arguments, span)
  }

  /// Calls a declared prefix or postfix operator; returns nil if none fits.
  func ownUnary(_ sign: Operator, _ operand: Value, isPrefix: Bool) throws(Refusal) -> Value? {
    let arguments = [ArgumentValue(label: nil, value: operand, span: sign.span)]
    for found in operators(sign.name, [operand]) {
      let functions = found.filter { $0.signature.parameters.count == 1 && $0.isPrefix == isPrefix }
      guard let chosen = try chooseOperator(functions, arguments) else { continue }
      return try run(chosen, receiver: chosen.owner.map { .type(TypeValue($0)) }, nil, arguments, sign.span)
    }
    return nil
  }

  /// Calls a declared prefix operator; nil if the standard library's operator applies.
  func ownPrefix(_ sign: Operator, _ operand: Value) throws(Refusal) -> Value? {
    switch (sign.name, operand) {
    case ("-", .int), ("-", .double), ("+", .int), ("+", .double), ("~", .int), (_, .opaque): nil
    default: try ownUnary(sign, operand, isPrefix: true)
    }
  }

  /// The value of the left operand after a declared operator such as `+=`; nil if no operator fits.
  func ownAssignment(_ sign: Operator, _ old: Value, _ new: Value) throws(Refusal) -> Value? {
    let arguments = [old, new].map { ArgumentValue(label: nil, value: $0, span: sign.span) }
    for found in operators(sign.name, [old, new]) {
      guard let chosen = try chooseOperator(found, arguments), fits(chosen, arguments), chosen.signature.parameters[0].isInOut else {
        continue
      }
      _ = try run(chosen, receiver: chosen.owner.map { .type(TypeValue($0)) }, nil, arguments, sign.span)
      defer { changedArguments = [:] }
      return changedArguments[0] ?? old
    }
    return nil
  }

  /// Calls a declared `~=` or `==`; nil if the standard library's operator applies.
  func ownTruth(_ name: String, _ left: Value, _ right: Value, _ span: Span) throws(Refusal) -> Bool? {
    let arguments = [left, right].map { ArgumentValue(label: nil, value: $0, span: span) }
    for found in operators(name, [left, right]) {
      guard let chosen = try chooseOperator(found, arguments), fits(chosen, arguments) else { continue }
      return try bool(try run(chosen, receiver: chosen.owner.map { .type(TypeValue($0)) }, nil, arguments, span), span)
    }
    return nil
  }

  /// The declared functions of an operator: those of the operands' types, followed by top-level ones.
  private func operators(_ name: String, _ operands: [Value]) -> [[DeclaredFunction]] {
    types(of: operands).flatMap { staticOperators(name, of: $0) } + (program.functions[name].map { [$0] } ?? [])
  }

  func isDeclared(_ name: String, _ operands: [Value]) -> Bool { !operators(name, operands).isEmpty }

  /// The declared types of the operands, followed by the extended types.
  private func types(of operands: [Value]) -> [SourceType] {
    operands.compactMap { sourceType(of: $0) } + operands.flatMap { extensionNames(of: $0).compactMap { program.extensions[$0] } }
  }

  private func staticOperators(_ name: String, of type: SourceType) -> [[DeclaredFunction]] {
    (type.members.staticFunctions[name].map { [$0] } ?? [])
      + parents(of: type).compactMap { $0.members.staticFunctions[name] }
  }

  /// Chooses between operator functions, whose parameters have no labels.
  func chooseOperator(_ functions: [DeclaredFunction], _ arguments: [ArgumentValue]) throws(Refusal) -> DeclaredFunction? {
    let unlabelled = functions.map { function in
      var function = function
      for index in function.signature.parameters.indices {
        let parameter = function.signature.parameters[index]
        function.signature.parameters[index].internalName = parameter.internalName ?? parameter.label
        function.signature.parameters[index].label = nil
      }
      return function
    }
    return try choose(unlabelled, arguments)
  }
}
