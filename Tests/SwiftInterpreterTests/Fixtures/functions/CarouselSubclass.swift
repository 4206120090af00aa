// swift-format-ignore-file
import UIKit

final class CarouselLayout: UICollectionViewCompositionalLayout {
    convenience init(itemWidth: CGFloat = 200, spacing: CGFloat = 12) {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(itemWidth), heightDimension: .absolute(itemWidth * 0.6)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = .groupPagingCentered
        self.init(section: section)
    }
}

final class CarouselViewController: UIViewController {
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: CarouselLayout(spacing: 20))
}
