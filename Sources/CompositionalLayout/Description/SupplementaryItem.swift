/// A view that comes with an item or a group, attached to its frame, such as a badge (`NSCollectionLayoutSupplementaryItem`).
public struct SupplementaryItem: Hashable, Sendable, Codable {
  /// Its size; fractions are of the item's frame (layout-rules R2.8) or of the group's container (R2.9). Estimates are kept (R7.8).
  public var layoutSize: LayoutSize
  /// The kind under which the view is requested; unique among the section's supplementary kinds (layout-rules 9).
  public var elementKind: String
  /// The point of the item's or group's frame it is attached to (layout-rules 9).
  public var containerAnchor: LayoutAnchor
  /// The point of its own frame that is put there; nil uses the container anchor's edges.
  public var itemAnchor: LayoutAnchor?
  /// Its z index: larger is nearer to the viewer.
  public var zIndex: Int
  /// The distances from its slot's edges to its frame, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// The space around it, outside its size; nil is none. Its anchor is a point of the slot with that space around it
  /// (``Assumption/supplementaryEdges``).
  public var edgeSpacing: EdgeSpacing?

  /// A supplementary item, by default just in front of cells, without insets and without space around it.
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

/// A view at an edge of a section or of the whole layout, such as a header (`NSCollectionLayoutBoundarySupplementaryItem`,
/// layout-rules R8.4, R10.1).
public struct BoundarySupplementaryItem: Hashable, Sendable, Codable {
  /// Its size; fractions are of the section's container (layout-rules R2.6) or of the bounds (R2.7).
  public var layoutSize: LayoutSize
  /// The kind under which the view is requested; unique among the section's supplementary kinds (layout-rules 13.3).
  public var elementKind: String
  /// The edge or corner at which it stands.
  public var alignment: RectAlignment
  /// How far it is moved from there, to the right and downwards, in points (`absoluteOffset`).
  public var offset: Point
  /// Whether the section grows to hold it; otherwise it lies on the section's content.
  public var extendsBoundary: Bool
  /// Whether it stays in sight while its section is, when it stands at an end of the scroll axis (layout-rules R8.5).
  public var pinToVisibleBounds: Bool
  /// Its z index; 1,000,000,000 more while it is pinned and in sight (layout-rules R8.5).
  public var zIndex: Int
  /// The distances from its slot's edges to its frame, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// The space around it, outside its size; nil is none. It takes room at the edge where it stands (``Assumption/supplementaryEdges``).
  public var edgeSpacing: EdgeSpacing?

  /// A boundary item with UIKit's defaults: it extends the section, is not pinned, and has no offset, no insets and no space around it.
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

/// A view without content behind a section, such as a background (`NSCollectionLayoutDecorationItem`, layout-rules R8.7).
public struct DecorationItem: Hashable, Sendable, Codable {
  /// The kind under which the view is requested.
  public var elementKind: String
  /// The distances from the section's edges to its frame, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// Its z index; a section with decorations raises its cells' z index to at least 1 (layout-rules R5.9).
  public var zIndex: Int

  /// A background, by default behind cells and without insets.
  public init(elementKind: String, contentInsets: DirectionalEdgeInsets = .zero, zIndex: Int = 0) {
    self.elementKind = elementKind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

/// One frame of a custom group (`NSCollectionLayoutGroupCustomItem`, layout-rules R6.6).
public struct CustomItem: Hashable, Sendable, Codable {
  /// Where the cell stands, from the group's outer origin, in points.
  public var frame: Rect
  /// Its z index: larger is nearer to the viewer.
  public var zIndex: Int

  /// A cell at the frame, in points from the group's outer origin.
  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
