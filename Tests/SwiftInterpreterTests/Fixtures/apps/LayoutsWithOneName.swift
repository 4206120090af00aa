// swift-format-ignore-file
import UIKit

protocol SectionController {
  var items: [String] { get }
  func layout(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}
struct Rows: SectionController {
  let items: [String]
  func layout(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
  }
}
final class Source: UICollectionViewDiffableDataSource<Int, String> {
  private weak var collectionView: UICollectionView?
  init(in collectionView: UICollectionView) {
    super.init(collectionView: collectionView) { _, _, _ in nil }
    self.collectionView = collectionView
  }
}

final class RowsController: UIViewController {
  var controllers: [SectionController] = [Rows(items: ["tea", "milk"])]
  private lazy var layout = UICollectionViewCompositionalLayout { [unowned self] in controllers[$0].layout(environment: $1) }
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var dataSource = Source(in: collectionView)

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(controllers[0].items)
    dataSource.apply(snapshot)
  }
}
//= 0,0,393,60 0,60,393,60
//names tea milk
