import Localization

extension Renderer {
  /// Writes a table as text, with columns below their titles. Long text is abbreviated to fit a narrow terminal.
  func writeText(_ table: Table, to output: inout some TextOutputStream) {
    let table = table.flattened { $0.title != nil }
    for line in table.linesBefore { write(line, to: &output) }
    let widths = fitted(widths(of: table), of: table)
    if widths.contains(where: { $0 > 0 }) {
      let titles = table.columns.map { $0.title.map(Table.Cell.phrase) ?? .none }
      output.write(styled(row(titles, table.columns, widths, isTitle: true), .faint) + "\n")
      var text = ""
      table.rows { cells in
        text += row(cells, table.columns, widths, isTitle: false) + "\n"
        if text.utf8.count > 1 << 16 {
          output.write(text)
          text = ""
        }
      }
      output.write(text)
    }
    for line in table.linesAfter { write(line, to: &output) }
  }

  /// The width of each column; 0 for columns without text.
  private func widths(of table: Table) -> [Int] {
    var widths = Array(repeating: 0, count: table.columns.count)
    table.rows { cells in
      for (index, cell) in cells.enumerated() { widths[index] = max(widths[index], displayWidth(cell.text(in: spoken))) }
    }
    return zip(widths, table.columns).map { $0 == 0 ? 0 : max($0, displayWidth($1.title?.text(in: spoken) ?? "")) }
  }

  /// Narrows the widest text columns until the table fits in the terminal. Numbers and titles keep their width.
  private func fitted(_ widths: [Int], of table: Table) -> [Int] {
    guard let columns else { return widths }
    var widths = widths
    var excess = widths.reduce(0) { $0 + ($1 > 0 ? $1 + 2 : 0) } - columns
    let least = table.columns.map { max(Self.leastTextWidth, displayWidth($0.title?.text(in: spoken) ?? "")) }
    let texts = table.columns.indices.filter { !table.columns[$0].isNumber }
    while excess > 0, let widest = texts.filter({ widths[$0] > least[$0] }).max(by: { widths[$0] < widths[$1] }) {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private static let leastTextWidth = 6

  private func row(_ cells: [Table.Cell], _ columns: [Table.Column], _ widths: [Int], isTitle: Bool) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() where widths[index] > 0 {
      let whole = cell.text(in: spoken)
      let text = displayWidth(whole) > widths[index] ? whole.fitted(to: widths[index]) ?? whole : whole
      let padding = max(0, widths[index] - displayWidth(text))
      line.append(blanks: columns[index].isNumber ? 2 + padding : 2)
      line += isTitle ? text : styled(text, cell.style)
      if !columns[index].isNumber { line.append(blanks: padding) }
    }
    return String(line.trimmingEnd())
  }
}

extension String {
  fileprivate func trimmingEnd() -> Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return self[..<end]
  }
}
