/// Counts the columns a terminal gives a text. It needs nothing but the standard library.
///
/// A character (grapheme cluster) takes the columns of its scalars together, but one drawn as a single picture takes two: emoji joined by
/// ZWJ, with a skin tone, a flag, or with the emoji variation selector. A control character counts as the escape that stands for it.
package enum DisplayWidth {
  /// The columns of a text. O(n); plain ASCII takes one pass over its bytes.
  package static func columns(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one character.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard scalars.count > 1 else { return columns(of: first) }
    if scalars.contains(where: joinsIntoPicture), first.properties.isEmoji, first.value > 0x7F { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one scalar alone.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    if let escape = escape(for: scalar) { return escape.utf8.count }
    if scalar.value < 0x300 { return 1 }
    if isZero(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// What is printed in place of a control character: `\u{1B}` for escape. Nil for any other scalar.
  package static func escape(for scalar: Unicode.Scalar) -> String? {
    let value = scalar.value
    guard value < 0x20 || (0x7F..<0xA0).contains(value) else { return nil }
    return "\\u{" + String(value, radix: 16, uppercase: true) + "}"
  }

  /// The text cut to at most so many columns, never inside a character. O(n).
  package static func prefix(of text: String, columns limit: Int) -> Substring {
    var used = 0
    let end = text.indices.first { index in
      used += columns(of: text[index])
      return used > limit
    }
    return text[..<(end ?? text.endIndex)]
  }

  private static func joinsIntoPicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  private static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    // The vowels and finals of decomposed Korean are drawn inside the initial before them.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1F1E6...0x1F1FF: false
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF: true
    case 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60: true
    case 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD: true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
