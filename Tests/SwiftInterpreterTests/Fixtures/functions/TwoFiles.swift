// swift-format-ignore-file
import UIKit

class CatalogueViewController: UIViewController {
    private func createLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(Layout.Grid.fraction), heightDimension: .fractionalHeight(1)))
        item.contentInsets = Layout.Grid.itemInsets
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Layout.Grid.rowHeight)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: Layout.padding, leading: Layout.padding, bottom: Layout.padding * 2, trailing: Layout.padding)
        section.boundarySupplementaryItems = [.title(kind: Layout.titleKind)]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
