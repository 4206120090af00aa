// swift-format-ignore-file
import UIKit

func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
        let isDark = environment.traitCollection.userInterfaceStyle == .dark
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(isDark ? 60 : 50))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}
