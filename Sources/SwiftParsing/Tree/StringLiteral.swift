/// A string literal, split into text and interpolations.
package struct StringLiteral: Sendable {
  package var segments: [Segment]
  package var isMultiline: Bool
  /// The number of `#` on each side.
  package var pounds: Int

  package enum Segment: Sendable {
    /// Text after escapes are decoded and the indentation of a multi-line literal is removed.
    case text(String)
    /// The arguments in `\(…)`, with the range between the parentheses.
    case interpolation([Argument], Span)
  }

  /// The text of the literal, or nil if it contains an interpolation.
  package var constant: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}
