// swift-format-ignore-file
import UIKit
// App Store-like
final class AppsViewController: UIViewController {
  enum Section: Hashable, CaseIterable {
    case featured, today, categories, all
    var title: String { switch self { case .featured: "Featured"; case .today: "Today"; case .categories: "Categories"; case .all: "All" } }
    var rows: Int {
      switch self {
      case .featured: return 1
      case .today, .categories: return 3
      case .all: return 2
      }
    }
  }
  static let sectionHeaderKind = "section-header"
  private lazy var layout: UICollectionViewCompositionalLayout = {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(sectionProvider: { [unowned self] index, env in
      let kind = Section.allCases[index % Section.allCases.count]
      return self.layoutSection(for: kind, width: env.container.effectiveContentSize.width)
    }, configuration: config)
  }()
  private func layoutSection(for kind: Section, width: CGFloat) -> NSCollectionLayoutSection? {
    guard width > 0 else { return nil }
    let rows = kind.rows
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / CGFloat(rows))))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    let groupWidth: NSCollectionLayoutDimension = width > 600 ? .fractionalWidth(0.45) : .fractionalWidth(0.93)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: NSCollectionLayoutSize(widthDimension: groupWidth, heightDimension: .absolute(CGFloat(rows) * 80)), subitem: item, count: rows)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = kind == .featured ? .groupPagingCentered : .groupPaging
    if kind != .featured {
      let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), elementKind: Self.sectionHeaderKind, alignment: .top)
      header.contentInsets = .init(top: 0, leading: 8, bottom: 0, trailing: 0)
      section.boundarySupplementaryItems = [header]
    }
    return section
  }
}
