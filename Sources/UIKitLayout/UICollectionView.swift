import CompositionalLayout

/// The numbers of sections and items of a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item. Never called here, because nothing is displayed.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// A collection view that computes its layout, without a screen.
///
/// Cells and supplementary views are never requested, so nothing is measured: frames are those before the first cell is on screen.
@preconcurrency @MainActor open class UICollectionView: UIView {
  /// The direction in which sections follow each other.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The kind of view that an element represents.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// The element kind of a list's header.
  public class var elementKindSectionHeader: String { Section.headerElementKind }
  /// The element kind of a list's footer.
  public class var elementKindSectionFooter: String { Section.footerElementKind }

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adopt() }
  }
  /// The source of the numbers of sections and items.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// The top left point of the visible part of the content, in points.
  open var contentOffset = CGPoint.zero
  /// The environment apart from the size of the view: traits, safe area and version of iOS. By default, that of a recent phone without bars.
  /// UIKit takes it from the screen.
  public var environment = Environment(bounds: Size(width: 0, height: 0))

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adopt()
  }

  private func adopt() { collectionViewLayout.collectionView = self }

  /// Sets the layout without an animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  /// Does nothing, because the numbers of items are read whenever frames are computed.
  open func reloadData() {}
  /// Does nothing, because frames are computed on request.
  open func layoutIfNeeded() {}

  // MARK: Items

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  var itemCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

  // MARK: Layout

  var solvedEnvironment: Environment {
    var environment = environment
    environment.bounds = Size(width: bounds.width, height: bounds.height)
    return environment
  }

  var viewport: Viewport { Viewport(contentOffset: Point(x: contentOffset.x, y: contentOffset.y)) }

  /// The size of the content, in points.
  open var contentSize: CGSize { collectionViewLayout.collectionViewContentSize }

  /// The items whose cells are on screen, in the order of their index paths.
  open var indexPathsForVisibleItems: [IndexPath] {
    guard let solution = collectionViewLayout.solved(in: solvedEnvironment, items: itemCounts) else { return [] }
    return solution.visibleElements(in: viewport).compactMap { element in
      element.category == .cell ? element.item.map { IndexPath(item: $0, section: element.section) } : nil
    }.sorted()
  }

  /// Returns the item whose cell contains a point of the content; nil if no cell does.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let rect = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    return collectionViewLayout.layoutAttributesForElements(in: rect)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Returns the attributes of a cell; nil if the item does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the attributes of a supplementary view; nil if the layout has no such view.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Cells

  /// Accepts a class, and ignores it because no cells are requested.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// Accepts a class, and ignores it because no supplementary views are requested.
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {}

  /// How a cell is configured for an item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let handler: Handler

    /// Creates a registration with a handler.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How a supplementary view of a kind is configured.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view.
    public typealias Handler = @MainActor (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Creates a registration for a kind with a handler.
    public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
  }

  /// Makes a cell and configures it.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell(frame: layoutAttributesForItem(at: indexPath)?.frame ?? .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Makes a supplementary view and configures it.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let attributes = layoutAttributesForSupplementaryElement(ofKind: registration.kind, at: indexPath)
    let view = Supplementary(frame: attributes?.frame ?? .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// Makes a cell without content.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: layoutAttributesForItem(at: indexPath)?.frame ?? .zero)
  }
}
