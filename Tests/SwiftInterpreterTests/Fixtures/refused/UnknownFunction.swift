// swift-format-ignore-file
import UIKit

class ShopViewController: UIViewController {
    private func shopSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.boundarySupplementaryItems = [makeHeader()]
        return section
    }
}
