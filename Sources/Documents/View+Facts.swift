import Advice
import Cancelling
import HashTreeCollections
import Snapshots

/// What the last apply did.
///
/// A class, as few commands ask for it and every step keeps a copy of the view.
final class LastApply: Sendable {
  /// What is likely to be a mistake; nil if nothing can be, as after most applies.
  let facts: ApplyFacts?
  /// The snapshot that was applied until then.
  let before: DocumentSnapshot

  init(facts: ApplyFacts?, before: DocumentSnapshot) {
    self.facts = facts
    self.before = before
  }
}

/// The facts about a drag that lint needs: the item's name in its own view, and the copy's name where it was dropped.
package struct LastDrop: Equatable, Sendable {
  package var item: ItemIdentifier
  package var source: String
  package var destination: String
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
  /// The likely mistakes of an apply (diffable-rules 8), computed before the screen is updated; nil if it can have none.
  package func facts(of difference: DocumentDifference, from old: DocumentSnapshot) -> ApplyFacts? {
    guard
      identity != .id || !difference.items.reloaded.isEmpty || !difference.sections.reloaded.isEmpty
        || !difference.sections.deleted.isEmpty
    else { return nil }
    var facts = ApplyFacts()
    facts.sharesInstances = identity == .reference
    facts.replacedItems = contentInIdentity(difference)
    facts.needlesslyReloadedItems = difference.items.reloaded.untilCancelled.map { $0.identifier }
      .untilCancelled.filter { old.contains(item: $0) && keepsItsCell($0) }.map { $0.name }
    facts.emptyReloadedSections = difference.sections.reloaded.filter { applied.numberOfItems(inSectionAt: $0.at) == 0 }.map {
      $0.identifier
    }
    facts.renamedSections = sectionsThatContainTheirItems(difference, from: old)
    return facts
  }

  /// Edits that became a deletion and an insertion because the content is part of the identity (8.4).
  private func contentInIdentity(_ difference: DocumentDifference) -> [String] {
    guard identity == .content, !difference.items.deleted.isEmpty else { return [] }
    let inserted = Set(difference.items.inserted.untilCancelled.lazy.map { $0.identifier.word })
    return difference.items.deleted.untilCancelled.map { $0.identifier.word }.filter(inserted.contains)
  }

  /// Whether an item keeps its kind of cell.
  func keepsItsCell(_ item: ItemIdentifier) -> Bool {
    let content = items.content(of: item.name)
    guard (items.shown[item.name] ?? content)["type"] == content["type"] else { return false }
    guard let cell = cells.onScreen[item], let path = pending.indexPath(of: item) else { return true }
    return cell.name == cells.cell(forSection: pending.sectionIdentifier(at: path.section) ?? "", at: path.section)
  }

  /// Sections that are deleted while others are inserted with their items: an identifier that contains the items changes with each edit
  /// (8.17).
  private func sectionsThatContainTheirItems(
    _ difference: DocumentDifference, from old: DocumentSnapshot
  ) -> [ApplyFacts.RenamedSection] {
    guard !difference.sections.deleted.isEmpty, !difference.sections.inserted.isEmpty else { return [] }
    return difference.sections.deleted.untilCancelled.compactMap { gone in
      let items = Set(old.items(inSectionAt: gone.from).untilCancelled).filter { applied.contains(item: $0) }
      guard let item = items.first, let section = applied.indexPath(of: item)?.section,
        let heir = difference.sections.inserted.first(where: { $0.to == section }),
        applied.items(inSectionAt: section).filter(items.contains).count == items.count
      else { return nil }
      return ApplyFacts.RenamedSection(old: gone.identifier, new: heir.identifier)
    }
  }
}
