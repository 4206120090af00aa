extension StringProtocol {
  /// The text with control characters written as `\u{1B}`, so that identifiers cannot control the terminal.
  package var escapingControls: String { String(self).escapingControls }
}

extension String {
  /// The text with control characters written as `\u{1B}`, so that identifiers cannot control the terminal.
  ///
  /// All output is escaped with this property.
  package var escapingControls: String {
    if isPlain { return self }
    var result = ""
    for scalar in unicodeScalars { result.append(escaping: scalar) }
    return result
  }

  /// Appends a scalar, or its escape if it is a control character.
  package mutating func append(escaping scalar: Unicode.Scalar) {
    if let escape = scalar.escapeOfControl { self += escape } else { unicodeScalars.append(scalar) }
  }
}

extension Unicode.Scalar {
  /// The escape of a control character, a line separator or a bidirectional mark; nil for any other scalar.
  package var escapeOfControl: String? {
    switch value {
    case 0x20..<0x7F, 0xA0..<0x61C: nil
    // An identifier could use bidirectional marks (Bidi_Control) to disguise a line.
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
      "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    default: nil
    }
  }
}
