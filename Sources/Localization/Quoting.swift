/// The word, in quotes if it would be parsed differently without them.
///
/// `save` and all output that can be typed again use this function. It also quotes the syntax words of all commands.
package func quotedIfNeeded(_ word: String) -> String {
  needsQuotes(word) ? "\"\(quotedText(word))\"" : word
}

/// The escaped text for use inside double quotes.
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
    // Two dots denote a range.
    if isSpecial[Int(byte)] || byte == UInt8(ascii: ".") && last == byte { return true }
    last = byte
    if byte >= 0x80 { isASCII = false }
  }
  if !isASCII, word.unicodeScalars.contains(where: { $0.escapeOfControl != nil }) { return true }
  return word.isEmpty || word.hasPrefix("--") || word.hasPrefix("#") || word.hasPrefix("'") || syntaxWords.contains(word)
}

/// The bytes that end an unquoted word, or cannot be part of one.
private let isSpecial: [Bool] = (0..<256).map { $0 < 0x20 || $0 == 0x7F || Array(" ,\"();\\=".utf8).contains(UInt8($0)) }

/// Words with a special meaning in some command, such as those that begin its clauses.
package let syntaxWords: Set<String> = [
  "after", "as", "at", "before", "by", "configuring", "for", "from", "in", "of", "shows", "taken", "to", "under", "usingReloadData", "when",
  "with", "within",
  "copy", "index", "list", "once", "outline", "section",
]
