// swift-format-ignore-file
import UIKit

func slowSection() -> NSCollectionLayoutSection {
    var height: CGFloat = 0
    for _ in 0..<900_000_000 {
        height += 0.001
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
