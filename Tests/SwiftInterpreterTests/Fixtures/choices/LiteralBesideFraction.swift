// swift-format-ignore-file
import UIKit
struct Theme { static let gap: CGFloat = 10 }
func section(wide: Bool) -> NSCollectionLayoutSection {
    let spacing = wide ? 25 : Theme.gap
    let half = spacing / 2
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.interGroupSpacing = half
    return section
}
