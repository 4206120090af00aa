// swift-format-ignore-file
import UIKit

/// The configuration that is read back is a copy: setting its properties has no effect.
func readBackLayout() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    layout.configuration.interSectionSpacing = 40
    layout.configuration.scrollDirection = .horizontal
    return layout
}
