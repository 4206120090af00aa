// swift-format-ignore-file
import UIKit

/// Chooses the section by ranges, tuples and conditions.
func patternedLayout() -> UICollectionViewCompositionalLayout {
    let total = 5
    return UICollectionViewCompositionalLayout { index, environment -> NSCollectionLayoutSection? in
        let height: CGFloat
        switch index {
        case 0: height = 100
        case 1...2: height = 60
        case let n where n.isMultiple(of: 2): height = 40
        default: height = 20
        }

        var inset: CGFloat = 0
        switch (index, index == total - 1) {
        case (0, _): inset = 10
        case (_, true): inset = 30
        case (1..<3, false): inset += 5; fallthrough
        case (3, _): inset += 1
        default: break
        }

        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: 0)
        return section
    }
}
