// swift-format-ignore-file
import UIKit

func stackSection(heights: CGFloat..., spacing: CGFloat = 6) -> NSCollectionLayoutSection {
    let total = heights.reduce(0, +) + spacing * CGFloat(max(heights.count - 1, 0))
    let tallest = heights.max() ?? 44
    let subitems = heights.enumerated().map { offset, height -> NSCollectionLayoutItem in
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(height == tallest ? 1 : 0.5), heightDimension: .absolute(height)))
        item.contentInsets.leading = CGFloat(offset) * 5
        return item
    }
    let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(total)), subitems: subitems)
    group.interItemSpacing = .fixed(spacing)
    return NSCollectionLayoutSection(group: group)
}

let stack = UICollectionViewCompositionalLayout(section: stackSection(heights: 30, 70, 50))
