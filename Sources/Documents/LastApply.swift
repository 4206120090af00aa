import Cancelling
import HashTreeCollections
import Snapshots

/// The last apply: the snapshot it replaced, and what in it is likely to be a mistake (diffable-rules 8).
package struct LastApply: Sendable {
  /// The snapshot that was applied until then.
  package let before: DocumentSnapshot
  /// Items whose content changed, and whose cells still show the old one.
  package var staleItems: [String] = []
  /// Sections whose content changed, and whose headers or footers still show the old one.
  package var staleHeaders: [String] = []
  /// Whether both snapshots hold the instance itself, so that changing it makes no difference.
  package var sharesInstances = false
  /// Items that were deleted and inserted because their content is part of their identity (8.4).
  package var replacedItems: [String] = []
  /// Items that were reloaded although they keep their kind of cell.
  package var needlesslyReloadedItems: [String] = []
  /// Sections that were reloaded although they are empty.
  package var emptyReloadedSections: [String] = []
  /// Sections that were deleted while others were inserted with their items.
  package var renamedSections: [RenamedSection] = []

  /// A section that was deleted while another was inserted with its items.
  package struct RenamedSection: Sendable {
    package var old: String
    package var new: String
  }

  init(before: DocumentSnapshot) { self.before = before }

  /// Whether nothing in it is likely to be a mistake, as in most applies.
  package var isUnremarkable: Bool {
    staleItems.isEmpty && staleHeaders.isEmpty && replacedItems.isEmpty && needlesslyReloadedItems.isEmpty && emptyReloadedSections.isEmpty
      && renamedSections.isEmpty
  }
}

/// The last drag of an item from one view into another.
package struct LastDrop: Equatable, Sendable {
  package var item: ItemIdentifier
  package var source: String
  package var destination: String
  /// The item as the destination has it.
  package var copy: ItemIdentifier
  /// Whether it was dropped as a copy, so that its own view keeps it on purpose.
  package var isCopy: Bool

  package init(item: ItemIdentifier, source: String, destination: String, copy: ItemIdentifier, isCopy: Bool) {
    self.item = item
    self.source = source
    self.destination = destination
    self.copy = copy
    self.isCopy = isCopy
  }
}

extension View {
  /// An apply with its likely mistakes, before the screen is updated.
  func lastApply(_ difference: DocumentDifference, from old: DocumentSnapshot) -> LastApply {
    var last = LastApply(before: old)
    guard
      identity != .id || !difference.items.reloaded.isEmpty || !difference.sections.reloaded.isEmpty
        || !difference.sections.deleted.isEmpty
    else { return last }
    last.sharesInstances = identity == .reference
    last.replacedItems = contentInIdentity(difference)
    last.needlesslyReloadedItems = difference.items.reloaded.untilCancelled.map { $0.identifier }
      .untilCancelled.filter { old.contains(item: $0) && keepsItsCell($0) }.map { $0.name }
    last.emptyReloadedSections = difference.sections.reloaded.filter { applied.numberOfItems(inSectionAt: $0.at) == 0 }.map {
      $0.identifier
    }
    last.renamedSections = sectionsThatContainTheirItems(difference, from: old)
    return last
  }

  /// Edits that became a deletion and an insertion because the content is part of the identity (8.4).
  private func contentInIdentity(_ difference: DocumentDifference) -> [String] {
    guard identity == .content, !difference.items.deleted.isEmpty else { return [] }
    let inserted = Set(difference.items.inserted.untilCancelled.lazy.map { $0.identifier.word })
    return difference.items.deleted.untilCancelled.map { $0.identifier.word }.filter(inserted.contains)
  }

  /// Whether an item keeps its kind of cell.
  package func keepsItsCell(_ item: ItemIdentifier) -> Bool {
    let content = items.content(of: item.name)
    guard (items.shown[item.name] ?? content)["type"] == content["type"] else { return false }
    guard let cell = cells.onScreen[item], let path = pending.indexPath(of: item) else { return true }
    return cell.name == cells.cell(forSection: pending.sectionIdentifier(at: path.section) ?? "", at: path.section)
  }

  /// Sections that are deleted while others are inserted with their items: an identifier that contains the items changes with each edit
  /// (8.17).
  private func sectionsThatContainTheirItems(
    _ difference: DocumentDifference, from old: DocumentSnapshot
  ) -> [LastApply.RenamedSection] {
    guard !difference.sections.deleted.isEmpty, !difference.sections.inserted.isEmpty else { return [] }
    return difference.sections.deleted.untilCancelled.compactMap { gone in
      let items = Set(old.items(inSectionAt: gone.from).untilCancelled).filter { applied.contains(item: $0) }
      guard let item = items.first, let section = applied.indexPath(of: item)?.section,
        let heir = difference.sections.inserted.first(where: { $0.to == section }),
        applied.items(inSectionAt: section).filter(items.contains).count == items.count
      else { return nil }
      return LastApply.RenamedSection(old: gone.identifier, new: heir.identifier)
    }
  }
}
