import Snapshots

/// Ordered sections of ordered items, each of which is there once.
///
/// What UIKit refuses with an exception ends the process with UIKit's text.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
  private var snapshot = Snapshot<SectionIdentifierType, ItemIdentifierType>()

  /// An empty snapshot.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { snapshot.numberOfItems }
  /// How many sections there are.
  public var numberOfSections: Int { snapshot.numberOfSections }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { snapshot.sectionIdentifiers }
  /// The items in order.
  public var itemIdentifiers: [ItemIdentifierType] { snapshot.itemIdentifiers }
  /// The sections that are to be reloaded.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { snapshot.reloadedSectionIdentifiers }
  /// The items that are to be reloaded.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { snapshot.reloadedItemIdentifiers }
  /// The items that are to be configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { snapshot.reconfiguredItemIdentifiers }
  /// The number of items of each section, for a layout.
  public var numbersOfItems: [Int] { (0..<numberOfSections).map { snapshot.numberOfItems(inSectionAt: $0) } }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    raising { () throws(Fault) in try snapshot.numberOfItems(inSection: identifier) }
  }

  /// The items of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    raising { () throws(Fault) in try snapshot.itemIdentifiers(inSection: identifier) }
  }

  /// The section that holds an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    snapshot.sectionIdentifier(containingItem: identifier)
  }

  /// An item's position among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { snapshot.indexOfItem(identifier) }
  /// A section's position.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { snapshot.indexOfSection(identifier) }

  private typealias Fault = SnapshotFault<SectionIdentifierType, ItemIdentifierType>
}

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, by default the last one.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil) {
    edit { snapshot throws(Fault) in try snapshot.appendItems(identifiers, toSection: section) }
  }

  /// Inserts items before one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insertItems(identifiers, beforeItem: item) }
  }

  /// Inserts items after one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insertItems(identifiers, afterItem: item) }
  }

  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.deleteItems(identifiers) }
  }

  /// Deletes everything.
  public mutating func deleteAllItems() { snapshot.deleteAllItems() }

  /// Moves an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.moveItem(identifier, beforeItem: item) }
  }

  /// Moves an item after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.moveItem(identifier, afterItem: item) }
  }

  /// Marks items whose cells are made again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.reloadItems(identifiers) }
  }

  /// Marks items whose cells are configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.reconfigureItems(identifiers) }
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.appendSections(identifiers) }
  }

  /// Inserts sections before one.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insertSections(identifiers, beforeSection: section) }
  }

  /// Inserts sections after one.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insertSections(identifiers, afterSection: section) }
  }

  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.deleteSections(identifiers) }
  }

  /// Moves a section before another.
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection section: SectionIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.moveSection(identifier, beforeSection: section) }
  }

  /// Moves a section after another.
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection section: SectionIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.moveSection(identifier, afterSection: section) }
  }

  /// Marks sections whose views are made again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.reloadSections(identifiers) }
  }

  private mutating func edit(_ body: (inout Snapshot<SectionIdentifierType, ItemIdentifierType>) throws(Fault) -> Void) {
    do throws(Fault) { try body(&snapshot) } catch { preconditionFailure(error.uiKitText) }
  }

  private func raising<Value>(_ body: () throws(Fault) -> Value) -> Value {
    do throws(Fault) { return try body() } catch { preconditionFailure(error.uiKitText) }
  }
}
