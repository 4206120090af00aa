import Localization

/// Rows below titles whose texts already stand in their columns, each of the style of its mark.
///
/// They are one text: the difference of two snapshots has rows by the hundred, and a line, a phrase and a piece for each would take longer
/// than all that is in them. No row is broken where a terminal is too narrow.
package struct PrintedRows: Sendable {
  /// The rows without their styles, each with its newline.
  let text: String
  /// Asked only where rows are coloured.
  private let style: @Sendable (_ mark: Unicode.Scalar) -> Style

  /// - Parameter text: Printable, with a newline behind each row: first the titles, then rows whose third character is their mark.
  package init(_ text: String, style: @escaping @Sendable (_ mark: Unicode.Scalar) -> Style) {
    self.text = text
    self.style = style
  }

  /// Calls a body with each row and its style.
  func forEach(_ body: (String, Style) -> Void) {
    for (index, row) in text.split(separator: "\n").enumerated() {
      body(String(row), index == 0 ? .faint : style(row.unicodeScalars.dropFirst(2).first ?? " "))
    }
  }
}
