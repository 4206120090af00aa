/// The word, quoted if a bare word would be read differently.
///
/// Used by `save` and every answer that can be typed again. Syntax words of any command are quoted too.
package func quotedIfNeeded(_ word: String) -> String {
  needsQuotes(word) ? "\"\(quotedText(word))\"" : word
}

/// A text as it is written inside double quotes.
package func quotedText(_ word: String) -> String {
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
    if isSpecial[Int(byte)] || byte == UInt8(ascii: ".") && last == byte { return true }
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
