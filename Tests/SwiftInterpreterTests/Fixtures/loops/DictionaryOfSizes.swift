// swift-format-ignore-file
import UIKit

enum Block: String, CaseIterable { case title, body, image, caption }

final class ArticleLayout {
    static let heights: [Block: CGFloat] = [.title: 60, .image: 200, .caption: 24]
    static let insets = ["title": NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16)]

    static func create() -> UICollectionViewLayout {
        let widest = heights.values.max()!
        let known = heights.keys.filter { heights[$0]! < widest }.sorted { $0.rawValue < $1.rawValue }
        assert(known == [.caption, .title])

        return UICollectionViewCompositionalLayout { index, _ -> NSCollectionLayoutSection? in
            let block = Block.allCases[index]
            let height = heights[block, default: 100]
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            if let insets = insets[block.rawValue] {
                section.contentInsets = insets
            }
            section.interGroupSpacing = known.contains(block) ? 2 : 4
            return section
        }
    }
}
