// swift-format-ignore-file
import UIKit
enum Layouts {
  static let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  static let cards: NSCollectionLayoutSection = {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header]
    return section
  }()
  static func layout() -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout(section: cards) }
}
final class CardsViewController: UICollectionViewController {
  convenience init() { self.init(collectionViewLayout: Layouts.layout()) }
  lazy var dataSource = UICollectionViewDiffableDataSource<String, Character>(collectionView: collectionView) { _, _, _ in nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    var s = NSDiffableDataSourceSnapshot<String, Character>()
    s.appendSections(["x"])
    s.appendItems(Array("abc"))
    dataSource.apply(s)
  }
}
//= 0,32,196.5,100 196.5,32,196.5,100 0,132,196.5,100
