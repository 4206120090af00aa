import SwiftParsing

extension Library {
  static func arrayCall(
    _ name: String, _ elements: [Value], _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value {
    try evaluator.spend(elements.count, span)
    if let result = try transformed(name, elements, arguments, evaluator, span) { return result }
    if let result = try found(name, elements, arguments, evaluator, span) { return result }
    switch name {
    case "enumerated":
      return .array(
        elements.enumerated().map {
          .tuple([Value.TupleElement(label: "offset", value: .int($0.offset)), Value.TupleElement(label: "element", value: $0.element)])
        })
    case "reversed": return .array(elements.reversed())
    case "makeIterator": return try evaluator.iterator(of: elements, span)
    // Only the running app knows the element.
    case "randomElement": return elements.isEmpty ? .nil : .opaque(OpaqueValue(name: name, origin: span))
    case "shuffled": return elements.count < 2 ? .array(elements) : .opaque(OpaqueValue(name: name, origin: span))
    case "prefix" where arguments.first?.value.isFunction ?? false, "drop" where arguments.first?.value.isFunction ?? false:
      var end = 0
      while end < elements.count, try evaluator.bool(try evaluator.call(arguments[0].value, [elements[end]], span), span) { end += 1 }
      return name == "prefix" ? .array(Array(elements[..<end])) : part(of: elements, from: end)
    case "prefix" where arguments.first?.label != nil, "suffix" where arguments.first?.label != nil:
      return try part(name, elements, arguments, evaluator, span)
    case "dropFirst": return part(of: elements, from: try count(arguments, evaluator, span))
    case "dropLast": return .array(Array(elements.dropLast(try count(arguments, evaluator, span))))
    case "prefix": return .array(Array(elements.prefix(try count(arguments, evaluator, span))))
    case "suffix": return part(of: elements, from: max(0, elements.count - (try count(arguments, evaluator, span))))
    case "joined": return try joined(elements, arguments, evaluator, span)
    case "sorted": return .array(try sorted(elements, arguments, evaluator, span))
    case "max", "min": return try extreme(name, elements, arguments, evaluator, span)
    default: throw Refusal(.unknownMember(name, of: "Array"), at: span)
    }
  }

  /// The elements at and after an index, as a slice that keeps their indices.
  static func part(of elements: [Value], from index: Int) -> Value {
    let first = min(index, elements.count)
    return first == 0 ? .array(elements) : .slice(Array(elements[first...]), first: first)
  }

  /// Implements `prefix(upTo:)`, `prefix(through:)` and `suffix(from:)`.
  private static func part(
    _ name: String, _ elements: [Value], _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value {
    let index = try evaluator.integer(arguments[0].value, arguments[0].span)
    guard index >= 0, index < elements.count || index == elements.count && arguments[0].label != "through" else {
      throw Refusal(.indexOutOfRange(index, count: elements.count), at: span)
    }
    switch (name, arguments[0].label) {
    case ("prefix", "upTo"): return .array(Array(elements[..<index]))
    case ("prefix", "through"): return .array(Array(elements[...index]))
    case ("suffix", "from"): return part(of: elements, from: index)
    default: throw Refusal(.arguments(of: name), at: span)
    }
  }

  private static func count(_ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span) throws(Refusal) -> Int {
    guard let first = arguments.first else { return 1 }
    return max(0, try evaluator.integer(first.value, first.span))
  }

  private static func transformed(
    _ name: String, _ elements: [Value], _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value? {
    var results: [Value] = []
    switch name {
    case "map", "compactMap", "flatMap", "filter", "forEach":
      let function = try first(arguments, name, span)
      for element in elements {
        try evaluator.step(span)
        let value = try evaluator.call(function, [element], span)
        switch name {
        case "filter": if try evaluator.bool(value, span) { results.append(element) }
        case "compactMap":
          if case .nil = value { continue }
          results.append(value)
        case "flatMap": results += try evaluator.elements(of: value, span)
        default: results.append(value)
        }
        if results.count > Evaluator.elementLimit { throw Refusal(.tooLarge(results.count), at: span) }
      }
      return name == "forEach" ? .void : .array(results)
    case "reduce":
      guard arguments.count == 2 else { throw Refusal(.arguments(of: name), at: span) }
      var result = arguments[0].value
      for element in elements {
        try evaluator.step(span)
        evaluator.firstAfterClosure = nil
        let value = try evaluator.call(arguments[1].value, [result, element], span)
        result = arguments[0].label == "into" ? evaluator.firstAfterClosure ?? result : value
      }
      return result
    default: return nil
    }
  }

  private static func found(
    _ name: String, _ elements: [Value], _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value? {
    func holds(_ element: Value) throws(Refusal) -> Bool {
      guard let argument = arguments.first else { return true }
      if argument.label == "of" || argument.label == nil, !argument.value.isFunction {
        return try evaluator.areEqual(element, argument.value, span)
      }
      return try evaluator.bool(try evaluator.call(argument.value, [element], span), span)
    }
    switch name {
    case "contains", "firstIndex", "first", "index":
      for (index, element) in elements.enumerated() where try holds(element) {
        return name == "contains" ? .bool(true) : name == "first" ? element : .int(index)
      }
      return name == "contains" ? .bool(false) : .nil
    case "last", "lastIndex":
      for (index, element) in elements.enumerated().reversed() where try holds(element) { return name == "last" ? element : .int(index) }
      return .nil
    case "allSatisfy":
      for element in elements where try !holds(element) { return .bool(false) }
      return .bool(true)
    case "count":
      var count = 0
      for element in elements where try holds(element) { count += 1 }
      return .int(count)
    default: return nil
    }
  }

  private static func joined(
    _ elements: [Value], _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value {
    if case .string? = elements.first {
      var separator = ""
      if case .string(let text)? = arguments.first?.value { separator = text }
      var parts: [String] = []
      var length = 0
      for element in elements {
        parts.append(try evaluator.described(element, span))
        length += (parts.last?.utf8.count ?? 0) + separator.utf8.count
        if length > Evaluator.elementLimit * 10 { throw Refusal(.tooLarge(length), at: span) }
      }
      try evaluator.spend(length / 16, span)
      return .string(parts.joined(separator: separator))
    }
    var result: [Value] = []
    for element in elements {
      result += try evaluator.elements(of: element, span)
      if result.count > Evaluator.elementLimit { throw Refusal(.tooLarge(result.count), at: span) }
    }
    return .array(result)
  }

  private static func sorted(
    _ elements: [Value], _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> [Value] {
    guard elements.count > 1 else { return elements }
    try evaluator.spend(elements.count, span)
    let middle = elements.count / 2
    let first = try sorted(Array(elements[..<middle]), arguments, evaluator, span)
    let second = try sorted(Array(elements[middle...]), arguments, evaluator, span)
    var result: [Value] = []
    var (one, other) = (0, 0)
    // The sort is stable, as in Swift.
    while one < first.count, other < second.count {
      try evaluator.step(span)
      if try precedes(second[other], first[one], arguments, evaluator, span) {
        result.append(second[other])
        other += 1
      } else {
        result.append(first[one])
        one += 1
      }
    }
    return result + first[one...] + second[other...]
  }

  static func precedes(
    _ one: Value, _ other: Value, _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Bool {
    if arguments.count == 1, arguments[0].label != "by", arguments[0].label != nil { throw Refusal(.arguments(of: "sorted"), at: span) }
    guard let function = arguments.first else { return try evaluator.bool(try evaluator.combine(one, "<", other, span), span) }
    return try evaluator.bool(try evaluator.call(function.value, [one, other], span), span)
  }

  private static func extreme(
    _ name: String, _ elements: [Value], _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value {
    guard var best = elements.first else { return .nil }
    for element in elements.dropFirst() {
      let isLess = try precedes(element, best, arguments, evaluator, span)
      let isGreater = isLess ? false : try precedes(best, element, arguments, evaluator, span)
      if name == "min" ? isLess : isGreater { best = element }
    }
    return best
  }
}

extension Value {
  var isFunction: Bool {
    if case .function = self { true } else { false }
  }
}
