extension StringProtocol {
  /// The text with control characters written as `\u{1B}`, so that no identifier reaches a terminal raw.
  package var escapingControls: String { String(self).escapingControls }
}

extension String {
  /// The text with control characters written as `\u{1B}`, so that no identifier reaches a terminal raw.
  ///
  /// All that is printed goes through here.
  package var escapingControls: String {
    if isPlain { return self }
    var result = ""
    for scalar in unicodeScalars { result.append(escaping: scalar) }
    return result
  }

  /// Appends a character, a control character as its escape.
  package mutating func append(escaping scalar: Unicode.Scalar) {
    if let escape = scalar.escapeOfControl { self += escape } else { unicodeScalars.append(scalar) }
  }
}

extension Unicode.Scalar {
  /// What is printed in place of a control character, a separator of lines or a mark that reorders text; nil for any other scalar.
  package var escapeOfControl: String? {
    switch value {
    case 0x20..<0x7F, 0xA0..<0x61C: nil
    // Marks that reorder the text around them (Bidi_Control), with which an identifier could disguise a line.
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
      "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    default: nil
    }
  }
}
