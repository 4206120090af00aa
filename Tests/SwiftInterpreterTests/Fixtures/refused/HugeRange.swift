// swift-format-ignore-file
import UIKit

func manyItems() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    let items = (0..<2_000_000_000).map { _ in NSCollectionLayoutItem(layoutSize: size) }
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: items))
}
