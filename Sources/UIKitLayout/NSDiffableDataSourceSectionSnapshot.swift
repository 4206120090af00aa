import Snapshots

/// The items of one section as a tree, of which those below collapsed ones are not shown.
///
/// What UIKit refuses with an exception ends the process with UIKit's text.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private var snapshot: SectionSnapshot<ItemIdentifierType>

  private typealias Fault = SectionSnapshotFault<ItemIdentifierType>

  /// An empty tree.
  public init() { snapshot = SectionSnapshot() }

  private init(_ snapshot: SectionSnapshot<ItemIdentifierType>) { self.snapshot = snapshot }

  /// All items.
  public var items: [ItemIdentifierType] { snapshot.items }
  /// The items below none.
  public var rootItems: [ItemIdentifierType] { snapshot.rootItems }
  /// The items that are shown.
  public var visibleItems: [ItemIdentifierType] { snapshot.visibleItems }

  /// The position of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { snapshot.index(of: item) }
  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { snapshot.contains(item) }

  /// Whether the items below one are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { raising { () throws(Fault) in try snapshot.isExpanded(item) } }
  /// Whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { raising { () throws(Fault) in try snapshot.isVisible(item) } }
  /// How many items stand above one.
  public func level(of item: ItemIdentifierType) -> Int { raising { () throws(Fault) in try snapshot.level(of: item) } }
  /// The item directly above one.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    raising { () throws(Fault) in try snapshot.parent(of: child) }
  }

  /// The tree below an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
    Self(raising { () throws(Fault) in try snapshot.snapshot(of: parent, includingParent: includingParent) })
  }

  /// A text of one line for each item.
  public func visualDescription() -> String { snapshot.visualDescription() }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items at the end, or below an item.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    edit { snapshot throws(Fault) in try snapshot.append(items, to: parent) }
  }

  /// Inserts items before one, beside it.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insert(items, before: item) }
  }

  /// Inserts items after one, beside it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insert(items, after: item) }
  }

  /// Deletes items with those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    edit { snapshot throws(Fault) in try snapshot.delete(items) }
  }

  /// Deletes everything.
  public mutating func deleteAll() { snapshot.deleteAll() }

  /// Shows what stands below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { snapshot.expand(items) }

  /// Hides what stands below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { snapshot.collapse(items) }

  /// Puts another tree below an item, in the place of what was there.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using other: NSDiffableDataSourceSectionSnapshot) {
    edit { snapshot throws(Fault) in try snapshot.replace(childrenOf: parent, using: other.snapshot) }
  }

  /// Inserts another tree before an item.
  public mutating func insert(_ other: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in try snapshot.insert(other.snapshot, before: item) }
  }

  /// Inserts another tree after an item.
  public mutating func insert(_ other: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
    edit { snapshot throws(Fault) in _ = try snapshot.insert(other.snapshot, after: item) }
  }

  private mutating func edit(_ body: (inout SectionSnapshot<ItemIdentifierType>) throws(Fault) -> Void) {
    do throws(Fault) { try body(&snapshot) } catch { preconditionFailure(error.uiKitText) }
  }

  private func raising<Value>(_ body: () throws(Fault) -> Value) -> Value {
    do throws(Fault) { return try body() } catch { preconditionFailure(error.uiKitText) }
  }
}
