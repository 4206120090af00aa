import Localization

extension Renderer {
  /// A machine-readable format for replies, which a flag of the process or of a command selects.
  ///
  /// Each has its own file, such as `Renderer+JSON`. Machine formats are English in every language.
  package enum Format: String, CaseIterable, Sendable {
    case json, csv

    /// True if the format is only for tables. Other replies are printed as text, together with errors.
    package var isForTablesAlone: Bool {
      switch self {
      case .json: false
      case .csv: true
      }
    }

    package var isForErrors: Bool {
      switch self {
      case .json: true
      case .csv: false
      }
    }
  }

  package func write(_ report: Report, to output: inout some TextOutputStream) {
    switch format {
    case nil: writeText(report, to: &output)
    case .json: writeJSON(report, to: &output)
    case .csv: writeCSV(report, to: &output)
    }
  }
}
