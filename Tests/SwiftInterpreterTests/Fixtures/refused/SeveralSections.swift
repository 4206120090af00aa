// swift-format-ignore-file
import UIKit

enum Sections {
    static func banner() -> NSCollectionLayoutSection { list(height: 200) }

    static func list(height: CGFloat = 44) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }

    static var footer: NSCollectionLayoutSection { list(height: 20) }
}
