/// The slot of a cell (`NSCollectionLayoutItem`).
public struct Item: Hashable, Sendable, Codable {
  /// The slot's size. Fractions refer to the group's inner size (layout-rules R2.5).
  public var layoutSize: LayoutSize
  /// The distances from the slot's edges to the cell's frame, in points. They do not move neighbours (layout-rules R5.6), and are ignored
  /// along an axis on which the item is estimated (R5.7).
  public var contentInsets: DirectionalEdgeInsets
  /// The space outside the slot, which moves neighbours (layout-rules R5.5).
  public var edgeSpacing: EdgeSpacing?
  /// The supplementary items of each cell in this slot, such as badges.
  public var supplementaryItems: [SupplementaryItem]

  /// Creates a slot, by default without insets or spacing.
  public init(
    layoutSize: LayoutSize, contentInsets: DirectionalEdgeInsets = .zero, edgeSpacing: EdgeSpacing? = nil,
    supplementaryItems: [SupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}
