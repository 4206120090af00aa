// swift-format-ignore-file
import UIKit

func hairlineLayout() -> UICollectionViewLayout {
    let line = 1 / UIScreen.main.scale
    return UICollectionViewCompositionalLayout { _, environment in
        let row = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [row])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = line
        section.contentInsets.top = 3 / environment.traitCollection.displayScale
        return section
    }
}
