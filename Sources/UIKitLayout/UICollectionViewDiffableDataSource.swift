import Snapshots

/// A data source that shows a snapshot in a collection view.
///
/// Applies are not animated. Only `collectionView(_:cellForItemAt:)` calls the cell provider.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Returns a supplementary view.
  public typealias SupplementaryViewProvider = @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// Returns the headers, footers and badges. Never called here, because nothing is displayed.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private let cellProvider: CellProvider
  private var applied = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source and makes it the collection view's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { applied }

  /// Shows a snapshot, then calls the completion.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    applied = snapshot
    sectionSnapshots = sectionSnapshots.filter { snapshot.indexOfSection($0.key) != nil }
    completion?()
  }

  /// Shows a snapshot as a reload does, then calls the completion.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  /// Shows the visible items of a section snapshot in a section, which is appended if it is new; then calls the completion.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if applied.indexOfSection(section) == nil { applied.appendSections([section]) }
    applied.deleteItems(applied.itemIdentifiers(inSection: section))
    applied.appendItems(snapshot.visibleItems, toSection: section)
    sectionSnapshots[section] = snapshot
    completion?()
  }

  /// Returns the section snapshot of a section: the one that was applied, or else the items of the section.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let snapshot = sectionSnapshots[section] { return snapshot }
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if applied.indexOfSection(section) != nil { snapshot.append(applied.itemIdentifiers(inSection: section)) }
    return snapshot
  }

  // MARK: Positions

  /// Returns the identifier of the item at an index path; nil if the position does not exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = applied.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the index path of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = applied.sectionIdentifier(containingItem: itemIdentifier), let index = applied.indexOfSection(section),
      let item = applied.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(item: item, section: index)
  }

  /// Returns the identifier of the section at an index; nil if the index is too large.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = applied.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the index of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { applied.indexOfSection(sectionIdentifier) }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { applied.numberOfSections }

  /// Returns the number of items of a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { applied.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the cell that the provider makes. Without one, UIKit raises an exception.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError("UICollectionViewDiffableDataSource requires a non-nil cell returned from its cell provider")
    }
    return cell
  }
}
