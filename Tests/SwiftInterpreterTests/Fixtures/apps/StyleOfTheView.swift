// swift-format-ignore-file
import UIKit

enum Kind: Hashable { case wide, grid }
enum Style {
  case grid, list
  var layout: UICollectionViewLayout {
    switch self {
    case .grid: Style.make { $0 == 0 ? .wide : .grid }
    case .list: Style.make { _ in .wide }
    }
  }
  static func make(_ kind: @escaping (Int) -> Kind?) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in kind(index) == .wide ? row(1) : row(3) }
  }
  private static func row(_ columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item]))
  }
}

final class HomeController: UIViewController {
  var style = Style.grid { didSet { collectionView.setCollectionViewLayout(style.layout, animated: true) } }
  lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: style.layout)
  lazy var dataSource = UICollectionViewDiffableDataSource<Kind, Int>(collectionView: collectionView) { _, _, _ in nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let groups = Dictionary(grouping: [1, 2, 3]) { $0 == 1 ? Kind.wide : .grid }
    var snapshot = NSDiffableDataSourceSnapshot<Kind, Int>()
    snapshot.appendSections([.wide, .grid])
    for (kind, items) in groups { snapshot.appendItems(items, toSection: kind) }
    dataSource.apply(snapshot)
  }
}
//= 0,0,393,90 0,90,131,90 131,90,131,90
//names 1 2 3
