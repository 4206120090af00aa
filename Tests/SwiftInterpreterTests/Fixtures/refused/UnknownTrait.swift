// swift-format-ignore-file
import UIKit

func traitLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
        let height: CGFloat = environment.traitCollection.forceTouchCapability == .available ? 44 : 60
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}
