// swift-format-ignore-file
import UIKit

func misspelt() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalwidth(0.5), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
