import Cancelling
import Localization

/// Turns a report into text. The caller provides all properties of the output: width, colour and language.
package struct Renderer: Equatable, Sendable {
  /// Nil for text.
  package var format: Format?
  package var isColoured: Bool
  /// The terminal's width in columns; nil if there is no terminal.
  package var columns: Int?
  /// The terminal's height in rows, to which pictures are limited if they remain readable; nil if there is no terminal.
  package var rows: Int?
  package var language = Language.english
  /// The value of `command`, the last member of each JSON object; nil to leave it out.
  package var command: JSON?
  package var isASCII: Bool

  package init(format: Format? = nil, isColoured: Bool = false, columns: Int? = nil, isASCII: Bool = false) {
    self.format = format
    self.isColoured = isColoured
    self.columns = columns
    self.isASCII = isASCII
  }

  package func text(of report: Report) -> String {
    var text = ""
    write(report, to: &text)
    return text
  }

  func writeText(_ report: Report, to output: inout some TextOutputStream) {
    switch report {
    case .lines(let lines): write(lines, to: &output)
    case .table(let table): writeText(table, to: &output)
    case .scene(let scene): write(scene, to: &output)
    case .aligned(let lines, _, _): write(lines(spoken), to: &output)
    case .sideBySide(let lists):
      guard format == nil, let columns, let rows = lists.rows(within: columns, in: language) else { return }
      write([StyledLine("")] + rows, to: &output)
    case .sequence(let reports): for report in reports { writeText(report, to: &output) }
    }
  }

  /// The language of the output: JSON and CSV are always English.
  var spoken: Language { format == nil ? language : .english }

  private func write(_ listing: Listing, to output: inout some TextOutputStream) {
    write(listing.lines, to: &output)
    if let rows = listing.rows { write(rows, to: &output) }
    write(listing.linesAfter, to: &output)
  }

  private func write(_ rows: PrintedRows, to output: inout some TextOutputStream) {
    guard isColoured else { return output.write(rows.text(within: columns)) }
    rows.forEach(within: columns) { output.write(styled($0, $1) + "\n") }
  }

  private func write(_ lines: [StyledLine], to output: inout some TextOutputStream) {
    let lines = columns.map { lines.joined(within: $0, in: spoken) } ?? lines
    for line in lines.untilCancelled { write(line, to: &output) }
  }

  /// Writes one line with its colours and a newline. Control characters are escaped.
  package func write(_ line: StyledLine, to output: inout some TextOutputStream) {
    guard let columns = columns ?? line.widthInFiles else { return writeWhole(line, to: &output) }
    var line = line
    line.pieces.removeAll { $0.narrowestTerminal > columns }
    for line in line.broken(within: columns, in: spoken) { writeWhole(line, to: &output) }
  }

  private func writeWhole(_ line: StyledLine, to output: inout some TextOutputStream) {
    for piece in line.pieces { output.write(styled(piece.text.text(in: spoken).escapingControls, piece.style)) }
    output.write("\n")
  }

  package func styled(_ text: String, _ style: Style) -> String {
    guard isColoured, let code = style.code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension Style {
  /// The terminal's escape code for this style; nil for plain text.
  package var code: String? {
    switch self {
    case .plain: nil
    case .faint: "2"
    case .heading: "1"
    case .inserted, .success: "32"
    case .deleted, .failure: "31"
    case .moved: "36"
    case .changed: "33"
    case .name: "34"
    }
  }
}
