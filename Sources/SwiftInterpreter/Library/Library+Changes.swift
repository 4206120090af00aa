import SwiftParsing

extension Evaluator {
  /// Calls a mutating method and stores the changed value.
  func mutate(
    _ base: Expression, _ name: String, _ receiver: Value, _ arguments: [ArgumentValue], _ scope: Scope, _ span: Span
  ) throws(Refusal) -> Value {
    if !receiver.isReference { try refuseConstant(base, .member, scope, at: span) }
    var result = Value.void
    if name == "removeAll" { cancelSubscriptions(in: receiver) }
    switch receiver {
    case .array(var elements):
      try spend(elements.count / 16, span)
      result = try change(&elements, name, arguments, span)
      try store(try limited(.array(elements), holding: arguments.first?.value, span), in: base, scope)
    case .set(var set):
      try spend(set.entries.count, span)
      result = try change(&set, name, name == "removeAll" ? .void : try Library.first(arguments, name, span), span)
      try store(try limited(.set(set), holding: arguments.first?.value, span), in: base, scope)
    case .dictionary(var dictionary):
      if name == "merge" {
        dictionary = try merged(dictionary, arguments, span)
      } else {
        result = try change(&dictionary, name, arguments, span)
      }
      try store(try limited(.dictionary(dictionary), holding: arguments.first?.value, span), in: base, scope)
    case .structure(let value): try store(try changed(name, value, arguments, span), in: base, scope)
    case .known(.options(let type, _)):
      guard name == "insert" || name == "formUnion" || name == "remove" || name == "subtract" else {
        throw Refusal(.unknownMember(name, of: type), at: span)
      }
      let method = name == "insert" || name == "formUnion" ? "union" : "subtracting"
      try store(try systemCall(method, of: receiver, arguments, span), in: base, scope)
    case .bool(let value): try store(.bool(!value), in: base, scope)
    case .string(let text):
      try store(.string(try limited(text + (try described(try Library.first(arguments, name, span), span)), span)), in: base, scope)
    case .double(let number):
      let rounded = try arguments.first.map { rule throws(Refusal) in try self.rounded(number, by: rule) } ?? number.rounded()
      try store(.double(name == "negate" ? -number : rounded), in: base, scope)
    case .int: try store(try combine(.int(0), "-", receiver, span), in: base, scope)
    case .opaque: return receiver
    default: throw Refusal(.unknownMember(name, of: receiver.kindName), at: span)
    }
    return result
  }

  private func change(_ set: inout DictionaryValue, _ name: String, _ argument: Value, _ span: Span) throws(Refusal) -> Value {
    switch name {
    case "insert":
      // An unknown value may equal any element.
      if case .opaque = argument, !set.entries.isEmpty { try refuseUnknownKeys(argument, set, span) }
      let old = try self.set(.void, for: argument, in: &set, span)
      return .tuple([
        Value.TupleElement(label: "inserted", value: .bool(old == nil)),
        Value.TupleElement(label: "memberAfterInsert", value: old?.key ?? argument),
      ])
    case "update":
      let old = try self.set(nil, for: argument, in: &set, span)
      set.entries.append(DictionaryValue.KeyValuePair(key: argument, value: .void))
      return old?.key ?? .nil
    case "remove": return try self.set(nil, for: argument, in: &set, span)?.key ?? .nil
    case "subtract": for element in try unordered(argument, span) { try self.set(nil, for: element, in: &set, span) }
    case "formUnion": for element in try unordered(argument, span) { try self.set(.void, for: element, in: &set, span) }
    case "formIntersection":
      let others = try unordered(argument, span)
      var kept = DictionaryValue()
      for entry in set.entries where try firstIndex(of: entry.key, in: others, span) != nil { kept.entries.append(entry) }
      set = kept
    case "removeAll": set = DictionaryValue()
    default: throw Refusal(.unknownMember(name, of: "Set"), at: span)
    }
    return .void
  }

  private func change(
    _ dictionary: inout DictionaryValue, _ name: String, _ arguments: [ArgumentValue], _ span: Span
  ) throws(Refusal) -> Value {
    if name == "removeAll" {
      dictionary = DictionaryValue()
      return .void
    }
    let key = arguments.last(where: { $0.label == "forKey" })?.value ?? arguments.first?.value ?? .nil
    return try set(name == "updateValue" ? arguments.first?.value : nil, for: key, in: &dictionary, span)?.value ?? .nil
  }

  private func change(_ elements: inout [Value], _ name: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    switch name {
    case "append", "insert": try add(arguments, to: &elements, name, span)
    case "removeAll":
      guard let condition = arguments.first, condition.label != "keepingCapacity" else {
        elements.removeAll()
        return .void
      }
      var kept: [Value] = []
      for element in elements where try !bool(try call(condition.value, [element], span), span) { kept.append(element) }
      elements = kept
    case "removeFirst" where !arguments.isEmpty, "removeLast" where !arguments.isEmpty:
      let count = try integer(arguments[0].value, span)
      guard count >= 0, count <= elements.count else { throw Refusal(.indexOutOfRange(count, count: elements.count), at: span) }
      if name == "removeFirst" { elements.removeFirst(count) } else { elements.removeLast(count) }
    case "removeFirst", "removeLast", "popLast", "remove":
      let index =
        name == "remove" ? try integer(try Library.first(arguments, name, span), span) : name == "removeFirst" ? 0 : elements.count - 1
      guard elements.indices.contains(index) else {
        if name == "popLast" { return .nil }
        throw Refusal(.indexOutOfRange(index, count: elements.count), at: span)
      }
      return elements.remove(at: index)
    case "reverse": elements.reverse()
    case "sort":
      if case .array(let sorted) = try Library.arrayCall("sorted", elements, arguments, self, span) { elements = sorted }
    case "swapAt":
      guard arguments.count == 2 else { throw Refusal(.arguments(of: name), at: span) }
      let (one, other) = (try integer(arguments[0].value, span), try integer(arguments[1].value, span))
      guard elements.indices.contains(one), elements.indices.contains(other) else {
        throw Refusal(.indexOutOfRange(max(one, other), count: elements.count), at: span)
      }
      elements.swapAt(one, other)
    case "reserveCapacity": break
    case "partition": return .int(try partition(&elements, by: try Library.first(arguments, name, span), span))
    default: throw Refusal(.unknownMember(name, of: "Array"), at: span)
    }
    return .void
  }

  /// Moves the elements that satisfy a condition to the end, swapping like Swift. Returns the index of the first of them.
  private func partition(_ elements: inout [Value], by belongs: Value, _ span: Span) throws(Refusal) -> Int {
    var (low, high) = (0, elements.count)
    while true {
      while low < high, try !bool(try call(belongs, [elements[low]], span), span) { low += 1 }
      guard low < high else { return low }
      high -= 1
      while low < high, try bool(try call(belongs, [elements[high]], span), span) { high -= 1 }
      guard low < high else { return low }
      elements.swapAt(low, high)
      low += 1
    }
  }

  private func add(_ arguments: [ArgumentValue], to elements: inout [Value], _ name: String, _ span: Span) throws(Refusal) {
    guard let first = arguments.first else { throw Refusal(.arguments(of: name), at: span) }
    let added = first.label == "contentsOf" ? try self.elements(of: first.value, span) : [first.value]
    guard elements.count + added.count <= Self.elementLimit else { throw Refusal(.tooLarge(elements.count + added.count), at: span) }
    let place = name == "append" ? elements.count : try integer(arguments.last?.value ?? .nil, span)
    guard place >= 0, place <= elements.count else { throw Refusal(.indexOutOfRange(place, count: elements.count), at: span) }
    elements.insert(contentsOf: added, at: place)
  }

  /// Calls a non-numeric library function.
  func otherFunction(_ name: String, _ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> Value {
    switch name {
    case _ where Library.printing.contains(name):
      try refuseUnknownLine(arguments, span)
      printed.append(arguments.filter { $0.label == nil }.map { shown($0.value, $0.span) }.joined(separator: try separator(arguments)))
      return .void
    case "swap":
      guard arguments.count == 2 else { throw Refusal(.arguments(of: name), at: span) }
      changedArguments = [0: arguments[1].value, 1: arguments[0].value]
      return .void
    case "assert", "precondition":
      let condition = try Library.first(arguments, name, span)
      // If the app continues, the condition was met, even if its value is unknown here.
      if condition.isOpaque { return .void }
      guard try bool(condition, span) else { throw Refusal(.stopped(name), at: span) }
      return .void
    case "fatalError", "preconditionFailure", "assertionFailure": throw Refusal(.stopped(name), at: span)
    case "stride": return .array(try stride(arguments, span))
    case "zip": return .array(try zipped(arguments, span))
    case "CGSizeMake", "CGPointMake", "CGRectMake":
      return try systemMake(String(name.dropLast(4)), arguments.map { ArgumentValue(label: nil, value: $0.value, span: $0.span) }, span)
    case "type":
      let found = try Library.first(arguments, name, span)
      return sourceType(of: found).map { .type(TypeValue($0)) } ?? found.plainType ?? .opaque(OpaqueValue(name: "type"))
    case "ObjectIdentifier":
      let found = try Library.first(arguments, name, span)
      // This does not use the object's own `hash(into:)`, which may call this function.
      guard case .object(let object) = found else { return .known(.hash(try hashText(of: found, span))) }
      return .known(.hash("o\(ObjectIdentifier(object).hashValue);"))
    case "NSLocalizedString": return try Library.first(arguments, name, span)
    default: throw Refusal(.unsupported(name), at: span)
    }
  }

  private func stride(_ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> [Value] {
    guard arguments.count == 3 else { throw Refusal(.arguments(of: "stride"), at: span) }
    let isInteger = arguments.allSatisfy { if case .int = $0.value { true } else { false } }
    let (start, end, step) = (
      try number(arguments[0].value, span), try number(arguments[1].value, span), try number(arguments[2].value, span)
    )
    guard step != 0 else { throw Refusal(.badArithmetic("a stride by 0"), at: span) }
    var result: [Value] = []
    var value = start
    while step > 0
      ? value < end || arguments[1].label == "through" && value <= end : value > end || arguments[1].label == "through" && value >= end
    {
      result.append(isInteger ? .int(try integer(of: value, span)) : .double(value))
      if result.count > Self.elementLimit { throw Refusal(.tooLarge(result.count), at: span) }
      value = start + Double(result.count) * step
    }
    return result
  }

  private func zipped(_ arguments: [ArgumentValue], _ span: Span) throws(Refusal) -> [Value] {
    guard arguments.count == 2 else { throw Refusal(.arguments(of: "zip"), at: span) }
    let (one, other) = (arguments[0].value, arguments[1].value)
    let first = try one.endless == nil ? elements(of: one, span) : elements(of: one, as: other, span)
    let second = try other.endless == nil ? elements(of: other, span) : elements(of: other, as: one, span)
    return zip(first, second).map {
      .tuple([Value.TupleElement(label: nil, value: $0), Value.TupleElement(label: nil, value: $1)])
    }
  }

  /// The first elements of a range without an upper bound, as many as another sequence contains.
  private func elements(of endless: Value, as other: Value, _ span: Span) throws(Refusal) -> [Value] {
    guard let range = endless.endless, other.endless == nil else { throw Refusal(.tooLarge(.max), at: span) }
    return try elements(of: range, count: try elements(of: other, span).count, span)
  }
}

extension Value {
  /// The range, if it has no upper bound.
  fileprivate var endless: RangeValue? {
    if case .range(let range) = self, range.upper == nil { range } else { nil }
  }
}
