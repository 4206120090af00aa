import Localization

/// Comma-separated values as RFC 4180 has them: lines end with CR LF, and a field with a separator or a quote is quoted.
///
/// Texts are what others may have chosen. Their control characters are escaped, as in all other answers, and one that a spreadsheet would
/// evaluate begins with an apostrophe, which spreadsheets read as "this is text".
extension Renderer {
  /// Writes the tables of a report as comma-separated values, and a report without a table as text.
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

  /// A field, quoted where it needs that.
  private func csv(_ text: String) -> String {
    // Some spreadsheets split at semicolons.
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
  /// The characters at the beginning of a formula, in both widths.
  private static let formulaBeginnings: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]

  fileprivate var forSpreadsheets: String {
    let text = escapingControls
    return text.unicodeScalars.first.map(Self.formulaBeginnings.contains) ?? false ? "'" + text : text
  }
}
