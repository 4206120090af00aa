import CompositionalLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import UIKitLayout
#endif

/// Tests of layouts as one writes them: a view, a data source and a snapshot.
@MainActor @Suite struct ViewTests {
  private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(1.0 / 3)), subitems: [item]))
  }

  private static func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
  }

  @Test func aViewShowsASnapshot() {
    let view = Self.view(UICollectionViewCompositionalLayout(section: Self.grid()))
    let dataSource = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in UICollectionViewCell(frame: .zero) }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["photos"])
    snapshot.appendItems(Array(1...30))
    dataSource.apply(snapshot)
    #expect(view.contentSize == CGSize(width: 393, height: 1310))
    #expect(view.indexPathsForVisibleItems == (0..<21).map { IndexPath(item: $0, section: 0) })
    let attributes = view.collectionViewLayout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 393, height: 100))
    #expect(attributes?.map { $0.frame } == [0, 131, 262].map { CGRect(x: $0, y: 0, width: 131, height: 131) })
    #expect(view.indexPathForItem(at: CGPoint(x: 140, y: 140)) == IndexPath(item: 4, section: 0))
    #expect(dataSource.itemIdentifier(for: IndexPath(item: 4, section: 0)) == 5)
    #expect(dataSource.indexPath(for: 7) == IndexPath(item: 6, section: 0))
    view.contentOffset.y = 1310 - 852
    #expect(view.indexPathsForVisibleItems.last == IndexPath(item: 29, section: 0))
  }

  /// The insets of an inset grouped list (layout-rules 11) stay when one of them is changed.
  @Test func aListHasItsInsets() throws {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
      section.contentInsets.top = 10
      return section
    }
    let view = Self.view(layout)
    view.environment.layoutMargins = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
    var environment = view.environment
    environment.bounds = .init(width: 393, height: 852)
    let cell = try layout.frames(in: environment, items: [1])[0].frame
    #expect(cell.minX == 16 && cell.width == 361 && cell.minY == 10)
  }

  /// The header of a list is among the boundary items; an assignment replaces it.
  @Test func aListHasItsHeader() throws {
    func kinds(_ change: @escaping @MainActor (NSCollectionLayoutSection) -> Void) throws -> [String?] {
      let layout = UICollectionViewCompositionalLayout { _, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        change(section)
        return section
      }
      return try layout.frames(in: CGSize(width: 393, height: 852), items: [1]).map { $0.representedElementKind }
    }
    let header = UICollectionView.elementKindSectionHeader
    var own: [String] = []
    let whole = try kinds { section in own = section.boundarySupplementaryItems.map { $0.elementKind } }
    #expect(whole == [nil, header])
    #expect(own == [header])
    let without = try kinds { section in section.boundarySupplementaryItems = [] }
    #expect(without == [nil])
  }

  @Test func configurationsAreCopied() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 5
    let layout = UICollectionViewCompositionalLayout(section: Self.grid(), configuration: configuration)
    configuration.interSectionSpacing = 50
    layout.configuration.interSectionSpacing = 70
    #expect(layout.configuration.interSectionSpacing == 5)
    layout.configuration = configuration
    #expect(layout.configuration.interSectionSpacing == 50)
  }

  /// Equality is that of the content, and classes differ (layout-rules 18).
  @Test func objectsAreComparedByContent() throws {
    let size = Self.size(.fractionalWidth(1), .absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let other = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .absolute(44)))
    #expect(item == other)
    other.contentInsets.top = 1
    #expect(!(item == other))
    let copy = try #require(other.copy() as? NSCollectionLayoutItem)
    #expect(copy !== other && copy == other)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    #expect(group == NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]))
    #expect(!(group == NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])))
    #expect(!(group == item))
    #expect(NSCollectionLayoutSpacing.fixed(4) == .fixed(4))
    #expect(!(NSCollectionLayoutSpacing.fixed(4) == .flexible(4)))
  }

  @Test func attributesDescribeThemselves() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    attributes.frame = CGRect(x: 0, y: 133, width: 131, height: 131)
    #expect(attributes.description == "cell [0, 3] (0.0, 133.0, 131.0, 131.0)")
    #expect(attributes.center == CGPoint(x: 65.5, y: 198.5))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 131, height: 131))
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy.map { $0 == attributes } == true)
    attributes.center.x = 100
    #expect(attributes.frame.minX == 34.5)
  }

  final class CardLayout: UICollectionViewCompositionalLayout {
    init() { super.init(section: ViewTests.grid()) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let attributes = super.layoutAttributesForElements(in: rect)
      attributes?.forEach { $0.alpha = 0.5 }
      return attributes
    }
  }

  @Test func subclassesOverride() {
    let view = Self.view(CardLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    #expect(view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)?.map { $0.alpha } == [0.5, 0.5])
  }

  /// Separators, swipe actions and colours of a list do not change its frames.
  @Test func settingsOfRowsAreInert() throws {
    let plain = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    var settings = plain
    settings.separatorConfiguration.topSeparatorVisibility = .hidden
    settings.separatorConfiguration.bottomSeparatorInsets.leading = 60
    settings.itemSeparatorHandler = { path, separators in
      var separators = separators
      if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
      return separators
    }
    settings.trailingSwipeActionsConfigurationProvider = { _ in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in completion(true) }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    let size = CGSize(width: 393, height: 852)
    let frames = try [plain, settings].map { list in
      try UICollectionViewCompositionalLayout.list(using: list).frames(in: size, items: [3]).map { $0.frame }
    }
    #expect(frames[0] == frames[1] && frames[0].count > 3)
  }

  @Test func aGroupDescribesItsTree() {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.absolute(80), .estimated(44.5)), subitem: item, count: 2)
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: Self.size(.fractionalWidth(1), .absolute(100)), subitems: [item, column])
    #expect(
      row.visualDescription() == """
        horizontal group: fractionalWidth(1.0) × absolute(100.0)
          item: fractionalWidth(0.5) × fractionalHeight(1.0)
          vertical group, 2 in equal parts: absolute(80.0) × estimated(44.5)
            item: fractionalWidth(0.5) × fractionalHeight(1.0)
        """)
  }

  @Test func exceptionsAreThrown() {
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    #expect(throws: LayoutException.self) { try layout.frames(in: CGSize(width: 393, height: 852), items: [1]) }
    do { _ = try layout.frames(in: CGSize(width: 393, height: 852), items: [1]) } catch {
      #expect("\(error)".hasPrefix("Invalid section definition."))
    }
  }

  @Test func sectionSnapshotsShowTheirVisibleItems() {
    let view = Self.view(UICollectionViewCompositionalLayout(section: Self.grid()))
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a", "b"])
    snapshot.append(["a1", "a2"], to: "a")
    source.apply(snapshot, to: 0)
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
    snapshot.expand(["a"])
    source.apply(snapshot, to: 0)
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
    #expect(source.snapshot(for: 0).level(of: "a2") == 1)
  }
}
