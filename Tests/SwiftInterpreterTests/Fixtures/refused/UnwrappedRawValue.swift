// swift-format-ignore-file
import UIKit

enum Section: Int { case first, second }

func sectionsLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
        let section = Section(rawValue: index)!
        let height: CGFloat = section == .first ? 40 : 80
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}
