// swift-format-ignore-file
import UIKit
protocol LayoutMaking { func section(width: CGFloat) -> NSCollectionLayoutSection }
struct GridLayout: LayoutMaking {
  let columns: Int
  var ratio: CGFloat = 1
  func section(width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let height = width / CGFloat(columns) * ratio
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}
struct BannerLayout: LayoutMaking {
  func section(width: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(max(80, width / 5)))
    return NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
enum LayoutFactory {
  enum Style { case banner, grid(Int), photos }
  static func make(_ style: Style) -> any LayoutMaking {
    switch style {
    case .banner: BannerLayout()
    case .grid(let n): GridLayout(columns: n)
    case .photos: GridLayout(columns: 3, ratio: 0.5)
    }
  }
}
class ShopViewController: UICollectionViewController {
  let styles: [LayoutFactory.Style] = [.banner, .grid(2), .photos]
  var source: UICollectionViewDiffableDataSource<Int, Int>!
  init() {
    super.init(collectionViewLayout: UICollectionViewLayout())
    collectionView.setCollectionViewLayout(UICollectionViewCompositionalLayout(sectionProvider: { [styles] index, env in
      LayoutFactory.make(styles[index]).section(width: env.container.effectiveContentSize.width)
    }), animated: false)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    source = .init(collectionView: collectionView, cellProvider: { _, _, _ in nil })
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(styles.indices))
    for index in styles.indices { snapshot.appendItems([index * 10, index * 10 + 1], toSection: index) }
    source.apply(snapshot)
  }
}
// banner 80 (393/5=78.6 -> 80); grid 196.5; photos 65.5 high, 131 wide
//= 0,0,393,80 0,80,393,80 0,160,196.5,196.5 196.5,160,196.5,196.5 0,356.5,131,65.5 131,356.5,131,65.5
