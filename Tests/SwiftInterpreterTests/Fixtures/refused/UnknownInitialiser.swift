// swift-format-ignore-file
import UIKit

func shortSizes() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(width: .fractionalWidth(1), height: .absolute(44))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
