/// The place of an item: the index of its section, and its index in that section, both from 0 (`diffable-rules 5.3`).
public struct IndexPath: Hashable, Comparable, Sendable, Codable {
  /// The index of the section among the sections.
  public var section: Int
  /// The index of the item in its section.
  public var item: Int

  /// An index path of a section's index and an item's. Complexity: O(1).
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// By section, then by item. Complexity: O(1).
  @inlinable
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}
