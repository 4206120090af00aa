// swift-format-ignore-file
import UIKit
func bySortedKeys() -> NSCollectionLayoutSection {
    let sizes: [String: CGFloat] = ["b": 70, "c": 90, "a": 50]
    let total = sizes.values.reduce(0, +)
    let items = sizes.keys.sorted().map { key in NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(sizes[key]!))) }
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(total)), subitems: items)
    return NSCollectionLayoutSection(group: group)
}
