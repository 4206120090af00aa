/// Why a snapshot refused a call. It carries values; `uiKitText` has UIKit's text (`diffable-rules 2.1`).
public enum SnapshotFault<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Error, Hashable {
  /// Items were appended to a snapshot without sections.
  case noSections
  /// Items are named more than once in one call; each is listed once, in the order the repeats are found.
  case repeatedItems([ItemIdentifier])
  /// Sections are named more than once in one call; each is listed once, in the order the repeats are found.
  case repeatedSections([SectionIdentifier])

  /// The section to append items to is not there.
  case appendToUnknownSection(SectionIdentifier)
  /// The item to insert beside is among the items to insert.
  case insertItemsBesideThemselves(destination: ItemIdentifier, items: [ItemIdentifier])
  /// The item to insert beside is not there.
  case insertBesideUnknownItem(ItemIdentifier)
  /// An item should move beside itself.
  case moveItemBesideItself(ItemIdentifier)
  /// The item to move is not there.
  case moveUnknownItem(ItemIdentifier)
  /// The item to move beside is not there.
  case moveBesideUnknownItem(ItemIdentifier)
  /// The item to reload is not there.
  case reloadUnknownItem(ItemIdentifier)
  /// The item to reconfigure is not there.
  case reconfigureUnknownItem(ItemIdentifier)

  /// The section to insert beside is among the sections to insert.
  case insertSectionsBesideThemselves(destination: SectionIdentifier, sections: [SectionIdentifier])
  /// The section to insert beside is not there.
  case insertBesideUnknownSection(SectionIdentifier)
  /// Sections to append or insert are in the snapshot already; they are listed in the order of the call.
  case sectionsAlreadyPresent([SectionIdentifier])
  /// A section should move beside itself.
  case moveSectionBesideItself(SectionIdentifier)
  /// The section to move is not there.
  case moveUnknownSection(SectionIdentifier)
  /// The section to move beside is not there.
  case moveBesideUnknownSection(SectionIdentifier)
  /// The section to reload is not there.
  case reloadUnknownSection(SectionIdentifier)
  /// The section asked about is not there.
  case unknownSection(SectionIdentifier)
}

extension SnapshotFault {
  /// The same fault of other identifiers.
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
