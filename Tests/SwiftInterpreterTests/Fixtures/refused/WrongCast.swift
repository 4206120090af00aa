// swift-format-ignore-file
import UIKit

func castSection() -> NSCollectionLayoutSection {
    let rows: [Any] = [CGFloat(44), "tall"]
    let height = rows[1] as! CGFloat
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
