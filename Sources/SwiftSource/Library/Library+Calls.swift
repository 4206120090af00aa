import SwiftParsing

extension Library {
  /// A method of the standard library that changes nothing.
  static func call(
    _ name: String, of receiver: Value, _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value {
    switch receiver {
    case .int, .double: return try numberCall(name, receiver, arguments, evaluator, span)
    case .string(let text): return try stringCall(name, text, arguments, evaluator, span)
    case .dictionary(let dictionary):
      if let result = try dictionaryCall(name, dictionary, arguments, evaluator, span) { return result }
      return try arrayCall(name, try evaluator.elements(of: receiver, span), arguments, evaluator, span)
    case .range(let range) where name == "contains":
      return .bool(try evaluator.contains(range, try first(arguments, name, span), span))
    default: return try arrayCall(name, try evaluator.elements(of: receiver, span), arguments, evaluator, span)
    }
  }

  static func first(_ arguments: [ArgumentValue], _ name: String, _ span: Span) throws(Refusal) -> Value {
    guard let first = arguments.first else { throw Refusal(.arguments(of: name), at: span) }
    return first.value
  }

  private static func numberCall(
    _ name: String, _ receiver: Value, _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value {
    switch (name, receiver) {
    case ("rounded", _):
      let number = try evaluator.number(receiver, span)
      guard let rule = arguments.first else { return .double(number.rounded()) }
      guard case .implicit(let implicit) = rule.value else { break }
      switch implicit.name {
      case "up": return .double(number.rounded(.up))
      case "down": return .double(number.rounded(.down))
      case "towardZero": return .double(number.rounded(.towardZero))
      case "toNearestOrEven": return .double(number.rounded(.toNearestOrEven))
      default: return .double(number.rounded())
      }
    case ("isMultiple", .int(let number)):
      let other = try evaluator.integer(try first(arguments, name, span), span)
      return .bool(other == 0 ? number == 0 : number.isMultiple(of: other))
    case ("quotientAndRemainder", .int(let number)):
      let other = try evaluator.integer(try first(arguments, name, span), span)
      return .tuple([
        Value.TupleElement(label: "quotient", value: try evaluator.combine(receiver, "/", .int(other), span)),
        Value.TupleElement(label: "remainder", value: try evaluator.combine(receiver, "%", .int(other), span)),
      ])
    case ("truncatingRemainder", _):
      let number = try evaluator.number(receiver, span)
      return .double(remainder(of: number, dividedBy: try evaluator.number(try first(arguments, name, span), span)))
    case ("squareRoot", .double(let number)): return .double(number.squareRoot())
    case ("advanced", .int): return try evaluator.combine(receiver, "+", try first(arguments, name, span), span)
    default: break
    }
    throw Refusal(.unknownMember(name, of: receiver.kindName), at: span)
  }

  private static func stringCall(
    _ name: String, _ text: String, _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value {
    var other = ""
    if case .string(let found)? = arguments.first?.value { other = found }
    switch name {
    case "hasPrefix": return .bool(text.hasPrefix(other))
    case "hasSuffix": return .bool(text.hasSuffix(other))
    case "uppercased": return .string(text.uppercased())
    case "lowercased": return .string(text.lowercased())
    case "appending": return .string(text + other)
    case "split", "components":
      guard let separator = other.first else { break }
      return .array(text.split(separator: separator, omittingEmptySubsequences: name == "split").map { .string(String($0)) })
    default: return try arrayCall(name, text.map { .string(String($0)) }, arguments, evaluator, span)
    }
    throw Refusal(.unknownMember(name, of: "String"), at: span)
  }

  private static func dictionaryCall(
    _ name: String, _ dictionary: DictionaryValue, _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value? {
    guard name == "mapValues" || name == "compactMapValues" else { return nil }
    var result = DictionaryValue()
    for entry in dictionary.entries {
      let value = try evaluator.call(try first(arguments, name, span), [entry.value], span)
      if case .nil = value, name == "compactMapValues" { continue }
      result[entry.key] = value
    }
    return .dictionary(result)
  }
}

extension Evaluator {
  /// Calls a value with values.
  func call(_ function: Value, _ values: [Value], _ span: Span) throws(Refusal) -> Value {
    try apply(function, values.map { ArgumentValue(label: nil, value: $0, span: span) }, span)
  }
}
