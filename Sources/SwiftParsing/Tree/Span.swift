/// A range of byte offsets in one source file.
///
/// A span identifies a construct: two constructs of a file have different spans, unless one consists only of the other, like a statement
/// that is an expression.
package struct Span: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32
  /// The file number that was passed to `SourceFile.init`.
  package var file: UInt32

  package init(start: UInt32, end: UInt32, file: UInt32) {
    self.start = start
    self.end = end
    self.file = file
  }

  package var range: Range<Int> { Int(start)..<Int(end) }

  /// The range from the start of this span to the end of another span of the same file.
  package func to(_ other: Span) -> Span { Span(start: start, end: max(end, other.end), file: file) }
}

package struct Name: Sendable {
  /// The name without backticks, as used for lookup.
  package var text: String
  /// The range of the name, including its backticks.
  package var span: Span

  package init(text: String, span: Span) {
    self.text = text
    self.span = span
  }
}
