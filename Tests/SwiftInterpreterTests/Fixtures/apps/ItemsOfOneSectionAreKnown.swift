import UIKit
// The items of the first section are in the code, those of the second one are not.
final class Feed: UIViewController {
  enum Section { case header, posts }
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
  private lazy var source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) { _, _, _ in nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.header, .posts])
    snapshot.appendItems(["title", "search"], toSection: .header)
    snapshot.appendItems(PostStore.shared.titles, toSection: .posts)
    source.apply(snapshot)
  }
  func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
//= 0,0,393,44 0,44,393,44 0,88,393,44 0,132,393,44 0,176,393,44 0,220,393,44 0,264,393,44 0,308,393,44
//says the data in this code is not read
