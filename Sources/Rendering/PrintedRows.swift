import Localization

/// Rows of text that are already aligned in columns, below a row of titles. A mark in each row decides its style.
///
/// The rows are stored as one string, because a difference between two snapshots can have many of them, and separate lines and phrases
/// would take longer to build than to print. Rows are not wrapped in narrow terminals; their names are abbreviated instead.
package struct PrintedRows: Sendable {
  /// The unstyled rows, each with its newline.
  let text: String
  /// The rows within a number of columns. Called only for terminals.
  private let narrowed: @Sendable (_ columns: Int) -> String?
  /// Called only for coloured output.
  private let style: @Sendable (_ mark: Unicode.Scalar) -> Style

  /// - Parameters:
  ///   - text: Printable text with a newline after each row: first the titles, then rows whose third character is their mark.
  ///   - narrowed: The text with abbreviated names, for a terminal with this many columns; nil if the text fits.
  package init(
    _ text: String, narrowed: @escaping @Sendable (_ columns: Int) -> String?, style: @escaping @Sendable (_ mark: Unicode.Scalar) -> Style
  ) {
    self.text = text
    self.narrowed = narrowed
    self.style = style
  }

  func text(within columns: Int?) -> String { columns.flatMap(narrowed) ?? text }

  func forEach(within columns: Int?, _ body: (String, Style) -> Void) {
    let text = text(within: columns)
    for (index, row) in text.split(separator: "\n").enumerated() {
      body(String(row), index == 0 ? .faint : style(row.unicodeScalars.dropFirst(2).first ?? " "))
    }
  }
}
