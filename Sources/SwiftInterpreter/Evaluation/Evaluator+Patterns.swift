import SwiftParsing

extension Evaluator {
  /// True if a value matches a pattern. Declares the names in the pattern.
  ///
  /// - Parameter binds: True if a plain name is bound instead of compared.
  func matches(_ value: Value, _ pattern: Pattern, _ scope: Scope, binds: Bool) throws(Refusal) -> Bool {
    switch pattern.kind {
    case .wildcard: return true
    case .identifier(let name):
      scope.declare(name.text, value)
      return true
    case .binding(let introducer, let inner):
      guard try matches(value, inner, scope, binds: true) else { return false }
      if introducer == .let { scope.makeConstant(inner) }
      return true
    case .tuple(let elements):
      if case .opaque = value, binds {
        return try allMatch(elements.map { _ in Value.TupleElement(value: value) }, elements, scope, binds: binds)
      }
      guard case .tuple(let parts) = value, parts.count == elements.count else {
        if elements.count == 1 { return try matches(value, elements[0].pattern, scope, binds: binds) }
        if case .void = value, elements.isEmpty { return true }
        throw Refusal(.unexpected(found: value.kindName, wanted: "a tuple"), at: pattern.span)
      }
      return try allMatch(parts, elements, scope, binds: binds)
    case .enumCase(_, let name, let payload):
      if case .nil = value { return name.text == "none" }
      if name.text == "some", payload.count == 1 { return try matches(value, payload[0].pattern, scope, binds: binds) }
      guard case .enumCase(let found) = value else {
        throw Refusal(.unexpected(found: value.kindName, wanted: "an enum"), at: pattern.span)
      }
      guard found.name == name.text else { return false }
      if payload.count == 1, found.payload.count > 1 { return try matches(.tuple(found.payload), payload[0].pattern, scope, binds: binds) }
      guard payload.count == found.payload.count else { return payload.isEmpty }
      return try allMatch(found.payload, payload, scope, binds: binds)
    case .optional(let inner):
      if case .nil = value { return false }
      if case .opaque(let opaque) = value { throw opaque.refusal(at: pattern.span) }
      return try matches(value, inner, scope, binds: binds)
    case .isType(let type): return try self.value(value, isOf: type, scope)
    case .asType(let inner, let type):
      guard try self.value(value, isOf: type, scope) else { return false }
      return try matches(value, inner, scope, binds: binds)
    case .expression(let expression): return try matches(value, expression, scope)
    }
  }

  private func allMatch(
    _ values: [Value.TupleElement], _ elements: [Pattern.Element], _ scope: Scope, binds: Bool
  ) throws(Refusal) -> Bool {
    for (value, element) in zip(values, elements) {
      if try !matches(value.value, element.pattern, scope, binds: binds) { return false }
    }
    return true
  }

  /// Implements `~=`: equality, or containment in a range.
  private func matches(_ value: Value, _ expression: Expression, _ scope: Scope) throws(Refusal) -> Bool {
    if case .tuple(let elements) = expression.kind, elements.count > 1, case .tuple(let parts) = value, parts.count == elements.count {
      for (part, element) in zip(parts, elements) {
        if case .discard = element.value.kind { continue }
        if try !matches(part.value, element.value, scope) { return false }
      }
      return true
    }
    if let wrapped = expression.wrappedPattern, !(sourceType(of: value)?.hasCase("some") ?? false) {
      if case .nil = value { return false }
      if case .opaque(let opaque) = value { throw opaque.refusal(at: expression.span) }
      return try matches(value, wrapped, scope)
    }
    let expected: Expected = sourceType(of: value).map { .source($0) } ?? value.place
    if case .implicitMember(let reference) = expression.kind, ["none", "some"].contains(reference.name.text) {
      var isNil = false
      if case .nil = value { isNil = true }
      if isNil || sourceType(of: value)?.members.cases.allSatisfy({ $0.name.text != reference.name.text }) ?? (value.knownType == nil) {
        return isNil == (reference.name.text == "none")
      }
    }
    // `.name` matches an enum case with any payload. A static property is compared with `==`.
    if case .implicitMember(let reference) = expression.kind, case .enumCase(let found) = value, found.type.hasCase(reference.name.text) {
      return found.name == reference.name.text
    }
    if case .member(_, let reference) = expression.kind, case .enumCase(let found) = value,
      found.type.members.cases.contains(where: { $0.name.text == reference.name.text && $0.parameters != nil })
    {
      return found.name == reference.name.text
    }
    if let isMatch = try matchesPayload(value, expression, scope) { return isMatch }
    let other = try coerce(try self.value(expression, scope, expected), to: expected, expression.span)
    if let own = try ownTruth("~=", other, value, expression.span) { return own }
    if case .range(let range) = other { return try contains(range, value, expression.span) }
    return try areEqual(value, other, expression.span)
  }

  /// True if an enum case matches a pattern with a payload, such as `.grid(1...3)`; nil for other expressions.
  private func matchesPayload(_ value: Value, _ expression: Expression, _ scope: Scope) throws(Refusal) -> Bool? {
    guard case .call(let call) = expression.kind, case .enumCase(let found) = value,
      let declared = found.type.members.cases.first(where: { $0.name.text == call.callee.memberName })
    else { return nil }
    guard found.name == declared.name.text else { return false }
    guard call.arguments.count == found.payload.count else { return nil }
    for (part, argument) in zip(found.payload, call.arguments) {
      if case .discard = argument.value.kind { continue }
      if try !matches(part.value, argument.value, scope) { return false }
    }
    return true
  }

  func contains(_ range: RangeValue, _ value: Value, _ span: Span) throws(Refusal) -> Bool {
    if let lower = range.lower, try bool(try combine(value, "<", lower, span), span) { return false }
    guard let upper = range.upper else { return true }
    return try range.isClosed ? !bool(try combine(upper, "<", value, span), span) : bool(try combine(value, "<", upper, span), span)
  }
}

extension Expression {
  /// The `x` in `x?` or `.some(x)`.
  fileprivate var wrappedPattern: Expression? {
    switch kind {
    case .optionalChain(let inner): return inner
    case .call(let call) where call.callee.memberName == "some" && call.arguments.count == 1: return call.arguments[0].value
    default: return nil
    }
  }
}
