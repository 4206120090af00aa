// swift-format-ignore-file
import UIKit

// The group copied its subitems when it was created, so later changes to the item have no effect.
func lateInsetsLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
        subitems: [item])
    item.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    group.interItemSpacing = .fixed(12)

    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
