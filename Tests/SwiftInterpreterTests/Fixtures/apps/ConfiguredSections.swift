// swift-format-ignore-file
import UIKit
struct SectionConfig { var itemHeight: CGFloat = 44; var columns = 1; var insets: NSDirectionalEdgeInsets = .zero; var spacing: CGFloat = 0
  func with(_ change: (inout SectionConfig) -> Void) -> SectionConfig { var copy = self; change(&copy); return copy } }
extension NSCollectionLayoutSection {
  convenience init(_ config: SectionConfig) {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(config.itemHeight)), subitem: item, count: config.columns)
    group.interItemSpacing = .fixed(config.spacing)
    self.init(group: group)
    contentInsets = config.insets
    interGroupSpacing = config.spacing
  }
}
final class ConfigViewController: UIViewController {
  let base = SectionConfig()
  lazy var configs = [base, base.with { $0.columns = 2; $0.spacing = 5 }, base.with { $0.itemHeight = 20; $0.insets.leading = 13 }]
  lazy var layout = UICollectionViewCompositionalLayout { [weak self] index, _ in self.map { NSCollectionLayoutSection($0.configs[index]) } }
  func makeLayout() -> UICollectionViewLayout { layout }
}
//items 0=1,1=3,2=1
//= 0,0,393,44 0,44,194,44 199,44,194,44 0,93,194,44 13,137,380,20
