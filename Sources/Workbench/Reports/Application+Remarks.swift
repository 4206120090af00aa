import Snapshots

/// The mistakes of diffable-rules 8 that an apply shows, each in a line with its remedy.
extension Application {
  var remarks: [String] {
    staleContent + contentInIdentity + reloadsOfNothing + sectionsThatContainTheirItems
  }

  /// Content that changed without a reload or a reconfigure (8.3, 8.5), or in place, in an object that both snapshots hold (8.7).
  private var staleContent: [String] {
    guard let first = stale.first else { return [] }
    let remedy = "'reconfigure items \(Self.names(stale))' shows it"
    let isOne = stale.count == 1
    guard identity == .reference else {
      let subject = isOne ? "'\(first)' has" : "\(count(stale.count, "item")) have"
      return ["\(subject) other content, and \(isOne ? "its cell still shows" : "their cells still show") the old one: \(remedy)"]
    }
    let subject = isOne ? "'\(first)' was" : "\(count(stale.count, "item")) were"
    return ["\(subject) changed in place: both snapshots hold the same object, and no difference is found: \(remedy)"]
  }

  /// An edit that is a deletion and an insertion, because the content is part of what makes two items equal (8.4).
  private var contentInIdentity: [String] {
    guard identity == .content, !difference.items.deleted.isEmpty else { return [] }
    let inserted = Set(difference.items.inserted.map(\.identifier.word))
    let edited = difference.items.deleted.map(\.identifier.word).filter(inserted.contains)
    guard let first = edited.first else { return [] }
    let subject = edited.count == 1 ? "'\(first)' is deleted and inserted" : "\(count(edited.count, "item")) are deleted and inserted"
    return [
      "\(subject) where content was edited: == compares content too, so that the cell flashes and loses its selection; 'identity id' and 'reconfigure items \(Self.names(edited))' edit in place"
    ]
  }

  /// A reload of an item that has the content it had: it stores nothing (8.3).
  private var reloadsOfNothing: [String] {
    guard let first = reloadedAsTheyWere.first else { return [] }
    let subject = reloadedAsTheyWere.count == 1 ? "'\(first)' has" : "\(count(reloadedAsTheyWere.count, "item")) have"
    return [
      "\(subject) the content of before: a reload asks for the cell again and stores no new value; 'content \(quotedIfNeeded(first)) ...' does"
    ]
  }

  /// A section that goes while another comes with its items: an identifier that holds the items changes with each of them (8.17).
  private var sectionsThatContainTheirItems: [String] {
    guard !difference.sections.deleted.isEmpty, !difference.sections.inserted.isEmpty else { return [] }
    return difference.sections.deleted.compactMap { gone in
      let items = Set(old.items(inSectionAt: gone.from)).filter { new.contains(item: $0) }
      guard let item = items.first, let section = new.indexPath(of: item)?.section,
        let heir = difference.sections.inserted.first(where: { $0.to == section }),
        new.items(inSectionAt: section).filter(items.contains).count == items.count
      else { return nil }
      return
        "section '\(gone.identifier)' is deleted and '\(heir.identifier)' inserted with its items: an identifier that contains its items, or a title, changes with them; give sections an identifier of their own"
    }
  }

  private static func names(_ items: [String]) -> String {
    items.prefix(3).map(quotedIfNeeded).joined(separator: " ") + (items.count > 3 ? " ..." : "")
  }
}
