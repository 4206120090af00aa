// swift-format-ignore-file
import UIKit

#Preview("wide") { BoardViewController(columns: 9) }

struct BoardPreviews: PreviewProvider {
  static var previews: some View { Wrapped { BoardViewController(columns: 8) } }
}

final class Router {
  func push(on navigation: UINavigationController) {
    navigation.pushViewController(BoardViewController(columns: 6), animated: true)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let columns = 3
    Board.shared.cards = ["a", "b", "c", "d"]
    window.rootViewController = UINavigationController(rootViewController: BoardViewController(columns: columns))
    self.window = window
  }
}

final class Board {
  static let shared = Board()
  var cards: [String] = []
}

final class BoardViewController: UIViewController {
  let columns: Int
  init(columns: Int = 2) {
    self.columns = columns
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(Board.shared.cards)
    dataSource.apply(snapshot)
  }
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
//names a b c d
//= 0,0,131,40 131,0,131,40 262,0,131,40 0,40,131,40
