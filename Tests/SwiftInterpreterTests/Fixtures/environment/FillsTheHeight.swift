// swift-format-ignore-file
import UIKit

/// Rows that share the height between the header and the footer, with 60 to 140 points each.
func fillingLayout(rows: Int = 4) -> UICollectionViewLayout {
    let header: CGFloat = 100, footer: CGFloat = 40
    return UICollectionViewCompositionalLayout { _, environment in
        let free = environment.container.effectiveContentSize.height - header - footer
        let height = min(max(free / CGFloat(rows), 60), 140)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.boundarySupplementaryItems = [
            .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(header)), elementKind: "top", alignment: .top),
            .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(footer)), elementKind: "bottom", alignment: .bottom),
        ]
        return section
    }
}
