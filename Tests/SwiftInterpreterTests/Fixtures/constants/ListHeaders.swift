// swift-format-ignore-file
import UIKit

/// A list's own header is changed, replaced and removed.
enum ListHeaders {
    static func layout(_ appearance: UICollectionLayoutListConfiguration.Appearance, change: @escaping (NSCollectionLayoutSection) -> Void) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            var list = UICollectionLayoutListConfiguration(appearance: appearance)
            list.headerMode = .supplementary
            let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
            change(section)
            return section
        }
    }

    static func pinned() -> UICollectionViewLayout {
        layout(.grouped) { $0.boundarySupplementaryItems.first?.pinToVisibleBounds = true }
    }
    static func free() -> UICollectionViewLayout {
        layout(.plain) { section in section.boundarySupplementaryItems.forEach { $0.pinToVisibleBounds = false } }
    }
    static func replaced() -> UICollectionViewLayout {
        layout(.insetGrouped) { section in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
            section.boundarySupplementaryItems = [
                .init(layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
    }
    static func looked() -> UICollectionViewLayout {
        layout(.grouped) { section in
            let kinds = section.boundarySupplementaryItems.map { $0.elementKind }
            section.interGroupSpacing = kinds == [UICollectionView.elementKindSectionHeader] ? 6 : 0
        }
    }
    static func removed() -> UICollectionViewLayout { layout(.plain) { $0.boundarySupplementaryItems.removeAll() } }
}
