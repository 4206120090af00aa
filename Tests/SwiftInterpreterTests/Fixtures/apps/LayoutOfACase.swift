// swift-format-ignore-file
import UIKit

enum Mode {
  case list, grid
  func makeLayout() -> UICollectionViewLayout {
    switch self {
    case .list: rows(height: 50)
    case .grid: rows(height: 120)
    }
  }
}

final class FeedController: UIViewController {
  enum Section: Hashable { case items, loading }
  private var mode = Mode.grid { didSet { collectionView.setCollectionViewLayout(mode.makeLayout(), animated: true) } }
  private lazy var collectionView: UICollectionView = {
    #if targetEnvironment(macCatalyst)
    return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #else
    return UICollectionView(frame: .zero, collectionViewLayout: mode.makeLayout())
    #endif
  }()
  private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) { _, _, _ in nil }
  private let items: [Section: [Int]] = [.items: [1, 2], .loading: [0]]

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = dataSource.snapshot()
    if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections([.items, .loading]) }
    for (section, identifiers) in items { snapshot.appendItems(identifiers, toSection: section) }
    dataSource.apply(snapshot)
  }
}

func rows(height: CGFloat) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
//= 0,0,393,120 0,120,393,120 0,240,393,120
//names 1 2 0
