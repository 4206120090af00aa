// swift-format-ignore-file
import UIKit

func landscapeTiles() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { (_: Int, env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
        let size = env.container.contentSize
        let landscape = size.width > size.height
        var spacing: CGFloat = 12
        if landscape, env.traitCollection.userInterfaceIdiom == .pad { spacing *= 2 }
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(landscape ? 0.25 : 0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(landscape ? 0.5 : 0.25)), subitems: [item])
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    }
}
