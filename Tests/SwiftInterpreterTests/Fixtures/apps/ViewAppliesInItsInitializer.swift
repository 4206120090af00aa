import UIKit
// A view that applies a snapshot in its initialiser.
final class TeaList: UIView {
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
  private var contents = NSDiffableDataSourceSnapshot<Int, String>()
  private lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { _, _, _ in nil }
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(collectionView)
    fill()
  }
  required init?(coder: NSCoder) { fatalError("not used") }
  private func fill() {
    contents.appendSections([0])
    contents.appendItems(["oolong", "sencha"])
    source.apply(contents)
  }
  func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
//= 0,0,393,44 0,44,393,44
//names oolong sencha
