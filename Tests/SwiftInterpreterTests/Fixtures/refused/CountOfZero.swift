// swift-format-ignore-file
import UIKit

func noRows(rows: Int = 0) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: rows)
    return NSCollectionLayoutSection(group: group)
}
