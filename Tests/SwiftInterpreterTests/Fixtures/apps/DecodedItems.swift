// swift-format-ignore-file
import UIKit
// Items from a file, which only the app has. The provider asks the snapshot for its sections.
struct Item: Hashable, Codable { let id: Int; let title: String }
struct Loader {
  func load() throws -> [Item] {
    let data = try Data(contentsOf: Bundle.main.url(forResource: "a", withExtension: "json")!); let decoder = JSONDecoder();
    decoder.keyDecodingStrategy = .convertFromSnakeCase; return try decoder.decode([Item].self, from: data)
  }
}
final class Feed: UIViewController {
  enum Section: Int, CaseIterable { case hero, list }
  var items: [Item] = []
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
  var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
    do { items = try Loader().load() } catch { print(error) }
    applySnapshot()
  }
  func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(items.filter { $0.id < 3 }, toSection: .hero)
    snapshot.appendItems(items, toSection: .list)
    dataSource.apply(snapshot)
  }
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, env in
      guard let section = self?.dataSource.snapshot().sectionIdentifiers[index] else { return nil }
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(section == .hero ? 100 : 44)))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }
}
//= 0,0,393,100 0,100,393,100 0,200,393,100 0,300,393,100 0,400,393,100 0,500,393,100 0,600,393,44 0,644,393,44 0,688,393,44 0,732,393,44 0,776,393,44 0,820,393,44
//says the data in this code is not read
