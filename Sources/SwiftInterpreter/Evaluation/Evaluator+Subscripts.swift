import SwiftParsing

extension Evaluator {
  func `subscript`(_ call: Call, _ scope: Scope, _ expected: Expected, _ span: Span) throws(Refusal) -> Value {
    let receiver = try value(call.callee, scope, call.callee.beginsWithImplicitMember ? expected : keyed(call, expected, scope))
    if case .nil = receiver, call.callee.isOptionalChain { return .nil }
    let arguments = try indices(of: call, in: receiver, scope)
    guard let first = arguments.first else { throw Refusal(.arguments(of: "subscript"), at: span) }
    if let value = try followed(receiver, arguments, span) { return value }
    if let value = try declaredSubscript(receiver, arguments, span) { return value }
    try refuseUndeclared(call.arguments, of: receiver)
    switch receiver {
    case .array(let elements):
      if case .function(let function) = first.value, case .operator("...") = function.kind { return receiver }
      if case .range(let range) = first.value {
        let part = try slice(elements, first.value, span)
        let start = try range.lower.map { value throws(Refusal) in try integer(value, span) } ?? 0
        return start == 0 ? .array(part) : .slice(part, first: start)
      }
      let index = try integer(first.value, first.span)
      guard elements.indices.contains(index) else { throw Refusal(.indexOutOfRange(index, count: elements.count), at: span) }
      return elements[index]
    case .slice(let elements, let start):
      if case .range = first.value { throw Refusal(.unsupported("a slice of a slice"), at: span) }
      let index = try integer(first.value, first.span)
      guard elements.indices.contains(index - start) else { throw Refusal(.indexOutOfRange(index, count: elements.count), at: span) }
      return elements[index - start]
    case .dictionary(let dictionary):
      try spend(dictionary.entries.count / 4, span)
      try refuseUnknownKeys(first.value, dictionary, first.span)
      if let found = try value(of: first.value, in: dictionary, first.span) { return found }
      return arguments.last(where: { $0.label == "default" })?.value ?? .nil
    case .range: return first.value
    case .type(let type):
      if case .source = type.kind { throw Refusal(.arguments(of: "subscript"), at: span) }
      return receiver
    case .opaque: return receiver
    default: throw Refusal(.unexpected(found: receiver.kindName, wanted: "an array or a dictionary"), at: span)
    }
  }

  /// The expected type of a dictionary literal, whose keys have the type of the key in the subscript: `[.a: 1, .b: 2][section]`.
  private func keyed(_ call: Call, _ expected: Expected, _ scope: Scope) -> Expected {
    guard case .dictionary = call.callee.kind, let key = call.arguments.first?.value, key.isVariable,
      let place = (try? value(key, scope))?.place
    else { return .anything }
    return .dictionary(key: place, value: expected)
  }

  /// Reports labels that no declared subscript has.
  ///
  /// Allows `default` for dictionaries and, for arrays, the `safe` subscript that many apps declare.
  private func refuseUndeclared(_ arguments: [Argument], of receiver: Value) throws(Refusal) {
    if receiver.isOpaque { return }
    for argument in arguments {
      guard let label = argument.label else { continue }
      if case .dictionary = receiver, label.text == "default" { continue }
      if case .array = receiver, label.text == "safe" { continue }
      throw Refusal(.unknownName("subscript(\(label.text):)"), at: label.span)
    }
  }

  /// Evaluates the arguments of a subscript and converts them to the receiver's key type.
  func indices(of call: Call, in receiver: Value, _ scope: Scope) throws(Refusal) -> [ArgumentValue] {
    let place = receiver.keyPlace
    var indices: [ArgumentValue] = []
    for argument in call.arguments {
      let index = try coerce(try value(argument.value, scope, place), to: place, argument.value.span)
      indices.append(ArgumentValue(label: argument.label?.text, value: index, span: argument.value.span))
    }
    return indices
  }

  private func slice(_ elements: [Value], _ range: Value, _ span: Span) throws(Refusal) -> [Value] {
    guard case .range(let range) = range else { return [] }
    let first = try range.lower.map { value throws(Refusal) in try integer(value, span) } ?? 0
    let last =
      try range.upper.map { value throws(Refusal) in try integer(value, span).addingReportingOverflow(range.isClosed ? 1 : 0).partialValue }
      ?? elements.count
    guard first >= 0, last <= elements.count, first <= last else { throw Refusal(.indexOutOfRange(last, count: elements.count), at: span) }
    return Array(elements[first..<last])
  }

  /// Calls a declared subscript, such as `[safe: index]` on an array; returns nil if none fits.
  private func declaredSubscript(_ receiver: Value, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value? {
    let types = [sourceType(of: receiver)].compactMap { $0 } + extensionNames(of: receiver).compactMap { program.extensions[$0] }
    var candidates = types.map { (type: $0, subscripts: $0.members.subscripts) }
    if case .type(let asked) = receiver, case .source(let type, _) = asked.kind {
      candidates.append((type: type, subscripts: type.members.staticSubscripts))
    }
    for (type, subscripts) in candidates {
      for found in subscripts {
        guard found.takes(arguments), let body = found.accessors?.getter else { continue }
        let scope = try scope(of: type, receiver: receiver, result: found.signature.result)
        try bind(arguments, of: found, in: scope)
        return try run(body, in: scope, named: "subscript", span)
      }
    }
    return nil
  }

  /// Declares the parameters of a subscript with their arguments or default values.
  private func bind(_ arguments: [ArgumentValue], of found: Subscript, in scope: Scope) throws(Refusal) {
    for (parameter, given) in zip(found.signature.parameters, found.labelled.match(arguments) ?? []) {
      let place = try expected(parameter.type, scope, found.signature.generics)
      if let argument = given.first {
        scope.declare(parameter.closureName, try coerce(argument.value, to: place, argument.span))
      } else if let written = parameter.value {
        scope.declare(parameter.closureName, try coerce(try value(written, scope, place), to: place, written.span))
      }
    }
  }

  /// The value of a member through `subscript(dynamicMember:)`; nil if the type has no such subscript.
  func dynamicMember(_ name: String, of receiver: Value, _ span: Span) throws(Refusal) -> Value? {
    try dynamicIndex(name, of: receiver, span).flatMap { index throws(Refusal) in try declaredSubscript(receiver, [index], span) }
  }

  /// The argument for `subscript(dynamicMember:)`: the name of the member, or a key path.
  func dynamicIndex(_ name: String, of receiver: Value, _ span: Span) -> ArgumentValue? {
    let subscripts = sourceType(of: receiver)?.members.subscripts ?? []
    guard let lookup = subscripts.first(where: { $0.signature.parameters.first?.label?.text == "dynamicMember" }) else { return nil }
    let path = FunctionValue(kind: .keyPath(KeyPath(to: Name(text: name, span: span)), program.scope))
    let takesText = lookup.signature.parameters[0].type?.simpleName == "String"
    return ArgumentValue(label: "dynamicMember", value: takesText ? .string(name) : .function(path), span: span)
  }

  /// Sets an element through a declared subscript and returns the changed receiver; nil if none fits.
  func settingSubscript(_ receiver: Value, _ indices: [ArgumentValue], to value: Value, _ span: Span) throws(Refusal) -> Value? {
    guard let type = sourceType(of: receiver) else { return nil }
    for found in type.members.subscripts {
      guard found.takes(indices), case .list(let accessors)? = found.accessors,
        let setter = accessors.first(where: { $0.kind.text == "set" }), let body = setter.body
      else { continue }
      let scope = try scope(of: type, receiver: receiver, result: nil)
      try bind(indices, of: found, in: scope)
      let place = try expected(found.signature.result, scope)
      scope.declare(setter.parameter?.text ?? "newValue", try coerce(value, to: place, span))
      _ = try run(body, in: scope, named: "subscript", span, isVoid: true)
      return scope.receiver?.value ?? receiver
    }
    return nil
  }

  /// The value at a key path from a root.
  func follow(_ path: KeyPath, from root: Value, _ scope: Scope, _ span: Span) throws(Refusal) -> Value {
    var value = root
    for component in path.components {
      switch component {
      case .member(let reference):
        value = try member(reference.name.text, of: value, scope, .anything, reference.name.span, isOptional: true)
      case .optionalChain: break
      case .forceUnwrap: if case .nil = value { throw Refusal(.nilUnwrapped("a key path"), at: span) }
      case .method, .subscript: throw Refusal(.unsupported("this key path"), at: span)
      }
    }
    return value
  }
}

extension Subscript {
  /// The parameters with argument labels. Parameters of a subscript have a label only if they have two names.
  fileprivate var labelled: [Parameter] {
    signature.parameters.map { parameter in
      var parameter = parameter
      if parameter.internalName == nil { (parameter.internalName, parameter.label) = (parameter.label, nil) }
      return parameter
    }
  }

  /// True if the arguments fit and have exactly these labels.
  fileprivate func takes(_ arguments: [ArgumentValue]) -> Bool {
    let parameters = labelled
    guard let matched = parameters.match(arguments) else { return false }
    return zip(parameters, matched).allSatisfy { parameter, found in
      found.allSatisfy { $0.label == (parameter.label?.text == "_" ? nil : parameter.label?.text) }
    }
  }
}

extension Accessors {
  fileprivate var getter: Body? {
    switch self {
    case .getter(let body): body
    case .list(let accessors): accessors.first { $0.kind.text == "get" }?.body
    }
  }
}
