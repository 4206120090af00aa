import Localization

extension Renderer {
  /// A form in which programs read answers; a flag of the process and of commands asks for each.
  ///
  /// Each has a file of its own, such as `Renderer+JSON`. Machine formats are English in every language.
  package enum Format: String, CaseIterable, Sendable {
    case json, csv

    /// The help of the process's flag.
    package var summary: Phrase {
      switch self {
      case .json: "Answer in JSON, one object a line; errors too."
      case .csv: "Answer tables as CSV; all else goes to standard error."
      }
    }

    /// Only answers that are tables have this form; others are for people, and a session prints them beside its errors.
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
