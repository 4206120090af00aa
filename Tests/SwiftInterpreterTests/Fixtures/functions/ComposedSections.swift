// swift-format-ignore-file
import UIKit
struct Metrics {
  static let inset: CGFloat = 16
  static var gap: CGFloat { inset / 2 }
  enum Photo { static let ratio: CGFloat = 4 / 3; static let perRow = 3 }
}
protocol SectionLayoutProviding { func makeSection(_ env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection }
struct PhotoGridSection: SectionLayoutProviding {
  var perRow = Metrics.Photo.perRow
  func makeSection(_ env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let available = env.container.effectiveContentSize.width - Metrics.inset * 2 - Metrics.gap * CGFloat(perRow - 1)
    let side = floor(available / CGFloat(perRow))
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(side), heightDimension: .absolute(side / Metrics.Photo.ratio)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(side / Metrics.Photo.ratio)), subitems: [item])
    group.interItemSpacing = .fixed(Metrics.gap)
    let s = NSCollectionLayoutSection(group: group)
    s.interGroupSpacing = Metrics.gap
    s.contentInsets = .init(top: 0, leading: Metrics.inset, bottom: 0, trailing: Metrics.inset)
    return s
  }
}
struct FeedRow: SectionLayoutProviding {
  func makeSection(_ env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
  }
}
final class Composer {
  private let providers: [any SectionLayoutProviding] = [PhotoGridSection(), FeedRow(), PhotoGridSection(perRow: 2)]
  private(set) lazy var layout = UICollectionViewCompositionalLayout { [providers] i, env in
    providers.indices.contains(i) ? providers[i].makeSection(env) : nil
  }
}
