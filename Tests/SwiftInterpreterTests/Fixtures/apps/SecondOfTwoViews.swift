// swift-format-ignore-file
import UIKit

final class ShelfViewController: UIViewController {
  enum Section { case main }
  private var topView: UICollectionView!
  private var listView: UICollectionView!
  private var topSource: UICollectionViewDiffableDataSource<Section, String>!
  private var listSource: UICollectionViewDiffableDataSource<Section, Int>!
  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
    apply()
  }
  func configureHierarchy() {
    topView = UICollectionView(frame: .zero, collectionViewLayout: makeTopLayout())
    listView = UICollectionView(frame: .zero, collectionViewLayout: makeListLayout())
    view.addSubview(topView); view.addSubview(listView)
  }
  func makeTopLayout() -> UICollectionViewLayout { rows(100) }
  func makeListLayout() -> UICollectionViewLayout { rows(44) }
  func rows(_ h: CGFloat) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h))
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }
  func configureDataSource() {
    topSource = UICollectionViewDiffableDataSource<Section, String>(collectionView: topView) { _, _, _ in nil }
    listSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: listView) { _, _, _ in nil }
  }
  func apply() {
    var a = NSDiffableDataSourceSnapshot<Section, String>()
    a.appendSections([.main]); a.appendItems(["t1", "t2"])
    topSource.apply(a, animatingDifferences: false)
    var b = NSDiffableDataSourceSnapshot<Section, Int>()
    b.appendSections([.main]); b.appendItems([1, 2, 3])
    listSource.apply(b) { print("done") }
  }
}
//call makeListLayout()
//names 1 2 3
//= 0,0,393,44 0,44,393,44 0,88,393,44
