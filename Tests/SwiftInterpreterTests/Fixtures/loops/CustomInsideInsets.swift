// swift-format-ignore-file
import UIKit

class CustomInsideInsets {
    // The container of a custom group is the whole view, regardless of its section's insets.
    func createLayout() -> UICollectionViewLayout {
        let group = NSCollectionLayoutGroup.custom(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))) { (env) -> [NSCollectionLayoutGroupCustomItem] in
            let half = env.container.contentSize.width / 3
            return (0..<2).map { .init(frame: CGRect(x: CGFloat($0) * half, y: 0, width: half, height: env.container.contentSize.height)) }
        }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 10, trailing: 30)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
