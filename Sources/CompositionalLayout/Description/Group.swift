/// A run of slots along one axis, or a free arrangement of them, that repeats as long as there are items
/// (`NSCollectionLayoutGroup`).
public struct Group: Hashable, Sendable, Codable {
  /// How deeply groups may be nested; a section nested deeper has a fault and no cells.
  public static let nestingLimit = 100

  /// What the group holds, and how it arranges it.
  public var content: Content
  /// The group's outer size; fractions are of the section's container (layout-rules R2.3, R2.4) or of the group around it (R2.5).
  public var layoutSize: LayoutSize
  /// The distances from the outer size's edges to the box in which the subitems are arranged, in points (layout-rules R6.1).
  public var contentInsets: DirectionalEdgeInsets
  /// The space outside the group (layout-rules R6.2).
  public var edgeSpacing: EdgeSpacing?
  /// The gap between two neighbours within the group (layout-rules R5.1); nil is no gap.
  public var interItemSpacing: Spacing?
  /// What comes with every repetition of the group, a short last one included (layout-rules R6.7).
  public var supplementaryItems: [SupplementaryItem]

  /// A group, by default without insets and gaps.
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
  /// What a group holds: one case for each of UIKit's factories.
  public enum Content: Hashable, Sendable, Codable {
    /// The subitems in order, starting over after the last, as many as fit along the axis (`subitems:`, layout-rules R4.1). If not even the
    /// first one fits (R4.7), or the list is empty, nothing is shown, with a fault.
    case subitems(Axis, [Subitem])
    /// Exactly `count` of the subitem, each an equal part of the group along the axis (deprecated `subitem:count:`, layout-rules R4.3).
    /// With a count below 1 nothing is shown, with a fault.
    case count(Axis, Subitem, count: Int)
    /// Exactly `count` of the subitem at its own size, whether they fit or not (`repeatingSubitem:count:`, layout-rules R4.4). With a
    /// count below 1 nothing is shown, with a fault.
    case repeating(Axis, Subitem, count: Int)
    /// Cells at given frames, used in order; the next item of the data begins the next group (`custom`, layout-rules R6.6). Without frames
    /// nothing is shown (``Assumption/emptyCustomGroup``).
    case custom([CustomItem])
  }
}

/// One element of a group: a slot, or a group of slots.
public indirect enum Subitem: Hashable, Sendable, Codable {
  /// A slot for one cell.
  case item(Item)
  /// A group within the group.
  case group(Group)
}
