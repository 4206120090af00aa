import SwiftParsing

/// Reports changes of constants. A value cannot be changed through a constant; an object of a class can.
extension Evaluator {
  /// Reports a change that Swift does not allow.
  ///
  /// - Parameter span: The position of Swift's own error.
  @inline(never) func refuseConstant(
    _ target: Expression, _ change: Refusal.ConstantChange, _ scope: Scope, at span: Span
  ) throws(Refusal) {
    guard let constant = try constant(in: target, scope) else { return }
    // The result of a call is named by the call.
    if constant.name.hasSuffix(")") { throw Refusal(.unsupported("a change of a value that a call returns"), at: span) }
    throw Refusal(.constant(constant.name, change, isParameter: constant.isParameter), at: span)
  }

  /// Reports an assignment that Swift does not allow.
  func refuseConstant(_ target: Expression, _ scope: Scope) throws(Refusal) {
    switch target.kind {
    case .member(_, let reference): try refuseConstant(target, .property, scope, at: reference.name.span)
    case .subscript(let call):
      let bracket = Span(start: call.callee.span.end, end: target.span.end, file: target.span.file)
      try refuseConstant(target, .subscript, scope, at: bracket)
    default: try refuseConstant(target, .value, scope, at: target.span)
    }
  }

  private struct FoundConstant {
    var name: String
    var isParameter = false
  }

  /// The constant that holds the place of an expression, so that the place cannot change; nil for other places.
  private func constant(in place: Expression, _ scope: Scope) throws(Refusal) -> FoundConstant? {
    switch place.kind {
    case .identifier(let reference): return constant(reference.name.text, scope)
    case .member(let base, let reference) where scope.hasNoSelf && base.isSelf: return constant(reference.name.text, scope)
    case .member(let base, let reference):
      guard base.isPlace else { return nil }
      let receiver = try changing(base, scope)
      if receiver.isNil { return nil }
      if isLetProperty(reference.name.text, of: receiver, scope) { return FoundConstant(name: reference.name.text) }
      return receiver.isReference ? nil : try constant(in: base, scope)
    case .subscript(let call):
      guard call.callee.isPlace, try !changing(call.callee, scope).isReference else { return nil }
      return try constant(in: call.callee, scope)
    case .optionalChain(let base), .forceUnwrap(let base), .inOut(let base): return try constant(in: base, scope)
    default: return nil
    }
  }

  private func constant(_ name: String, _ scope: Scope) -> FoundConstant? {
    let found = FoundConstant(name: name)
    if let box = scope.box(name) { return box.isConstant ? FoundConstant(name: name, isParameter: box.isParameter) : nil }
    if let receiver = scope.receiver?.value, let type = sourceType(of: receiver), declaredProperty(name, of: type) != nil {
      return isLetProperty(name, of: receiver, scope) ? found : nil
    }
    var owner = scope.owner
    while let type = owner {
      if let property = type.members.staticProperties[name] { return property.isLet ? found : nil }
      owner = type.outer
    }
    return program.globals[name]?.isConstant ?? false ? found : nil
  }

  /// True for a property that `let` declares. An initialiser may set it.
  private func isLetProperty(_ name: String, of receiver: Value, _ scope: Scope) -> Bool {
    if case .type(let type) = receiver, case .source(let source, _) = type.kind {
      return source.members.staticProperties[name]?.isLet ?? false
    }
    guard !scope.isInitializer, let type = sourceType(of: receiver) else { return false }
    return declaredProperty(name, of: type)?.property.isLet ?? false
  }
}

extension Expression {
  /// True for a variable and its parts. The result of a call has no place.
  fileprivate var isPlace: Bool {
    switch kind {
    case .identifier, .self: true
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base): base.isPlace
    case .subscript(let call): call.callee.isPlace
    default: false
    }
  }
}

extension Scope {
  /// Makes the names of a pattern constants, unless the pattern itself says 'var'.
  func makeConstant(_ pattern: Pattern) {
    switch pattern.kind {
    case .identifier(let name): box(name.text)?.isConstant = true
    case .tuple(let elements), .enumCase(_, _, let elements): for element in elements { makeConstant(element.pattern) }
    case .binding(.let, let inner), .optional(let inner), .asType(let inner, _): makeConstant(inner)
    case .binding, .wildcard, .isType, .expression: break
    }
  }
}
