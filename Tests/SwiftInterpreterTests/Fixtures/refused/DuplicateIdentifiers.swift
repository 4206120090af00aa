// swift-format-ignore-file
import UIKit

func twiceSnapshot() -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "a"])
    return snapshot
}

func twiceLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
}
