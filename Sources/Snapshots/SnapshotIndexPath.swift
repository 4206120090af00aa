/// The position of an item: the index of its section, and its index in that section, both counted from 0 (`diffable-rules 5.3`).
public struct SnapshotIndexPath: Hashable, Comparable, Sendable, Codable {
  /// The index of the section in the snapshot.
  public var section: Int
  /// The index of the item in its section.
  public var item: Int

  /// Creates an index path from the indices of a section and an item. Complexity: O(1).
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Compares the sections, then the items. Complexity: O(1).
  @inlinable
  public static func < (left: SnapshotIndexPath, right: SnapshotIndexPath) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}
