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
    case ("localizedCaseInsensitiveContains", .string(let other)?), ("localizedStandardContains", .string(let other)?):
      // The standard search also ignores accents, which only other letters than those of ASCII have.
      guard !name.contains(text: "Standard") || text.utf8.allSatisfy({ $0 < 0x80 }) && other.utf8.allSatisfy({ $0 < 0x80 }) else { break }
      try evaluator.spendSearching(text, for: other, span)
      return .bool(text.lowercased().contains(text: other.lowercased()))
    case ("split", .string(let separator)?), ("components", .string(let separator)?):
      if let parts = try parts(of: text, name, separator, arguments, evaluator) { return parts }
    case ("split", let condition?) where condition.isFunction:
      guard arguments.count == 1 else { break }
      var parts: [String] = [""]
      for character in text {
        let separates = try evaluator.bool(try evaluator.call(condition, [.string(String(character))], span), span)
        if separates { parts.append("") } else { parts[parts.count - 1].append(character) }
      }
      return .array(parts.filter { !$0.isEmpty }.map { .string($0) })
    case ("components", let set?):
      guard let isSeparator = isSeparator(in: set) else { break }
      return .array(text.split(omittingEmptySubsequences: false, whereSeparator: isSeparator).map { .string(String($0)) })
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
    case ("localizedStandardCompare", .string(let other)?): return comparison(of: text, other, isNumeric: true, ignoresCase: true)
    case ("localizedCompare", .string(let other)?): return comparison(of: text, other, isNumeric: false, ignoresCase: true)
    case ("localizedCaseInsensitiveCompare", .string(let other)?), ("caseInsensitiveCompare", .string(let other)?):
      return comparison(of: text.lowercased(), other.lowercased(), isNumeric: false, ignoresCase: false)
    case ("compare", .string(let other)?):
      let options = arguments.dropFirst().first.map { names(of: $0.value) } ?? []
      guard let options, arguments.count < 2 || arguments[1].label == "options", arguments.count < 3 else { break }
      let ignoresCase = options.contains("caseInsensitive")
      return comparison(
        of: ignoresCase ? text.lowercased() : text, ignoresCase ? other.lowercased() : other, isNumeric: options.contains("numeric"),
        ignoresCase: false)
    case ("map", _), ("compactMap", _), ("filter", _), ("enumerated", _), ("reversed", _), ("first", _), ("last", _), ("allSatisfy", _),
      ("forEach", _), ("reduce", _), ("contains", _):
      return try characters(name, text, arguments, evaluator, span)
    default: break
    }
    throw Refusal(.unknownMember(name, of: "String"), at: span)
  }

  /// The options of a comparison; nil if there are options other than `caseInsensitive` and `numeric`.
  private static func names(of options: Value) -> [String]? {
    let values: [Value]
    if case .array(let elements) = options { values = elements } else { values = [options] }
    var names: [String] = []
    for value in values {
      guard case .implicit(let option) = value, ["caseInsensitive", "numeric"].contains(option.name) else { return nil }
      names.append(option.name)
    }
    return names
  }

  /// A `ComparisonResult`.
  ///
  /// - Parameter isNumeric: Whether consecutive digits are compared as numbers.
  /// - Parameter ignoresCase: Whether case matters only if the texts are otherwise equal; lowercase letters then come first.
  private static func comparison(of text: String, _ other: String, isNumeric: Bool, ignoresCase: Bool) -> Value {
    var order = ordered(ignoresCase ? text.lowercased() : text, ignoresCase ? other.lowercased() : other, isNumeric)
    if order == 0, ignoresCase { order = ordered(other, text, isNumeric) }
    return .known(
      .symbol(type: "ComparisonResult", name: order < 0 ? "orderedAscending" : order > 0 ? "orderedDescending" : "orderedSame"))
  }

  private static func ordered(_ text: String, _ other: String, _ isNumeric: Bool) -> Int {
    var (left, right) = (text[...], other[...])
    while let one = left.first, let two = right.first {
      if isNumeric, one.isASCII, one.isNumber, two.isASCII, two.isNumber {
        let first = left.prefix { $0.isASCII && $0.isNumber }
        let second = right.prefix { $0.isASCII && $0.isNumber }
        let (low, high) = (first.drop { $0 == "0" }, second.drop { $0 == "0" })
        if low.count != high.count { return low.count < high.count ? -1 : 1 }
        if low != high { return low < high ? -1 : 1 }
        (left, right) = (left.dropFirst(first.count), right.dropFirst(second.count))
      } else {
        if one != two { return one < two ? -1 : 1 }
        (left, right) = (left.dropFirst(), right.dropFirst())
      }
    }
    return left.isEmpty ? right.isEmpty ? 0 : -1 : 1
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

  /// The characters of `.whitespaces`, `.newlines` and `.whitespacesAndNewlines`; nil for other sets.
  private static func isSeparator(in set: Value) -> ((Character) -> Bool)? {
    let name: String
    switch set {
    case .implicit(let set) where set.arguments == nil: name = set.name
    case .known(.symbol("CharacterSet", let set)): name = set
    default: return nil
    }
    return switch name {
    case "whitespaces": { $0.isWhitespace && !$0.isNewline }
    case "newlines": { $0.isNewline }
    case "whitespacesAndNewlines": { $0.isWhitespace }
    default: nil
    }
  }

  /// `trimmingCharacters(in: .whitespaces)`; nil for an unsupported set.
  private static func trimmed(_ text: String, of set: Value) -> String? {
    guard let isSpace = isSeparator(in: set) else { return nil }
    let rest = text.drop(while: isSpace)
    guard let end = rest.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(rest[...end])
  }
}
