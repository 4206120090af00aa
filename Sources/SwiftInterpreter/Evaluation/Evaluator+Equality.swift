import SwiftParsing

/// Implements `==` with the operators that the code declares, or else by comparing contents.
extension Evaluator {
  func areEqual(_ left: Value, _ right: Value, _ span: Span) throws(Refusal) -> Bool {
    if case .opaque(let opaque) = left { throw opaque.refusal(at: span) }
    if case .opaque(let opaque) = right { throw opaque.refusal(at: span) }
    // A defined value such as `.dark` has the type of the other value.
    if case .implicit(let one) = left, case .implicit(let other) = right, one.isDefined || other.isDefined {
      return one.name == other.name
    }
    if case .implicit(let implicit) = left { return try areEqual(try known(implicit, beside: right), right, span) }
    if case .implicit(let implicit) = right { return try areEqual(left, try known(implicit, beside: left), span) }
    if sourceType(of: left) !== sourceType(of: right), let own = try ownTruth("==", left, right, span) { return own }
    if let type = sourceType(of: left), sourceType(of: right) == nil, let own = try ownLiteral(right, type, span) {
      return try areEqual(left, own, span)
    }
    if let type = sourceType(of: right), sourceType(of: left) == nil, let own = try ownLiteral(left, type, span) {
      return try areEqual(own, right, span)
    }
    if let one = sourceType(of: left), let other = sourceType(of: right), one === other || parent(of: one) != nil {
      return try areEqual(left, right, of: one, span)
    }
    switch (left, right) {
    case (.array(let one), .array(let other)): return try areEqual(one, other, span)
    case (.tuple(let one), .tuple(let other)): return try areEqual(one.map { $0.value }, other.map { $0.value }, span)
    case (.set(let one), .set(let other)), (.dictionary(let one), .dictionary(let other)):
      try refuseUnknownKeys(nil, one, span)
      try refuseUnknownKeys(nil, other, span)
      guard one.entries.count == other.entries.count else { return false }
      for entry in one.entries {
        guard let found = try value(of: entry.key, in: other, span), try areEqual(entry.value, found, span) else { return false }
      }
      return true
    default: break
    }
    return left.isEqual(to: right)
  }

  private func areEqual(_ left: [Value], _ right: [Value], _ span: Span) throws(Refusal) -> Bool {
    guard left.count == right.count else { return false }
    for (one, other) in zip(left, right) where try !areEqual(one, other, span) { return false }
    return true
  }

  /// Resolves `.name` to the type of the other operand. Compared with nil, only `.none` is nil.
  private func known(_ implicit: ImplicitMember, beside other: Value) throws(Refusal) -> Value {
    if case .nil = other { return implicit.name == "none" ? .nil : .bool(true) }
    let resolved = try resolve(implicit, other.place)
    if case .implicit = resolved { throw Refusal(.unknownMember(implicit.name, of: other.kindName), at: implicit.span) }
    return resolved
  }

  private func areEqual(_ left: Value, _ right: Value, of type: SourceType, _ span: Span) throws(Refusal) -> Bool {
    let arguments = [ArgumentValue(label: nil, value: left, span: span), ArgumentValue(label: nil, value: right, span: span)]
    let own = ownEquality(of: type)
    if !own.isEmpty, let chosen = try chooseOperator(own, arguments) {
      return try bool(try run(chosen, receiver: chosen.owner.map { _ in .type(TypeValue(type)) }, nil, arguments, span), span)
    }
    if let equal = try objectEquality(left, right, span) { return equal }
    if case .structure(let one) = left, case .structure(let other) = right, one.fields.names == other.fields.names {
      for (one, other) in zip(one.fields.values, other.fields.values) where try !areEqual(one, other, span) { return false }
      return true
    }
    if case .enumCase(let one) = left, case .enumCase(let other) = right {
      guard one.name == other.name, one.payload.count == other.payload.count else { return false }
      for (one, other) in zip(one.payload, other.payload) where try !areEqual(one.value, other.value, span) { return false }
      return true
    }
    return left.isEqual(to: right)
  }
}
