import Cancelling
import HashTreeCollections
import Snapshots

extension View {
  /// The appended sections, and the appended items by section, if the pending snapshot differs from the applied one only by these;
  /// otherwise nil. `save` then writes only the appends, which keeps files short and their diffs small.
  ///
  /// - Complexity: O(items).
  var appendedOnly: Appended? {
    guard outlines.isEmpty, pendingOutlines.isEmpty, applied.numberOfSections > 0 else { return nil }
    guard pending.sectionIdentifiers.starts(with: applied.sectionIdentifiers) else { return nil }
    var appended = Appended(sections: Array(pending.sectionIdentifiers.dropFirst(applied.numberOfSections)))
    for (index, section) in pending.sectionIdentifiers.enumerated().untilCancelled {
      let items = Array(pending.items(inSectionAt: index))
      let old = index < applied.numberOfSections ? Array(applied.items(inSectionAt: index)) : []
      guard items.starts(with: old) else { return nil }
      if items.count > old.count { appended.items.append(Appended.Items(section: section, items: Array(items[old.count...]))) }
    }
    return appended.sections.isEmpty && appended.items.isEmpty ? nil : appended
  }

  struct Appended {
    struct Items {
      var section: String
      var items: [ItemIdentifier]
    }

    var sections: [String]
    var items: [Items] = []
  }
}

extension DocumentSnapshot {
  var unusedSection: String {
    var name = "gone"
    while contains(section: name) { name += "-" }
    return name
  }

  var unusedName: String {
    var name = "gone"
    while contains(item: ItemIdentifier(word: name)) { name += "-" }
    return name
  }
}
