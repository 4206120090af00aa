import Wording

/// Comma-separated values as RFC 4180 has them: lines end with CR LF, and a field with a comma, a quote or a control character is quoted.
extension Renderer {
  /// Writes the tables of a report as comma-separated values, and a report without a table as text.
  func writeCSV(_ report: Report, to output: inout some TextOutputStream) {
    if let table = report.table { return writeCSV(table.flattened { $0.key != nil }, to: &output) }
    guard case .sequence(let reports) = report else { return writeText(report, to: &output) }
    let tables = reports.filter { $0.hasTable }
    for report in tables.isEmpty ? reports : tables { writeCSV(report, to: &output) }
  }

  private func writeCSV(_ table: Table, to output: inout some TextOutputStream) {
    var text = line(of: table.columns.map { $0.key ?? "" })
    table.rows { cells in
      text += line(of: cells.map { $0.csvText })
      if text.utf8.count > 1 << 16 {
        output.write(text)
        text = ""
      }
    }
    output.write(text)
  }

  private func line(of fields: [String]) -> String { fields.map(csv).joined(separator: ",") + "\r\n" }

  /// A field, quoted where it needs that.
  private func csv(_ text: String) -> String {
    // A terminal would obey a control character, and is no reader of CSV.
    let field = columns == nil ? text : text.escapingControls
    guard field.unicodeScalars.contains(where: { $0 == "," || $0 == "\"" || $0.escapeOfControl != nil }) else { return field }
    var quoted = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension Table.Cell {
  /// The value as it is: control characters are not escaped.
  fileprivate var csvText: String {
    switch self {
    case .none: ""
    case .text(let text), .name(let text): text
    case .phrase(let phrase): phrase.english
    case .integer(let number): String(number)
    case .number(let number): shortest(number)
    case .numbers(let numbers): numbers.map(shortest).joined(separator: " ")
    case .list(let texts): texts.joined(separator: " ")
    }
  }
}
