/// The difference that turns one snapshot into another: the structural batch of an apply, and the marks that follow it (`diffable-rules
/// 5.1`).
///
/// `from` is an index in the old snapshot, `to` and `at` are indices in the new one (`diffable-rules 5.3`). An identifier that is in both
/// snapshots is never deleted and inserted. An item whose section changed is a move, even out of a deleted section or into an inserted one;
/// an item that moves with its section is not listed (`diffable-rules 5.5`). To apply the difference to the old snapshot, first remove all
/// deletions and moves at their old indices, then add all insertions and moves at their new indices in ascending order.
public struct Difference<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Hashable, Sendable {
  /// The changes of sections. Positions are indices of sections.
  public struct Sections: Hashable, Sendable {
    /// Deleted sections, in ascending order of `from`.
    public var deleted: [Deleted<SectionIdentifier, Int>] = []
    /// Inserted sections, in ascending order of `to`.
    public var inserted: [Inserted<SectionIdentifier, Int>] = []
    /// Sections whose order changed, together with their items, in ascending order of `to`.
    public var moved: [Moved<SectionIdentifier, Int>] = []
    /// Sections marked for a reload, except those inserted by the same apply, in ascending order of `at`.
    public var reloaded: [Marked<SectionIdentifier, Int>] = []

    /// Creates an empty set of changes. Complexity: O(1).
    @inlinable
    public init() {}
  }

  /// The changes of items.
  public struct Items: Hashable, Sendable {
    /// Deleted items, in ascending order of `from`.
    public var deleted: [Deleted<ItemIdentifier, SnapshotIndexPath>] = []
    /// Inserted items, in ascending order of `to`.
    public var inserted: [Inserted<ItemIdentifier, SnapshotIndexPath>] = []
    /// Items that moved to a different section or within their section, in ascending order of `to`.
    public var moved: [Moved<ItemIdentifier, SnapshotIndexPath>] = []
    /// Items marked for a reload, in ascending order of `at`. Includes items inserted by the same apply, which UIKit requests twice.
    public var reloaded: [Marked<ItemIdentifier, SnapshotIndexPath>] = []
    /// Items marked to be reconfigured but not for a reload, in ascending order of `at`.
    public var reconfigured: [Marked<ItemIdentifier, SnapshotIndexPath>] = []

    /// Creates an empty set of changes. Complexity: O(1).
    @inlinable
    public init() {}
  }

  /// The changes of sections.
  public var sections = Sections()
  /// The changes of items.
  public var items = Items()

  /// Creates an empty difference. Complexity: O(1).
  @inlinable
  public init() {}

  /// Whether sections and items are unchanged, ignoring marks. Complexity: O(1).
  @inlinable public var isStructureKept: Bool {
    sections.deleted.isEmpty && sections.inserted.isEmpty && sections.moved.isEmpty
      && items.deleted.isEmpty && items.inserted.isEmpty && items.moved.isEmpty
  }

  /// Whether nothing changed, including marks. Complexity: O(1).
  @inlinable public var isEmpty: Bool {
    isStructureKept && sections.reloaded.isEmpty && items.reloaded.isEmpty && items.reconfigured.isEmpty
  }

  /// The difference that turns the new snapshot back into the old one. Marks have no inverse and are omitted.
  ///
  /// Complexity: O(changes · log changes).
  public var inverse: Difference {
    var inverse = Difference()
    inverse.sections.deleted = sections.inserted.map { $0.inverse }
    inverse.sections.inserted = sections.deleted.map { $0.inverse }
    inverse.sections.moved = sections.moved.map { $0.inverse }.sorted { $0.to < $1.to }
    inverse.items.deleted = items.inserted.map { $0.inverse }
    inverse.items.inserted = items.deleted.map { $0.inverse }
    inverse.items.moved = items.moved.map { $0.inverse }.sorted { $0.to < $1.to }
    return inverse
  }
}
