// swift-format-ignore-file
import UIKit
final class BrowseVC: UIViewController {
    func layout() -> UICollectionViewLayout {
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 24
        config.contentInsetsReference = .none
        let layout = UICollectionViewCompositionalLayout(sectionProvider: section(at:environment:), configuration: config)
        let global = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), elementKind: "global", alignment: .top)
        let changed = layout.configuration
        changed.boundarySupplementaryItems = [global]
        layout.configuration = changed
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "bg")
        return layout
    }
    private func section(at index: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "bg")
        background.contentInsets = .init(top: 0, leading: 8, bottom: 0, trailing: 8)
        section.decorationItems = [background]
        return section
    }
}
