import Wording

extension Renderer {
  /// Writes the tables of a report as comma-separated values, and a report without a table as text.
  func writeCSV(_ report: Report, to output: inout some TextOutputStream) {
    switch report {
    case .table(let table): writeCSV(table.flattened { $0.key != nil }, to: &output)
    case .sequence(let reports):
      let tables = reports.filter { $0.isTable }
      for report in tables.isEmpty ? reports : tables { writeCSV(report, to: &output) }
    case .lines, .scene, .aligned, .sideBySide: writeText(report, to: &output)
    }
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
