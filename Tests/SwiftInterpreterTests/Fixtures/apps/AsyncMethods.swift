import UIKit
// Asynchronous methods that a task of the start calls.
final class Feed: UIViewController {
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Int, String>!
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
    Task { await load() }
  }
  func fetch() async throws -> [String] { ["tea", "milk"] }
  func load() async {
    do {
      let names = try await fetch()
      await show(names)
    } catch { print(error) }
  }
  @MainActor func show(_ names: [String]) async {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    await dataSource.apply(snapshot, animatingDifferences: true)
  }
  func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
//= 0,0,393,44 0,44,393,44
//names tea milk
