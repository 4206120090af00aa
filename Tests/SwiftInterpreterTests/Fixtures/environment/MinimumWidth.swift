// swift-format-ignore-file
import UIKit

/// As many columns as fit, each with a minimum width.
func gridSection(minimumWidth: CGFloat = 160, spacing: CGFloat = 10, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let available = environment.container.effectiveContentSize.width - spacing * 2
    let count = max(1, Int((available + spacing) / (minimumWidth + spacing)))
    let width = (available - spacing * CGFloat(count - 1)) / CGFloat(count)
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(floor(width)), heightDimension: .absolute(floor(width) + 40)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(floor(width) + 40)),
        subitems: Array(repeating: item, count: count))
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = .init(top: spacing, leading: spacing, bottom: spacing, trailing: spacing)
    return section
}

class StoreLayout: UICollectionViewCompositionalLayout {
    convenience init() {
        self.init { gridSection(environment: $1) }
    }
}

func storeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
        gridSection(minimumWidth: 150, environment: environment)
    }
}
