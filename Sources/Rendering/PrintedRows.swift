import Localization

/// Rows of text that are already aligned in columns, below a row of titles. A mark in each row decides its style.
///
/// The rows are stored as one string, because a difference between two snapshots can have many of them, and separate lines and phrases
/// would take longer to build than to print. Rows are not wrapped in narrow terminals.
package struct PrintedRows: Sendable {
  /// The unstyled rows, each with its newline.
  let text: String
  /// Called only for coloured output.
  private let style: @Sendable (_ mark: Unicode.Scalar) -> Style

  /// - Parameter text: Printable text with a newline after each row: first the titles, then rows whose third character is their mark.
  package init(_ text: String, style: @escaping @Sendable (_ mark: Unicode.Scalar) -> Style) {
    self.text = text
    self.style = style
  }

  func forEach(_ body: (String, Style) -> Void) {
    for (index, row) in text.split(separator: "\n").enumerated() {
      body(String(row), index == 0 ? .faint : style(row.unicodeScalars.dropFirst(2).first ?? " "))
    }
  }
}
