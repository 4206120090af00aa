// swift-format-ignore-file
import UIKit

enum Style {
  case list, grid(columns: Int)
  var columns: Int { if case .grid(let count) = self { return count }; return 1 }
  var layout: UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(400), heightDimension: .absolute(40)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

final class StyleController: UIViewController {
  var style = Style.list
  override func viewDidLoad() {
    super.viewDidLoad()
    style = .grid(columns: 4)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: style.layout)
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    dataSource.apply(snapshot)
  }
}
//= 0,0,100,40 100,0,100,40 200,0,100,40
//names 1 2 3
