// swift-format-ignore-file
import UIKit

func windowLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
        let columns = environment.container.windowWidth > 800 ? 2 : 1
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item]))
    }
}
