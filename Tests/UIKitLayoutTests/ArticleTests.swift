import CompositionalLayout
import Snapshots
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import UIKitLayout
#endif

/// The article is correct: the tests contain its code word for word, and run it.
@MainActor @Suite struct ArticleTests {
  @MainActor func makePhotoLayout() -> UICollectionViewCompositionalLayout {
    let photo = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 3)),
      subitems: [photo])
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 2
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func theFourthPhoto() throws {
    let frames = try makePhotoLayout().frames(in: CGSize(width: 393, height: 852), items: [4])
    let fourth = frames[3].frame  // x 0, y 133, 131 × 131
    #expect(fourth == CGRect(x: 0, y: 133, width: 131, height: 131))
    #expect(frames[3].indexPath == IndexPath(item: 3, section: 0))
  }

  @Test func aViewAndADataSource() {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: makePhotoLayout())
    let dataSource = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in UICollectionViewCell(frame: .zero) }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["photos"])
    snapshot.appendItems(Array(1...30))
    dataSource.apply(snapshot)
    let visible = view.indexPathsForVisibleItems  // 21 items
    let cells = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)
    #expect(visible.count == 21)
    #expect(cells?.count == 21)
  }

  @Test func threeInARow() throws {
    let frames = try makePhotoLayout().frames(in: CGSize(width: 393, height: 852), items: [4])
    #expect(frames.map { $0.frame.width } == [131, 131, 131, 131])
    #expect(frames[3].frame.minY == 133)
  }

  @Test func traitsDecide() throws {
    var environment = Environment(bounds: Size(width: 834, height: 1194), displayScale: 2)
    environment.horizontalSizeClass = .regular
    environment.userInterfaceIdiom = .pad
    environment.safeAreaInsets = DirectionalEdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    let widths = try makeAdaptiveLayout().frames(in: environment, items: [8]).map { $0.frame.width }
    #expect(Set(widths) == [208.5])
    environment.horizontalSizeClass = .compact
    #expect(Set(try makeAdaptiveLayout().frames(in: environment, items: [8]).map { $0.frame.width }) == [417])
  }

  /// Four columns where there is room, otherwise two.
  private func makeAdaptiveLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.traitCollection.horizontalSizeClass == .regular ? 4 : 2
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: columns)
      return NSCollectionLayoutSection(group: group)
    }
  }

  @Test func measuredCellsMoveTheNextOnes() {
    var solution = makeNotesLayout().solution(in: Environment(bounds: Size(width: 393, height: 852)), items: [3])
    solution.measure(.cell(0, inSection: 0), as: Size(width: 393, height: 120))
    let tops = solution.elements.map { $0.frame.minY }  // 0, 120, 164
    #expect(tops == [0, 120, 164])
  }

  private func makeNotesLayout() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test func exceptionsAreErrors() throws {
    let missing = UICollectionViewCompositionalLayout { _, _ in nil }
    #expect(throws: LayoutException.self) { try missing.frames(in: CGSize(width: 393, height: 852), items: [1]) }

    var snapshot = Snapshot<String, Int>()
    try snapshot.appendSections(["photos"])
    #expect(throws: SnapshotFault<String, Int>.self) { try snapshot.appendItems([1, 1]) }
  }

  /// A group keeps copies of its subitems, and a section one of its group.
  @Test func laterChangesAreNotSeen() throws {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let section = NSCollectionLayoutSection(group: row)
    row.interItemSpacing = .fixed(10)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let frames = try layout.frames(in: CGSize(width: 200, height: 200), items: [2]).map { $0.frame }
    #expect(frames == [CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50)])
  }

  @Test func aProviderSeesItsContainer() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let isWide = environment.container.effectiveContentSize.width > 500
      let group = NSCollectionLayoutGroup.custom(layoutSize: size) { inner in
        let half = inner.container.contentSize.width / 2
        return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: isWide ? half : 0, y: 0, width: half, height: 40), zIndex: 3)]
      }
      return index == 0 ? NSCollectionLayoutSection(group: group) : nil
    }
    let cell = try layout.frames(in: CGSize(width: 600, height: 400), items: [1, 0])
    #expect(cell.map { $0.frame } == [CGRect(x: 300, y: 0, width: 300, height: 40)])
    #expect(cell.map { $0.zIndex } == [3])
    #expect(try layout.frames(in: CGSize(width: 400, height: 400), items: [1]).map { $0.frame.minX } == [0])
  }

  @Test func snapshotsAreUIKits() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([2])
    #expect(snapshot.itemIdentifiers == [3, 4, 1])
    #expect(snapshot.numbersOfItems == [1, 2])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([3, 4], to: 1)
    #expect(outline.visibleItems == [1, 2])
    outline.expand([1])
    #expect(outline.visibleItems == [1, 3, 4, 2])
    #expect(outline.snapshot(of: 1).rootItems == [3, 4])
  }
}
