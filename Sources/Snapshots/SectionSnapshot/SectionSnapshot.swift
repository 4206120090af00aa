/// The items of one section as an outline: a forest in which every item is expanded or collapsed.
///
/// It is `NSDiffableDataSourceSectionSnapshot` as a plain value (`diffable-rules 3`); a misuse throws a `SectionSnapshotFault` and leaves
/// the outline as it was. It knows nothing of sections. An item is visible when all its ancestors are expanded; items begin collapsed.
///
/// A copy costs O(1) and shares storage. Items are kept depth first with their levels, so that an edit of one item costs O(log n), however
/// deep the outline is.
public struct SectionSnapshot<ItemIdentifier: Hashable & Sendable>: Sendable {
  /// What a misuse of this outline throws.
  public typealias Fault = SectionSnapshotFault<ItemIdentifier>

  /// The leaf of an item in the order, and whether it is expanded.
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
  /// All items depth first, weighing their levels.
  @usableFromInline var order = OrderForest(weighing: .minimum)
  @usableFromInline var list = OrderForest.none

  /// An empty outline. Complexity: O(1).
  @inlinable
  public init() {}

  /// A copy of an outline. Complexity: O(1).
  @inlinable
  public init(_ snapshot: SectionSnapshot) { self = snapshot }
}

/// An item of an outline with its level and state.
public struct OutlineRow<ItemIdentifier: Hashable & Sendable>: Hashable, Sendable {
  /// The item.
  public let item: ItemIdentifier
  /// How many ancestors it has; 0 for a root.
  public let level: Int
  /// Whether its children are visible if it is; items without children have this state too.
  public let isExpanded: Bool
  /// Whether all its ancestors are expanded.
  public let isVisible: Bool

  @inlinable
  init(item: ItemIdentifier, level: Int, isExpanded: Bool, isVisible: Bool) {
    self.item = item
    self.level = level
    self.isExpanded = isExpanded
    self.isVisible = isVisible
  }
}
