import CompositionalLayout

/// The base class of collection view layouts.
@preconcurrency @MainActor open class UICollectionViewLayout {
  /// The collection view that the layout was given to.
  public internal(set) weak var collectionView: UICollectionView?

  init() {}

  /// Accepts the class for a kind of decoration, and ignores it because it does not affect frames.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// Does nothing, because frames are computed on request.
  open func invalidateLayout() {}

  /// Solves the layout; nil for a layout that the engine does not know.
  func solved(in environment: Environment, items: [Int]) -> Solution? { nil }
  var scrollDirection: UICollectionView.ScrollDirection { .vertical }

  // MARK: The collection view's layout

  private var solution: Solution? { collectionView.flatMap { solved(in: $0.solvedEnvironment, items: $0.itemCounts) } }

  /// The size of the content, in points; zero without a collection view.
  open var collectionViewContentSize: CGSize {
    solution.map { CGSize(width: $0.contentSize.width, height: $0.contentSize.height) } ?? .zero
  }

  /// Returns the attributes of the elements that UIKit returns for a rectangle of the content, in points; nil without a collection view.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    return solution?.elements(in: rect.engine, at: collectionView.viewport).map { UICollectionViewLayoutAttributes($0) }
  }

  /// Returns the attributes of a cell; nil if the item does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes(of: nil, at: indexPath) }

  /// Returns the attributes of a supplementary view; nil if the layout has no such view.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: elementKind, at: indexPath)
  }

  /// Returns the attributes of a decoration; nil if the layout has no such view.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: elementKind, at: indexPath)
  }

  private func attributes(of kind: String?, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    return solution?.elements(at: collectionView.viewport).lazy.filter { $0.kind == kind }.map { UICollectionViewLayoutAttributes($0) }
      .first { $0.indexPath == indexPath }
  }
}
