/// The word as it has to be written so that it reads as itself: quoted where a bare word would read otherwise.
///
/// `save` and every answer that can be typed again use it. Syntax words are quoted too, whether or not the command at hand declares them.
package func quotedIfNeeded(_ word: String) -> String {
  guard needsQuotes(word) else { return word }
  var result = "\""
  for scalar in word.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case _ where scalar.isControl:
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

private func needsQuotes(_ word: String) -> Bool {
  if word.isEmpty || syntaxWords.contains(word) || word.hasPrefix("--") || word.hasPrefix("#") || word.hasPrefix("'") { return true }
  if word.contains("...") { return true }
  return word.unicodeScalars.contains { scalar in
    switch scalar {
    case " ", "\"", "(", ")", ";", "\\", "=": true
    default: scalar.isControl
    }
  }
}

extension Unicode.Scalar {
  /// Of the general category Cc, which is all of these and nothing else.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}

/// Words that some command reads as more than a word: those that begin its clauses, and those it knows beside them.
package let syntaxWords: Set<String> = [
  "after", "as", "at", "before", "by", "configuring", "for", "from", "in", "of", "shows", "taken", "to", "under", "usingReloadData", "when",
  "with",
  "copy", "index", "list", "once", "outline",
]
