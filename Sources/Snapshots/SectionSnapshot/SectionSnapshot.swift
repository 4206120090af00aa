/// The items of one section as an outline: a forest in which every item is expanded or collapsed.
///
/// An outline is `NSDiffableDataSourceSectionSnapshot` as a plain value (`diffable-rules 3`); a misuse throws a `SectionSnapshotFault` and
/// leaves the outline unchanged. An outline is independent of any section. Items are initially collapsed; an item is visible if all its
/// ancestors are expanded.
///
/// A copy costs O(1) and shares storage. Items are stored in depth-first order with their levels, so that an edit of one item costs O(log
/// n) at any depth.
public struct SectionSnapshot<ItemIdentifier: Hashable & Sendable>: Sendable {
  /// The error thrown when this outline is misused.
  public typealias Fault = SectionSnapshotFault<ItemIdentifier>

  /// The leaf of an item in the order, and whether the item is expanded.
  @usableFromInline
  struct OutlinePlace: Sendable {
    @usableFromInline var leaf: Int32
    @usableFromInline var isExpanded: Bool

    @inlinable
    init(leaf: Int32, isExpanded: Bool) {
      self.leaf = leaf
      self.isExpanded = isExpanded
    }
  }

  @usableFromInline var register = Register<ItemIdentifier, OutlinePlace>()
  /// All items in depth-first order, weighted by their levels.
  @usableFromInline var order = OrderForest(weighing: .minimum)
  @usableFromInline var list = OrderForest.none

  /// Creates an empty outline. Complexity: O(1).
  @inlinable
  public init() {}

  /// Creates a copy of an outline. Complexity: O(1).
  @inlinable
  public init(_ snapshot: SectionSnapshot) { self = snapshot }
}

/// An item of an outline with its level and state.
public struct OutlineRow<ItemIdentifier: Hashable & Sendable>: Hashable, Sendable {
  /// The item.
  public let item: ItemIdentifier
  /// The number of ancestors; 0 for a root.
  public let level: Int
  /// Whether the children are visible if the item is. Items without children have this state too.
  public let isExpanded: Bool
  /// Whether all ancestors are expanded.
  public let isVisible: Bool

  @inlinable
  init(item: ItemIdentifier, level: Int, isExpanded: Bool, isVisible: Bool) {
    self.item = item
    self.level = level
    self.isExpanded = isExpanded
    self.isVisible = isVisible
  }
}
