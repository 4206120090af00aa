// swift-format-ignore-file
import UIKit

enum Section: Int, CaseIterable { case albums, photos }

func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
        guard let section = Section(rawValue: index) else { return nil }
        let height: CGFloat = section == .albums ? 120 : 80
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}

func makeSnapshot() -> NSDiffableDataSourceSnapshot<Section, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    return snapshot
}
