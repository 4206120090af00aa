// swift-format-ignore-file
import UIKit

func unmeasured() -> NSCollectionLayoutSection {
    let height = CGFloat(-4).squareRoot()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
