// swift-format-ignore-file
import UIKit

/// A property stores the layout that a function makes.
final class Board {
    private var layout: UICollectionViewCompositionalLayout!

    func configure() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        layout = UICollectionViewCompositionalLayout(section: row, configuration: configuration)
    }

    private var row: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }
}
