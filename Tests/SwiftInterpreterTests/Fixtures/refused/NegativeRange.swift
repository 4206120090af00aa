// swift-format-ignore-file
import UIKit

func backwards(count: Int = 0) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    let items = (1...count).map { _ in NSCollectionLayoutItem(layoutSize: size) }
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: items))
}
