// swift-format-ignore-file
import UIKit

extension Array {
    func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}

func chunkedLayout() -> UICollectionViewLayout {
    let weights = [3, 1, 2, 2, 5]
    let rows = weights.chunked(into: 2)
    let groups = rows.enumerated().map { index, row -> NSCollectionLayoutGroup in
        let sum = CGFloat(row.reduce(0, +))
        let items = row.sorted(by: <).map { weight in
            NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(CGFloat(weight) / sum), heightDimension: .fractionalHeight(1)))
        }
        let isLast = index == rows.indices.last
        return .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(isLast ? 30 : 50)), subitems: items)
    }
    let heights = groups.dropLast().map { $0.layoutSize.heightDimension.dimension } + groups.suffix(1).map { _ in 30 }
    let first = weights.first(where: { $0 > 4 }) ?? 0
    let flat = rows.flatMap { $0 }.prefix { $0 != 2 }
    let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights.reduce(0, +))), subitems: groups)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = CGFloat(first + flat.count)
    section.contentInsets.top = weights.allSatisfy { $0 > 0 } && weights.contains(5) ? CGFloat(weights.firstIndex(of: 5)!) : 100
    return UICollectionViewCompositionalLayout(section: section)
}
