import Wording

/// Rows whose texts already stand in their columns, each of one style.
///
/// They are one text: the difference of two snapshots has rows by the hundred, and a line, a phrase and a piece for each would take longer
/// than all that is in them. No row is broken where a terminal is too narrow.
package struct PrintedRows: Sendable {
  /// The rows without their styles, each with its newline.
  let text: String
  private let styles: [Style]

  /// - Parameter text: Printable, with a newline behind each row.
  package init(_ text: String, styles: [Style]) {
    self.text = text
    self.styles = styles
  }

  /// Calls a body with each row and its style.
  func forEach(_ body: (String, Style) -> Void) {
    for (row, style) in zip(text.split(separator: "\n"), styles) { body(String(row), style) }
  }
}
