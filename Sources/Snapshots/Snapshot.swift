/// The state of a collection view's content: ordered sections of ordered items, with unique identifiers.
///
/// A snapshot is `NSDiffableDataSourceSnapshot` as a plain value. The same calls have the same results, except that a misuse for which
/// UIKit would raise an exception throws a `SnapshotFault` and leaves the snapshot unchanged (`diffable-rules 1, 2`). A section and an item
/// may have equal identifiers. `==` decides whether identifiers are the same, so strings that differ only in Unicode normalisation are the
/// same identifier. Passing an equal identifier never replaces the stored one (`diffable-rules 1.2`).
///
/// A copy costs O(1) and shares storage; an edit of one item or section costs O(log n), even right after a copy.
public struct Snapshot<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Sendable {
  /// The error that a misuse of this snapshot throws.
  public typealias Fault = SnapshotFault<SectionIdentifier, ItemIdentifier>

  /// The leaf of a section in the order of sections, and the list of its items.
  @usableFromInline
  struct SectionPlace: Sendable {
    @usableFromInline var leaf: Int32
    @usableFromInline var list: Int32

    @inlinable
    init(leaf: Int32, list: Int32) {
      self.leaf = leaf
      self.list = list
    }
  }

  /// The tables. An edit copies them first if another snapshot shares them.
  @usableFromInline var storage = CopyOnWriteBox(Tables())

  /// Creates an empty snapshot. Complexity: O(1).
  @inlinable
  public init() {}

  /// The number of items in all sections. Complexity: O(1).
  @inlinable public var numberOfItems: Int { items.count }

  /// The number of sections, including empty ones. Complexity: O(1).
  @inlinable public var numberOfSections: Int { sections.count }
}
