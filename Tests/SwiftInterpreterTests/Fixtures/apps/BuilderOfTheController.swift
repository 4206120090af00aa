// swift-format-ignore-file
import UIKit

struct Builder {
  var columns = 2
  var width: CGFloat = 400
  func build() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(width), heightDimension: .absolute(40)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

final class GridController: UIViewController {
  var builder = Builder()
  override func viewDidLoad() {
    super.viewDidLoad()
    builder.columns = 4
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: builder.build())
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { _, _, _ in nil }
    let pairs = ["a": [1, 2], "b": [3]].map { (key: $0.key, all: $0.value.sorted { $0 < $1 }) }.sorted { $0.key < $1.key }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(pairs.flatMap(\.all))
    dataSource.apply(snapshot)
  }
}
//= 0,0,100,40 100,0,100,40 200,0,100,40
//names 1 2 3
