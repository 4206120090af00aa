// swift-format-ignore-file
import UIKit

final class MenuViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) { _, _, _ in nil }
    let menu = ["lunch": ["soup", "rice"], "dinner": ["soup", "fish"]]
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["lunch", "dinner"])
    for (meal, dishes) in menu { snapshot.appendItems(dishes, toSection: meal) }
    dataSource.apply(snapshot)
  }
}
