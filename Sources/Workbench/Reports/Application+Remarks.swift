import Advice
import Snapshots

/// What an apply has to say beside its difference, each in a line with its remedy (diffable-rules 8).
extension Application {
  func remarks(in document: Document) -> [String] {
    var facts = facts
    facts.switchedSections = document.switchedSections(since: old.sectionIdentifiers)
    // An empty section was spoken of when it was marked.
    facts.emptyReloadedSections = []
    return document.remarks(on: facts).map { $0.remark(in: document) } + reloadsOfNothing
  }

  /// A reload of an item that has the content it had: it stores nothing (8.3).
  private var reloadsOfNothing: [String] {
    guard let first = reloadedAsTheyWere.first else { return [] }
    let subject = reloadedAsTheyWere.count == 1 ? "'\(first)' has" : "\(count(reloadedAsTheyWere.count, "item")) have"
    return [
      "\(subject) the content of before: a reload asks for the cell again and stores no new value; 'content \(quotedIfNeeded(first)) ...' does"
    ]
  }
}
