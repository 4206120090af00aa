// swift-format-ignore-file
import UIKit

/// Constants is in a package of its own; its values are said to the command.
func paddedLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Constants.rowHeight))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.contentInsets = .init(top: Constants.padding, leading: Constants.padding, bottom: 0, trailing: Constants.padding)
    return UICollectionViewCompositionalLayout(section: section)
}
