import Advice
import CommandLanguage
import Documents
import LayoutComponents
import Snapshots
import Wording

/// The remarks of an apply beside its difference, each in a line with its remedy (diffable-rules 8).
extension Application {
  package func remarks(in document: Document) -> [Phrase] {
    let switched = document.switchedSections(since: old)
    // After most applies there is nothing to say.
    if facts?.isEmpty ?? true, switched.isEmpty { return reloadsOfNothing }
    var facts = facts ?? ApplyFacts()
    facts.staleHeaders.removeAll { !document.showsHeader(of: $0) }
    facts.switchedSections = switched
    // An empty section was reported when it was marked.
    facts.emptyReloadedSections = []
    return document.remarks(on: facts).map { $0.remark(in: document) } + reloadsOfNothing
  }

  /// The remark on a reload of an item with unchanged content: it stores nothing (8.3).
  private var reloadsOfNothing: [Phrase] {
    guard let first = reloadedAsTheyWere.first else { return [] }
    let (subject, isOne) = (Self.subject(reloadedAsTheyWere, first), reloadedAsTheyWere.count == 1)
    return [
      "\(subject) \(english: isOne ? "has" : "have") the content of before: a reload asks for the cell again and stores no new value; 'content \(quotedIfNeeded(first)) ...' does"
    ]
  }

  /// One item by its name, several by their count.
  private static func subject(_ items: [String], _ first: String) -> Phrase {
    items.count == 1 ? "'\(first)'" : counted(items.count, "item")
  }
}
