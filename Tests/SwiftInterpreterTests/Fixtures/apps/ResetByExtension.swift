// swift-format-ignore-file
import UIKit

extension UICollectionViewDiffableDataSource {
  func reset(to items: [ItemIdentifierType], in section: SectionIdentifierType) {
    var snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    snapshot.appendSections([section])
    snapshot.appendItems(items)
    apply(snapshot, animatingDifferences: false)
  }
}

final class FeedController: UIViewController {
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: rows())
  lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { _, _, _ in nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.reset(to: ["tea", "milk"], in: 0)
  }
}

func rows() -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
  return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
//= 0,0,393,50 0,50,393,50
//names tea milk
