// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A collection view that answers from the engine.

import CompositionalLayout

@MainActor open class UICollectionViewLayout {
  init() {}

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  func solved(in environment: Environment, items: [Int]) -> Solution? { nil }
  var scrollDirection: UICollectionView.ScrollDirection { .vertical }
}

@MainActor open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  public class var elementKindSectionHeader: String { Section.headerElementKind }
  public class var elementKindSectionFooter: String { Section.footerElementKind }

  fileprivate let layout: UICollectionViewCompositionalLayout
  public var collectionViewLayout: UICollectionViewCompositionalLayout { layout }
  public var isPrefetchingEnabled = true
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard let dataSource else { return }
      makeCell = { [weak self] path in self.flatMap { $0.dataSource?.collectionView($0, cellForItemAt: path) } }
      show((0..<dataSource.numberOfSections(in: self)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) })
    }
  }
  fileprivate var solution: Solution?
  fileprivate var items: [Int] = []
  fileprivate var makeCell: ((IndexPath) -> UICollectionViewCell?)?
  fileprivate var makeSupplementary: ((String, IndexPath) -> UICollectionReusableView?)?
  /// Whether other items were shown since the offset was brought to the content's end.
  private var isShrunk = false
  private var classes: [String: UICollectionReusableView.Type] = [:]
  /// The created cells, by position.
  private var cells: [IndexPath: UICollectionViewCell] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewCompositionalLayout) {
    self.layout = layout
    super.init(frame: frame)
    UICollectionViewCompositionalLayout.views[ObjectIdentifier(layout)] = self
    if let refusal = StandIn.refusal { StandIn.exception = refusal }
  }

  public required init?(coder: NSCoder) { fatalError("a collection view has a layout") }

  public func register(_ type: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) { classes["cell"] = type }
  public func register(
    _ type: UICollectionReusableView.Type, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { classes[kind] = type }

  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    classes["cell"]?.made() as? UICollectionViewCell ?? UICollectionViewCell.made()
  }

  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { classes[kind]?.made() ?? UICollectionReusableView.made() }

  /// Shows other items. If the view already showed items, its offset stays within the new content.
  ///
  /// - Parameter kept: The previous positions of the items whose cells are kept, keyed by their current positions.
  fileprivate func show(_ items: [Int], keeping kept: [IndexPath: IndexPath] = [:]) {
    let seen = Set(indexPathsForVisibleItems)
    cells = kept.filter { seen.contains($0.value) }.compactMapValues { cells[$0] }
    for row in subviews.compactMap({ $0 as? Row }) { row.removeSubviews() }
    self.items = items
    let isFirst = solution == nil
    solution = nil
    guard isFirst else { return isShrunk = true }
    let inset = adjustedInset
    contentOffset = CGPoint(x: -inset.leading, y: -inset.top)
  }

  /// Configures the existing cells of items again.
  fileprivate func configureAgain(_ paths: [IndexPath]) {
    layoutIfNeeded()
    for path in paths where indexPathsForVisibleItems.contains(path) { _ = makeCell?(path) }
  }

  private func keepToContent(of solution: Solution) {
    guard isShrunk else { return }
    isShrunk = false
    let kept = solution.kept(viewport)
    contentOffset = CGPoint(x: kept.contentOffset.x, y: kept.contentOffset.y)
    for row in subviews.compactMap({ $0 as? Row }) { kept.orthogonalOffsets[row.section].map { row.move(to: $0) } }
  }

  private var environment: Environment {
    var environment = StandIn.environment
    environment.bounds = Size(width: bounds.width, height: bounds.height)
    return environment
  }

  private var adjustedInset: DirectionalEdgeInsets {
    var inset = StandIn.environment.safeAreaInsets
    if layout.configuration.scrollDirection == .vertical {
      (inset.leading, inset.trailing) = (0, 0)
    } else {
      (inset.top, inset.bottom) = (0, 0)
    }
    return inset
  }

  fileprivate var viewport: Viewport {
    var offsets: [Int: Double] = [:]
    for row in subviews.compactMap({ $0 as? Row }) where row.isScrolled { offsets[row.section] = row.offset }
    return Viewport(
      contentOffset: Point(x: contentOffset.x, y: contentOffset.y), orthogonalOffsets: offsets, adjustedContentInset: adjustedInset)
  }

  open override func layoutIfNeeded() {
    var solution = self.solution ?? layout.solution(in: environment, items: items)
    if let fault = solution.faults.first(where: { $0.gravity == .raises }) { StandIn.exception = fault.uiKitText }
    keepToContent(of: solution)
    solution.measureDisplayed(in: viewport) { element in self.preferredSize(of: element) }
    self.solution = solution
    for row in subviews.compactMap({ $0 as? Row }) where row.isAsked {
      if let offset = solution.restingOffset(inSection: row.section, asked: row.offset) { row.move(to: offset) }
    }
    for element in solution.visibleElements(in: viewport) where element.category == .cell {
      let path = IndexPath(item: element.item ?? 0, section: element.section)
      if cells[path] == nil { cells[path] = makeCell?(path) }
      if let row = row(element.section, solution), row.subviews.isEmpty, let cell = cells[path] { row.addSubview(cell) }
    }
    guard let makeSupplementary else { return }
    for element in solution.visibleElements(in: viewport) where element.category == .supplementary {
      let (kind, path) = (element.kind ?? "", UICollectionViewLayoutAttributes(element).indexPath)
      if makeSupplementary(kind, path) == nil { StandIn.exception = "the data source made no view of the kind '\(kind)' at \(path)" }
    }
  }

  private func preferredSize(of element: Element) -> Size? {
    let attributes = UICollectionViewLayoutAttributes(element)
    let size = classes[element.kind ?? "cell"]?.made().preferredLayoutAttributesFitting(attributes).size
    // A view that returns the proposed size keeps the estimate.
    guard let size, size != CGSize(width: element.frame.width, height: element.frame.height) else { return nil }
    return Size(width: size.width, height: size.height)
  }

  /// The scroll view of a section that scrolls across the layout; nil for others.
  private func row(_ section: Int, _ solution: Solution) -> Row? {
    if let row = subviews.lazy.compactMap({ $0 as? Row }).first(where: { $0.section == section }) { return row }
    guard let scrolling = solution.orthogonalScrolling(inSection: section) else { return nil }
    let place = scrolling.frame
    let row = Row(frame: CGRect(x: place.minX, y: place.minY, width: place.width, height: place.height))
    (row.section, row.isSideways) = (section, layout.configuration.scrollDirection == .horizontal)
    row.contentSize = CGSize(width: max(place.width, scrolling.contentLength), height: place.height)
    let cells = solution.elements.filter { $0.category == .cell && $0.section == section }
    row.isLeftward = (cells.first?.frame.minX ?? 0) > (cells.last?.frame.minX ?? 0)
    row.view = self
    row.rest(at: scrolling.initialOffset)
    addSubview(row)
    return row
  }

  public var indexPathsForVisibleItems: [IndexPath] { visiblePaths { $0.category == .cell } }

  public func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] { visiblePaths { $0.kind == kind } }

  private func visiblePaths(where isWanted: (Element) -> Bool) -> [IndexPath] {
    solution?.visibleElements(in: viewport).filter(isWanted).map { UICollectionViewLayoutAttributes($0).indexPath } ?? []
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}

extension Element {
  /// UIKit uses its own private name for the background of a list.
  fileprivate var asRecorded: Element {
    guard kind == CompositionalLayout.Section.listBackgroundElementKind else { return self }
    return Element(category: category, kind: "_UIListSectionBackground", section: section, item: item, frame: frame, zIndex: zIndex)
  }
}

@MainActor public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionView {
  public func numberOfItems(inSection section: Int) -> Int { items[section] }
}

/// The scroll view of a section.
final class Row: UIScrollView {
  var section = 0
  var isSideways = false
  /// Whether its first cell is at the right; a scroll view's offset starts at the left even then.
  var isLeftward = false
  weak var view: UICollectionView?
  private var initial: Double?
  /// The offset to which the stand-in itself scrolled last, as opposed to a requested offset.
  private var moved: Double?
  /// The distance that it is scrolled from its leading end.
  var offset: Double { isSideways ? contentOffset.y : isLeftward ? rightEnd - contentOffset.x : contentOffset.x }
  private var rightEnd: Double { contentSize.width - bounds.width }
  var isScrolled: Bool { offset != initial }
  var isAsked: Bool { offset != moved }

  func rest(at offset: Double) {
    initial = offset
    move(to: offset)
  }

  override func flickTarget(_ velocity: CGPoint) -> CGPoint? {
    let speed = isSideways ? velocity.y : isLeftward ? -velocity.x : velocity.x
    guard let target = view?.solution?.restingOffset(inSection: section, asked: offset, velocity: speed) else { return nil }
    return point(target)
  }

  func move(to offset: Double) {
    moved = offset
    contentOffset = point(offset)
  }

  private func point(_ offset: Double) -> CGPoint {
    isSideways ? CGPoint(x: 0, y: offset) : CGPoint(x: isLeftward ? rightEnd - offset : offset, y: 0)
  }
}

extension UICollectionViewCompositionalLayout {
  fileprivate static var views: [ObjectIdentifier: UICollectionView] = [:]
  private var view: UICollectionView? { Self.views[ObjectIdentifier(self)] }

  public var collectionViewContentSize: CGSize {
    let size = view?.solution?.contentSize
    return CGSize(width: size?.width ?? 0, height: size?.height ?? 0)
  }

  public func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let view, let solution = view.solution else { return nil }
    return solution.elements(at: view.viewport).map { UICollectionViewLayoutAttributes($0.asRecorded) }
  }
}

extension UICollectionViewCompositionalLayout {
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes(indexPath) { $0 == nil } }
  public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(indexPath) { $0 == kind }
  }
  public func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(indexPath) { $0 == kind }
  }

  private func attributes(_ path: IndexPath, where isWanted: (String?) -> Bool) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForElements(in: .zero)?.first { $0.indexPath == path && isWanted($0.representedElementKind) }
  }
}

@MainActor open class UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private let view: UICollectionView
  private var shown = NSDiffableDataSourceSnapshot<Section, Item>()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    view.makeCell = { [weak self] path in
      guard let self else { return nil }
      let section = self.shown.sectionIdentifiers[path.section]
      return cellProvider(self.view, path, self.shown.itemIdentifiers(inSection: section)[path.item])
    }
    view.makeSupplementary = { [weak self] kind, path in
      guard let self else { return nil }
      return self.supplementaryViewProvider?(self.view, kind, path)
    }
  }

  public func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }

  public func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true) {
    show(snapshot)
    let places = snapshot.places
    view.configureAgain(snapshot.reconfiguredItemIdentifiers.compactMap { places[$0] })
  }

  public func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    shown = snapshot
    view.show(snapshot.numbersOfItems)
  }

  /// Shows a snapshot. Keeps the cells of items that stay and are not reloaded.
  private func show(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    let (old, sections) = (shown.places, snapshot.sectionIdentifiers)
    let (reloaded, reloadedSections) = (Set(snapshot.reloadedItemIdentifiers), Set(snapshot.reloadedSectionIdentifiers))
    var kept: [IndexPath: IndexPath] = [:]
    for (item, path) in snapshot.places where !reloaded.contains(item) && !reloadedSections.contains(sections[path.section]) {
      if let was = old[item] { kept[path] = was }
    }
    shown = snapshot
    view.show(snapshot.numbersOfItems, keeping: kept)
  }

  public func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, animatingDifferences: Bool = true) {
    var whole = shown
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    show(whole)
  }
}

extension NSDiffableDataSourceSnapshot {
  fileprivate var places: [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (index, section) in sectionIdentifiers.enumerated() {
      for (item, identifier) in itemIdentifiers(inSection: section).enumerated() {
        places[identifier] = IndexPath(item: item, section: index)
      }
    }
    return places
  }
}
