import CommandLanguage
import Drawing
import Wording

/// What a document can be written as for others to read. A format has its place here: its name, its sentence and its text.
enum ExportFormat: String, Choice {
  case swift, svg, json, csv

  var meaning: Phrase {
    switch self {
    case .swift: "UIKit code: a function for each layout section, the provider that chooses, the snapshot"
    case .svg: "a picture for a page or a lecture, light or dark as its reader has it"
    case .json: "the whole document as data, which 'open FILE.json' reads back; 'help json' tells the keys"
    case .csv: "the table of 'frames'"
    }
  }

  static let details: [Phrase] = allCases.map { "\($0.rawValue)  \($0.meaning)" }

  /// What the file holds.
  func text(of document: Document, _ scope: SceneReport.Options) throws(Diagnostic) -> String {
    switch self {
    case .swift: return SwiftExport(of: document).text
    case .svg: return try SceneReport(of: document, scope).scene.svg
    case .json: return DocumentFile.json(of: document).indented
    case .csv: return Renderer(format: .csv).text(of: try FramesReport(of: document, isWindow: scope.isWindow).report)
    }
  }
}
