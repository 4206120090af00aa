// swift-format-ignore-file
import UIKit

final class OutlineViewController: UIViewController {
  let tree = ["fruit": ["apple", "pear"], "nuts": ["walnut"]]
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  lazy var dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    var sections = NSDiffableDataSourceSnapshot<String, String>()
    sections.appendSections(["fruit", "nuts"])
    dataSource.apply(sections)
    for (kind, names) in tree {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append([kind.uppercased()])
      outline.append(names, to: kind.uppercased())
      if names.count > 1 { outline.expand([kind.uppercased()]) }
      dataSource.apply(outline, to: kind)
    }
  }
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
//names FRUIT apple pear NUTS
//= 0,0,393,30 0,30,393,30 0,60,393,30 0,90,393,30
