import Wording

extension Renderer {
  /// Writes a table for people: columns of equal width under their titles.
  func writeText(_ table: Table, to output: inout some TextOutputStream) {
    let table = table.flattened { $0.title != nil }
    for line in table.linesBefore { write(line, to: &output) }
    let widths = widths(of: table)
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

  /// The width of the widest text of each column; 0 for empty columns.
  private func widths(of table: Table) -> [Int] {
    var widths = Array(repeating: 0, count: table.columns.count)
    table.rows { cells in
      for (index, cell) in cells.enumerated() { widths[index] = max(widths[index], displayWidth(cell.text(in: spoken))) }
    }
    return zip(widths, table.columns).map { $0 == 0 ? 0 : max($0, displayWidth($1.title?.text(in: spoken) ?? "")) }
  }

  private func row(_ cells: [Table.Cell], _ columns: [Table.Column], _ widths: [Int], isTitle: Bool) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() where widths[index] > 0 {
      let text = cell.text(in: spoken)
      let padding = String(repeating: " ", count: widths[index] - displayWidth(text))
      let shown = isTitle ? text : styled(text, cell.style)
      line += "  " + (columns[index].isNumber ? padding + shown : shown + padding)
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
