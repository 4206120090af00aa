import SwiftParsing

/// What is made of a value that is not known is not known either, and is refused where it decides something: a condition, a length,
/// a place in a collection.
extension Evaluator {
  /// The result of an operator with an operand that is not known; nil if both are known, or if the source declares the operator.
  func unknown(_ left: Value, _ name: String, _ right: Value) -> Value? {
    guard program.functions[name] == nil, name != "...", name != "..<" else { return nil }
    for operand in [left, right] {
      if case .opaque(let opaque) = operand { return .opaque(opaque.derived) }
    }
    return nil
  }

  /// Refuses to look for a value in a dictionary or a set where one of them is not known: whether they are equal nobody knows.
  func refuseUnknownKeys(_ key: Value?, _ found: DictionaryValue, _ span: Span) throws(Refusal) {
    try spend(found.entries.count, span)
    for value in [key].compactMap({ $0 }) + found.entries.map({ $0.key }) {
      if let opaque = value.unknownPart { throw opaque.refusal(at: span) }
    }
  }

  /// Refuses to read a variable of an object that was given to code which no file read has, and which may have changed it.
  func refuseTouched(_ object: Instance, _ property: MemberIndex.Property, _ span: Span) throws(Refusal) {
    guard let touched = object.touched, !property.isLet else { return }
    throw touched.refusal(at: span)
  }

  /// Remembers that an unknown call was given objects of the code other than `self`.
  func touch(_ argument: Expression, by opaque: OpaqueValue, _ scope: Scope) {
    guard opaque.undeclared != nil, case .identifier(let reference) = argument.kind,
      case .object(let object)? = scope.box(reference.name.text)?.value
    else { return }
    if case .object(let own)? = scope.receiver?.value, own === object { return }
    object.touched = opaque
  }
}

extension OpaqueValue {
  /// What is computed of it.
  var derived: OpaqueValue {
    var copy = self
    copy.number = 0
    return copy
  }
}

extension Value {
  /// What is not known of it, or of what it holds.
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
