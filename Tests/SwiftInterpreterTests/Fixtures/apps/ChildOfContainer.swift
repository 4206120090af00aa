// swift-format-ignore-file
import UIKit

final class ContainerViewController: UIViewController {
  private let grid = GridViewController()
  override func viewDidLoad() {
    super.viewDidLoad()
    grid.numbers = [4, 5, 6]
    self.grid.columns = 3
    addChild(grid)
    view.addSubview(grid.view)
    grid.didMove(toParent: self)
  }
}

final class GridViewController: UIViewController {
  var numbers: [Int] = []
  var columns = 1
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    dataSource.apply(snapshot)
  }
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
//names 4 5 6
//= 0,0,131,40 131,0,131,40 262,0,131,40
