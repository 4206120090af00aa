import SwiftParsing

/// Propagates unknown values. Using one as a condition, a number or a key is an error.
extension Evaluator {
  /// The result of an operator with an unknown operand; nil if both are known or the code declares the operator.
  func unknown(_ left: Value, _ name: String, _ right: Value) -> Value? {
    guard program.functions[name] == nil, name != "...", name != "..<" else { return nil }
    for operand in [left, right] {
      if case .opaque(let opaque) = operand { return .opaque(opaque.derived) }
    }
    return nil
  }

  /// Reports a lookup in a dictionary or set if the key or an element is unknown.
  func refuseUnknownKeys(_ key: Value?, _ found: DictionaryValue, _ span: Span) throws(Refusal) {
    try spend(found.entries.count, span)
    for value in [key].compactMap({ $0 }) + found.entries.map({ $0.key }) {
      if let opaque = value.unknownPart { throw opaque.refusal(at: span) }
    }
  }

  /// Reports a read of a variable property if undeclared code may have changed the object.
  func refuseTouched(_ object: Instance, _ property: MemberIndex.Property, _ span: Span) throws(Refusal) {
    guard let touched = object.touched, !property.isLet else { return }
    throw touched.refusal(at: span)
  }

  /// Records that an unknown call has received an object of the code, unless it is `self`.
  func touch(_ argument: Expression, by opaque: OpaqueValue, _ scope: Scope) {
    guard opaque.undeclared != nil, case .identifier(let reference) = argument.kind,
      case .object(let object)? = scope.box(reference.name.text)?.value
    else { return }
    if case .object(let own)? = scope.receiver?.value, own === object { return }
    object.touched = opaque
  }
}

extension OpaqueValue {
  /// The unknown result of a computation with this value.
  var derived: OpaqueValue {
    var copy = self
    copy.number = 0
    return copy
  }
}

extension Value {
  /// The first unknown value in this value or its contents.
  var unknownPart: OpaqueValue? {
    switch self {
    case .opaque(let opaque): opaque
    case .tuple(let parts): Self.unknownPart(of: parts.map { $0.value })
    case .array(let elements), .slice(let elements, _): Self.unknownPart(of: elements)
    case .structure(let found): Self.unknownPart(of: found.fields.values)
    case .enumCase(let found): Self.unknownPart(of: found.payload.map { $0.value })
    case .set(let found), .dictionary(let found): Self.unknownPart(of: found.entries.flatMap { [$0.key, $0.value] })
    default: nil
    }
  }

  private static func unknownPart(of values: [Value]) -> OpaqueValue? {
    for value in values {
      if let found = value.unknownPart { return found }
    }
    return nil
  }
}
