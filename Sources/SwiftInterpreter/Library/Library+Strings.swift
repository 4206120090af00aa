import Localization
import SwiftParsing

extension Library {
  static func stringCall(
    _ name: String, _ text: String, _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value {
    switch (name, arguments.first?.value) {
    case ("uppercased", nil): return .string(text.uppercased())
    case ("lowercased", nil): return .string(text.lowercased())
    case ("hasPrefix", .string(let other)?): return .bool(text.hasPrefix(other))
    case ("hasSuffix", .string(let other)?): return .bool(text.hasSuffix(other))
    case ("appending", .string(let other)?): return .string(text + other)
    case ("contains", .string(let other)?):
      try evaluator.spendSearching(text, for: other, span)
      return .bool(text.contains(text: other))
    case ("split", .string(let separator)?), ("components", .string(let separator)?):
      if let parts = try parts(of: text, name, separator, arguments, evaluator) { return parts }
    case ("prefix", let count?), ("suffix", let count?):
      guard arguments.count == 1, arguments[0].label == nil, !count.isFunction else { break }
      let count = max(0, try evaluator.integer(count, span))
      return .string(String(name == "prefix" ? text.prefix(count) : text.suffix(count)))
    case ("dropFirst", let count), ("dropLast", let count):
      let count = max(0, try count.map { value throws(Refusal) in try evaluator.integer(value, span) } ?? 1)
      return .string(String(name == "dropFirst" ? text.dropFirst(count) : text.dropLast(count)))
    case ("trimmingCharacters", let set?):
      if let trimmed = trimmed(text, of: set) { return .string(trimmed) }
    case ("replacingOccurrences", .string(let old)?):
      guard arguments.count == 2, arguments[1].label == "with", case .string(let new) = arguments[1].value, !old.isEmpty else { break }
      try evaluator.spendSearching(text, for: old, span)
      return .string(try evaluator.limited(text.replacing(text: old, with: new), span))
    case ("map", _), ("compactMap", _), ("filter", _), ("enumerated", _), ("reversed", _), ("first", _), ("last", _), ("allSatisfy", _),
      ("forEach", _), ("reduce", _), ("contains", _):
      return try characters(name, text, arguments, evaluator, span)
    default: break
    }
    throw Refusal(.unknownMember(name, of: "String"), at: span)
  }

  private static func characters(
    _ name: String, _ text: String, _ arguments: [ArgumentValue], _ evaluator: Evaluator, _ span: Span
  ) throws(Refusal) -> Value {
    let result = try arrayCall(name, text.map { .string(String($0)) }, arguments, evaluator, span)
    // Filtering a string returns a string.
    guard name == "filter", case .array(let kept) = result else { return result }
    return .string(kept.map { if case .string(let part) = $0 { part } else { "" } }.joined())
  }

  /// `split(separator:)`, `split(separator:maxSplits:)` and `components(separatedBy:)` with a single character; nil for other calls.
  private static func parts(
    of text: String, _ name: String, _ separator: String, _ arguments: [ArgumentValue], _ evaluator: Evaluator
  ) throws(Refusal) -> Value? {
    guard separator.count == 1, let separator = separator.first else { return nil }
    var limit = Int.max
    for argument in arguments.dropFirst() {
      guard name == "split", argument.label == "maxSplits" else { return nil }
      limit = max(0, try evaluator.integer(argument.value, argument.span))
    }
    return .array(
      text.split(separator: separator, maxSplits: limit, omittingEmptySubsequences: name == "split").map { .string(String($0)) })
  }

  /// `trimmingCharacters(in: .whitespaces)`; nil for an unsupported set.
  private static func trimmed(_ text: String, of set: Value) -> String? {
    guard case .implicit(let set) = set, set.arguments == nil, set.name == "whitespaces" || set.name == "whitespacesAndNewlines" else {
      return nil
    }
    let isSpace: (Character) -> Bool = { $0.isWhitespace && (set.name == "whitespacesAndNewlines" || !$0.isNewline) }
    let rest = text.drop(while: isSpace)
    guard let end = rest.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(rest[...end])
  }
}
