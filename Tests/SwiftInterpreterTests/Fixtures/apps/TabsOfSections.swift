// swift-format-ignore-file
import UIKit
// Tabs of sections: an enum of tabs, each has a list of section kinds.
enum Tab: Int, CaseIterable { case home, browse }
enum SectionKind: Hashable { case hero, shelf(title: String), list }
final class TabsViewController: UIViewController {
  private var current: Tab = .browse
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    show(current)
  }
  private func sections(for tab: Tab) -> [SectionKind] {
    switch tab {
    case .home: return [.hero, .list]
    case .browse: return [.shelf(title: "New"), .shelf(title: "Hot"), .list]
    }
  }
  private func makeDataSource() -> UICollectionViewDiffableDataSource<SectionKind, String> {
    UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in UICollectionViewCell() }
  }
  private func show(_ tab: Tab) {
    var snapshot = NSDiffableDataSourceSnapshot<SectionKind, String>()
    for kind in sections(for: tab) {
      snapshot.appendSections([kind])
      switch kind {
      case .hero: snapshot.appendItems(["hero"])
      case .shelf(let title): snapshot.appendItems((1...2).map { "\(title) \($0)" })
      case .list: snapshot.appendItems(["l1", "l2"])
      }
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      guard let self = self else { return nil }
      switch self.dataSource.sectionIdentifier(for: index) {
      case .hero?: return Self.rows(height: 200)
      case .shelf?:
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(150), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
        return section
      case .list?, nil: return Self.rows(height: 50)
      }
    }
  }
  private static func rows(height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
  }
}
//= 16,5,150,100 176,5,150,100 16,115,150,100 176,115,150,100 0,220,393,50 0,270,393,50
