// swift-format-ignore-file
import UIKit

@available(iOS 17.0, *)
func uniformSection() -> NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 60)
    let card = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: height))
    let pair = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)), subitems: [card])
    let section = NSCollectionLayoutSection(group: pair)
    section.interGroupSpacing = 8
    return section
}
