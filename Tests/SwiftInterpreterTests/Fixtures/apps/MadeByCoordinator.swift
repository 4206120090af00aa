// swift-format-ignore-file
import UIKit
protocol Coordinator: AnyObject { func start() }
final class FeedCoordinator: Coordinator {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    let feed = FeedViewController(style: .compact, count: 4)
    feed.coordinator = self
    navigation.pushViewController(feed, animated: false)
  }
}
enum FeedStyle { case compact, regular; var rowHeight: CGFloat { self == .compact ? 40 : 80 } }
final class FeedViewController: UIViewController {
  weak var coordinator: Coordinator?
  let style: FeedStyle
  let count: Int
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { _, _, _ in nil }
  init(style: FeedStyle, count: Int) { self.style = style; self.count = count; super.init(nibName: nil, bundle: nil) }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  var layout: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(style.rowHeight))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 1
    return UICollectionViewCompositionalLayout(section: section)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    dataSource.apply(snapshot)
  }
}
//call FeedViewController(style: .compact, count: 4)
//= 0,0,393,40 0,41,393,40 0,82,393,40 0,123,393,40
