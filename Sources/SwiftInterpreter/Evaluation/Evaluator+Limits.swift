import SwiftParsing

/// Limits the size of values and the work done on them. The step limit does not stop values that double in size or repeated searches.
extension Evaluator {
  /// The number of elements that all collection operations of an evaluation may process.
  private static let workLimit = 20_000_000
  static let argumentLimit = 1_000
  /// The limit on the size of a string, in bytes.
  private static let textLimit = 1_000_000
  /// The limit on the nesting of collections.
  static let depthOfValues = 60

  /// Counts processed elements.
  func spend(_ count: Int, _ span: Span) throws(Refusal) {
    work += count
    if work > Self.workLimit { throw Refusal(.tooManySteps, at: span) }
  }

  /// Counts the bytes that searching a string may compare.
  func spendSearching(_ text: String, for part: String, _ span: Span) throws(Refusal) {
    try spend(text.utf8.count + text.utf8.count / 8 * part.utf8.count, span)
  }

  /// Counts the elements that a comparison of two values processes.
  func spendComparing(_ value: Value, _ span: Span) throws(Refusal) {
    switch value {
    case .string(let text): try spend(text.utf8.count / 16, span)
    case .dictionary(let found), .set(let found):
      try spend(found.entries.count * found.entries.count / 2, span)
      _ = try limited(value, span)
    default: if value.isSequence || value.isStructure { _ = try limited(value, span) }
    }
  }

  /// Starts to look up a type or member. Throws for aliases that refer to themselves and types that inherit from themselves.
  func look(_ span: Span) throws(Refusal) {
    try step(span)
    lookups += 1
    if lookups > Self.nestingLimit {
      lookups -= 1
      throw Refusal(.tooDeep, at: span)
    }
  }

  func limited(_ text: String, _ span: Span) throws(Refusal) -> String {
    let count = text.utf8.count
    guard count <= Self.textLimit else { throw Refusal(.tooLarge(count), at: span) }
    try spend(count / 16, span)
    return text
  }

  /// Checks the number of elements in a value, including nested collections.
  func limited(_ value: Value, _ span: Span) throws(Refusal) -> Value {
    var count = 0
    try weigh(value, &count, depth: 0, span)
    try spend(count, span)
    return value
  }

  /// Checks a collection or struct after a value was added. Simple values cannot exceed the limits.
  func limited(_ value: Value, holding added: Value?, _ span: Span) throws(Refusal) -> Value {
    guard let added, added.isSequence || added.isStructure else { return value }
    return try limited(value, span)
  }

  private func weigh(_ value: Value, _ count: inout Int, depth: Int, _ span: Span) throws(Refusal) {
    guard depth <= Self.depthOfValues else { throw Refusal(.heldTooDeep, at: span) }
    count += 1
    guard count <= 2 * Self.elementLimit else { throw Refusal(.tooLarge(count), at: span) }
    switch value {
    case .array(let elements), .slice(let elements, _): for element in elements { try weigh(element, &count, depth: depth + 1, span) }
    case .tuple(let parts): for part in parts { try weigh(part.value, &count, depth: depth + 1, span) }
    case .dictionary(let found), .set(let found):
      for entry in found.entries {
        try weigh(entry.key, &count, depth: depth + 1, span)
        try weigh(entry.value, &count, depth: depth + 1, span)
      }
    case .enumCase(let found): for part in found.payload { try weigh(part.value, &count, depth: depth + 1, span) }
    case .structure(let found):
      for name in found.fields.names { try weigh(found.fields[name] ?? .nil, &count, depth: depth + 1, span) }
    default: break
    }
  }

  /// A set of values. Each value is compared with those before it.
  func set(_ values: [Value], _ span: Span) throws(Refusal) -> Value {
    try spend(values.count * values.count / 2, span)
    var found = DictionaryValue()
    for value in values { try set(.void, for: value, in: &found, span) }
    return .set(found)
  }
}

extension Value {
  /// The number of elements or bytes that an operation on the whole value processes.
  var extent: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .array(let elements), .slice(let elements, _): elements.count
    case .dictionary(let found), .set(let found): found.entries.count
    default: 1
    }
  }

  var isStructure: Bool {
    switch self {
    case .structure, .tuple, .enumCase: true
    default: false
    }
  }
}
