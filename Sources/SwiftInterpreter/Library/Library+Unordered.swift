import SwiftParsing

/// Implements dictionaries and sets, which are unordered in Swift. A result that depends on an order is an error.
extension Library {
  /// Calls a method of a set, a dictionary, or its keys or values.
  static func unorderedCall(
    _ name: String, _ elements: [Value], _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value {
    if name != "map", name != "forEach" { try evaluator.refuseUnknownKeys(nil, DictionaryValue.unordered(elements), span) }
    if name == "forEach", let first = arguments.first, let closure = first.value.closure, KeyedEffects(closure).areIndependent,
      !evaluator.program.callsOwnFunctions(in: first.span)
    {
      let outside = evaluator.runsInAnyOrder
      evaluator.runsInAnyOrder = true
      defer { evaluator.runsInAnyOrder = outside }
      return try arrayCall(name, elements, arguments, evaluator, span)
    }
    switch name {
    case "contains", "allSatisfy", "count":
      return try arrayCall(name, elements, arguments, evaluator, span)
    case "max", "min", "sorted":
      let result = try arrayCall("sorted", elements, arguments, evaluator, span)
      guard case .array(let sorted) = result, try isStrict(sorted, arguments, evaluator, span) else {
        throw Refusal(.unordered, at: span)
      }
      return name == "sorted" ? result : (name == "max" ? sorted.last : sorted.first) ?? .nil
    case "map", "compactMap", "flatMap", "filter":
      guard case .array(let found) = try arrayCall(name, elements, arguments, evaluator, span) else { return .void }
      return .set(DictionaryValue.unordered(found))
    case "reduce":
      let isAdded = arguments.last?.value.closure?.addsToFirst ?? false
      guard elements.count < 2 || isAdded || isSum(arguments, elements) else { throw Refusal(.unordered, at: span) }
      let result = try arrayCall(name, elements, arguments, evaluator, span)
      // A sum of fractions depends on the order by its rounding.
      if isAdded, elements.count > 1 { guard case .int = result else { throw Refusal(.unordered, at: span) } }
      return result
    case "union", "intersection", "subtracting", "symmetricDifference", "isSubset", "isSuperset", "isDisjoint":
      return try setCall(name, elements, arguments, evaluator, span)
    default:
      guard elements.count < 2 else { throw Refusal(.unordered, at: span) }
      return try arrayCall(name, elements, arguments, evaluator, span)
    }
  }

  /// True if a method with this name runs its closure before it returns. Changes that the closure makes then affect the code after it.
  static func runsItsClosure(_ name: String) -> Bool {
    arrayMethods.contains(name) || ["sync", "withLock", "performAsCurrent", "performAndWait", "mapValues"].contains(name)
  }

  /// True if the sort order is unambiguous: only equal values compare as equal.
  private static func isStrict(
    _ sorted: [Value], _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Bool {
    for (one, other) in zip(sorted, sorted.dropFirst()) where try !precedes(one, other, arguments, evaluator, span) {
      // Swapping equal values, such as two heights of 50, changes nothing.
      guard one.isEqual(to: other) else { return false }
    }
    return true
  }

  /// True for a sum by `+` that is the same in any order: of integers, or of fractions with integral values below 1e9.
  private static func isSum(_ arguments: [ArgumentValue], _ elements: [Value]) -> Bool {
    guard arguments.count == 2, case .function(let function) = arguments[1].value, case .operator("+") = function.kind else { return false }
    return elements.allSatisfy { element in
      switch element {
      case .int: true
      case .double(let number): number.rounded() == number && abs(number) < 1e9
      default: false
      }
    }
  }

  private static func setCall(
    _ name: String, _ elements: [Value], _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value {
    let others = try evaluator.unordered(try first(arguments, name, span), span)
    func kept(_ values: [Value], _ list: [Value], _ isThere: Bool) throws(Refusal) -> [Value] {
      var found: [Value] = []
      for value in values where try (evaluator.firstIndex(of: value, in: list, span) != nil) == isThere { found.append(value) }
      return found
    }
    switch name {
    case "union": return try evaluator.set(elements + others, span)
    case "intersection": return try evaluator.set(try kept(elements, others, true), span)
    case "subtracting": return try evaluator.set(try kept(elements, others, false), span)
    case "symmetricDifference": return try evaluator.set(try kept(elements, others, false) + kept(others, elements, false), span)
    case "isSubset": return .bool(try kept(elements, others, false).isEmpty)
    case "isSuperset": return .bool(try kept(others, elements, false).isEmpty)
    default: return .bool(try kept(elements, others, true).isEmpty)
    }
  }
}

extension Closure {
  /// True for a closure that adds something to its first argument: `{ $0 + $1.count }`.
  fileprivate var addsToFirst: Bool {
    let (first, second) = (parameters?.first?.closureName ?? "$0", parameters?.last?.closureName ?? "$1")
    guard body.count == 1, case .expression(let expression) = body[0].kind, case .binary(let binary) = expression.kind,
      binary.operators.allSatisfy({ $0.name == "+" }), binary.operands[0].isPlain(first)
    else { return false }
    return binary.operands.dropFirst().allSatisfy { $0.isLiteral || $0.rootName == second }
  }
}

extension Value {
  fileprivate var closure: Closure? {
    if case .function(let function) = self, case .closure(let closure, _) = function.kind { closure } else { nil }
  }
}

extension Expression {
  fileprivate func isPlain(_ name: String) -> Bool { if case .identifier = kind { rootName == name } else { false } }
}

extension DictionaryValue {
  /// An unordered collection that may contain equal values.
  static func unordered(_ values: [Value]) -> DictionaryValue {
    DictionaryValue(entries: values.map { KeyValuePair(key: $0, value: .void) })
  }
}

extension Evaluator {
  /// The elements of a sequence, for operations that do not depend on their order.
  func unordered(_ value: Value, _ span: Span) throws(Refusal) -> [Value] {
    switch value {
    case .set(let set): set.entries.map { $0.key }
    case .dictionary(let dictionary):
      dictionary.entries.map {
        .tuple([Value.TupleElement(label: "key", value: $0.key), Value.TupleElement(label: "value", value: $0.value)])
      }
    default: try elements(of: value, span)
    }
  }
}

extension Evaluator {
  /// Implements `merging(_:uniquingKeysWith:)`. The closure combines two values with the same key.
  func merged(_ dictionary: DictionaryValue, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> DictionaryValue {
    guard arguments.count == 2, case .dictionary(let other) = arguments[0].value else { throw Refusal(.arguments(of: "merging"), at: span) }
    var result = dictionary
    for entry in other.entries {
      try refuseUnknownKeys(entry.key, result, span)
      let old = try value(of: entry.key, in: result, span)
      let new = try old.map { old throws(Refusal) in try call(arguments[1].value, [old, entry.value], span) }
      try set(new ?? entry.value, for: entry.key, in: &result, span)
    }
    return result
  }
}
