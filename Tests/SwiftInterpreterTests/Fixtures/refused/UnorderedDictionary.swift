// swift-format-ignore-file
import UIKit
func byDictionary() -> NSCollectionLayoutSection {
    let sizes: [String: CGFloat] = ["a": 50, "b": 70, "c": 90]
    let items = sizes.map { NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute($0.value))) }
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(210)), subitems: items)
    return NSCollectionLayoutSection(group: group)
}
