import Exports
import Localization
import Rendering
import Sessions

/// The code in the page's editor.
struct Bench {
  private var workbench: Workbench?
  /// The last layout, which the page still shows after an edit that cannot be read.
  private var shown: (page: Page, language: Language)?

  /// Null if the request is not one.
  mutating func look(_ request: [UInt8]) -> JSON {
    guard let request = Workbench.Request(request) else { return .null }
    let workbench = Workbench(request)
    let page = workbench.page
    self.workbench = workbench
    if let page { shown = (page, workbench.language) }
    return workbench.answer(with: page)
  }

  func steps(behind thing: PageThing) -> JSON {
    shown.map { $0.page.steps(behind: thing, in: $0.language) } ?? .null
  }

  func edits(doing line: String) -> JSON { .array(workbench?.edits(doing: line).map { $0.record } ?? []) }

  var fixes: JSON { workbench?.fixes ?? [] }
}
