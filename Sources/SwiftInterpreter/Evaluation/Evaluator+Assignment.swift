import SwiftParsing

extension Evaluator {
  func assign(_ source: Expression, to written: Expression, _ outside: Scope) throws(Refusal) {
    var (target, scope) = try evaluatingOnce(written, outside)
    if case .member(let base, let reference) = target.kind, base.isSelf, scope.hasNoSelf {
      target = Expression(kind: .identifier(reference), span: target.span)
    }
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
    try refuseConstant(target, scope)
    let expected = try place(of: target, scope)
    let value = try self.value(of: source, for: target, scope, expected)
    if case .identifier(let reference) = target.kind { name(value, reference.name.text, scope) }
    if case .member(_, let reference) = target.kind {
      name(value, reference.name.text, scope)
      assigned = AssignedValue(target: reference.name.span, value: source.span)
    }
    try store(value, in: target, scope)
  }

  /// The target of a change, with the last call in it replaced by a constant that contains its result, so that `next().title = text` runs
  /// the call once although the change reads its target several times. A call that is the whole target is only read once anyway.
  func evaluatingOnce(_ target: Expression, _ scope: Scope) throws(Refusal) -> (Expression, Scope) {
    guard let call = target.calledBase, call.span != target.span else { return (target, scope) }
    let result = Box(try value(call, scope))
    // Swift refuses to change a value that a call returns.
    result.isConstant = true
    let inside = Scope(inside: scope)
    let name = Name(text: text(of: call), span: call.span)
    inside.declare(name.text, result)
    return (target.replacingCalledBase(by: Expression(kind: .identifier(Reference(to: name)), span: call.span)), inside)
  }

  /// The value to assign. It may be unknown if the target does not affect frames, such as a colour.
  private func value(of source: Expression, for target: Expression, _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    do throws(Refusal) { return try coerce(try self.value(source, scope, expected), to: expected, source.span) } catch {
      guard error.isPassedOver, case .member(let base, let reference) = target.kind, try decidesNothing(reference.name.text, base, scope)
      else { throw error }
      return .opaque(OpaqueValue(name: text(of: source), origin: source.span))
    }
  }

  /// True for properties of UIKit's views and lists that do not affect frames.
  private func decidesNothing(_ name: String, _ base: Expression, _ scope: Scope) throws(Refusal) -> Bool {
    if SystemTypes.withoutEffect.contains(name) { return true }
    let deciding: Set<String> = [
      "collectionViewLayout", "contentInset", "layoutMargins", "directionalLayoutMargins", "semanticContentAttribute", "frame", "bounds",
      "additionalSafeAreaInsets", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins", "contentInsetAdjustmentBehavior",
    ]
    if deciding.contains(name) { return false }
    switch try value(base, scope) {
    case .known(.host), .opaque: return true
    case .known(.layout(let object)): return object.type == "UICollectionView" || object.type == "UIView"
    case .object(let object): return isNSObject(object.type) && family(of: object.type).allSatisfy { $0.members.property(name) == nil }
    default: return false
    }
  }

  /// The expected type of an assignment's target.
  private func place(of target: Expression, _ scope: Scope) throws(Refusal) -> Expected {
    switch target.kind {
    case .identifier(let reference):
      if let box = scope.box(reference.name.text) { return box.expected.isAnything ? box.value.place : box.expected }
      if let owner = scope.owner, !scope.isStatic, let found = declaredProperty(reference.name.text, of: owner) {
        let receiver = scope.receiver?.value
        let inside = found.owner === owner ? scope : try self.scope(of: found.owner, receiver: receiver, result: nil)
        return try place(of: found.property, in: receiver, inside)
      }
      if let owner = scope.owner, let property = owner.members.staticProperties[reference.name.text] {
        return try place(of: property, as: owner.statics[property.key]?.value, scope)
      }
      if let box = program.globals[reference.name.text] {
        let found = try read(box, reference.name.span)
        return box.expected.isAnything ? found.place : box.expected
      }
      if let receiver = scope.receiver { return propertyType(reference.name.text, of: receiver.value) }
      return .anything
    case .member(let base, let reference):
      let receiver = try value(base, scope)
      if let type = sourceType(of: receiver), let property = storedProperty(reference.name.text, of: type) {
        return try place(of: property, in: receiver, try self.scope(of: type, receiver: receiver, result: nil))
      }
      if case .type(let type) = receiver, case .source(let source, _) = type.kind,
        let property = source.members.staticProperties[reference.name.text]
      {
        let inside = try self.scope(of: source, receiver: nil, result: nil)
        return try place(of: property, as: try staticMember(property.name, of: source, target.span), inside)
      }
      return propertyType(reference.name.text, of: receiver)
    case .optionalChain(let base), .forceUnwrap(let base): return try place(of: base, scope)
    case .subscript(let call):
      // The property depends on the key path, which is not evaluated yet.
      if call.arguments.first?.label?.text == "keyPath" { return .anything }
      return try changing(call.callee, scope).elementPlace
    case .self: return scope.receiver.flatMap { sourceType(of: $0.value) }.map { .source($0) } ?? .anything
    default: return .anything
    }
  }

  /// The type of a property: the declared type, or else the type of its value.
  private func place(of property: MemberIndex.Property, in receiver: Value?, _ scope: Scope) throws(Refusal) -> Expected {
    switch receiver {
    case .structure(let value): try place(of: property, as: value.fields[property.name], scope)
    default:
      if let object = receiver?.instance {
        try place(of: property, as: object.fields[property.name], scope)
      } else {
        try expected(property.type, scope)
      }
    }
  }

  private func place(of property: MemberIndex.Property, as current: Value?, _ scope: Scope) throws(Refusal) -> Expected {
    let place = try propertyPlace(property, scope)
    if property.type != nil || !place.isAnything { return place }
    return current?.place ?? property.value.map { staticPlace(of: $0, scope) } ?? .anything
  }

  private func storedProperty(_ name: String, of type: SourceType) -> MemberIndex.Property? {
    type.members.property(name) ?? parent(of: type).flatMap { storedProperty(name, of: $0) }
  }

  func store(_ value: Value, in target: Expression, _ scope: Scope) throws(Refusal) {
    switch target.kind {
    case .identifier(let reference): try store(value, inVariable: reference.name, scope)
    case .optionalChain(let base), .forceUnwrap(let base):
      if case .nil = try self.value(base, scope), case .optionalChain = target.kind { return }
      try store(value, in: base, scope)
    case .member(let base, let reference) where scope.hasNoSelf && base.isSelf: try store(value, inVariable: reference.name, scope)
    case .member(let base, let reference): try store(value, in: reference.name, of: base, scope)
    case .subscript(let call):
      let receiver = try changing(call.callee, scope)
      if case .nil = receiver, call.callee.isOptionalChain { return }
      let indices = try self.indices(of: call, in: receiver, scope)
      var changed = try settingKeyPath(receiver, indices, to: value, target.span)
      if changed == nil { changed = try settingSubscript(receiver, indices, to: value, target.span) }
      if let changed {
        if !changed.isReference { try store(changed, in: call.callee, scope) }
        return
      }
      try store(try replacing(indices.map { $0.value }, in: receiver, with: value, target.span), in: call.callee, scope)
    case .self: scope.receiver?.value = value
    case .inOut(let inner): try store(value, in: inner, scope)
    case .discard: break
    default: throw Refusal(.unsupported("an assignment to this"), at: target.span)
    }
  }

  private func store(_ value: Value, in name: Name, of base: Expression, _ scope: Scope) throws(Refusal) {
    var receiver: Value
    var isOwn = false
    switch base.kind {
    case .super:
      guard let own = scope.receiver?.value else { return }
      receiver = own
    case .self:
      isOwn = scope.setsQuietly(name.text)
      receiver = try self.value(base, scope)
    default: receiver = try self.value(base, scope)
    }
    if case .nil = receiver, base.isOptionalChain { return }
    if case .member(_, let reference) = base.kind, reference.name.text == "configuration", case .known(.layout(let object)) = receiver,
      object.type == "UICollectionViewCompositionalLayoutConfiguration"
    {
      let text = "configuration.\(name.text)"
      if !withoutEffect.contains(text) { withoutEffect.append(text) }
    }
    let owner = base.isSelf ? scope.owner : nil
    if let changed = try setting(name.text, of: receiver, to: value, name.span, isQuiet: isOwn, from: owner) {
      try store(changed, in: base, scope)
    }
  }

  private func store(_ value: Value, inVariable name: Name, _ scope: Scope) throws(Refusal) {
    if let box = scope.box(name.text) { return try store(value, in: box, name) }
    if let receiver = scope.receiver, let owner = scope.owner, !scope.isStatic,
      owner.members.property(name.text) != nil || hasField(name.text, receiver.value)
    {
      let isQuiet = scope.setsQuietly(name.text)
      if let changed = try setting(name.text, of: receiver.value, to: value, name.span, isQuiet: isQuiet, from: owner) {
        receiver.value = changed
      }
      return
    }
    var outer = scope.owner
    while let current = outer {
      if let property = current.members.staticProperties[name.text] { return try store(value, inStatic: property, of: current, name.span) }
      outer = current.outer
    }
    if let box = program.globals[name.text] { return try store(value, in: box, name) }
    if let receiver = scope.receiver {
      if let changed = try setting(name.text, of: receiver.value, to: value, name.span) { receiver.value = changed }
      return
    }
    throw Refusal(.unknownName(name.text), at: name.span)
  }

  private func store(_ value: Value, in box: Box, _ name: Name) throws(Refusal) {
    if let wrapped = box.wrapped { return try store(value, in: wrapped, name.span) }
    if box.isObserved || box.computed != nil { throw Refusal(.unsupported("an observed variable"), at: name.span) }
    box.value = try coerce(value, to: box.expected, name.span)
    box.pending = nil
  }

  func store(_ value: Value, inStatic property: MemberIndex.Property, of type: SourceType, _ span: Span) throws(Refusal) {
    if property.isObserved || property.isComputed || property.isWrapped { throw Refusal(.unsupported("an observed variable"), at: span) }
    type.statics[property.key] = Box(value)
  }

  private func hasField(_ name: String, _ value: Value) -> Bool {
    guard var type = sourceType(of: value) else { return false }
    while let parent = parent(of: type) {
      if parent.members.property(name) != nil { return true }
      type = parent
    }
    return false
  }

  private func replacing(_ indices: [Value], in receiver: Value, with value: Value, _ span: Span) throws(Refusal) -> Value {
    switch receiver {
    case .array(var elements):
      guard case .int(let index)? = indices.first else { throw Refusal(.unsupported("this subscript"), at: span) }
      guard elements.indices.contains(index) else { throw Refusal(.indexOutOfRange(index, count: elements.count), at: span) }
      try spend(elements.count / 16, span)
      elements[index] = value
      return try limited(.array(elements), holding: value, span)
    case .dictionary(var dictionary):
      guard let key = indices.first else { throw Refusal(.unsupported("this subscript"), at: span) }
      try spend(dictionary.entries.count, span)
      try set(value.isNil ? nil : value, for: key, in: &dictionary, span)
      return try limited(.dictionary(dictionary), holding: value, span)
    case .opaque: return receiver
    default: throw Refusal(.unsupported("this subscript"), at: span)
    }
  }
}

extension Expression {
  /// The call whose result has the changed place: `next()` in `next().titles[0]`. Nil for other places.
  fileprivate var calledBase: Expression? {
    switch kind {
    case .call: self
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base): base.calledBase
    case .subscript(let call): call.callee.calledBase
    default: nil
    }
  }

  fileprivate func replacingCalledBase(by base: Expression) -> Expression {
    switch kind {
    case .call: return base
    case .member(let inner, let reference):
      return Expression(kind: .member(inner.replacingCalledBase(by: base), reference), span: span)
    case .optionalChain(let inner): return Expression(kind: .optionalChain(inner.replacingCalledBase(by: base)), span: span)
    case .forceUnwrap(let inner): return Expression(kind: .forceUnwrap(inner.replacingCalledBase(by: base)), span: span)
    case .subscript(var call):
      call.callee = call.callee.replacingCalledBase(by: base)
      return Expression(kind: .subscript(call), span: span)
    default: return self
    }
  }
}
