import SwiftParsing

/// The part of the Swift standard library that layout code uses.
enum Library {
  static let functions: Set<String> = printing.union([
    "max", "min", "abs", "hypot", "floor", "ceil", "round", "sqrt", "pow", "fatalError",
    "preconditionFailure",
    "assertionFailure", "assert", "precondition", "stride", "zip", "type", "NSClassFromString", "NSStringFromClass", "CGSizeMake",
    "CGRectMake", "CGPointMake", "sin", "cos", "NSLocalizedString", "swap", "lround", "lroundf", "trunc", "fabs", "fmin",
    "fmax", "ceilf", "floorf", "roundf", "sqrtf", "fabsf", "truncf", "fmod", "ObjectIdentifier",
  ])

  /// The functions that write to the console.
  static let printing: Set<String> = ["print", "debugPrint", "NSLog", "os_log", "dump"]

  /// The value of a property, or a method as a function.
  static func member(_ name: String, of receiver: Value, _ evaluator: Evaluator, _ span: Span) throws(Refusal) -> Value? {
    if wholeMembers.contains(name) { try evaluator.spend(receiver.extent, span) }
    return switch receiver {
    case .int, .double: numberMember(name, receiver)
    case .bool: name == "toggle" ? method(name, receiver) : nil
    case .string(let text): stringMember(name, text, receiver)
    case .array(let elements): arrayMember(name, elements, receiver)
    case .slice(let elements, let first): sliceMember(name, elements, first, receiver)
    case .range: try rangeMember(name, receiver, evaluator, span)
    case .dictionary(let dictionary): dictionaryMember(name, dictionary, receiver)
    case .set(let set): setMember(name, set, receiver)
    case .function, .void: nil
    default: nil
    }
  }

  /// Properties that are computed from the whole string or dictionary.
  private static let wholeMembers: Set<String> = ["count", "keys", "values", "capitalized"]

  private static func method(_ name: String, _ receiver: Value) -> Value { .function(FunctionValue(kind: .member(name, of: receiver))) }

  private static func numberMember(_ name: String, _ receiver: Value) -> Value? {
    switch (name, receiver) {
    case ("rounded", _), ("isMultiple", _), ("quotientAndRemainder", _), ("advanced", _), ("magnitude", .int), ("negate", _),
      ("truncatingRemainder", _), ("round", _), ("distance", _), ("squareRoot", .double), ("signum", .int):
      if name == "magnitude", case .int(let number) = receiver { return number == .min ? nil : .int(abs(number)) }
      return method(name, receiver)
    case ("magnitude", .double(let number)): return .double(abs(number))
    case ("description", .int(let number)): return .string("\(number)")
    case ("description", .double(let number)): return .string(doubleText(number))
    case ("isFinite", .double(let number)): return .bool(number.isFinite)
    case ("isZero", .double(let number)): return .bool(number == 0)
    case ("native", .double): return receiver
    default: return nil
    }
  }

  private static func stringMember(_ name: String, _ text: String, _ receiver: Value) -> Value? {
    switch name {
    case "count": .int(text.count)
    case "isEmpty": .bool(text.isEmpty)
    case "description": receiver
    // The results of Foundation's methods are not known.
    case "data", "utf8", "addingPercentEncoding", "removingPercentEncoding", "applyingTransform":
      .opaque(OpaqueValue(name: name))
    case "wholeNumberValue" where text.count == 1: text.first?.wholeNumberValue.map { .int($0) } ?? .nil
    case "value", "asciiValue": code(name, of: text)
    case "isNumber" where text.count == 1: .bool(text.first?.isNumber ?? false)
    case "isUppercase" where text.count == 1: .bool(text.first?.isUppercase ?? false)
    case "isLowercase" where text.count == 1: .bool(text.first?.isLowercase ?? false)
    case "isWhitespace" where text.count == 1: .bool(text.first?.isWhitespace ?? false)
    case "isNewline" where text.count == 1: .bool(text.first?.isNewline ?? false)
    case "isLetter" where text.count == 1: .bool(text.first?.isLetter ?? false)
    case "hasPrefix", "hasSuffix", "uppercased", "lowercased", "contains", "split", "components", "appending", "first", "last",
      "capitalized", "map", "enumerated", "reversed", "append", "prefix", "suffix", "dropFirst", "dropLast", "trimmingCharacters",
      "replacingOccurrences", "compactMap", "filter", "allSatisfy", "forEach", "reduce", "localizedStandardCompare",
      "localizedCaseInsensitiveCompare", "caseInsensitiveCompare", "localizedCompare", "compare", "localizedCaseInsensitiveContains",
      "localizedStandardContains":
      name == "capitalized"
        ? text.allSatisfy { $0.isLetter } ? .string(text.prefix(1).uppercased() + text.dropFirst().lowercased()) : nil
        : name == "first"
          ? text.first.map { .string(String($0)) } ?? .nil
          : name == "last" ? text.last.map { .string(String($0)) } ?? .nil : method(name, receiver)
    default: nil
    }
  }

  private static func arrayMember(_ name: String, _ elements: [Value], _ receiver: Value) -> Value? {
    switch name {
    case "count": .int(elements.count)
    case "isEmpty": .bool(elements.isEmpty)
    case "first": elements.first ?? .nil
    case "last": elements.last ?? .nil
    case "indices": .range(RangeValue(lower: .int(0), upper: .int(elements.count), isClosed: false))
    case "startIndex": .int(0)
    case "endIndex": .int(elements.count)
    case "lazy": receiver
    default: arrayMethods.contains(name) ? method(name, receiver) : nil
    }
  }

  private static func sliceMember(_ name: String, _ elements: [Value], _ first: Int, _ receiver: Value) -> Value? {
    switch name {
    case "indices": .range(RangeValue(lower: .int(first), upper: .int(first + elements.count), isClosed: false))
    case "startIndex": .int(first)
    case "endIndex": .int(first + elements.count)
    case "lazy": receiver
    default: name.mutatesReceiver ? nil : arrayMember(name, elements, receiver)
    }
  }

  static let arrayMethods: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "forEach", "enumerated", "contains", "firstIndex", "lastIndex", "append", "insert",
    "remove", "removeAll", "removeFirst", "removeLast", "popLast", "dropFirst", "dropLast", "drop", "prefix", "suffix", "reversed",
    "reverse",
    "sorted", "sort", "max", "min", "joined", "allSatisfy", "randomElement", "shuffled", "swapAt", "split", "index", "reserveCapacity",
    "elementsEqual", "partition", "starts", "first", "last", "makeIterator",
  ]

  static func isMethod(_ name: String) -> Bool { arrayMethods.contains(name) || name == "count" }

  private static func rangeMember(_ name: String, _ receiver: Value, _ evaluator: Evaluator, _ span: Span) throws(Refusal) -> Value? {
    guard case .range(let range) = receiver else { return nil }
    switch name {
    case "lowerBound": return range.lower
    case "upperBound": return range.upper
    case "contains", "overlaps", "clamped": return method(name, receiver)
    case "prefix" where range.upper == nil: return method(name, receiver)
    default: return arrayMember(name, try evaluator.elements(of: receiver, span), .array(try evaluator.elements(of: receiver, span)))
    }
  }

  /// A member of a set, or of the keys or values of a dictionary.
  private static func setMember(_ name: String, _ set: DictionaryValue, _ receiver: Value) -> Value? {
    switch name {
    // Unknown elements may be equal, so their number is unknown.
    case "count": Value.set(set).unknownPart.map { .opaque($0.derived) } ?? .int(set.entries.count)
    case "isEmpty": .bool(set.entries.isEmpty)
    case "first" where set.entries.count < 2: set.entries.first?.key ?? .nil
    default: method(name, receiver)
    }
  }

  private static func pair(_ entry: DictionaryValue.KeyValuePair) -> Value {
    .tuple([Value.TupleElement(label: "key", value: entry.key), Value.TupleElement(label: "value", value: entry.value)])
  }

  private static func dictionaryMember(_ name: String, _ dictionary: DictionaryValue, _ receiver: Value) -> Value? {
    switch name {
    case "count": .int(dictionary.entries.count)
    case "isEmpty": .bool(dictionary.entries.isEmpty)
    case "first" where dictionary.entries.count < 2: dictionary.entries.first.map { pair($0) } ?? .nil
    case "keys": .set(DictionaryValue.unordered(dictionary.entries.map { $0.key }))
    case "values": .set(DictionaryValue.unordered(dictionary.entries.map { $0.value }))
    case "mapValues", "filter", "map", "compactMap", "sorted", "removeValue", "updateValue", "forEach", "contains", "reduce", "max", "min",
      "first", "allSatisfy", "flatMap", "removeAll", "compactMapValues", "merging", "merge":
      method(name, receiver)
    default: nil
    }
  }
}

extension String {
  var mutatesReceiver: Bool {
    [
      "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "reverse", "sort", "swapAt", "toggle",
      "removeValue", "partition",
      "updateValue", "negate", "round", "reserveCapacity", "formUnion", "formIntersection", "subtract", "update", "merge",
    ].contains(self)
  }
}
