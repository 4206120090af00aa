// swift-format-ignore-file
import UIKit

typealias Snapshot = NSDiffableDataSourceSnapshot<Topic.ID, String>
struct Topic: Identifiable {
  enum Kind: String, CaseIterable { case featured, all }
  var id: Kind
}
extension Snapshot {
  mutating func add(_ names: [String], to kind: Topic.Kind) { appendItems(names, toSection: kind) }
}

final class Model {
  let names: [String]
  init(names: [String]) { self.names = names }
  func makeSnapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(Topic.ID.allCases)
    snapshot.add(names, to: .all)
    return snapshot
  }
}

class BaseController: UIViewController {
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  lazy var dataSource = UICollectionViewDiffableDataSource<Topic.ID, String>(collectionView: collectionView) { _, _, _ in nil }
  func makeLayout() -> UICollectionViewLayout { fatalError("subclasses override this") }
  func show(_ snapshot: Snapshot) { dataSource.apply(snapshot) }
}

final class TopicsController: BaseController {
  let model = Model(names: ["tea", "milk"])
  override func makeLayout() -> UICollectionViewLayout { rows(height: [.featured: 90, .all: 30][kind]!) }
  private let kind = Topic.Kind.all
  override func viewDidLoad() {
    super.viewDidLoad()
    show(model.makeSnapshot())
  }
}

func rows(height: CGFloat) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
//= 0,0,393,30 0,30,393,30
//names tea milk
