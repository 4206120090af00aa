/// A string literal of Swift source, in the form that a phrase stores: its words, with `%1`, `%2` in place of interpolations.
struct SourceLiteral: Hashable {
  var key: String
  var line: Int
  /// The code before it, on its own line and on the previous one, which shows its purpose.
  var before: String

  /// All literals of a file, including those nested in others.
  static func all(in source: String) -> [SourceLiteral] {
    var reader = LiteralReader(Array(source.unicodeScalars))
    reader.readCode(until: nil)
    return reader.literals
  }
}

/// Parses source just enough to find literals.
private struct LiteralReader {
  private let text: [Unicode.Scalar]
  /// The offsets at which lines start.
  private let lines: [Int]
  private var position = 0
  private(set) var literals: [SourceLiteral] = []

  init(_ text: [Unicode.Scalar]) {
    self.text = text
    lines = [0] + text.indices.filter { text[$0] == "\n" }.map { $0 + 1 }
  }

  private var isAtEnd: Bool { position >= text.count }

  private func looksAt(_ word: String) -> Bool {
    position + word.count <= text.count && text[position..<position + word.count].elementsEqual(word.unicodeScalars)
  }

  /// Reads code up to the parenthesis that closes an interpolation, or to the end.
  mutating func readCode(until end: Unicode.Scalar?) {
    var depth = 0
    while !isAtEnd {
      if looksAt("//") {
        while !isAtEnd, text[position] != "\n" { position += 1 }
      } else if looksAt("/*") {
        while !isAtEnd, !looksAt("*/") { position += 1 }
      } else if let fence = fence() {
        readLiteral(fence)
        continue
      } else if text[position] == "(" {
        depth += 1
      } else if text[position] == ")" {
        if depth == 0, end == ")" { return }
        depth -= 1
      }
      position += 1
    }
  }

  /// The number of `#` that open a raw string literal here; nil if no literal starts here.
  private func fence() -> Int? {
    var end = position
    while end < text.count, text[end] == "#" { end += 1 }
    return end < text.count && text[end] == "\"" ? end - position : nil
  }

  private mutating func readLiteral(_ hashes: Int) {
    let start = position
    position += hashes
    let quotes = looksAt("\"\"\"") ? "\"\"\"" : "\""
    position += quotes.count
    let closing = quotes + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    var key = ""
    var arguments = 0
    while !isAtEnd, !looksAt(closing) {
      guard looksAt(escape) else {
        key.unicodeScalars.append(text[position])
        position += 1
        continue
      }
      position += escape.count
      key += readEscape(&arguments)
    }
    position += closing.count
    let line = (lines.firstIndex { $0 > start } ?? lines.count) - 1
    let before = String(String.UnicodeScalarView(text[lines[max(0, line - 1)]..<start].map { $0 == "\n" ? " " : $0 }))
    literals.append(SourceLiteral(key: quotes.count > 1 ? key.unindented : key, line: line + 1, before: before))
  }

  /// Reads what follows a backslash: an interpolation or an escaped character.
  private mutating func readEscape(_ arguments: inout Int) -> String {
    let sign = text[position]
    position += 1
    switch sign {
    case "(":
      let isEnglish = looksAt("english:")
      readCode(until: ")")
      position += 1
      if isEnglish { return "" }
      arguments += 1
      return "%\(arguments)"
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      var digits = ""
      position += 1
      while text[position] != "}" {
        digits.unicodeScalars.append(text[position])
        position += 1
      }
      position += 1
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    case "\n":
      while !isAtEnd, text[position] == " " { position += 1 }
      return ""
    default: return String(sign)
    }
  }
}

extension String {
  /// A multi-line literal, without the indentation of its last line.
  fileprivate var unindented: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let indent = lines.last?.prefix { $0 == " " }.count ?? 0
    return lines.dropLast().map { $0.dropFirst(indent) }.joined(separator: "\n")
  }
}
