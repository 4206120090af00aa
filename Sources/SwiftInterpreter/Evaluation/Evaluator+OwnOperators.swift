import SwiftParsing

/// Operators that the source declares, as functions of a type or of a file.
extension Evaluator {
  /// An operator that the source declares, as a function of a type or of a file.
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

  /// An operator of a file that takes just these kinds of values; nil if the standard library's is meant.
  func ownOperator(_ functions: [DeclaredFunction], _ left: Value, _ right: Value, _ span: Span) throws(Refusal) -> Value? {
    let arguments = [left, right].map { ArgumentValue(label: nil, value: $0, span: span) }
    guard let chosen = try chooseOperator(functions, arguments), fits(chosen, arguments) else { return nil }
    return try run(chosen, receiver: nil, nil, arguments, span)
  }

  /// `-a`, `a!!`
  func ownUnary(_ sign: Operator, _ operand: Value, isPrefix: Bool) throws(Refusal) -> Value? {
    let arguments = [ArgumentValue(label: nil, value: operand, span: sign.span)]
    for found in operators(sign.name, [operand]) {
      let functions = found.filter { $0.signature.parameters.count == 1 && $0.isPrefix == isPrefix }
      guard let chosen = try chooseOperator(functions, arguments) else { continue }
      return try run(chosen, receiver: chosen.owner.map { .type(TypeValue($0)) }, nil, arguments, sign.span)
    }
    return nil
  }

  /// `-a` by an operator of the source; nil for the system's.
  func ownPrefix(_ sign: Operator, _ operand: Value) throws(Refusal) -> Value? {
    switch (sign.name, operand) {
    case ("-", .int), ("-", .double), ("+", .int), ("+", .double), ("~", .int), (_, .opaque): nil
    default: try ownUnary(sign, operand, isPrefix: true)
    }
  }

  /// What a variable becomes by `a += b`, where the source declares the operator itself; nil where `+` is meant.
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

  /// What a `~=` or `==` of the source says of two values; nil where the standard library's is meant.
  func ownTruth(_ name: String, _ left: Value, _ right: Value, _ span: Span) throws(Refusal) -> Bool? {
    let arguments = [left, right].map { ArgumentValue(label: nil, value: $0, span: span) }
    for found in operators(name, [left, right]) {
      guard let chosen = try chooseOperator(found, arguments), fits(chosen, arguments) else { continue }
      return try bool(try run(chosen, receiver: chosen.owner.map { .type(TypeValue($0)) }, nil, arguments, span), span)
    }
    return nil
  }

  /// The functions of an operator that the operands' types declare, then those of files.
  private func operators(_ name: String, _ operands: [Value]) -> [[DeclaredFunction]] {
    types(of: operands).flatMap { staticOperators(name, of: $0) } + (program.functions[name].map { [$0] } ?? [])
  }

  /// Whether the source has an operator of the name for such operands.
  func isDeclared(_ name: String, _ operands: [Value]) -> Bool { !operators(name, operands).isEmpty }

  /// The declared types of operands, then what extensions add to their own.
  private func types(of operands: [Value]) -> [SourceType] {
    operands.compactMap { sourceType(of: $0) } + operands.flatMap { extensionNames(of: $0).compactMap { program.extensions[$0] } }
  }

  /// Those of a type, its protocols and its superclass.
  private func staticOperators(_ name: String, of type: SourceType) -> [[DeclaredFunction]] {
    (type.members.staticFunctions[name].map { [$0] } ?? [])
      + parents(of: type).compactMap { $0.members.staticFunctions[name] }
  }

  /// Parameters of operators have names and no labels.
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
