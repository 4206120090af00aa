// swift-format-ignore-file
import UIKit

struct CardStyle {
    var height: CGFloat
}

extension NSCollectionLayoutSection {
    static func cardSection(style: CardStyle, spacing: CGFloat = 8) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(style.height))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.interGroupSpacing = spacing
        return section
    }
}
