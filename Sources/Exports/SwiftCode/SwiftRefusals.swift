import CommandLanguage
import CompositionalLayout
import Documents
import Linting
import Localization
import Snapshots

/// UIKit's errors for a view's layout in its bounds, as comments next to the code that causes them.
struct SwiftRefusals {
  private var sections: [String: [String]] = [:]
  /// A comment next to `return nil` in the section provider, if the layout cannot be computed.
  private(set) var ofProvider: [String] = []
  /// A sentence for each error, for the command's reply.
  private(set) var sentences: [Phrase] = []

  init(of view: View, in document: Document) {
    let bounds = view.bounds.shown
    do throws(Diagnostic) {
      let solution = try document.solution(of: view)
      for fault in solution.faults where fault.gravity == .raises {
        sentences.append("UIKit rejects the view \(quotedIfNeeded(view.name)): \(fault.sentence)")
        let comment = "// UIKit rejects this in \(bounds): \(fault.sentence.english)."
        guard let index = fault.section, let identifier = view.applied.sectionIdentifier(at: index),
          let name = view.provider.component(for: identifier, at: index, in: document.surroundings(of: view))
        else { continue }
        sections[name, default: []].append(comment)
      }
    } catch {
      sentences.append("UIKit rejects the view \(quotedIfNeeded(view.name)): \(error.message)")
      ofProvider = ["// UIKit rejects this: \(error.message.english)."]
    }
  }

  func lines(of section: String) -> [String] { sections[section] ?? [] }
}
