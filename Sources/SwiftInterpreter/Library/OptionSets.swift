import SwiftParsing

/// Implements declared option sets: structs whose raw value has a bit for each option.
extension Evaluator {
  func isOptionSet(_ type: SourceType) -> Bool { type.inheritance.contains { $0.simpleName == "OptionSet" } }

  /// The option set of an array literal.
  func optionSet(_ elements: [Value], _ type: SourceType, _ span: Span) throws(Refusal) -> Value {
    var bits = 0
    for element in elements { bits |= try optionBits(try coerce(element, to: .source(type), span), type, span) }
    return try optionSet(bits, type, span)
  }

  private func optionSet(_ bits: Int, _ type: SourceType, _ span: Span) throws(Refusal) -> Value {
    try make(type, [ArgumentValue(label: "rawValue", value: .int(bits), span: span)], span)
  }

  private func optionBits(_ value: Value, _ type: SourceType, _ span: Span) throws(Refusal) -> Int {
    guard case .structure(let found) = value, found.type === type, case .int(let bits)? = found.fields["rawValue"] else {
      throw Refusal(.unexpected(found: value.kindName, wanted: type.path), at: span)
    }
    return bits
  }

  /// A member that every option set has; nil for other names.
  func optionMember(_ name: String, of value: StructValue, _ receiver: Value, _ span: Span) throws(Refusal) -> Value? {
    guard isOptionSet(value.type) else { return nil }
    if name == "isEmpty" { return .bool(try optionBits(receiver, value.type, span) == 0) }
    return Self.optionMethods.contains(name) ? .function(FunctionValue(kind: .member(name, of: receiver))) : nil
  }

  private static let optionMethods: Set<String> = [
    "contains", "insert", "remove", "formUnion", "formIntersection", "subtract", "update", "union", "intersection", "subtracting",
    "symmetricDifference", "isDisjoint", "isSubset", "isSuperset",
  ]

  /// Calls a nonmutating method.
  func optionCall(_ name: String, _ value: StructValue, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    guard isOptionSet(value.type) else { throw Refusal(.unknownMember(name, of: value.type.path), at: span) }
    let own = try optionBits(.structure(value), value.type, span)
    let argument = try Library.first(arguments, name, span)
    let other = try optionBits(try coerce(argument, to: .source(value.type), span), value.type, span)
    switch name {
    case "contains", "isSuperset": return .bool(own & other == other)
    case "isSubset": return .bool(own & other == own)
    case "isDisjoint": return .bool(own & other == 0)
    case "union": return try optionSet(own | other, value.type, span)
    case "intersection": return try optionSet(own & other, value.type, span)
    case "subtracting": return try optionSet(own & ~other, value.type, span)
    case "symmetricDifference": return try optionSet(own ^ other, value.type, span)
    default: throw Refusal(.unknownMember(name, of: value.type.path), at: span)
    }
  }

  /// The value of an option set after a mutating method.
  func changed(_ name: String, _ value: StructValue, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    switch name {
    case "insert", "update", "formUnion": try optionCall("union", value, arguments, span)
    case "remove", "subtract": try optionCall("subtracting", value, arguments, span)
    case "formIntersection": try optionCall("intersection", value, arguments, span)
    default: throw Refusal(.unknownMember(name, of: value.type.path), at: span)
    }
  }
}
