import Advice
import LayoutComponents
import Snapshots

/// What lint remembers of an apply.
struct LastApply: Sendable {
  var facts: ApplyFacts
  /// The sections before it, in order.
  var sectionsBefore: [String]
}

/// What lint remembers of a drag: the item as its own view calls it, and what the copy is called where it was dropped.
struct LastDrop: Equatable, Sendable {
  var item: ItemIdentifier
  var source: String
  var destination: String
  var copy: ItemIdentifier
  /// Whether it was dropped as a copy, which its own view keeps on purpose.
  var isCopy: Bool
}

extension View {
  /// What of an apply is likely a mistake (diffable-rules 8), before the screen has caught up with it.
  func facts(of difference: DocumentDifference, from old: DocumentSnapshot) -> ApplyFacts {
    var facts = ApplyFacts()
    facts.sharesInstances = identity == .reference
    facts.replacedItems = contentInIdentity(difference)
    facts.needlesslyReloadedItems = difference.items.reloaded.map(\.identifier).filter { old.contains(item: $0) && keepsItsCell($0) }.map(
      \.name)
    facts.emptyReloadedSections = difference.sections.reloaded.filter { applied.numberOfItems(inSectionAt: $0.at) == 0 }.map(\.identifier)
    facts.renamedSections = sectionsThatContainTheirItems(difference, from: old)
    return facts
  }

  /// Edits that are a deletion and an insertion, because the content is part of what makes two items equal (8.4).
  private func contentInIdentity(_ difference: DocumentDifference) -> [String] {
    guard identity == .content, !difference.items.deleted.isEmpty else { return [] }
    let inserted = Set(difference.items.inserted.map(\.identifier.word))
    return difference.items.deleted.map(\.identifier.word).filter(inserted.contains)
  }

  /// Whether an item is shown in the kind of cell that shows it already.
  func keepsItsCell(_ item: ItemIdentifier) -> Bool {
    func type(_ fields: [ItemIdentifier.Field]) -> String? { fields.first { $0.key == "type" }?.value }
    let content = items.content(of: item.name)
    guard type(items.shown[item.name] ?? content) == type(content) else { return false }
    guard let cell = cells.onScreen[item], let path = pending.indexPath(of: item) else { return true }
    return cell.name == cells.cell(forSection: pending.sectionIdentifier(at: path.section) ?? "", at: path.section)
  }

  /// Sections that go while others come with their items: an identifier that holds the items changes with each of them (8.17).
  private func sectionsThatContainTheirItems(
    _ difference: DocumentDifference, from old: DocumentSnapshot
  ) -> [ApplyFacts.RenamedSection] {
    guard !difference.sections.deleted.isEmpty, !difference.sections.inserted.isEmpty else { return [] }
    return difference.sections.deleted.compactMap { gone in
      let items = Set(old.items(inSectionAt: gone.from)).filter { applied.contains(item: $0) }
      guard let item = items.first, let section = applied.indexPath(of: item)?.section,
        let heir = difference.sections.inserted.first(where: { $0.to == section }),
        applied.items(inSectionAt: section).filter(items.contains).count == items.count
      else { return nil }
      return ApplyFacts.RenamedSection(old: gone.identifier, new: heir.identifier)
    }
  }
}
