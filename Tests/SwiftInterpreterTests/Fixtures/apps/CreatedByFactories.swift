// swift-format-ignore-file
import UIKit

enum Route {
  case home, topic(String, columns: Int)
  var controller: UIViewController {
    switch self {
    case .home: return UIViewController()
    case .topic(let name, let columns):
      let feed = FeedController()
      feed.columns = columns
      feed.names = []
      for index in 0..<3 { feed.add("\(name) \(index)") }
      return feed
    }
  }
}

final class Router {
  let navigation = UINavigationController()
  func show(_ route: Route) { navigation.pushViewController(route.controller, animated: false) }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    Theme.shared.columns = 3
    return true
  }
}

final class Theme {
  static let shared = Theme()
  var columns = 1
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
    private let router = Router()
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    router.show(.topic("tea", columns: Theme.shared.columns))
    window.rootViewController = router.navigation
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
//names tea 0 tea 1 tea 2
//= 0,0,131,40 131,0,131,40 262,0,131,40
