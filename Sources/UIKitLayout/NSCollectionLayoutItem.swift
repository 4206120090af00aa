import CompositionalLayout

/// An item of a layout: a slot for one cell.
@MainActor open class NSCollectionLayoutItem {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// What belongs to the item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }
  private let ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances from the slot's edges to the cell.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The gaps around the slot.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))

  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, ownSupplementaryItems) = (layoutSize, supplementaryItems)
  }

  /// An item of a size, with nothing that belongs to it.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

  /// What the engine lays out. Groups take it when they are made, as they copy their subitems; environments come later.
  func subitem() -> DeferredSubitem {
    let item = Item(
      layoutSize: layoutSize.engine, contentInsets: contentInsets.engine, edgeSpacing: edgeSpacing?.engine,
      supplementaryItems: supplementaryItems.map { $0.engine })
    return { _ in .item(item) }
  }
}

/// A subitem as it was when a group copied it; the providers of custom groups are asked in an environment.
typealias DeferredSubitem = @MainActor (Environment) -> Subitem

/// A view that belongs to an item or a group, such as a badge.
@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// Where its container holds it.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Where it is held; nil for the same place as in its container.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// How far in front it stands.
  open var zIndex = 1

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A view of a kind that is attached to its container.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.init(layoutSize, elementKind, containerAnchor)
  }

  /// A view of a kind whose anchor is attached to its container's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  var engine: SupplementaryItem {
    SupplementaryItem(
      layoutSize: layoutSize.engine, elementKind: elementKind, containerAnchor: containerAnchor.engine, itemAnchor: itemAnchor?.engine,
      zIndex: zIndex, contentInsets: contentInsets.engine, edgeSpacing: edgeSpacing?.engine)
  }
}

/// A view at an edge of a section or of the layout, such as a header.
@MainActor public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner.
  public let alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  public let offset: CGPoint
  /// Whether it makes room for itself.
  public var extendsBoundary = true
  /// Whether it stays in sight.
  public var pinToVisibleBounds = false

  private init(
    boundary layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ alignment: NSRectAlignment, _ offset: CGPoint
  ) {
    (self.alignment, self.offset) = (alignment, offset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []))
  }

  /// A view of a kind at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(boundary: layoutSize, elementKind, alignment, .zero)
  }

  /// A view of a kind at an edge, moved by points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.init(boundary: layoutSize, elementKind, alignment, absoluteOffset)
  }

  var boundary: BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      layoutSize: layoutSize.engine, elementKind: elementKind, alignment: alignment.engine, offset: offset.engine,
      extendsBoundary: extendsBoundary, pinToVisibleBounds: pinToVisibleBounds, zIndex: zIndex, contentInsets: contentInsets.engine,
      edgeSpacing: edgeSpacing?.engine)
  }
}

/// A decoration behind a section.
@MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// How far in front it stands.
  public var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
    edgeSpacing = nil
  }

  /// A decoration of a kind behind the whole section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }

  var engine: DecorationItem { DecorationItem(elementKind: elementKind, contentInsets: contentInsets.engine, zIndex: zIndex) }
}
