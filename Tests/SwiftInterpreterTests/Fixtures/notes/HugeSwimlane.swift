// swift-format-ignore-file
import UIKit

extension UICollectionView {
    // A fraction instead of a length, as Xcode's completion suggests it: 160 times the width.
    func makeCourseSwimlaneSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
        let layoutSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(160),
            heightDimension: .fractionalHeight(200))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 20, trailing: 20)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }
}
