import Cancelling
import HashTreeCollections
import Snapshots

/// The last apply: the snapshot that it replaced, and its likely mistakes.
package struct LastApply: Sendable {
  package let before: DocumentSnapshot
  /// Items whose cells still show their old content.
  package var staleItems: [String] = []
  /// Sections whose headers or footers still show their old content.
  package var staleHeaders: [String] = []
  /// True if both snapshots contain the same instances, so that changing an instance makes no difference.
  package var sharesInstances = false
  /// Items that were deleted and inserted because their content is part of their identity.
  package var replacedItems: [String] = []
  /// Reloaded items that keep their kind of cell, so that `reconfigure` would be enough.
  package var needlesslyReloadedItems: [String] = []
  package var emptyReloadedSections: [String] = []
  package var renamedSections: [RenamedSection] = []

  /// A section that was deleted while a different section was inserted with the same items.
  package struct RenamedSection: Sendable {
    package var old: String
    package var new: String
  }

  init(before: DocumentSnapshot) { self.before = before }

  package var isUnremarkable: Bool {
    staleItems.isEmpty && staleHeaders.isEmpty && replacedItems.isEmpty && needlesslyReloadedItems.isEmpty && emptyReloadedSections.isEmpty
      && renamedSections.isEmpty
  }
}

package struct LastDrop: Equatable, Sendable {
  package var item: ItemIdentifier
  package var source: String
  package var destination: String
  package var copy: ItemIdentifier
  /// True if the item was dropped as a copy and deliberately stays in its own view.
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
  /// Finds an apply's likely mistakes. Called before the contents on screen are updated.
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

  /// Items that an edit deleted and inserted because their content is part of their identity.
  private func contentInIdentity(_ difference: DocumentDifference) -> [String] {
    guard identity == .content, !difference.items.deleted.isEmpty else { return [] }
    let inserted = Set(difference.items.inserted.untilCancelled.lazy.map { $0.identifier.word })
    return difference.items.deleted.untilCancelled.map { $0.identifier.word }.filter(inserted.contains)
  }

  /// True if an item has the same kind of cell before and after the apply.
  package func keepsItsCell(_ item: ItemIdentifier) -> Bool {
    let content = items.content(of: item.name)
    guard (items.shown[item.name] ?? content)["type"] == content["type"] else { return false }
    guard let cell = cells.onScreen[item], let path = pending.indexPath(of: item) else { return true }
    return cell.name == cells.cell(forSection: pending.sectionIdentifier(at: path.section) ?? "", at: path.section)
  }

  /// Deleted sections most of whose items now make up most of an inserted section: an identifier that contains its items changes with every
  /// edit.
  private func sectionsThatContainTheirItems(
    _ difference: DocumentDifference, from old: DocumentSnapshot
  ) -> [LastApply.RenamedSection] {
    guard !difference.sections.deleted.isEmpty, !difference.sections.inserted.isEmpty else { return [] }
    return difference.sections.deleted.untilCancelled.compactMap { gone in
      let items = Set(old.items(inSectionAt: gone.from).untilCancelled).filter { applied.contains(item: $0) }
      guard let item = items.first, let section = applied.indexPath(of: item)?.section,
        let heir = difference.sections.inserted.first(where: { $0.to == section }),
        applied.items(inSectionAt: section).filter(items.contains).count == items.count,
        2 * items.count > max(old.numberOfItems(inSectionAt: gone.from), applied.numberOfItems(inSectionAt: section))
      else { return nil }
      return LastApply.RenamedSection(old: gone.identifier, new: heir.identifier)
    }
  }
}
