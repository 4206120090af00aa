// swift-format-ignore-file
import UIKit

class BookmarksViewController: UICollectionViewController {
    private let isPad = UIDevice.current.userInterfaceIdiom == .pad

    private var columns: Int {
        if UIDevice.current.userInterfaceIdiom == .phone {
            return 2
        } else if isPad {
            return 4
        }
        return 3
    }

    private func bookmarkLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(isPad ? 200 : 140)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = isPad ? NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20) : .zero
        return UICollectionViewCompositionalLayout(section: section)
    }
}
