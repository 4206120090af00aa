import Snapshots

/// A snapshot: ordered sections of ordered items, whose identifiers are unique.
///
/// Operations for which UIKit raises an exception end the process with UIKit's message.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
  private var snapshot = Snapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items.
  public var numberOfItems: Int { snapshot.numberOfItems }
  /// The number of sections.
  public var numberOfSections: Int { snapshot.numberOfSections }
  /// The section identifiers, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { snapshot.sectionIdentifiers }
  /// The item identifiers, in order.
  public var itemIdentifiers: [ItemIdentifierType] { snapshot.itemIdentifiers }
  /// The sections marked for reloading.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { snapshot.reloadedSectionIdentifiers }
  /// The items marked for reloading.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { snapshot.reloadedItemIdentifiers }
  /// The items marked for reconfiguring.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { snapshot.reconfiguredItemIdentifiers }
  /// The number of items in each section, which a layout needs to compute its frames.
  public var numbersOfItems: [Int] { (0..<numberOfSections).map { snapshot.numberOfItems(inSectionAt: $0) } }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    raising { () throws(Fault) in try snapshot.numberOfItems(inSection: identifier) }
  }

  /// Returns the items of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    raising { () throws(Fault) in try snapshot.itemIdentifiers(inSection: identifier) }
  }

  /// Returns the section that contains an item; nil if the item is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    snapshot.sectionIdentifier(containingItem: identifier)
  }

  /// Returns the index of an item among all items; nil if the item is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { snapshot.indexOfItem(identifier) }
  /// Returns the index of a section; nil if the section is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { snapshot.indexOfSection(identifier) }

  private typealias Fault = SnapshotFault<SectionIdentifierType, ItemIdentifierType>
}

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, by default the last one.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil) {
    edit { snapshot throws(Fault) in try snapshot.appendItems(identifiers, toSection: section) }
  }

  /// Inserts items before an item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insertItems(identifiers, beforeItem: item) }
  }

  /// Inserts items after an item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insertItems(identifiers, afterItem: item) }
  }

  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.deleteItems(identifiers) }
  }

  /// Deletes all sections and items.
  public mutating func deleteAllItems() { snapshot.deleteAllItems() }

  /// Moves an item before another item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.moveItem(identifier, beforeItem: item) }
  }

  /// Moves an item after another item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.moveItem(identifier, afterItem: item) }
  }

  /// Marks items for reloading: their cells are made again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.reloadItems(identifiers) }
  }

  /// Marks items for reconfiguring: their cells are updated.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.reconfigureItems(identifiers) }
  }

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.appendSections(identifiers) }
  }

  /// Inserts sections before a section.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insertSections(identifiers, beforeSection: section) }
  }

  /// Inserts sections after a section.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insertSections(identifiers, afterSection: section) }
  }

  /// Deletes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.deleteSections(identifiers) }
  }

  /// Moves a section before another section.
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection section: SectionIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.moveSection(identifier, beforeSection: section) }
  }

  /// Moves a section after another section.
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection section: SectionIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.moveSection(identifier, afterSection: section) }
  }

  /// Marks sections for reloading: their views are made again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.reloadSections(identifiers) }
  }

  private mutating func edit(_ body: (inout Snapshot<SectionIdentifierType, ItemIdentifierType>) throws(Fault) -> Void) {
    do throws(Fault) { try body(&snapshot) } catch { fatalError(error.uiKitText) }
  }

  private func raising<Value>(_ body: () throws(Fault) -> Value) -> Value {
    do throws(Fault) { return try body() } catch { fatalError(error.uiKitText) }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the changes that turn another snapshot into this one. `Snapshots` documents the rules. UIKit computes it in an apply.
  public func difference(
    from other: NSDiffableDataSourceSnapshot
  ) -> Difference<SectionIdentifierType, ItemIdentifierType> {
    Snapshots.difference(from: other.snapshot, to: snapshot)
  }
}
