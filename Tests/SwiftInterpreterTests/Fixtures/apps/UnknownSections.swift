// swift-format-ignore-file
import UIKit

final class SavedController: UIViewController {
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: rows(height: 40))
  lazy var dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) { _, _, _ in nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(UserDefaults.standard.stringArray(forKey: "sections") ?? ["main"])
    snapshot.appendItems(["tea"])
    dataSource.apply(snapshot)
  }
}

func rows(height: CGFloat) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
//says the data in this code is not read: the value of 'UserDefaults' is known only when the app runs
//= 0,0,393,40 0,40,393,40 0,80,393,40 0,120,393,40 0,160,393,40 0,200,393,40
