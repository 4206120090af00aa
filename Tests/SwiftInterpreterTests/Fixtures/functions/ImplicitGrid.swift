// swift-format-ignore-file
import UIKit

extension UICollectionViewLayout {
    static func grid(columns: Int, spacing: CGFloat = 8) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width - spacing * CGFloat(columns - 1)
            let size = NSCollectionLayoutSize(widthDimension: .absolute(width / CGFloat(columns)), heightDimension: .absolute(30))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: size.heightDimension), subitems: [.init(layoutSize: size)])
            group.interItemSpacing = .fixed(spacing)
            return NSCollectionLayoutSection(group: group)
        }
    }
}

final class StickersViewController: UIViewController {
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: .grid(columns: 3, spacing: 9))
}
