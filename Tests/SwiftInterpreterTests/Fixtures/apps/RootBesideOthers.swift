// swift-format-ignore-file
import UIKit

final class Links {
  let navigation = UINavigationController()
  func open(_ name: String) {
    let feed = FeedController()
    feed.names = [name]
    navigation.pushViewController(feed, animated: true)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private func configure(_ feed: FeedController, with change: (FeedController) -> Void) {
    change(feed)
    feed.add("configured")
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    let feed = FeedController()
    feed.columns = 1
    window?.rootViewController?.present(feed, animated: true)
  }
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let saved = FeedController()
    saved.names = ["saved"]
    let all = FeedController()
    configure(all) { $0.columns = 3 }
    if all.columns == 3 { all.names = ["a", "b"] } else { all.names = ["wrong"] }
    window.rootViewController = all
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class FeedController: UIViewController {
  var columns = 2
  var names = ["draft"]
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
  func add(_ name: String) { names.append(name) }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource.apply(snapshot)
  }
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
//names a b
//= 0,0,131,40 131,0,131,40
