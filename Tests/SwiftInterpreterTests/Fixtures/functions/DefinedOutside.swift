// swift-format-ignore-file
import UIKit

/// Constants is in a separate package; its values are passed to the command.
func paddedLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Constants.rowHeight))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.contentInsets = .init(top: Constants.padding, leading: Constants.padding, bottom: 0, trailing: Constants.padding)
    return UICollectionViewCompositionalLayout(section: section)
}
