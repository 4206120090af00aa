// swift-format-ignore-file
import UIKit

func makeFeedLayout() -> UICollectionViewLayout {
    let estimated = NSCollectionLayoutDimension.estimated(120)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: estimated)

    let item = NSCollectionLayoutItem(layoutSize: size)
    // ignored on the estimated axis, as UIKit does
    item.contentInsets = .init(top: 6, leading: 10, bottom: 6, trailing: 10)

    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 1 / 2
    return UICollectionViewCompositionalLayout(section: section)
}
