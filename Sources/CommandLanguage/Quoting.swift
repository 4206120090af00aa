import Wording

/// The word, quoted if a bare word would be read differently.
///
/// Used by `save` and every answer that can be typed again. Syntax words of any command are quoted too.
package func quotedIfNeeded(_ word: String) -> String {
  needsQuotes(word) ? "\"\(escaped(word))\"" : word
}

/// A path as a word; bytes that are not UTF-8 are written as `\xFF`.
package func quotedIfNeeded(_ path: Path) -> String {
  let pieces = path.pieces
  if case .text(let text)? = pieces.first, pieces.count == 1 { return quotedIfNeeded(text) }
  let inside = pieces.map { piece in
    if case .text(let text) = piece { escaped(text) } else { piece.shown }
  }
  return "\"\(inside.joined())\""
}

/// A text as it is written inside double quotes.
private func escaped(_ word: String) -> String {
  var result = ""
  for scalar in word.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    default: result.append(escaping: scalar)
    }
  }
  return result
}

private func needsQuotes(_ word: String) -> Bool {
  var last: UInt8 = 0
  var isASCII = true
  for byte in word.utf8 {
    // Two dots count out a range.
    if isSpecial[Int(byte)] || byte == Byte.dot && last == byte { return true }
    last = byte
    if byte >= 0x80 { isASCII = false }
  }
  if !isASCII, word.unicodeScalars.contains(where: { $0.escapeOfControl != nil }) { return true }
  return word.isEmpty || word.hasPrefix("--") || word.hasPrefix("#") || word.hasPrefix("'") || syntaxWords.contains(word)
}

/// The bytes with which a bare word ends, or that are no part of one.
private let isSpecial: [Bool] = (0..<256).map { $0 < 0x20 || $0 == 0x7F || Array(" ,\"();\\=".utf8).contains(UInt8($0)) }

/// Words with a special meaning for some command: those that begin its clauses, and further ones.
package let syntaxWords: Set<String> = [
  "after", "as", "at", "before", "by", "configuring", "for", "from", "in", "of", "shows", "taken", "to", "under", "usingReloadData", "when",
  "with", "within",
  "copy", "index", "list", "once", "outline", "section",
]

extension String {
  /// Whether an entry ends here: an odd number of backslashes at the end joins the next line to it.
  package var endsWithoutBackslash: Bool { utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2) }
}
