import UIKit
// A controller that creates a view, whose initialiser applies a snapshot.
final class TeaList: UIView {
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
  private lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { _, _, _ in nil }
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(collectionView)
    source.apply(.teas(["oolong", "sencha"]))
  }
  required init?(coder: NSCoder) { fatalError("not used") }
  func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
final class TeaController: UIViewController {
  private let list = TeaList()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
  }
}
extension NSDiffableDataSourceSnapshot<Int, String> {
  static func teas(_ names: [String]) -> Self {
    var all = Self()
    all.appendSections([0])
    all.appendItems(names)
    return all
  }
}
//= 0,0,393,44 0,44,393,44
//names oolong sencha
