// swift-format-ignore-file
import UIKit

final class Store {
  let rows: [String]
  init(rows: [String]) { self.rows = rows }
}

class ScreenController: UICollectionViewController {
  let store: Store
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!
  init(isGallery: Bool, store: Store) {
    self.store = store
    super.init(collectionViewLayout: ScreenController.layout(isGallery: isGallery))
  }
  required init?(coder: NSCoder) { fatalError() }
  static func layout(isGallery: Bool) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(isGallery ? 0.5 : 1), heightDimension: .fractionalHeight(1))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = .init(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.rows)
    dataSource.apply(snapshot)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = ScreenController(isGallery: true, store: Store(rows: ["x", "y", "z"]))
  }
}
//names x y z
//= 0,0,196.5,100 196.5,0,196.5,100 0,100,196.5,100
