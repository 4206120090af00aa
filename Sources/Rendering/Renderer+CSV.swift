import Localization

/// Comma-separated values according to RFC 4180: lines end with CR LF, and fields with a separator or a quote are quoted.
///
/// Text may come from an untrusted source. Its control characters are escaped, as in all other replies. Text that a spreadsheet would
/// evaluate gets an apostrophe in front, which spreadsheets treat as a mark of plain text.
extension Renderer {
  /// Writes the tables of a report as CSV, or a report without a table as text.
  func writeCSV(_ report: Report, to output: inout some TextOutputStream) {
    if let table = report.table { return writeCSV(table.flattened { $0.key != nil }, to: &output) }
    guard case .sequence(let reports) = report else { return writeText(report, to: &output) }
    let tables = reports.filter { $0.hasTable }
    for report in tables.isEmpty ? reports : tables { writeCSV(report, to: &output) }
  }

  private func writeCSV(_ table: Table, to output: inout some TextOutputStream) {
    var text = line(of: table.columns.map { ($0.key ?? "").forSpreadsheets })
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

  private func csv(_ text: String) -> String {
    // Some spreadsheets use semicolons as separators.
    guard text.unicodeScalars.contains(where: { $0 == "," || $0 == ";" || $0 == "\"" }) else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension Table.Cell {
  fileprivate var csvText: String {
    switch self {
    case .none: ""
    case .text(let text), .name(let text): text.forSpreadsheets
    case .phrase(let phrase): phrase.english.forSpreadsheets
    case .integer(let number): String(number)
    case .number(let number): shortest(number)
    case .numbers(let numbers): numbers.map(shortest).joined(separator: " ")
    case .list(let texts): texts.joined(separator: " ").forSpreadsheets
    }
  }
}

extension String {
  /// The first characters of formulas, in halfwidth and fullwidth forms.
  private static let formulaBeginnings: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]

  fileprivate var forSpreadsheets: String {
    let text = escapingControls
    return text.unicodeScalars.first.map(Self.formulaBeginnings.contains) ?? false ? "'" + text : text
  }
}
