// swift-format-ignore-file
import UIKit
final class StyledViewController: UIViewController {
    func layout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        SectionStyles.card.apply(to: section)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
