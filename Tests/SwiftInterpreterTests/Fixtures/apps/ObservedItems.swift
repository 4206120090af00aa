// swift-format-ignore-file
import UIKit

final class FeedController: UIViewController {
  var dataSource: UICollectionViewDiffableDataSource<String, String>!
  var items: [String] = [] { didSet { update() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: rows(40))
    dataSource = .init(collectionView: collectionView) { _, _, _ in nil }
    items = ["tea", "milk"]
  }

  func update() {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["main"])
    snapshot.appendItems(items)
    dataSource.apply(snapshot)
  }
}

func rows(_ height: CGFloat) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
//= 0,0,393,40 0,40,393,40
//names tea milk
