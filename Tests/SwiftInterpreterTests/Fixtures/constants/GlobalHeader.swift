// swift-format-ignore-file
import UIKit

func storeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)

    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    let search = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)), elementKind: "search-bar", alignment: .top)
    search.pinToVisibleBounds = true
    let legal = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: "legal", alignment: .bottom)
    configuration.boundarySupplementaryItems = [search, legal]

    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.configuration = configuration
    return layout
}
