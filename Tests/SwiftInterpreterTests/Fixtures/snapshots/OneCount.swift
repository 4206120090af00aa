// swift-format-ignore-file
import UIKit

enum Section: Int, CaseIterable { case photos, list }

final class MixedViewController: UIViewController {
    var dataSource: UICollectionViewDiffableDataSource<Section, String>!

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let height: CGFloat = index == 0 ? 100 : 44
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
    }

    func show() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(["cover"], toSection: .photos)
        snapshot.appendItems(["a", "b"], toSection: .list)
        dataSource.apply(snapshot)
    }
}
