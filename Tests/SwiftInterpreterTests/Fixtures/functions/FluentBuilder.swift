// swift-format-ignore-file
import UIKit

/// A builder with chained calls, each of which returns a changed copy.
struct LayoutBuilder {
    private var itemWidth: NSCollectionLayoutDimension = .fractionalWidth(1)
    private var groupHeight: NSCollectionLayoutDimension = .estimated(44)
    private var itemSpacing: NSCollectionLayoutSpacing?
    private var groupSpacing: CGFloat = 0
    private var insets = NSDirectionalEdgeInsets.zero
    private var behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none

    func columns(_ count: Int) -> LayoutBuilder {
        var copy = self
        copy.itemWidth = .fractionalWidth(1.0 / Double(count))
        return copy
    }

    func height(_ dimension: NSCollectionLayoutDimension) -> LayoutBuilder {
        var copy = self
        copy.groupHeight = dimension
        return copy
    }

    func spacing(items: CGFloat, groups: CGFloat? = nil) -> LayoutBuilder {
        var copy = self
        copy.itemSpacing = .fixed(items)
        copy.groupSpacing = groups ?? items
        return copy
    }

    func insets(_ insets: NSDirectionalEdgeInsets) -> LayoutBuilder {
        var copy = self
        copy.insets = insets
        return copy
    }

    func build() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: itemWidth, heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: groupHeight), subitems: [item])
        group.interItemSpacing = itemSpacing
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = groupSpacing
        section.contentInsets = insets
        section.orthogonalScrollingBehavior = behaviour
        return section
    }
}

final class StickersController: UIViewController {
    private var layout: UICollectionViewLayout {
        let section = LayoutBuilder()
            .columns(4)
            .height(.absolute(72))
            .spacing(items: 6)
            .insets(.init(top: 6, leading: 6, bottom: 6, trailing: 6))
            .build()
        return UICollectionViewCompositionalLayout(section: section)
    }
}
