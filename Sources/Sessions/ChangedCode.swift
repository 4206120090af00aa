import Rendering

/// The lines of code that a change replaces.
struct ChangedCode: Equatable, Sendable {
  /// Neighbouring lines that change together.
  struct ChangedLines: Equatable, Sendable {
    /// The unchanged lines above them, at most `contextLength`.
    var above: [String]
    var removed: [String] = []
    var added: [String] = []
  }

  private(set) var places: [ChangedLines] = []
  /// The whole code after the change.
  let code: String

  private static let contextLength = 2

  /// - Complexity: O(m · n), where m and n are the numbers of lines.
  init(from old: String, to new: String) {
    code = new
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    var (row, column) = (0, 0)
    for pair in longestCommonSubsequence(before, after) + [(before.count, after.count)] {
      if row < pair.0 || column < pair.1 {
        places.append(
          ChangedLines(
            above: Array(before[max(0, row - Self.contextLength)..<row]), removed: Array(before[row..<pair.0]),
            added: Array(after[column..<pair.1])))
      }
      (row, column) = (pair.0 + 1, pair.1 + 1)
    }
  }

  private static func lines(of code: String) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// The added lines with `…` for what differs from the removed line that each replaces. In a line that replaces none, every literal is
  /// hidden. Comments are left out.
  var masked: [ChangedLines] {
    places.compactMap { place in
      var place = place
      place.removed.removeAll(where: Self.isComment)
      place.added.removeAll(where: Self.isComment)
      guard !place.removed.isEmpty || !place.added.isEmpty else { return nil }
      var next = 0
      place.added = place.added.map { line in
        let tokens = CodeToken.all(in: line)
        let replaced = place.removed[next...].firstIndex { CodeToken.resembles(CodeToken.all(in: $0), tokens) }
        guard let replaced else { return CodeToken.text(of: tokens, hiding: { tokens[$0].isLiteral }) }
        next = replaced + 1
        let kept = longestCommonSubsequence(CodeToken.all(in: place.removed[replaced]), tokens).map { $0.1 }
        return CodeToken.text(of: tokens, hiding: { !kept.contains($0) })
      }
      return place
    }
  }

  private static func isComment(_ line: String) -> Bool { line.utf8.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8) }

  // MARK: Answers

  private static let placeShape: JSONShape = ["above": .strings, "removed": .strings, "added": .strings]
  static let shape: JSONShape = ["places": .array(placeShape), "code": .optional(.string)]

  /// The change as data, with the whole code.
  var record: JSON { ["places": Self.record(of: places), "code": .string(code)] }

  /// The change as data that does not contain what it hides.
  var maskedRecord: JSON { ["places": Self.record(of: masked), "code": .null] }

  private static func record(of places: [ChangedLines]) -> JSON {
    .array(
      places.map { place in
        [
          "above": .array(place.above.map(JSON.string)), "removed": .array(place.removed.map(JSON.string)),
          "added": .array(place.added.map(JSON.string)),
        ]
      })
  }
}

/// A word, a number, a string, spaces, or one other character of a line of code.
private struct CodeToken: Equatable {
  private enum TokenKind { case word, number, string, other }

  private var kind: TokenKind
  private var bytes: ArraySlice<UInt8>
  /// True for a case of an enum without parentheses, such as `.continuous`. The dot is a token of its own.
  private var isCase = false

  static func == (one: CodeToken, other: CodeToken) -> Bool { one.bytes == other.bytes }

  /// True for a value that a hint hides.
  var isLiteral: Bool {
    kind == .number || kind == .string || isCase || bytes.elementsEqual("true".utf8) || bytes.elementsEqual("false".utf8)
  }

  static func all(in line: String) -> [CodeToken] {
    let bytes = Array(line.utf8)
    var tokens: [CodeToken] = []
    var start = 0
    while start < bytes.count {
      let kind = kind(of: bytes[start])
      var end = start + 1
      switch kind {
      case .word: while end < bytes.count, [.word, .number].contains(Self.kind(of: bytes[end])) { end += 1 }
      case .number:
        while end < bytes.count, Self.kind(of: bytes[end]) == .number || bytes[end] == UInt8(ascii: ".") { end += 1 }
      case .string:
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
        end = min(end + 1, bytes.count)
      case .other: break
      }
      var token = CodeToken(kind: kind, bytes: bytes[start..<end])
      let isAfterDot = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      let isMember =
        start > 1 && [.word, .number].contains(Self.kind(of: bytes[start - 2])) || start > 1 && bytes[start - 2] == UInt8(ascii: ")")
      token.isCase = kind == .word && isAfterDot && !isMember && !(end < bytes.count && bytes[end] == UInt8(ascii: "("))
      tokens.append(token)
      start = end
    }
    return tokens
  }

  private static func kind(of byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "\""): .string
    default: .other
    }
  }

  /// Whether one line may replace the other: at least half of their tokens are the same.
  static func resembles(_ one: [CodeToken], _ other: [CodeToken]) -> Bool {
    let (left, right) = (one.filter { !$0.isSpace }, other.filter { !$0.isSpace })
    return 4 * longestCommonSubsequence(left, right).count > left.count + right.count && !left.isEmpty
  }

  private var isSpace: Bool { bytes.first == UInt8(ascii: " ") }

  /// The line with `…` for each run of hidden tokens.
  static func text(of tokens: [CodeToken], hiding isHidden: (Int) -> Bool) -> String {
    var text = ""
    var wasHidden = false
    for index in tokens.indices {
      let hides = isHidden(index)
      if !hides { text += String(decoding: tokens[index].bytes, as: UTF8.self) } else if !wasHidden { text += "…" }
      wasHidden = hides
    }
    return text
  }
}

/// The indices of a longest common subsequence of two arrays, in order. Equal elements at the start and at the end belong to it.
private func longestCommonSubsequence<Element: Equatable>(_ one: [Element], _ other: [Element]) -> [(Int, Int)] {
  let fewer = min(one.count, other.count)
  let first = (0..<fewer).first { one[$0] != other[$0] } ?? fewer
  let last = (0..<(fewer - first)).first { one[one.count - 1 - $0] != other[other.count - 1 - $0] } ?? fewer - first
  let between = subsequence(Array(one[first..<one.count - last]), Array(other[first..<other.count - last]))
  return (0..<first).map { ($0, $0) } + between.map { ($0.0 + first, $0.1 + first) }
    + (0..<last).reversed().map { (one.count - 1 - $0, other.count - 1 - $0) }
}

private func subsequence<Element: Equatable>(_ one: [Element], _ other: [Element]) -> [(Int, Int)] {
  var lengths = [[Int]](repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
  for row in one.indices.reversed() {
    for column in other.indices.reversed() {
      lengths[row][column] =
        one[row] == other[column] ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
    }
  }
  var pairs: [(Int, Int)] = []
  var (row, column) = (0, 0)
  while row < one.count, column < other.count {
    if one[row] == other[column] {
      pairs.append((row, column))
      (row, column) = (row + 1, column + 1)
    } else if lengths[row + 1][column] >= lengths[row][column + 1] {
      row += 1
    } else {
      column += 1
    }
  }
  return pairs
}
