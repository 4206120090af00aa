// swift-format-ignore-file
import UIKit
class SettingsVC: UICollectionViewController {
  struct Row: Hashable { var title: String; var detail: String? = nil }
  enum Section: CaseIterable { case account, general
    var rows: [Row] { switch self { case .account: [Row(title: "Name", detail: "x"), Row(title: "Mail")]; case .general: ["A", "B", "C"].map { Row(title: $0) } } } }
  private var dataSource: UICollectionViewDiffableDataSource<Section, Row>?
  init() {
    var c = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    c.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: c))
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    makeDataSource()
    reload(animated: false)
  }
  private func makeDataSource() { dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { _, _, _ in nil } }
  private func reload(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    Section.allCases.forEach { section in
      snapshot.appendSections([section])
      snapshot.appendItems(section.rows, toSection: section)
    }
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }
}
