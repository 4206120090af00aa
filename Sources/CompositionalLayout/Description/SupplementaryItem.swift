/// A view attached to the frame of an item or group, such as a badge (`NSCollectionLayoutSupplementaryItem`).
public struct SupplementaryItem: Hashable, Sendable, Codable {
  /// The size. Fractions refer to the item's frame (layout-rules R2.8) or to the group's container (R2.9). Estimates are kept (R7.8).
  public var layoutSize: LayoutSize
  /// The kind under which the view is requested, unique among the section's supplementary kinds (layout-rules 9).
  public var elementKind: String
  /// The anchor point in the frame of the item or group (layout-rules 9).
  public var containerAnchor: LayoutAnchor
  /// The anchor point in the supplementary item's own frame; nil uses the edges of the container anchor.
  public var itemAnchor: LayoutAnchor?
  /// The z index; larger values are in front.
  public var zIndex: Int
  /// The distances from the slot's edges to the frame, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// The space outside the slot; nil means no space. The anchor refers to the slot including this space
  /// (``Assumption/supplementaryEdges``).
  public var edgeSpacing: EdgeSpacing?

  /// Creates a supplementary item, by default just in front of cells, without insets or spacing.
  public init(
    layoutSize: LayoutSize, elementKind: String, containerAnchor: LayoutAnchor, itemAnchor: LayoutAnchor? = nil,
    zIndex: Int = 1, contentInsets: DirectionalEdgeInsets = .zero, edgeSpacing: EdgeSpacing? = nil
  ) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
  }
}

/// A view at an edge of a section or of the whole layout, such as a header (`NSCollectionLayoutBoundarySupplementaryItem`, layout-rules
/// R8.4, R10.1).
public struct BoundarySupplementaryItem: Hashable, Sendable, Codable {
  /// The size. Fractions refer to the section's container (layout-rules R2.6) or to the bounds (R2.7).
  public var layoutSize: LayoutSize
  /// The kind under which the view is requested, unique among the section's supplementary kinds (layout-rules 13.3).
  public var elementKind: String
  /// The edge or corner to which it is attached.
  public var alignment: RectAlignment
  /// The distance from its aligned position, to the right and downwards, in points (`absoluteOffset`).
  public var offset: Point
  /// True if the section grows to hold the item; otherwise the item overlaps the section's content.
  public var extendsBoundary: Bool
  /// True if the item stays on screen while its section is, provided that it is at an end of the scroll axis (layout-rules R8.5).
  public var pinToVisibleBounds: Bool
  /// The z index, raised by 1,000,000,000 while the item is pinned and on screen (layout-rules R8.5).
  public var zIndex: Int
  /// The distances from the slot's edges to the frame, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// The space outside the slot; nil means no space. It adds to the item's length at its edge (``Assumption/supplementaryEdges``).
  public var edgeSpacing: EdgeSpacing?

  /// Creates a boundary item with UIKit's defaults: it extends the section, is not pinned, and has no offset, insets or spacing.
  public init(
    layoutSize: LayoutSize, elementKind: String, alignment: RectAlignment, offset: Point = .zero, extendsBoundary: Bool = true,
    pinToVisibleBounds: Bool = false, zIndex: Int = 1, contentInsets: DirectionalEdgeInsets = .zero, edgeSpacing: EdgeSpacing? = nil
  ) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.zIndex = zIndex
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
  }
}

/// A view without content in the background of a section (`NSCollectionLayoutDecorationItem`, layout-rules R8.7).
public struct DecorationItem: Hashable, Sendable, Codable {
  /// The kind under which the view is requested.
  public var elementKind: String
  /// The distances from the section's edges to its frame, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// The z index. A section with decorations raises the z index of its cells to at least 1 (layout-rules R5.9).
  public var zIndex: Int

  /// Creates a decoration, by default with a lower z index than cells and without insets.
  public init(elementKind: String, contentInsets: DirectionalEdgeInsets = .zero, zIndex: Int = 0) {
    self.elementKind = elementKind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

/// A frame of a custom group (`NSCollectionLayoutGroupCustomItem`, layout-rules R6.6).
public struct CustomItem: Hashable, Sendable, Codable {
  /// The cell's frame, relative to the group's outer origin, in points.
  public var frame: Rect
  /// The z index; larger values are in front.
  public var zIndex: Int

  /// Creates a custom item from a frame, in points relative to the group's outer origin.
  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
