import CommandLanguage
import Drawing
import LayoutComponents
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
  func content(of document: Document, _ scope: SceneReport.Options) throws(Diagnostic) -> ExportedContent {
    switch self {
    case .swift: return .text(SwiftExport(of: document).text)
    case .svg: return .picture(try SceneReport(of: document, scope).scene)
    case .json: return .text(DocumentFile.json(of: document).indented)
    case .csv: return .text(Renderer(format: .csv).text(of: try FramesReport(of: document, isWindow: scope.isWindow).report))
    }
  }
}

/// What an exported file holds: machines and compilers read the same in every language, a picture speaks its reader's.
enum ExportedContent: Sendable {
  case text(String)
  case picture(Scene)

  func text(in language: Language) -> String {
    switch self {
    case .text(let text): text
    case .picture(let scene): scene.svg(in: language)
    }
  }
}
