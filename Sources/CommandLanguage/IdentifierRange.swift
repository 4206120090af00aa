import Localization

/// A word such as `cell{1...12}` or `p{01...12}`, which expands to a list of identifiers.
package struct IdentifierRange: Equatable, Sendable {
  package var prefix: Substring
  package var first: Int64
  package var last: Int64
  /// The minimum number of digits, if both bounds have the same number of digits and leading zeros.
  package var width: Int

  package var count: Int { Int(last - first + 1) }

  /// Parses an unquoted word. Returns nil if it is a plain word that contains dots.
  ///
  /// - Throws: `range-bounds` if the first bound is above the second; `too-many-items` if it has more than `limit` identifiers.
  package static func read(_ word: Word, limit: Int) throws(Diagnostic) -> IdentifierRange? {
    guard !word.isQuoted, word.contains(Byte.dot), let parts = split(word.text[...]) else { return nil }
    guard let first = Int64(parts.first), let last = Int64(parts.last) else {
      guard isDigits(parts.first), isDigits(parts.last) else { return nil }
      throw .tooMany(word, limit: limit)
    }
    guard first <= last else {
      throw Diagnostic(
        .rangeBounds, "the range '\(word.text.abbreviated)' runs backwards", at: .bytes(word.range),
        notes: ["the first bound cannot be larger than the second"])
    }
    guard last - first < limit else { throw .tooMany(word, limit: limit) }
    let keeps = parts.first.count == parts.last.count && (parts.first.first == "0" || parts.last.first == "0")
    return IdentifierRange(prefix: parts.prefix, first: first, last: last, width: keeps ? parts.first.count : 0)
  }

  /// The notation of the range, without leading zeros.
  package var text: String { prefix.isEmpty ? "\(first)...\(last)" : "\(prefix){\(first)...\(last)}" }

  package func identifier(at offset: Int) -> String {
    let digits = String(first + Int64(offset))
    return prefix + String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  private struct RangeParts {
    var prefix: Substring
    var first: Substring
    var last: Substring
  }

  private static func split(_ text: Substring) -> RangeParts? {
    var body = text
    var prefix: Substring = ""
    if body.last == "}", let brace = body.lastIndex(of: "{") {
      prefix = body[..<brace]
      body = body[body.index(after: brace)...].dropLast()
    }
    // Two dots are enough, as in shells.
    guard let dots = body.firstRange(ofDots: 3) ?? body.firstRange(ofDots: 2) else { return nil }
    let parts = RangeParts(prefix: prefix, first: body[..<dots.lowerBound], last: body[dots.upperBound...])
    return isDigits(parts.first) && isDigits(parts.last) ? parts : nil
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}

extension Substring {
  fileprivate func firstRange(ofDots count: Int) -> Range<Index>? {
    guard let start = firstIndex(of: "."), let end = index(start, offsetBy: count, limitedBy: endIndex),
      self[start..<end].allSatisfy({ $0 == "." })
    else { return nil }
    return start..<end
  }
}

extension Diagnostic {
  static func tooMany(_ word: Word, limit: Int) -> Diagnostic {
    Diagnostic(
      .tooManyItems, "the range '\(word.text.abbreviated)' has more identifiers than a snapshot can hold", at: .bytes(word.range),
      notes: ["a snapshot holds at most \(limit.grouped) items"])
  }
}

extension String {
  /// The text, truncated if it is too long for a message. O(1).
  package var abbreviated: String {
    guard utf8.count > 60 else { return self }
    // A character may contain any number of combining marks.
    return String(String(unicodeScalars.prefix(192)).prefix(48)) + "…"
  }
}

extension BinaryInteger {
  /// Decimal digits in groups of three: `10,000,000`.
  @inlinable package var grouped: String {
    if let number = Int(exactly: self), number >= 0, number < 1_000 { return String(digitsOf: number) }
    let digits = String(magnitude)
    guard digits.utf8.count > 3 else { return self < 0 ? "-" + digits : digits }
    var result = ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0 && (digits.count - offset) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return self < 0 ? "-" + result : result
  }
}
