/// A string literal: its text and the values between, in order.
package struct StringLiteral: Sendable {
  package var segments: [Segment]
  package var isMultiline: Bool
  /// How many `#` are on each side.
  package var pounds: Int

  /// A part of a string.
  package enum Segment: Sendable {
    /// Text as it is meant: escapes are replaced, and the indentation of a multi-line literal is taken away.
    case text(String)
    /// What is in the parentheses of `\(…)`.
    case interpolation([Argument], Span)
  }

  /// The whole text; nil if there is an interpolation.
  package var constant: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}
