// swift-format-ignore-file
import UIKit

func fractionsLayout() -> UICollectionViewLayout {
    let fractions: [CGFloat] = [0.2, 0.3, 0.5]
    let rows = [fractions, fractions.reversed(), [1]].map { fractions -> NSCollectionLayoutGroup in
        let items = fractions.map {
            NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth($0), heightDimension: .fractionalHeight(1)))
        }
        items.forEach { $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1) }
        return .horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)), subitems: items)
    }
    let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(240)),
        subitems: rows)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
