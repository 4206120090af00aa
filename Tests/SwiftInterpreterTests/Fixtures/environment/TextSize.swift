// swift-format-ignore-file
import UIKit

@available(iOS 13.0, *)
func textSizeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
        let category = environment.traitCollection.preferredContentSizeCategory
        let rowHeight: CGFloat
        if category.isAccessibilityCategory {
            rowHeight = 120
        } else if category > .extraLarge {
            rowHeight = 80
        } else {
            rowHeight = 50
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(category >= .accessibilityMedium ? 1 : 0.5), heightDimension: .absolute(rowHeight))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}
