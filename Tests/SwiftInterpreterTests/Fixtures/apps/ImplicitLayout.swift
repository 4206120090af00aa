// swift-format-ignore-file
import UIKit

extension UICollectionViewLayout {
  static func list() -> UICollectionViewLayout { grid(1) }
  static func grid(_ columns: Int) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(400), heightDimension: .absolute(40)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

final class GridController: UIViewController {
  let items: [Int]
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: .grid(4))
  lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { _, _, _ in nil }
  init(count: Int = 1) { items = Array(1...count); super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    dataSource.apply(snapshot)
  }
}

func makeRoot() -> UIViewController { GridController(count: 3) }
//= 0,0,100,40 100,0,100,40 200,0,100,40
//names 1 2 3
