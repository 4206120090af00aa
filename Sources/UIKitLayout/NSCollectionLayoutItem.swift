import CompositionalLayout

/// The slot of a cell.
@preconcurrency @MainActor open class NSCollectionLayoutItem {
  /// The size of the slot.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary items of each cell in this slot.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }
  private let ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances from the slot's edges to the cell, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space outside the slot.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))

  /// Creates an item with a size and supplementary items.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, ownSupplementaryItems) = (layoutSize, supplementaryItems)
  }

  /// Creates an item without supplementary items.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

  /// Returns a copy that later changes do not affect.
  open func copy() -> Any { copied() }

  /// True if another object of the same class has the same content.
  open func isEqual(_ other: Any?) -> Bool {
    guard let other = other as? NSCollectionLayoutItem, type(of: other) == type(of: self) else { return false }
    return layoutSize == other.layoutSize && contentInsets == other.contentInsets && areEqual(edgeSpacing, other.edgeSpacing, by: ==)
      && supplementaryItems.elementsEqual(other.supplementaryItems) { $0 == $1 } && hasContent(of: other)
  }

  /// Compares items by their content.
  public static func == (left: NSCollectionLayoutItem, right: NSCollectionLayoutItem) -> Bool { left.isEqual(right) }

  /// The item's name and size, and then its parts with two more spaces at the start of each line.
  var descriptionLines: [String] { ["item: \(layoutSize.text)"] }

  /// Copies the item, but not its supplementary items.
  func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }

  /// Compares the properties of a subclass with those of an object of the same class.
  func hasContent(of other: NSCollectionLayoutItem) -> Bool { true }

  /// Returns the item in the form that the engine lays out. A group calls this method when it is created, because it copies its subitems,
  /// and passes the environment when it is laid out.
  func subitem() -> DeferredSubitem {
    let item = Item(
      layoutSize: layoutSize.engine, contentInsets: contentInsets.engine, edgeSpacing: edgeSpacing?.engine,
      supplementaryItems: supplementaryItems.map { $0.engine })
    return { _ in .item(item) }
  }
}

/// The copy of a subitem that a group keeps. It takes the environment as a parameter, which the providers of custom groups receive.
typealias DeferredSubitem = @MainActor (Environment) -> Subitem

/// A view attached to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind under which the view is requested.
  public let elementKind: String
  /// The anchor point in the container.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor point in the view; nil uses the same edges as in the container.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The z index; larger values are in front.
  open var zIndex = 1

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a view that is attached to its container by an anchor.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.init(layoutSize, elementKind, containerAnchor)
  }

  /// Creates a view whose own anchor is attached to its container's anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  override func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    return copy
  }

  override func hasContent(of other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutSupplementaryItem else { return false }
    return engine == other.engine
  }

  var engine: SupplementaryItem {
    SupplementaryItem(
      layoutSize: layoutSize.engine, elementKind: elementKind, containerAnchor: containerAnchor.engine, itemAnchor: itemAnchor?.engine,
      zIndex: zIndex, contentInsets: contentInsets.engine, edgeSpacing: edgeSpacing?.engine)
  }
}

/// A view at an edge of a section or of the layout, such as a header.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner to which the view is attached.
  public let alignment: NSRectAlignment
  /// The distance from its aligned position, in points.
  public let offset: CGPoint
  /// True if the section or layout grows to hold the view; otherwise the view overlaps the content.
  public var extendsBoundary = true
  /// True if the view stays on screen while its section is.
  public var pinToVisibleBounds = false

  private init(
    boundary layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ alignment: NSRectAlignment, _ offset: CGPoint
  ) {
    (self.alignment, self.offset) = (alignment, offset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []))
  }

  /// Creates a view at an edge or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(boundary: layoutSize, elementKind, alignment, .zero)
  }

  /// Creates a view at an edge or corner, moved by an offset in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.init(boundary: layoutSize, elementKind, alignment, absoluteOffset)
  }

  /// Creates a view from the form that the engine lays out.
  convenience init(_ item: BoundarySupplementaryItem) {
    self.init(
      boundary: NSCollectionLayoutSize(item.layoutSize), item.elementKind, NSRectAlignment(item.alignment),
      CGPoint(x: item.offset.x, y: item.offset.y))
    (extendsBoundary, pinToVisibleBounds, zIndex) = (item.extendsBoundary, item.pinToVisibleBounds, item.zIndex)
    contentInsets = NSDirectionalEdgeInsets(item.contentInsets)
  }

  override func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(boundary: layoutSize, elementKind, alignment, offset)
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    (copy.extendsBoundary, copy.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
    return copy
  }

  override func hasContent(of other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return false }
    return boundary == other.boundary
  }

  var boundary: BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      layoutSize: layoutSize.engine, elementKind: elementKind, alignment: alignment.engine, offset: offset.engine,
      extendsBoundary: extendsBoundary, pinToVisibleBounds: pinToVisibleBounds, zIndex: zIndex, contentInsets: contentInsets.engine,
      edgeSpacing: edgeSpacing?.engine)
  }
}

/// A view without content in the background of a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the view is requested.
  public let elementKind: String
  /// The z index; larger values are in front.
  public var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
    edgeSpacing = nil
  }

  /// Creates a decoration that covers the whole section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }

  override func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    return copy
  }

  override func hasContent(of other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutDecorationItem else { return false }
    return engine == other.engine
  }

  var engine: DecorationItem { DecorationItem(elementKind: elementKind, contentInsets: contentInsets.engine, zIndex: zIndex) }
}
