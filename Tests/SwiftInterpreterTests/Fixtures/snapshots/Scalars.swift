// swift-format-ignore-file
import UIKit

class AlphabetViewController: UIViewController {
    @IBOutlet var collectionView: UICollectionView!

    func createLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        return UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    }

    func fill() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems((65...67).compactMap { UnicodeScalar($0) }.map { String($0) })
        snapshot.appendItems((0..<2).map { String(Character(UnicodeScalar(97 + $0)!)) })
        (collectionView.dataSource as? UICollectionViewDiffableDataSource<Int, String>)?
            .apply(snapshot, animatingDifferences: UIView.areAnimationsEnabled)
    }
}
