// swift-format-ignore-file
import UIKit

class TagCloud {
    private let words = ["swift", "layout", "ui", "compositional", "kit", "grid"]

    /// Rows of tags: as many as fit into a width of 300 with gaps of 8; a letter is 9 points wide.
    private func rows() -> [[String]] {
        var rows: [[String]] = [[]]
        var used: CGFloat = 0
        var remaining = words[...]
        while let word = remaining.first {
            let width = CGFloat(word.count * 9 + 20)
            if used + width > 300, !(rows.last?.isEmpty ?? true) {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append(word)
            used += width + 8
            remaining = remaining.dropFirst()
        }
        return rows
    }

    func cloudLayout() -> UICollectionViewLayout {
        var groups: [NSCollectionLayoutGroup] = []
        for row in rows() {
            var items = [NSCollectionLayoutItem]()
            for word in row {
                items.append(.init(layoutSize: .init(widthDimension: .absolute(CGFloat(word.count * 9 + 20)), heightDimension: .absolute(32))))
            }
            let width = items.reduce(CGFloat(8 * (row.count - 1))) { $0 + $1.layoutSize.widthDimension.dimension }
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(width), heightDimension: .absolute(32)), subitems: items)
            group.interItemSpacing = .fixed(8)
            groups.append(group)
        }
        let height = CGFloat(groups.count) * 32 + CGFloat(groups.count - 1) * 8
        let cloud = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: groups)
        cloud.interItemSpacing = .fixed(8)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: cloud))
    }
}
