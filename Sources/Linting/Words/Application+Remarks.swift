import CommandLanguage
import Documents
import Localization
import Snapshots

/// The remarks about an apply next to its difference, each on a line with its fix (diffable-rules 8).
extension Application {
  package func remarks(in document: Document) -> [Phrase] {
    document.findings(about: last).map { $0.remark(in: document) } + reloadsOfNothing
  }

  /// The remark on reloading an item whose content is unchanged, which has no effect (8.3).
  private var reloadsOfNothing: [Phrase] {
    guard let first = reloadedAsTheyWere.first else { return [] }
    let (subject, isOne) = (Self.subject(reloadedAsTheyWere, first), reloadedAsTheyWere.count == 1)
    return [
      "\(subject) \(english: isOne ? "has" : "have") the content of before: a reload asks for the cell again and stores no new value; 'content \(quotedIfNeeded(first)) ...' does"
    ]
  }

  private static func subject(_ items: [String], _ first: String) -> Phrase {
    items.count == 1 ? "'\(first)'" : counted(items.count, "item")
  }
}
