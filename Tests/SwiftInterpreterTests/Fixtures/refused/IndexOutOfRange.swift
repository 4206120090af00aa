// swift-format-ignore-file
import UIKit

func heightsLayout() -> UICollectionViewLayout {
    let heights: [CGFloat] = [40, 80]
    return UICollectionViewCompositionalLayout { index, _ in
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights[index]))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}
