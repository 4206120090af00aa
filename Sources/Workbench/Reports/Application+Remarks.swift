import Snapshots
import Wording

/// The mistakes of diffable-rules 8 that an apply shows, each in a line with its remedy.
extension Application {
  var remarks: [Phrase] {
    staleContent + contentInIdentity + reloadsOfNothing + sectionsThatContainTheirItems
  }

  /// Content that changed without a reload or a reconfigure (8.3, 8.5), or in place, in an object that both snapshots hold (8.7).
  private var staleContent: [Phrase] {
    guard let first = stale.first else { return [] }
    let remedy: Phrase = "'reconfigure items \(Self.names(stale))' shows it"
    let (subject, isOne) = (Self.subject(stale, first), stale.count == 1)
    guard identity == .reference else {
      return [
        "\(subject) \(english: isOne ? "has" : "have") other content, and \(english: isOne ? "its cell still shows" : "their cells still show") the old one: \(remedy)"
      ]
    }
    return [
      "\(subject) \(english: isOne ? "was" : "were") changed in place: both snapshots hold the same object, and no difference is found: \(remedy)"
    ]
  }

  /// An edit that is a deletion and an insertion, because the content is part of what makes two items equal (8.4).
  private var contentInIdentity: [Phrase] {
    guard identity == .content, !difference.items.deleted.isEmpty else { return [] }
    let inserted = Set(difference.items.inserted.map(\.identifier.word))
    let edited = difference.items.deleted.map(\.identifier.word).filter(inserted.contains)
    guard let first = edited.first else { return [] }
    return [
      "\(Self.subject(edited, first)) \(english: edited.count == 1 ? "is" : "are") deleted and inserted where content was edited: == compares content too, so that the cell flashes and loses its selection; 'identity id' and 'reconfigure items \(Self.names(edited))' edit in place"
    ]
  }

  /// A reload of an item that has the content it had: it stores nothing (8.3).
  private var reloadsOfNothing: [Phrase] {
    guard let first = reloadedAsTheyWere.first else { return [] }
    let (subject, isOne) = (Self.subject(reloadedAsTheyWere, first), reloadedAsTheyWere.count == 1)
    return [
      "\(subject) \(english: isOne ? "has" : "have") the content of before: a reload asks for the cell again and stores no new value; 'content \(quotedIfNeeded(first)) ...' does"
    ]
  }

  /// A section that goes while another comes with its items: an identifier that holds the items changes with each of them (8.17).
  private var sectionsThatContainTheirItems: [Phrase] {
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

  /// One item by name, several by their number.
  private static func subject(_ items: [String], _ first: String) -> Phrase { items.count == 1 ? "'\(first)'" : count(items.count, "item") }

  private static func names(_ items: [String]) -> String {
    items.prefix(3).map(quotedIfNeeded).joined(separator: " ") + (items.count > 3 ? " ..." : "")
  }
}
