// swift-format-ignore-file
import UIKit

let swatchLayout: UICollectionViewLayout = {
    let swatch = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(56), heightDimension: .absolute(56)))
    let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(56)),
        subitems: [swatch])
    row.interItemSpacing = NSCollectionLayoutSpacing.flexible(16)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
    return UICollectionViewCompositionalLayout(section: section)
}()
