import Localization
import SwiftParsing

extension Evaluator {
  func integer(_ text: String, _ expected: Expected, _ span: Span) throws(Refusal) -> Value {
    let digits = text.filter { $0 != "_" }
    let radix = digits.hasPrefix("0x") ? 16 : digits.hasPrefix("0b") ? 2 : digits.hasPrefix("0o") ? 8 : 10
    guard let number = Int(radix == 10 ? digits : String(digits.dropFirst(2)), radix: radix) else {
      throw Refusal(.badArithmetic(text), at: span)
    }
    return expected.isDouble ? .double(Double(number)) : .int(number)
  }

  func float(_ text: String, _ span: Span) throws(Refusal) -> Double {
    guard let number = decimal(text.filter { $0 != "_" }) else { throw Refusal(.badArithmetic(text), at: span) }
    return number
  }

  func string(_ literal: StringLiteral, _ scope: Scope) throws(Refusal) -> Value {
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .text(let part): text += part
      case .interpolation(let arguments, let span):
        guard let first = arguments.first else { throw Refusal(.unsupported("an empty interpolation"), at: span) }
        text = try limited(text + (try described(try value(first.value, scope), first.value.span)), first.value.span)
      }
    }
    return .string(text)
  }

  func array(_ elements: [Expression], _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    if case .system("Array") = expected, elements.isEmpty { return .array([]) }
    var values: [Value] = []
    // `[Int]` may be a type, as in `[Int]()`.
    var place = common(expected.element, elements, scope)
    if case .source(let type, _) = expected, isOptionSet(type) { place = expected }
    if let own = elementPlace(ofLiteral: expected, "arrayLiteral") { place = own }
    for element in elements { values.append(try coerce(try value(element, scope, place), to: place, element.span)) }
    if place.isAnything { try resolveImplicit(&values) }
    if values.count == 1, case .type(let type) = values[0], isTypeName(elements[0]) {
      return .type(TypeValue(kind: .array(type.place)))
    }
    if case .source(let type, _) = expected, isOptionSet(type) {
      return try optionSet(values, type, elements.first?.span ?? Span(start: 0, end: 0, file: 0))
    }
    if case .set = expected { return try set(values, elements.first?.span ?? Span(start: 0, end: 0, file: 0)) }
    guard let first = elements.first else { return .array(values) }
    return try limited(.array(values), first.span)
  }

  /// Resolves `.name` elements to the type of the other elements.
  private func resolveImplicit(_ values: inout [Value]) throws(Refusal) {
    guard let place = values.first(where: { !$0.place.isAnything })?.place else { return }
    for (index, value) in values.enumerated() {
      if case .implicit(let implicit) = value { values[index] = try resolve(implicit, place) }
    }
  }

  private func isTypeName(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .identifier, .type: true
    case .member(_, let reference): reference.name.text != "self"
    default: false
    }
  }

  func dictionary(_ entries: [Expression.DictionaryElement], _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    if case .array(.tuple(let types, let labels)) = expected, types.count == 2, labels == ["key", "value"] {
      return try pairs(entries, types, scope)
    }
    var types: (Expected, Expected) = (.anything, .anything)
    if case .dictionary(let key, let value) = expected { types = (key, value) }
    if case .tuple(let own, _)? = elementPlace(ofLiteral: expected, "dictionaryLiteral"), own.count == 2 { types = (own[0], own[1]) }
    types.1 = common(types.1, entries.map { $0.value }, scope)
    var result = DictionaryValue()
    for entry in entries {
      let key = try coerce(try value(entry.key, scope, types.0), to: types.0, entry.key.span)
      if case .type = key, entries.count == 1 { return .type(TypeValue(kind: .dictionary)) }
      try set(try coerce(try value(entry.value, scope, types.1), to: types.1, entry.value.span), for: key, in: &result, entry.key.span)
    }
    guard let first = entries.first else { return .dictionary(result) }
    return try limited(.dictionary(result), first.key.span)
  }

  /// `KeyValuePairs` keeps the order of its elements.
  private func pairs(_ entries: [Expression.DictionaryElement], _ types: [Expected], _ scope: Scope) throws(Refusal) -> Value {
    var values: [Value] = []
    for entry in entries {
      let key = try coerce(try value(entry.key, scope, types[0]), to: types[0], entry.key.span)
      let value = try coerce(try value(entry.value, scope, types[1]), to: types[1], entry.value.span)
      values.append(.tuple([Value.TupleElement(label: "key", value: key), Value.TupleElement(label: "value", value: value)]))
    }
    return .array(values)
  }

  func tuple(_ elements: [Argument], _ scope: Scope, _ expected: Expected) throws(Refusal) -> Value {
    if elements.count == 1, elements[0].label == nil { return try value(elements[0].value, scope, expected) }
    if elements.isEmpty { return .void }
    var types: [Expected] = []
    if case .tuple(let expected, _) = expected { types = expected }
    var values: [Value.TupleElement] = []
    for (index, element) in elements.enumerated() {
      let type = index < types.count ? types[index] : .anything
      values.append(
        Value.TupleElement(
          label: element.label?.text, value: try coerce(try value(element.value, scope, type), to: type, element.value.span)))
    }
    return try limited(.tuple(values), elements[0].value.span)
  }
}
