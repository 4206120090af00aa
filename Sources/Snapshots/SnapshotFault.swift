/// A misuse of a snapshot, with the identifiers involved. `uiKitText` is UIKit's text for it (`diffable-rules 2.1`).
public enum SnapshotFault<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Error, Hashable {
  /// Items were appended to a snapshot without sections.
  case noSections
  /// A call names items more than once. Each is listed once, ordered by its second occurrence.
  case repeatedItems([ItemIdentifier])
  /// A call names sections more than once. Each is listed once, ordered by its second occurrence.
  case repeatedSections([SectionIdentifier])

  /// Items were appended to an unknown section.
  case appendToUnknownSection(SectionIdentifier)
  /// The destination of an insertion is one of the inserted items.
  case insertItemsBesideThemselves(destination: ItemIdentifier, items: [ItemIdentifier])
  /// The destination of an insertion is an unknown item.
  case insertBesideUnknownItem(ItemIdentifier)
  /// An item was moved before or after itself.
  case moveItemBesideItself(ItemIdentifier)
  /// The moved item is unknown.
  case moveUnknownItem(ItemIdentifier)
  /// The destination of a move is an unknown item.
  case moveBesideUnknownItem(ItemIdentifier)
  /// The item to reload is unknown.
  case reloadUnknownItem(ItemIdentifier)
  /// The item to reconfigure is unknown.
  case reconfigureUnknownItem(ItemIdentifier)

  /// The destination of an insertion is one of the inserted sections.
  case insertSectionsBesideThemselves(destination: SectionIdentifier, sections: [SectionIdentifier])
  /// The destination of an insertion is an unknown section.
  case insertBesideUnknownSection(SectionIdentifier)
  /// Appended or inserted sections are already in the snapshot. They are listed in the order of the call.
  case sectionsAlreadyPresent([SectionIdentifier])
  /// A section was moved before or after itself.
  case moveSectionBesideItself(SectionIdentifier)
  /// The moved section is unknown.
  case moveUnknownSection(SectionIdentifier)
  /// The destination of a move is an unknown section.
  case moveBesideUnknownSection(SectionIdentifier)
  /// The section to reload is unknown.
  case reloadUnknownSection(SectionIdentifier)
  /// The section of a query is unknown.
  case unknownSection(SectionIdentifier)
}

extension SnapshotFault {
  package func map<Section, Item>(
    section: (SectionIdentifier) -> Section, item: (ItemIdentifier) -> Item
  ) -> SnapshotFault<Section, Item> {
    switch self {
    case .noSections: .noSections
    case .repeatedItems(let items): .repeatedItems(items.map(item))
    case .repeatedSections(let sections): .repeatedSections(sections.map(section))
    case .appendToUnknownSection(let found): .appendToUnknownSection(section(found))
    case .insertItemsBesideThemselves(let destination, let items):
      .insertItemsBesideThemselves(destination: item(destination), items: items.map(item))
    case .insertBesideUnknownItem(let found): .insertBesideUnknownItem(item(found))
    case .moveItemBesideItself(let found): .moveItemBesideItself(item(found))
    case .moveUnknownItem(let found): .moveUnknownItem(item(found))
    case .moveBesideUnknownItem(let found): .moveBesideUnknownItem(item(found))
    case .reloadUnknownItem(let found): .reloadUnknownItem(item(found))
    case .reconfigureUnknownItem(let found): .reconfigureUnknownItem(item(found))
    case .insertSectionsBesideThemselves(let destination, let sections):
      .insertSectionsBesideThemselves(destination: section(destination), sections: sections.map(section))
    case .insertBesideUnknownSection(let found): .insertBesideUnknownSection(section(found))
    case .sectionsAlreadyPresent(let sections): .sectionsAlreadyPresent(sections.map(section))
    case .moveSectionBesideItself(let found): .moveSectionBesideItself(section(found))
    case .moveUnknownSection(let found): .moveUnknownSection(section(found))
    case .moveBesideUnknownSection(let found): .moveBesideUnknownSection(section(found))
    case .reloadUnknownSection(let found): .reloadUnknownSection(section(found))
    case .unknownSection(let found): .unknownSection(section(found))
    }
  }
}
