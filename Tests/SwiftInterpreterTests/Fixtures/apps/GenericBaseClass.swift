// swift-format-ignore-file
import UIKit
class BaseListViewController<Item: Hashable>: UIViewController {
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Int, Item>!
  var rowHeight: CGFloat { 44 }
  var items: [Item] { [] }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    dataSource = .init(collectionView: collectionView) { _, _, _ in nil }
    reload()
  }
  func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    adjust(section)
    return UICollectionViewCompositionalLayout(section: section)
  }
  func adjust(_ section: NSCollectionLayoutSection) {}
  final func reload() {
    var s = NSDiffableDataSourceSnapshot<Int, Item>()
    s.appendSections([0])
    s.appendItems(items)
    dataSource.apply(s, animatingDifferences: false)
  }
}
final class CitiesViewController: BaseListViewController<String> {
  override var rowHeight: CGFloat { super.rowHeight * 1.5 }
  override var items: [String] { ["Oslo", "Bern"] }
  override func adjust(_ section: NSCollectionLayoutSection) { section.contentInsets = .init(top: 8, leading: 0, bottom: 8, trailing: 0) }
}
//= 0,8,393,66 0,74,393,66
