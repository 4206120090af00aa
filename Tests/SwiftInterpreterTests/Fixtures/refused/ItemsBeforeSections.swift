// swift-format-ignore-file
import UIKit

class HastyViewController: UIViewController {
    var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

    func hastyLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        return UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    }

    func fill() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendItems(Array(1...3))
        snapshot.appendSections([0])
        dataSource.apply(snapshot)
    }
}
