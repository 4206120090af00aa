// swift-format-ignore-file
import UIKit

protocol Kind: Hashable, CaseIterable { associatedtype Item: Hashable }
enum Peak: Kind { case high, low; typealias Item = String }
struct Store { var text = "K2\nLhotse" }

final class Source<Section: Kind>: UICollectionViewDiffableDataSource<Section, Section.Item> {
  func update(_ contents: [Section: [Section.Item]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Section.Item>()
    for section in Section.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(contents[section] ?? [])
    }
    apply(snapshot)
  }
}

class BaseController<Section: Kind>: UIViewController {
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: rows(height: 35))
  var dataSource: Source<Section>!
}

final class PeaksController: BaseController<Peak> {
  let store: Store
  var starred = Set<String>()
  init(store: Store) { self.store = store; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = Source(collectionView: collectionView) { _, _, _ in nil }
    dataSource.update([.high: store.text.components(separatedBy: CharacterSet.newlines)])
    if let item = dataSource.snapshot().itemIdentifiers.randomElement() { starred.insert(item) }
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = UINavigationController(rootViewController: PeaksController(store: Store()))
  }
}

func rows(height: CGFloat) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
//= 0,0,393,35 0,35,393,35
//names K2 Lhotse
