/// The difference that turns one snapshot into another: the structural batch of an apply, and the marks that follow it (`diffable-rules
/// 5.1`).
///
/// `from` is an index in the old snapshot, `to` and `at` in the new one (`diffable-rules 5.3`). An identifier that is in both snapshots
/// is never deleted and inserted. An item whose section changed is a move, also out of a deleted section or into an inserted one; an
/// item that travels with its section is not listed (`diffable-rules 5.5`). Applied to the old snapshot, deletes and moves leave by
/// their old indices, then inserts and moves arrive by their new ones in ascending order.
public struct Difference<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Hashable, Sendable {
  /// The changes of sections; their places are indices among the sections.
  public struct Sections: Hashable, Sendable {
    /// Deleted sections, by ascending `from`.
    public var deleted: [Deleted<SectionIdentifier, Int>] = []
    /// Inserted sections, by ascending `to`.
    public var inserted: [Inserted<SectionIdentifier, Int>] = []
    /// Sections that changed their order, together with their items, by ascending `to`.
    public var moved: [Moved<SectionIdentifier, Int>] = []
    /// Sections marked for a reload, by ascending `at`, without those inserted by the same apply.
    public var reloaded: [Marked<SectionIdentifier, Int>] = []

    /// No change of sections. Complexity: O(1).
    @inlinable
    public init() {}
  }

  /// The changes of items.
  public struct Items: Hashable, Sendable {
    /// Deleted items, by ascending `from`.
    public var deleted: [Deleted<ItemIdentifier, IndexPath>] = []
    /// Inserted items, by ascending `to`.
    public var inserted: [Inserted<ItemIdentifier, IndexPath>] = []
    /// Items that changed their section, or their order within it, by ascending `to`.
    public var moved: [Moved<ItemIdentifier, IndexPath>] = []
    /// Items marked for a reload, by ascending `at`, including those inserted by the same apply: UIKit requests them twice.
    public var reloaded: [Marked<ItemIdentifier, IndexPath>] = []
    /// Items marked to be reconfigured but not for a reload, by ascending `at`.
    public var reconfigured: [Marked<ItemIdentifier, IndexPath>] = []

    /// No change of items. Complexity: O(1).
    @inlinable
    public init() {}
  }

  /// The changes of sections.
  public var sections = Sections()
  /// The changes of items.
  public var items = Items()

  /// A difference that changes nothing. Complexity: O(1).
  @inlinable
  public init() {}

  /// Whether sections and items are unchanged, ignoring marks. Complexity: O(1).
  @inlinable public var isStructureKept: Bool {
    sections.deleted.isEmpty && sections.inserted.isEmpty && sections.moved.isEmpty
      && items.deleted.isEmpty && items.inserted.isEmpty && items.moved.isEmpty
  }

  /// Whether nothing changed, marks included. Complexity: O(1).
  @inlinable public var isEmpty: Bool {
    isStructureKept && sections.reloaded.isEmpty && items.reloaded.isEmpty && items.reconfigured.isEmpty
  }

  /// The difference that turns the new snapshot back into the old one; marks have no inverse and are left out. Complexity: O(changes · log
  /// changes).
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
