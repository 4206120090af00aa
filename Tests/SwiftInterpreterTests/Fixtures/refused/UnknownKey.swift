// swift-format-ignore-file
import UIKit

func layout() -> UICollectionViewLayout {
    let heights: [String: CGFloat] = ["low": 40, "high": 80]
    let height = heights[Feed.kind] ?? 60
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
