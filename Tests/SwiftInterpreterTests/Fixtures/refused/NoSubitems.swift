// swift-format-ignore-file
import UIKit

func emptyGroup() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let items = [0.2, 0.8].filter { $0 > 1 }.map { NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth($0), heightDimension: .absolute(44))) }
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: items)
    return NSCollectionLayoutSection(group: group)
}
