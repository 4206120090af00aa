/// A list of slots along one axis, or at free positions, that repeats until all items are placed (`NSCollectionLayoutGroup`).
public struct Group: Hashable, Sendable, Codable {
  /// The maximum nesting depth of groups. A section with deeper nesting has a fault and no cells.
  public static let nestingLimit = 100

  /// The subitems, and the way they are arranged.
  public var content: Content
  /// The group's outer size. Fractions refer to the section's container (layout-rules R2.3, R2.4) or to the enclosing group (R2.5).
  public var layoutSize: LayoutSize
  /// The distances from the group's edges to the area of its subitems, in points (layout-rules R6.1).
  public var contentInsets: DirectionalEdgeInsets
  /// The space outside the group (layout-rules R6.2).
  public var edgeSpacing: EdgeSpacing?
  /// The spacing between two neighbours within the group (layout-rules R5.1); nil means no spacing.
  public var interItemSpacing: Spacing?
  /// The supplementary items of each repetition, including a short last one (layout-rules R6.7).
  public var supplementaryItems: [SupplementaryItem]

  /// Creates a group, by default without insets or spacing.
  public init(
    content: Content, layoutSize: LayoutSize, contentInsets: DirectionalEdgeInsets = .zero, edgeSpacing: EdgeSpacing? = nil,
    interItemSpacing: Spacing? = nil, supplementaryItems: [SupplementaryItem] = []
  ) {
    self.content = content
    self.layoutSize = layoutSize
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.interItemSpacing = interItemSpacing
    self.supplementaryItems = supplementaryItems
  }
}

extension Group {
  /// The subitems of a group: one case for each of UIKit's factory methods.
  public enum Content: Hashable, Sendable, Codable {
    /// As many subitems as fit along the axis, in order, starting over after the last (`subitems:`, layout-rules R4.1). If the list is
    /// empty or the first subitem does not fit (R4.7), the group shows no cells and has a fault.
    case subitems(Axis, [Subitem])
    /// Exactly `count` copies of the subitem, each an equal part of the group along the axis (deprecated `subitem:count:`, layout-rules
    /// R4.3). With a count below 1, the group shows no cells and has a fault.
    case count(Axis, Subitem, count: Int)
    /// Exactly `count` copies of the subitem at its own size, even if they do not fit (`repeatingSubitem:count:`, layout-rules R4.4). With
    /// a count below 1, the group shows no cells and has a fault.
    case repeating(Axis, Subitem, count: Int)
    /// Cells at the given frames, used in order; the item after the last frame starts the next group (`custom`, layout-rules R6.6). Without
    /// frames, the group shows no cells (``Assumption/emptyCustomGroup``).
    case custom([CustomItem])
  }
}

/// An element of a group: a slot for a cell, or a nested group.
public indirect enum Subitem: Hashable, Sendable, Codable {
  /// A slot for one cell.
  case item(Item)
  /// A nested group.
  case group(Group)
}
