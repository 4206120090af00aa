// swift-format-ignore-file
import UIKit
class V: UIViewController {
    enum Section { case a, b }
    var dataSource: UICollectionViewDiffableDataSource<Section, Int>!
    func layout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        return UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    }
    func load() {
        var first = NSDiffableDataSourceSnapshot<Section, Int>()
        first.appendSections([.a])
        var second = first
        first.appendItems([1, 2])
        second.appendItems([7])
        dataSource.apply(first)
        dataSource.apply(second)
        var third = NSDiffableDataSourceSnapshot<Section, Int>()
        third.appendSections([.b])
        third.appendItems([7, 8])
        dataSource.apply(third)
    }
}
