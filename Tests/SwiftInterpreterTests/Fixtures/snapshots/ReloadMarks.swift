// swift-format-ignore-file
import UIKit

final class ReloadMarks: UIViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    func setUp() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(["a", "b", "c"], toSection: 1)
        snapshot.appendItems(["d"], toSection: 2)
        dataSource.apply(snapshot, animatingDifferences: false)

        snapshot.reloadItems(["b"])
        if #available(iOS 15.0, *) {
            snapshot.reconfigureItems(["c"])
        } else {
            snapshot.reloadItems(["c"])
        }
        snapshot.reloadSections([2])
        dataSource.apply(snapshot)
    }

    func grid() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), subitems: [item])))
    }
}
