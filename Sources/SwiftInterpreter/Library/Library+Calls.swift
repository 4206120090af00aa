import Localization
import SwiftParsing

extension Library {
  /// Calls a nonmutating method of the standard library.
  static func call(
    _ name: String, of receiver: Value, _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value {
    try evaluator.spend(receiver.extent, span)
    switch receiver {
    case .int, .double: return try numberCall(name, receiver, arguments, evaluator, span)
    case .string(let text): return try stringCall(name, text, arguments, evaluator, span)
    case .dictionary(let dictionary):
      if let result = try dictionaryCall(name, dictionary, arguments, evaluator, span) { return result }
      return try unorderedCall(name, evaluator.unordered(receiver, span), arguments, evaluator, span)
    case .set: return try unorderedCall(name, evaluator.unordered(receiver, span), arguments, evaluator, span)
    case .slice(let elements, let start):
      let result = try arrayCall(name, elements, arguments, evaluator, span)
      switch result {
      case .int(let index) where ["firstIndex", "lastIndex", "index"].contains(name): return .int(index + start)
      case .slice(let part, let first): return .slice(part, first: first + start)
      case .array(let part) where ["prefix", "dropLast"].contains(name): return .slice(part, first: start)
      default: return result
      }
    case .range(let range) where name == "contains":
      return .bool(try evaluator.contains(range, try first(arguments, name, span), span))
    case .range(let range) where name == "prefix" && range.upper == nil:
      return .array(try evaluator.elements(of: range, count: max(0, try evaluator.integer(try first(arguments, name, span), span)), span))
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
      return .double(try evaluator.rounded(number, by: rule))
    case ("isMultiple", .int(let number)):
      let other = try evaluator.integer(try first(arguments, name, span), span)
      return .bool(other == 0 ? number == 0 : number.isMultiple(of: other))
    case ("quotientAndRemainder", .int):
      let other = try evaluator.integer(try first(arguments, name, span), span)
      return .tuple([
        Value.TupleElement(label: "quotient", value: try evaluator.combine(receiver, "/", .int(other), span)),
        Value.TupleElement(label: "remainder", value: try evaluator.combine(receiver, "%", .int(other), span)),
      ])
    case ("truncatingRemainder", _):
      let number = try evaluator.number(receiver, span)
      return .double(remainder(of: number, dividedBy: try evaluator.number(try first(arguments, name, span), span)))
    case ("signum", .int(let number)): return .int(number.signum())
    case ("squareRoot", .double(let number)): return .double(number.squareRoot())
    case ("advanced", _): return try evaluator.combine(receiver, "+", try first(arguments, name, span), span)
    default: break
    }
    throw Refusal(.unknownMember(name, of: receiver.kindName), at: span)
  }

  private static func dictionaryCall(
    _ name: String, _ dictionary: DictionaryValue, _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value? {
    if name == "filter" {
      var kept = DictionaryValue()
      for entry in dictionary.entries {
        let pair = Value.tuple([Value.TupleElement(label: "key", value: entry.key), Value.TupleElement(label: "value", value: entry.value)])
        if try evaluator.bool(try evaluator.call(try first(arguments, name, span), [pair], span), span) { kept.entries.append(entry) }
      }
      return .dictionary(kept)
    }
    if name == "merging" { return .dictionary(try evaluator.merged(dictionary, arguments, span)) }
    guard name == "mapValues" || name == "compactMapValues" else { return nil }
    var result = DictionaryValue()
    for entry in dictionary.entries {
      let value = try evaluator.call(try first(arguments, name, span), [entry.value], span)
      if case .nil = value, name == "compactMapValues" { continue }
      result.entries.append(DictionaryValue.KeyValuePair(key: entry.key, value: value))
    }
    return .dictionary(result)
  }
}

extension Evaluator {
  func rounded(_ number: Double, by rule: ArgumentValue) throws(Refusal) -> Double {
    let name: String
    switch rule.value {
    case .implicit(let implicit): name = implicit.name
    case .known(.symbol("FloatingPointRoundingRule", let symbol)): name = symbol
    default: throw Refusal(.unexpected(found: rule.value.kindName, wanted: "FloatingPointRoundingRule"), at: rule.span)
    }
    switch name {
    case "up": return number.rounded(.up)
    case "down": return number.rounded(.down)
    case "towardZero": return number.rounded(.towardZero)
    case "awayFromZero": return number < 0 ? number.rounded(.down) : number.rounded(.up)
    case "toNearestOrEven": return number.rounded(.toNearestOrEven)
    case "toNearestOrAwayFromZero": return number.rounded()
    default: throw Refusal(.unknownMember(name, of: "FloatingPointRoundingRule"), at: rule.span)
    }
  }

  /// Calls a function with unlabelled arguments.
  func call(_ function: Value, _ values: [Value], _ span: Span) throws(Refusal) -> Value {
    try apply(function, values.map { ArgumentValue(label: nil, value: $0, span: span) }, span)
  }
}
