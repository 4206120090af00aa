// The number of columns that text takes up in a terminal. Tables, pictures, underlines, completion lists and answers all use this rule.
//
// A character (grapheme cluster) takes up the sum of the columns of its scalars, counted like the C library's `wcwidth` and most terminals
// do. An emoji of several scalars takes up two columns: a flag, a skin tone, a ZWJ sequence, or one with the emoji variation selector. A
// control character takes up the columns of its escape in `escapingControls`.

/// The columns of a string. O(n); plain ASCII needs one pass over its bytes.
package func displayWidth(_ text: String) -> Int { width(of: text) }

/// The columns of a substring. O(n).
package func displayWidth(_ text: Substring) -> Int { width(of: text) }

package func displayWidth(_ character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  if first.properties.isEmoji, scalars.dropFirst().contains(where: { $0.value == 0xFE0F || $0.properties.isEmoji }) { return 2 }
  return scalars.reduce(0) { $0 + displayWidth($1) }
}

package func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  if let escape = scalar.escapeOfControl { return escape.utf8.count }
  if scalar.value < 0x300 { return 1 }
  if isZeroWidth(scalar) { return 0 }
  return isWide(scalar) ? 2 : 1
}

extension StringProtocol {
  /// The longest prefix that takes up at most `limit` columns, cut between characters. O(n).
  package func prefix(columns limit: Int) -> SubSequence {
    var used = 0
    return prefix { character in
      used += displayWidth(character)
      return used <= limit
    }
  }
}

private func width(of text: some StringProtocol) -> Int {
  if text.isPlain { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth($1) }
}

private func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  // Vowels and final consonants of decomposed Hangul are drawn inside the initial consonant before them.
  case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
  // Signs that are drawn around the number or letter after them (Prepended_Concatenation_Mark).
  case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: false
  default:
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}

/// Whether a scalar is wide or fullwidth in East Asian Width (Unicode Standard Annex 11), or all terminals draw it in two columns.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case ..<0x1100: false
  // Regional indicators; two of them make one flag.
  case 0x1F1E6...0x1F1FF: false
  case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
  case 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF: true
  case 0x1F200...0x1F265, 0x20000...0x3FFFD: true
  default: scalar.properties.isEmojiPresentation
  }
}
