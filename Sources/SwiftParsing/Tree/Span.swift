/// Where something stands in a source: a range of byte offsets in one file.
///
/// Spans of different constructs of one file differ, except where one construct is nothing but another (a statement that is an expression).
package struct Span: Hashable, Sendable {
  /// The offset of the first byte.
  package var start: UInt32
  /// The offset after the last byte.
  package var end: UInt32
  /// The index that the file was given when it was opened.
  package var file: UInt32

  package init(start: UInt32, end: UInt32, file: UInt32) {
    self.start = start
    self.end = end
    self.file = file
  }

  /// The byte offsets.
  package var range: Range<Int> { Int(start)..<Int(end) }

  /// From the beginning of one span to the end of another one of the same file.
  package func to(_ other: Span) -> Span { Span(start: start, end: max(end, other.end), file: file) }
}

/// A name as it is looked up: without backticks.
package struct Name: Sendable {
  /// The characters, without backticks.
  package var text: String
  /// Where the name stands, with its backticks.
  package var span: Span

  package init(text: String, span: Span) {
    self.text = text
    self.span = span
  }
}
