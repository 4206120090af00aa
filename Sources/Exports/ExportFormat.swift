import CommandLanguage
import Documents
import Localization
import Rendering

/// The formats of `export`, with their names, descriptions and content.
package enum ExportFormat: String, Choice {
  case svg, json, csv

  package var meaning: Phrase {
    switch self {
    case .svg: "a picture for a page or a lecture, in light or dark mode"
    case .json: "the whole document as JSON, which 'open FILE.json' reads; 'help json' lists the keys"
    case .csv: "the table of 'frames' in RFC 4180 format; 'help answers' has notes on spreadsheets"
    }
  }

  package static let details: [Phrase] = allCases.map { "\($0.rawValue)  \($0.meaning)" }

  /// - Parameter showsScreen: Whether JSON includes the displayed content of the view.
  package func content(
    of document: Document, _ scope: SceneReport.Options, showsScreen: Bool
  ) throws(Diagnostic) -> ExportedContent {
    switch self {
    case .svg:
      let report = try SceneReport(of: document, scope)
      guard scope.showsLastApply else { return .picture(report.scene) }
      guard let before = document.beforeLastApply else {
        throw Diagnostic(
          .nothingSelected, "nothing was applied in this session, so there is no earlier state", at: .command,
          notes: ["without --before, the picture shows the screen"])
      }
      return .picture(try report.scene(since: before, .moves))
    case .json: return .document(DocumentFile.json(of: document, showsScreen: showsScreen).indented)
    case .csv: return .table(try FramesReport(of: document, isWindow: scope.isWindow).report)
    }
  }
}

/// The content of an exported file. Data and code are the same in every language; pictures and pages are translated.
package enum ExportedContent: Sendable {
  /// - Parameter remarks: Sentences for the command's reply.
  case code(String, remarks: [Phrase] = [])
  /// A whole document, as JSON.
  case document(String)
  /// A table, to be written as CSV.
  case table(Report)
  /// A recording, as JSON.
  case recording(String)
  case picture(Scene)
  /// - Parameter options: What else the page shows, and where its link leads.
  case page(Page, _ options: PageOptions)
  case folder([ExportedFile], remarks: [Phrase] = [])

  package var remarks: [Phrase] {
    switch self {
    case .code(_, let remarks), .folder(_, let remarks): remarks
    case .document, .table, .recording, .picture, .page: []
    }
  }

  package var isTable: Bool { if case .table = self { true } else { false } }

  /// The file extension, or nil for a folder.
  package var pathExtension: String? {
    switch self {
    case .code: "swift"
    case .document, .recording: "json"
    case .table: "csv"
    case .picture: "svg"
    case .page: "html"
    case .folder: nil
    }
  }

  package func text(in language: Language) -> String {
    switch self {
    case .code(let text, _), .document(let text), .recording(let text): text
    case .table(let report): Renderer(format: .csv).text(of: report)
    case .picture(let scene): scene.svg(in: language)
    case .page(let page, _): page.html(in: language)
    case .folder(let files, _): files.map { "\($0.path.text):\n\($0.text)" }.joined(separator: "\n")
    }
  }
}
