// swift-format-ignore-file
import UIKit

class PagesViewController: UIViewController {
  var pages: [String] { [] }
  var columns: Int { 1 }
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(pages)
    dataSource.apply(snapshot)
  }
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

final class DraftsViewController: PagesViewController {
  override var pages: [String] { ["draft"] }
}

final class BooksViewController: PagesViewController {
  override var pages: [String] { ["one", "two"] }
  override var columns: Int { 3 }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = BooksViewController()
  }
}
//names one two
//= 0,0,131,40 131,0,131,40
