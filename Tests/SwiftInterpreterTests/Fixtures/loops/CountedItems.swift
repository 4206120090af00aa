// swift-format-ignore-file
import UIKit

final class CountedViewController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<String, Int>!

    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            let shown = collectionView.numberOfItems(inSection: index)
            let snapshot = dataSource.snapshot()
            let counted = snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[index])
            let height: CGFloat = shown > 3 ? 20 : 50
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height + CGFloat(counted))))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
    }
}
