import CommandLanguage
import Documents
import Drawing
import LayoutComponents
import Wording

/// The formats in which a document can be exported. Each has its name, description and content here.
package enum ExportFormat: String, Choice {
  case swift, svg, html, json, csv

  package var meaning: Phrase {
    switch self {
    case .swift: "UIKit code: a function for each layout section, the provider that chooses, the snapshot"
    case .svg: "a picture for a page or a lecture, light or dark like the reader's page"
    case .html: "a page for a browser that scrolls as the screen does and explains what is clicked"
    case .json: "the whole document as data, which 'open FILE.json' reads back; 'help json' lists the keys"
    case .csv: "the table of 'frames'"
    }
  }

  package static let details: [Phrase] = allCases.map { "\($0.rawValue)  \($0.meaning)" }

  package func content(
    of document: Document, _ scope: SceneReport.Options, _ page: PageOptions = PageOptions()
  ) throws(Diagnostic) -> ExportedContent {
    switch self {
    case .swift:
      for use in document.view.uses { try document.components.checkNesting(ofSection: use.component) }
      return .text(SwiftExport(of: document).text)
    case .svg: return .picture(try SceneReport(of: document, scope).scene)
    case .html: return .page(try Page(of: document, page))
    case .json: return .text(DocumentFile.json(of: document).indented)
    case .csv: return .text(Renderer(format: .csv).text(of: try FramesReport(of: document, isWindow: scope.isWindow).report))
    }
  }
}

/// The content of an exported file: data and code are the same in every language, a picture or a page is in the reader's.
package enum ExportedContent: Sendable {
  case text(String)
  case picture(Scene)
  case page(Page)

  package func text(in language: Language) -> String {
    switch self {
    case .text(let text): text
    case .picture(let scene): scene.svg(in: language)
    case .page(let page): page.html(in: language)
    }
  }
}
