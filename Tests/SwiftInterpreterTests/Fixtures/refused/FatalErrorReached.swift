// swift-format-ignore-file
import UIKit

func strictLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
        switch index {
        case 0:
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        default:
            fatalError("section \(index) has no layout")
        }
    }
}
