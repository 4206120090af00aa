import CommandLanguage
import Documents
import Localization
import Snapshots

/// The remarks about an apply next to its difference, each on one line together with its fix.
extension Application {
  package func remarks(in document: Document) -> [Phrase] {
    document.findings(about: last).map { $0.remark(in: document) } + reloadsOfNothing
  }

  /// The remark on reloading an item whose content is unchanged, which has no effect.
  private var reloadsOfNothing: [Phrase] {
    guard let first = reloadedAsTheyWere.first else { return [] }
    let subject = Self.subject(reloadedAsTheyWere, first)
    return [
      "the content of \(subject) has not changed: a reload requests the cell again but does not store a value; use 'content \(quotedIfNeeded(first)) ...'"
    ]
  }

  private static func subject(_ items: [String], _ first: String) -> Phrase {
    items.count == 1 ? "'\(first)'" : counted(items.count, "item")
  }
}
