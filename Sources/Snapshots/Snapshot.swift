/// The state of a collection view's content: ordered sections of ordered items, each identifier in one place only.
///
/// It is `NSDiffableDataSourceSnapshot` as a plain value: the same calls have the same results, but a misuse throws a `SnapshotFault` and
/// leaves the snapshot as it was, where UIKit would raise (`diffable-rules 1, 2`). Sections and items are separate name spaces. `==`
/// decides whether identifiers are the same, so strings that differ only in Unicode normalisation are one identifier. Passing an equal
/// identifier never replaces the stored one (`diffable-rules 1.2`).
///
/// A copy costs O(1) and shares storage; an edit of one item or section costs O(log n), also right after a copy was taken.
public struct Snapshot<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Sendable {
  /// What a misuse of this snapshot throws.
  public typealias Fault = SnapshotFault<SectionIdentifier, ItemIdentifier>

  /// Where a section is in the order of sections, and the list of its items.
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

  /// What the snapshot holds; an edit of a snapshot whose copies share it begins with a copy of it.
  @usableFromInline var storage = CopyOnWriteBox(Tables())

  /// An empty snapshot. Complexity: O(1).
  @inlinable
  public init() {}

  /// How many items there are in all sections together. Complexity: O(1).
  @inlinable public var numberOfItems: Int { items.count }

  /// How many sections there are, empty ones included. Complexity: O(1).
  @inlinable public var numberOfSections: Int { sections.count }
}
