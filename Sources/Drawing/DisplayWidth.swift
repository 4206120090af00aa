/// The number of terminal columns a text takes: two for wide characters, none for combining ones.
///
/// Linear in the text. Control characters are not expected here: `escapingControls` comes first.
package func displayWidth(_ text: some StringProtocol) -> Int {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth($1) }
}

/// The columns of one character, that is of one grapheme cluster.
package func displayWidth(_ character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  if character.unicodeScalars.contains(where: { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }) { return 2 }
  if isWide(first) { return 2 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: return 1
  }
}

/// Whether a scalar is wide or fullwidth in East Asian Width (Unicode Standard Annex 11).
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
    return true
  default: return false
  }
}

extension StringProtocol {
  /// The text with control characters written as `\u{1B}`, so that no identifier reaches a terminal raw.
  package var escapingControls: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return String(self) }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += scalar.escapedNumber
      case .format where isBidirectionalControl(scalar): result += scalar.escapedNumber
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Marks that reorder the text around them, with which an identifier could disguise a line.
private func isBidirectionalControl(_ scalar: Unicode.Scalar) -> Bool {
  (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}

extension Unicode.Scalar {
  fileprivate var escapedNumber: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}
