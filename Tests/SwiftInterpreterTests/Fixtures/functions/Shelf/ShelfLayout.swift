// swift-format-ignore-file
import UIKit

final class ShelfViewController: UIViewController {
    lazy var layout: UICollectionViewLayout = {
        let item = NSCollectionLayoutItem(layoutSize: .fill)
        item.contentInsets = ShelfMetrics.bookInsets
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(ShelfMetrics.bookWidth), heightDimension: .absolute(ShelfMetrics.bookWidth * 1.5)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        return UICollectionViewCompositionalLayout(section: section)
    }()
}
