// swift-format-ignore-file
import UIKit

func createLayout() -> UICollectionViewLayout {
    return UICollectionViewCompositionalLayout { (index, environment) -> NSCollectionLayoutSection? in
        let columns = environment.container.effectiveContentSize.width > 800 ? 3 : 1

        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
        let groupHeight: NSCollectionLayoutDimension = columns == 1 ? .absolute(60) : .absolute(120)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight),
            subitem: item, count: columns)
        group.interItemSpacing = .fixed(10)
        return NSCollectionLayoutSection(group: group)
    }
}
