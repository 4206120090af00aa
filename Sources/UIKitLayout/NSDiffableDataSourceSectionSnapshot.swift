import Snapshots

/// A snapshot of one section whose items form a tree. The children of collapsed items are not visible.
///
/// Operations for which UIKit raises an exception end the process with UIKit's message.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private var snapshot: SectionSnapshot<ItemIdentifierType>

  private typealias Fault = SectionSnapshotFault<ItemIdentifierType>

  /// Creates an empty snapshot.
  public init() { snapshot = SectionSnapshot() }

  private init(_ snapshot: SectionSnapshot<ItemIdentifierType>) { self.snapshot = snapshot }

  /// All items, in order.
  public var items: [ItemIdentifierType] { snapshot.items }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { snapshot.rootItems }
  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { snapshot.visibleItems }

  /// Returns the index of an item among all items; nil if the item is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? { snapshot.index(of: item) }
  /// Returns true if the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { snapshot.contains(item) }

  /// Returns true if an item is expanded, so that its children may be visible.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { raising { () throws(Fault) in try snapshot.isExpanded(item) } }
  /// Returns true if all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { raising { () throws(Fault) in try snapshot.isVisible(item) } }
  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int { raising { () throws(Fault) in try snapshot.level(of: item) } }
  /// Returns the parent of an item; nil for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    raising { () throws(Fault) in try snapshot.parent(of: child) }
  }

  /// Returns the descendants of an item as a snapshot, with the item itself if `includingParent` is true.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
    Self(raising { () throws(Fault) in try snapshot.snapshot(of: parent, includingParent: includingParent) })
  }

  /// Returns a description with one line for each item.
  public func visualDescription() -> String { snapshot.visualDescription() }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Appends items as root items, or as children of an item.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    edit { snapshot throws(Fault) in try snapshot.append(items, to: parent) }
  }

  /// Inserts items before an item, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insert(items, before: item) }
  }

  /// Inserts items after an item, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insert(items, after: item) }
  }

  /// Deletes items and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.delete(items) }
  }

  /// Deletes all items.
  public mutating func deleteAll() { snapshot.deleteAll() }

  /// Expands items, so that their children are visible.
  public mutating func expand(_ items: [ItemIdentifierType]) { snapshot.expand(items) }

  /// Collapses items, so that their descendants are not visible.
  public mutating func collapse(_ items: [ItemIdentifierType]) { snapshot.collapse(items) }

  /// Replaces the descendants of an item with another snapshot.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using other: NSDiffableDataSourceSectionSnapshot) {
    edit { snapshot throws(Fault) in try snapshot.replace(childrenOf: parent, using: other.snapshot) }
  }

  /// Inserts the items of another snapshot before an item.
  public mutating func insert(_ other: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insert(other.snapshot, before: item) }
  }

  /// Inserts the items of another snapshot after an item.
  public mutating func insert(_ other: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in _ = try snapshot.insert(other.snapshot, after: item) }
  }

  private mutating func edit(_ body: (inout SectionSnapshot<ItemIdentifierType>) throws(Fault) -> Void) {
    do throws(Fault) { try body(&snapshot) } catch { fatalError(error.uiKitText) }
  }

  private func raising<Value>(_ body: () throws(Fault) -> Value) -> Value {
    do throws(Fault) { return try body() } catch { fatalError(error.uiKitText) }
  }
}
