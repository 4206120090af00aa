// swift-format-ignore-file
import UIKit

/// The caller that creates the grid specifies the number of columns.
struct Grid {
    let columns: Int
    var spacing: CGFloat = 4

    func layout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitem: item, count: columns)
        group.interItemSpacing = .fixed(spacing)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
