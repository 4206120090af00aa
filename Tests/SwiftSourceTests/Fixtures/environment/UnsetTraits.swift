// swift-format-ignore-file
import UIKit

enum AdaptiveLayout {
    static func make() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let traits = environment.traitCollection
            let columns = traits.userInterfaceIdiom == .phone ? (traits.verticalSizeClass == .compact ? 5 : 3) : 7
            let height: CGFloat = traits.horizontalSizeClass == .regular ? 100 : 50
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
    }
}
