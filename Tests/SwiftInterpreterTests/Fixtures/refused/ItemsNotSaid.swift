// swift-format-ignore-file
import UIKit

class PhotosViewController: UIViewController {
    enum Section: Int, CaseIterable { case albums, photos }

    private var albums: [String] = []
    private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

    func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let height: CGFloat = Section(rawValue: index) == .albums ? 120 : 80
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        }
    }

    func show(albums: [String], photos: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(albums, toSection: .albums)
        snapshot.appendItems(photos, toSection: .photos)
        dataSource.apply(snapshot)
    }
}
