// swift-format-ignore-file
import UIKit

class ContactsViewController: UICollectionViewController {
    let contacts = ["Alice", "Bob", "Anna", "Carol", "Ben", "Chris", "Ada"]
    private var dataSource: UICollectionViewDiffableDataSource<Character, String>!

    private func contactsLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        let letter = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(22)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        letter.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [letter]
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func show() {
        let groups = Dictionary(grouping: contacts) { $0.first! }
        var snapshot = NSDiffableDataSourceSnapshot<Character, String>()
        groups.keys.sorted().forEach { letter in
            snapshot.appendSections([letter])
            snapshot.appendItems(groups[letter]!.sorted(by: >))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
