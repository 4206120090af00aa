// swift-format-ignore-file
import UIKit

func recursiveLayout() -> UICollectionViewLayout {
    func nested(_ depth: Int) -> NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        return .vertical(layoutSize: size, subitems: [nested(depth + 1)])
    }
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: nested(0)))
}
