// swift-format-ignore-file
import UIKit

final class HomeController: UIViewController {
  var style = 1
  private let feed = FeedController()
  override func viewDidLoad() {
    super.viewDidLoad()
    setUpFeed()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    feed.names = ["x", "y"]
  }
  private func setUpFeed() {
    feed.columns = style
    addChild(feed)
    view.addSubview(feed.view)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: makeHome(style: 3))
    window?.makeKeyAndVisible()
  }
  private func makeHome(style: Int) -> HomeController {
    let home = HomeController()
    home.style = style
    return home
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
//names x y
//= 0,0,131,40 131,0,131,40
