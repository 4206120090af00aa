// swift-format-ignore-file
import UIKit

final class Coordinator {
  let navigation = UINavigationController()
  func start() { navigation.pushViewController(GridController(columns: 4), animated: false) }
}

final class GridController: UIViewController {
  private let columns: Int
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { _, _, _ in nil }

  init(columns: Int) {
    self.columns = columns
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["tea", "milk", "rice", "salt", "oil"])
    dataSource.apply(snapshot)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(400), heightDimension: .absolute(60)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
//= 0,0,100,60 100,0,100,60 200,0,100,60 300,0,100,60 0,60,100,60
//names tea milk rice salt oil
