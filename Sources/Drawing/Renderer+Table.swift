import Wording

extension Renderer {
  func write(_ table: Table, to output: inout some TextOutputStream) {
    switch format {
    case .text: writeText(table.flattened { $0.title != nil }, to: &output)
    case .json: writeJSON(table, to: &output)
    case .csv: writeCSV(table.flattened { $0.key != nil }, to: &output)
    }
  }

  // MARK: For people

  private func writeText(_ table: Table, to output: inout some TextOutputStream) {
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

  // MARK: For machines

  private func writeJSON(_ table: Table, to output: inout some TextOutputStream) {
    var text = "{"
    for member in table.membersBefore {
      append(member, to: &text)
      text += ","
    }
    text += JSON.string(table.rowsKey).text + ":["
    var isFirst = true
    table.rows { cells in
      if !isFirst { text += "," }
      isFirst = false
      append(cells, table.columns, to: &text)
      if text.utf8.count > 1 << 16 {
        output.write(text)
        text = ""
      }
    }
    text += "]"
    for member in table.membersAfter {
      text += ","
      append(member, to: &text)
    }
    output.write(text + "}\n")
  }

  private func append(_ member: JSON.Member, to text: inout String) {
    JSON.string(member.key).write(to: &text)
    text += ":"
    member.value.write(to: &text)
  }

  private func append(_ cells: [Table.Cell], _ columns: [Table.Column], to text: inout String) {
    text += "{"
    var isFirst = true
    for (index, column) in columns.enumerated() {
      guard let key = column.key else { continue }
      if !isFirst { text += "," }
      isFirst = false
      JSON.string(key).write(to: &text)
      text += ":"
      cells[index].json.write(to: &text)
    }
    text += "}"
  }

  private func writeCSV(_ table: Table, to output: inout some TextOutputStream) {
    var text = table.columns.map { csv($0.key ?? "") }.joined(separator: ",") + "\n"
    table.rows { cells in
      text += cells.map { csv($0.csvText) }.joined(separator: ",") + "\n"
      if text.utf8.count > 1 << 16 {
        output.write(text)
        text = ""
      }
    }
    output.write(text)
  }

  /// A field, quoted where RFC 4180 requires it.
  private func csv(_ text: String) -> String {
    let field = text.escapingControls
    guard field.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }) else { return field }
    var quoted = "\""
    for character in field.unicodeScalars {
      if character == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }
}

extension Table.Cell {
  fileprivate var csvText: String {
    switch self {
    case .number(let number): shortest(number)
    case .numbers(let numbers): numbers.map(shortest).joined(separator: " ")
    default: text(in: .english)
    }
  }
}

extension String {
  fileprivate func trimmingEnd() -> Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return self[..<end]
  }
}
