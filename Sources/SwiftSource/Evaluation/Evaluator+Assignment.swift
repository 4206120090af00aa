import SwiftParsing

extension Evaluator {
  func assign(_ source: Expression, to target: Expression, _ scope: Scope) throws(Refusal) {
    if case .discard = target.kind {
      _ = try value(source, scope)
      return
    }
    if case .tuple(let elements) = target.kind, elements.count > 1 {
      guard case .tuple(let parts) = try value(source, scope), parts.count == elements.count else {
        throw Refusal(.unsupported("this assignment"), at: target.span)
      }
      for (element, part) in zip(elements, parts) { try store(part.value, in: element.value, scope) }
      return
    }
    let expected = try place(of: target, scope)
    let value = try coerce(try self.value(source, scope, expected), to: expected, source.span)
    if case .identifier(let reference) = target.kind { name(value, reference.name.text, scope) }
    if case .member(_, let reference) = target.kind { name(value, reference.name.text, scope) }
    try store(value, in: target, scope)
  }

  /// What the target of an assignment takes.
  private func place(of target: Expression, _ scope: Scope) throws(Refusal) -> Expected {
    switch target.kind {
    case .identifier(let reference):
      if let box = scope.box(reference.name.text) { return box.expected.isAnything ? box.value.place : box.expected }
      if let owner = scope.owner, let property = owner.members.property(reference.name.text) { return try expected(property.type, scope) }
      if let receiver = scope.receiver { return propertyType(reference.name.text, of: receiver.value) }
      return .anything
    case .member(let base, let reference):
      let receiver = try value(base, scope)
      if let type = sourceType(of: receiver), let property = type.members.property(reference.name.text) {
        return try expected(property.type, try self.scope(of: type, receiver: receiver, result: nil))
      }
      return propertyType(reference.name.text, of: receiver)
    case .optionalChain(let base), .forceUnwrap(let base): return try place(of: base, scope)
    case .subscript(let call): return try value(call.callee, scope).elementPlace
    default: return .anything
    }
  }

  /// Stores a value in a variable, a property or an element.
  func store(_ value: Value, in target: Expression, _ scope: Scope) throws(Refusal) {
    switch target.kind {
    case .identifier(let reference): try store(value, inVariable: reference.name, scope)
    case .optionalChain(let base), .forceUnwrap(let base):
      if case .nil = try self.value(base, scope), case .optionalChain = target.kind { return }
      try store(value, in: base, scope)
    case .member(let base, let reference):
      if case .super = base.kind { return }
      let receiver = try self.value(base, scope)
      if case .nil = receiver, base.isOptionalChain { return }
      if let changed = try setting(reference.name.text, of: receiver, to: value, reference.name.span) {
        try store(changed, in: base, scope)
      }
    case .subscript(let call):
      let receiver = try self.value(call.callee, scope)
      var indices: [Value] = []
      for argument in call.arguments { indices.append(try self.value(argument.value, scope, receiver.keyPlace)) }
      try store(try replacing(indices, in: receiver, with: value, target.span), in: call.callee, scope)
    case .self: scope.receiver?.value = value
    case .inOut(let inner): try store(value, in: inner, scope)
    case .discard: break
    default: throw Refusal(.unsupported("an assignment to this"), at: target.span)
    }
  }

  private func store(_ value: Value, inVariable name: Name, _ scope: Scope) throws(Refusal) {
    if let box = scope.box(name.text) {
      box.value = try coerce(value, to: box.expected, name.span)
      box.pending = nil
      return
    }
    if let receiver = scope.receiver, let owner = scope.owner,
      owner.members.property(name.text) != nil || hasField(name.text, receiver.value)
    {
      if let changed = try setting(name.text, of: receiver.value, to: value, name.span) { receiver.value = changed }
      return
    }
    if let owner = scope.owner, owner.members.staticProperties[name.text] != nil {
      owner.statics[name.text] = Box(value)
      return
    }
    if let box = program.globals[name.text] {
      box.value = value
      box.pending = nil
      return
    }
    if let receiver = scope.receiver {
      if let changed = try setting(name.text, of: receiver.value, to: value, name.span) { receiver.value = changed }
      return
    }
    throw Refusal(.unknownName(name.text), at: name.span)
  }

  private func hasField(_ name: String, _ value: Value) -> Bool {
    guard var type = sourceType(of: value) else { return false }
    while let parent = parent(of: type) {
      if parent.members.property(name) != nil { return true }
      type = parent
    }
    return false
  }

  /// A value with a property set; nil if the value is a reference, which was changed itself.
  private func setting(_ name: String, of receiver: Value, to value: Value, _ span: Span) throws(Refusal) -> Value? {
    switch receiver {
    case .structure(var structure):
      if let property = structure.type.members.property(name), let setter = property.setter, let body = setter.body {
        return try runSetter(body, setter, of: structure.type, receiver, value, span)
      }
      structure.fields[name] = value
      return .structure(structure)
    case .object(let object):
      if let property = object.type.members.property(name), let setter = property.setter, let body = setter.body {
        _ = try runSetter(body, setter, of: object.type, receiver, value, span)
      } else {
        object.fields[name] = value
      }
      return nil
    case .tuple(var parts):
      guard let index = parts.firstIndex(where: { $0.label == name }) ?? Int(name), parts.indices.contains(index) else {
        throw Refusal(.unknownMember(name, of: "a tuple"), at: span)
      }
      parts[index].value = value
      return .tuple(parts)
    case .type(let type):
      if case .source(let source) = type.kind { source.statics[name] = Box(value) }
      return nil
    case .opaque: return nil
    case .nil: throw Refusal(.nilUnwrapped(name), at: span)
    default:
      for typeName in extensionNames(of: receiver) {
        if let property = program.extensions[typeName]?.members.property(name), let setter = property.setter, let body = setter.body,
          let type = program.extensions[typeName]
        {
          return try runSetter(body, setter, of: type, receiver, value, span)
        }
      }
      return try systemSet(name, of: receiver, to: value, span)
    }
  }

  private func runSetter(
    _ body: Body, _ setter: Accessor, of type: SourceType, _ receiver: Value, _ value: Value, _ span: Span
  ) throws(Refusal) -> Value {
    let scope = try scope(of: type, receiver: receiver, result: nil)
    scope.declare(setter.parameter?.text ?? "newValue", value)
    _ = try run(body, in: scope, named: "set", span, isVoid: true)
    return scope.receiver?.value ?? receiver
  }

  /// A collection with an element replaced.
  private func replacing(_ indices: [Value], in receiver: Value, with value: Value, _ span: Span) throws(Refusal) -> Value {
    switch receiver {
    case .array(var elements):
      guard case .int(let index)? = indices.first else { throw Refusal(.unsupported("this subscript"), at: span) }
      guard elements.indices.contains(index) else { throw Refusal(.indexOutOfRange(index, count: elements.count), at: span) }
      try spend(elements.count / 16, span)
      elements[index] = value
      return value.isSequence || value.isStructure ? try limited(.array(elements), span) : .array(elements)
    case .dictionary(var dictionary):
      guard let key = indices.first else { throw Refusal(.unsupported("this subscript"), at: span) }
      try spend(dictionary.entries.count, span)
      if case .nil = value { dictionary[key] = nil } else { dictionary[key] = value }
      return .dictionary(dictionary)
    case .opaque: return receiver
    default: throw Refusal(.unsupported("this subscript"), at: span)
    }
  }
}
