// swift-format-ignore-file
import UIKit

func lineUnderEachRow() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1/2), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item, item])
    let line = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(1)),
        elementKind: "line",
        containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    row.supplementaryItems = [line]
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = .init(top: 0, leading: 15, bottom: 0, trailing: 15)
    return UICollectionViewCompositionalLayout(section: section)
}
